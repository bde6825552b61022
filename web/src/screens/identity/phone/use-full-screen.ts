import { type RefObject, useEffect } from 'react';

/** Shows a dialog over everything, and gives the focus back: to the page's heading where what opened it is gone. */
export function useFullScreen(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      const target = before?.isConnected && before !== document.body ? before : document.querySelector('h1');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
  }, [dialog]);
}
