import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ignoreDoubleClick } from '../../lib/browser/ignore-double-click.ts';
import { MAIN_ID } from '../skip-link/skip-link.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  title: string;
  /** Esc or a click beside it. Without it the dialog stays until one of its buttons closes it. */
  onClose?: () => void;
  /**
   * `side` slides in from the edge, for a drawer; `wide` has room for two columns; `top` hangs from the upper edge and
   * brings its own paddings, its title is visually hidden.
   */
  placement?: 'middle' | 'wide' | 'side' | 'top';
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal dialog on the browser's own <dialog>: focus trap, top layer and inert page come with it. */
export function Dialog({ open, title, onClose, placement = 'middle', footer, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return;
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    // The browser takes the first button, also one that stands for the mouse alone.
    if (document.activeElement?.closest('[aria-hidden=true]'))
      dialog.querySelector<HTMLElement>('input, textarea')?.focus();
    const stop = ignoreHeldKey();
    // React takes the element away before the browser could give the focus back by itself.
    return () => {
      stop();
      ignoreDoubleClick();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      // What opened it is gone, or can be pressed no more: keys go on from the page and not from nowhere.
      if (before !== document.body && document.activeElement === document.body)
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    };
  }, [open]);
  useEffect(() => (open && !onClose ? refuseEscape() : undefined), [open, onClose]);
  if (!open) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click beside it has a key already, Esc
    <dialog
      ref={element}
      className={`${styles.dialog} ${styles[placement]}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose?.();
      }}
    >
      <div className={placement === 'top' ? undefined : styles.content}>
        <h2 id={id} className={placement === 'top' ? 'visually-hidden' : styles.title}>
          {title}
        </h2>
        <div className={placement === 'top' ? undefined : styles.body}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}

/** The key that opened it may still be down: it repeats, but writes nothing into the dialog. */
function ignoreHeldKey(): () => void {
  const ignore = (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault();
    else stop();
  };
  const stop = () => {
    removeEventListener('keydown', ignore, true);
    removeEventListener('keyup', stop, true);
  };
  addEventListener('keydown', ignore, true);
  addEventListener('keyup', stop, true);
  return stop;
}

/** Browsers close a dialog on the second Esc even when the first was refused; so Esc never reaches it. */
function refuseEscape(): () => void {
  const refuse = (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.preventDefault();
  };
  addEventListener('keydown', refuse, true);
  return () => removeEventListener('keydown', refuse, true);
}
