// Keeps the files of the page, so that a tab of the version before still finds its own, and shows a page of ours where
// the server cannot be reached. Everything else goes to the network as if there were no worker: no game, no answer of
// the API and no index is ever kept.
const { assets, version } = self.SHELL; // from assets.js, which the build writes: its change is what makes a new worker
const PREFIX = 'tianxia-shell-';
const CACHE = PREFIX + version;
const OFFLINE = ['offline', 'privacy.css', 'seal.svg'];
const here = (path) => new URL(path, self.registration.scope).href;
const ASSETS = here('assets/');

self.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(sweep().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => offline()));
  else if (request.url.startsWith(ASSETS)) event.respondWith(kept(request));
  else if (OFFLINE.slice(1).some((path) => request.url === here(path)))
    event.respondWith(fetch(request).catch(() => kept(request)));
});

/** Fetches what is new; a file with the same name as in an older version is the same file. */
async function fill() {
  const cache = await caches.open(CACHE);
  await cache.addAll(OFFLINE.map((path) => new Request(here(path), { cache: 'no-cache' })));
  await Promise.all(
    assets.map(async (path) => {
      const old = await caches.match(here(path));
      await (old ? cache.put(here(path), old) : cache.add(here(path)));
    }),
  );
}

/** Removes all versions but this one and the one before, which a tab may still show. */
async function sweep() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}

async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

async function offline() {
  return (await caches.match(here('offline'))) ?? Response.error();
}
