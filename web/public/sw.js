// The shell, the rules pages and the lobby without network. Playing needs the server.

// Written in by the build (stamp.js): any changed file makes another version.
const VERSION = "unstamped";
const FILES = [];

const SHELLS = "boneyard-shell-";
const SHELL = SHELLS + VERSION;
const READING = "boneyard-reading-2";
const ROOT = new URL("./", self.location.href);

self.addEventListener("install", (event) => {
  event.waitUntil(store().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forget().then(() => self.clients.claim()));
});

/** Puts the page and every file of the build into the cache of this version. */
async function store() {
  const cache = await caches.open(SHELL);
  const all = FILES.map((file) => new Request(new URL(file, ROOT), { cache: "no-cache" }));
  await cache.addAll(all);
}

/** Old versions go, except the last: a page that is still open may want a file of it. */
async function forget() {
  const names = await caches.keys();
  const former = names.filter((name) => name.startsWith(SHELLS) && name !== SHELL);
  const kept = [SHELL, READING, ...former.slice(-1)];
  await Promise.all(
    names.filter((name) => !kept.includes(name)).map((name) => caches.delete(name)),
  );
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== ROOT.origin) {
    return;
  }
  const path = url.pathname.slice(ROOT.pathname.length);
  if (event.request.mode === "navigate") {
    event.respondWith(page(event.request, path));
  } else if (FILES.includes(path) || path.startsWith("assets/")) {
    event.respondWith(stored(event.request));
  } else if (/^api\/(catalogue|atlas|games\/[^/]+\/(rules|picture\.svg))$/.test(path)) {
    event.respondWith(fresh(event));
  }
});

/** The page asks to keep what somebody may want to read later. */
self.addEventListener("message", (event) => {
  const wanted = event.data?.keep;
  if (Array.isArray(wanted)) {
    event.waitUntil(keep(wanted));
  }
});

/** One after the other: reading beforehand must not be in the way of anything. */
async function keep(addresses) {
  const cache = await caches.open(READING);
  for (const address of addresses) {
    if ((await cache.match(address)) === undefined) {
      try {
        await cache.add(address);
      } catch {
        return;
      }
    }
  }
}

/** The page from the server; without network the stored one, told where its files lie. */
async function page(request, path) {
  try {
    return await fetch(request);
  } catch (problem) {
    const shell = await (await caches.open(SHELL)).match(ROOT.href);
    if (shell === undefined) {
      throw problem;
    }
    const text = await shell.text();
    const below = path.startsWith("t/");
    return new Response(below ? text.replace("<head>", '<head><base href="../">') : text, {
      headers: shell.headers,
    });
  }
}

async function stored(request) {
  const shell = await caches.open(SHELL);
  return (await shell.match(request)) ?? (await caches.match(request)) ?? fetch(request);
}

/** The newest there is; it is kept while the page already has it. */
async function fresh(event) {
  const { request } = event;
  const cache = await caches.open(READING);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      event.waitUntil(cache.put(request, answer.clone()));
    }
    return answer;
  } catch (problem) {
    const found = (await cache.match(request)) ?? (await cache.match(plain(request.url)));
    if (found === undefined) {
      throw problem;
    }
    const headers = new Headers(found.headers);
    headers.set("x-boneyard-kept", "yes");
    return new Response(found.body, { headers });
  }
}

/** The rules in this language, without the options of one table. */
function plain(address) {
  const url = new URL(address);
  const lang = url.searchParams.get("lang");
  url.search = lang === null ? "" : new URLSearchParams({ lang }).toString();
  return url.href;
}
