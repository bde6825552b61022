import { useSyncExternalStore } from 'react';

/*
 * For the printer a page is drawn finer than the screen needs it. Viewers listen here, and the print waits until every
 * page of the open document is drawn.
 */
let printing = false;
const watchers = new Set<() => void>();
const MAX_WAIT_MS = 5000;

function set(next: boolean): void {
  printing = next;
  for (const watcher of watchers) watcher();
}

export const usePrinting = (): boolean =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => printing,
  );

/** Prints what is open: the document's pages, then the record, with the colleagues' notes where they are asked for. */
export async function printOpen(document_: HTMLElement | null, { notes }: { notes: boolean }): Promise<void> {
  const root = document.documentElement;
  if (notes) root.dataset.print = 'notes';
  set(true);
  try {
    await drawn(document_);
    // Opens the browser's dialog; goes on once it is closed.
    window.print();
  } finally {
    set(false);
    delete root.dataset.print;
  }
}

/** When the document that is seen is there and every page says that it is drawn; what takes too long is printed as it is. */
function drawn(container: HTMLElement | null): Promise<void> {
  const ready = () =>
    !container?.querySelector(':scope > div:not([inert]) :is([data-waiting], :is(canvas, iframe):not([data-drawn]))');
  return new Promise((resolve) => {
    const started = performance.now();
    const look = () => (ready() || performance.now() - started > MAX_WAIT_MS ? resolve() : requestAnimationFrame(look));
    // The pages hear of it first.
    requestAnimationFrame(look);
  });
}
