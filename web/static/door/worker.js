/*
 * Answers for the pages under /door/ when there is no network, with what src/lib/keep-page.ts has kept: files that carry a
 * hash in their name at once, everything else from the server while that answers. Calls are none of its business.
 */
const PAGE = '/door/';
/** Milliseconds after which a page is not waited for: a hall full of phones has a network that answers nobody. */
const PATIENCE = 4000;

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fromServer(request, PAGE));
  else if (pathname.startsWith('/assets/')) event.respondWith(fromStore(request));
  else if (/^\/[\w.-]+\.\w+$/.test(pathname)) event.respondWith(fromServer(request, request));
});

async function fromStore(request) {
  return (await caches.match(request)) ?? fetch(request);
}

async function fromServer(request, kept) {
  const stored = await caches.match(kept);
  if (!stored) return fetch(request);
  // What a proxy says in the server's place is no page.
  const answer = fetch(request).then((response) => (response.status < 500 ? response : stored));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, stored));
  return Promise.race([answer, late]).catch(() => stored);
}
