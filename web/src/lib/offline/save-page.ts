/*
 * Pages under /door/ open without a network: a worker answers with the page and the files that were kept here. They are
 * kept together, by the build that they are of, and those of the build before go once the new ones are whole.
 */
const STORE = `door-page-${__BUILD_ID__}`;
/** Where the worker finds the page, whichever of them is asked for. */
const PAGE = '/door/';

/**
 * Keeps what this page is made of. Browsers that cannot, as those on plain http, go on without.
 * Gives false where it is worth another try.
 */
export async function keepPage(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !globalThis.caches) return true;
  try {
    await navigator.serviceWorker.register('/door/worker.js', { scope: PAGE });
    const page = await fetch(PAGE, { headers: { accept: 'text/html' } });
    const used = filesInUse();
    if (!used) return true;
    const needed = filesIn(await page.clone().text());
    // A newer build is on its way: its files are kept when it is here.
    if (!page.ok || !needed.every((file) => used.has(file))) return true;
    const store = await caches.open(STORE);
    await store.addAll([...used]);
    await store.put(PAGE, page);
    for (const name of await caches.keys())
      if (name.startsWith('door-page-') && name !== STORE) await caches.delete(name);
    return true;
  } catch (error) {
    // What was kept before still stands. A network comes back; room does not.
    return !(error instanceof TypeError);
  }
}

/** Scripts and styles that a page names. */
const filesIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);

/** As many as browsers remember (Resource Timing): who has been elsewhere in the application for long has fetched more. */
const REMEMBERED = 250;

/** What this page has fetched from its own server, but for what it was told; null where that is no longer known. */
function filesInUse(): Set<string> | null {
  const entries = performance.getEntriesByType('resource');
  if (entries.length >= REMEMBERED) return null;
  const fetched = entries.map(({ name }) => new URL(name));
  return new Set(
    fetched
      .filter(({ origin, pathname }) => origin === location.origin && /^\/(?:assets\/|[\w.-]+\.\w+$)/.test(pathname))
      .map(({ pathname }) => pathname),
  );
}
