import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import type { Placement } from '../menu/put-beside.ts';
import { useFloating } from '../menu/use-floating.ts';
import styles from './popover.module.css';

interface PopoverProps extends Pick<ButtonProps, 'variant' | 'icon' | 'disabled'> {
  /** The words of its button, and its name. */
  label: string;
  placement?: Placement;
  /** Given a way to close it, for what is chosen inside. */
  children: (close: () => void) => ReactNode;
}

/** A button with something beside it that is no menu: an explanation, a few controls. Esc and a press elsewhere close it. */
export function Popover({ label, placement = 'below-start', children, ...button }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { root, trigger, floating } = useFloating<HTMLButtonElement>({
    open,
    placement: placement,
    onClose: () => setOpen(false),
  });
  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // Esc closes the innermost thing alone.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <div ref={root} className={styles.root}>
      <Button
        {...button}
        ref={trigger}
        onKeyDown={onEscape}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {open && (
        <div
          ref={floating}
          id={id}
          popover="manual"
          role="dialog"
          tabIndex={-1}
          aria-label={label}
          className={styles.popover}
          onKeyDown={onEscape}
        >
          {children(close)}
        </div>
      )}
    </div>
  );
}
