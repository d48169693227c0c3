/**
 * The service worker. It never shows an old table: pages and everything of the server come from the network, and only
 * files that are named after their contents are kept. Without a connection a page says so.
 */
const KEPT = "bakehouse __BUILD__";
const LANGUAGES = "__LANGUAGES__";
const pageIn = (language) => `/offline-${language}.html`;
const AWAY = [...LANGUAGES.map(pageIn), "/offline.css", "/offline.js", "/favicon.svg"];

self.addEventListener("install", (event) => {
  const fresh = AWAY.map((path) => new Request(path, { cache: "reload" }));
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.addAll(fresh))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const dropOld = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(dropOld());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(keptFile(request));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(awayPage));
  else if (AWAY.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});

/** A file named after its contents: what is kept is what would come. */
async function keptFile(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  return answer;
}

/** The page that says that there is no connection, in the language that the browser asks for. */
async function awayPage() {
  const wanted = self.navigator.languages.map((one) => one.slice(0, 2)).find((one) => LANGUAGES.includes(one));
  return (await caches.match(pageIn(wanted ?? "en"))) ?? Response.error();
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data ?? "/";
  const show = async () => {
    const windows = await self.clients.matchAll({ type: "window" });
    const there = windows.find((one) => new URL(one.url).pathname === address);
    await (there ? there.focus() : self.clients.openWindow(address));
  };
  event.waitUntil(show());
});
