// After the build: tells the service worker which files there are, and gives it a version that
// changes with any of them, so that a browser which keeps the page fetches the new one.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

const page = join(import.meta.dirname, "..", "src", "boneyard", "server", "page");
const worker = join(page, "sw.js");

const files = readdirSync(page, { recursive: true })
  .map((name) => join(page, String(name)))
  .filter((path) => path !== worker && statSync(path).isFile())
  .sort();
const digest = createHash("sha256").update(readFileSync(worker));
for (const path of files) {
  digest.update(relative(page, path)).update("\0").update(readFileSync(path));
}
const names = files
  .map((path) => relative(page, path).split(sep).join("/"))
  .map((name) => (name === "index.html" ? "" : name));
const stamped = readFileSync(worker, "utf-8")
  .replace('"unstamped"', JSON.stringify(digest.digest("hex").slice(0, 16)))
  .replace("const FILES = [];", `const FILES = ${JSON.stringify(names)};`);
if (stamped.includes("unstamped") || stamped.includes("FILES = [];")) {
  throw new Error("web/public/sw.js has no place for its version and its files");
}
writeFileSync(worker, stamped);
