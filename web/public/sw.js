// The shell, the rules pages and the lobby without network. Playing needs the server.
const SHELL = "boneyard-shell-2";
const READING = "boneyard-reading-2";
const ROOT = new URL("./", self.location.href);

self.addEventListener("install", (event) => {
  event.waitUntil(store().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => ![SHELL, READING].includes(name)).map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

/** Puts the page and every file the build lists into the cache. */
async function store() {
  const cache = await caches.open(SHELL);
  const listed = await (await fetch(new URL("files.json", ROOT), { cache: "no-cache" })).json();
  const files = new Set(["", "icon.svg", "manifest.webmanifest"]);
  for (const entry of Object.values(listed)) {
    for (const file of [entry.file, ...(entry.css ?? [])]) {
      if (!file.endsWith(".html")) {
        files.add(file);
      }
    }
  }
  await cache.addAll([...files].map((file) => new URL(file, ROOT).href));
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== ROOT.origin) {
    return;
  }
  const path = url.pathname.slice(ROOT.pathname.length);
  if (event.request.mode === "navigate") {
    event.respondWith(page(event.request, path));
  } else if (path.startsWith("assets/")) {
    event.respondWith(stored(event.request, SHELL));
  } else if (/^api\/(catalogue|games\/[^/]+\/(rules|picture\.svg))$/.test(path)) {
    event.respondWith(fresh(event.request));
  }
});

/** The page from the server; without network the stored one, told where its files lie. */
async function page(request, path) {
  try {
    return await fetch(request);
  } catch (problem) {
    const shell = await caches.match(ROOT.href);
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

async function stored(request, name) {
  const found = await caches.match(request);
  if (found !== undefined) {
    return found;
  }
  const answer = await fetch(request);
  if (answer.ok) {
    (await caches.open(name)).put(request, answer.clone());
  }
  return answer;
}

async function fresh(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      (await caches.open(READING)).put(request, answer.clone());
    }
    return answer;
  } catch (problem) {
    const found = await caches.match(request);
    if (found !== undefined) {
      return found;
    }
    throw problem;
  }
}
