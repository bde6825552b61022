import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { ignoreDoubleClick } from '../../lib/browser/ignore-double-click.ts';
import styles from './menu.module.css';
import { useFloating } from './use-floating.ts';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  /** One of a group of choices, and whether it is the chosen one. */
  checked?: boolean;
  danger?: boolean;
  onSelect: () => void;
}

interface MenuProps {
  /** What the menu is for, said to screen readers. */
  label: string;
  trigger: ReactNode;
  triggerClass?: string;
  /** The trigger has words of its own, which name it. */
  triggerHasWords?: boolean;
  /** Groups are parted by hairlines. */
  groups: MenuItem[][];
  /** Where the focus goes once it is closed, if not to the trigger. */
  returnTo?: () => HTMLElement | null | undefined;
  /** Where it opens from its trigger. */
  placement?: 'below-end' | 'below-start' | 'above-start';
}

/** A button with a menu, by the keyboard pattern of the ARIA Authoring Practices. */
export function Menu({
  label,
  trigger,
  triggerClass,
  triggerHasWords = false,
  groups,
  returnTo,
  placement = 'below-end',
}: MenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const {
    root,
    trigger: button,
    floating: menu,
  } = useFloating<HTMLButtonElement>({
    open,
    placement: placement,
    onClose: () => setOpen(false),
  });
  const close = (refocus: boolean) => {
    setOpen(false);
    if (refocus) (returnTo?.() ?? button.current)?.focus();
  };
  useEffect(() => {
    if (open) menu.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus({ preventScroll: true });
  }, [open, menu]);
  return (
    <div ref={root} className={styles.root}>
      <button
        ref={button}
        type="button"
        className={triggerClass ?? styles.trigger}
        aria-label={triggerHasWords ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      {open && (
        <div
          ref={menu}
          id={id}
          popover="manual"
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={styles.menu}
          onKeyDown={(event) => move(event, close)}
        >
          {groups.map((items) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu
            <div key={items[0]?.label} role="group" className={styles.group}>
              {items.map((item) => (
                <Item key={item.label} item={item} onDone={() => close(true)} />
              ))}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function Item({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const choice = item.checked !== undefined;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles of a choice know it
    <button
      type="button"
      role={choice ? 'menuitemradio' : 'menuitem'}
      aria-checked={item.checked}
      tabIndex={-1}
      className={item.danger ? `${styles.item} ${styles.danger}` : styles.item}
      onClick={() => {
        ignoreDoubleClick();
        onDone();
        item.onSelect();
      }}
    >
      {item.icon}
      {item.label}
    </button>
  );
}

function move(event: KeyboardEvent<HTMLElement>, close: (refocus: boolean) => void): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')];
  const current = items.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: items.length - 1 }[event.key];
  if (event.key === 'Escape') close(true);
  else if (next !== undefined) items[(next + items.length) % items.length]?.focus();
  else return;
  event.preventDefault();
}
