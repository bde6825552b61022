import type { ReactNode } from 'react';
import styles from './offered-list.module.css';

interface OfferedListProps<Item extends { uuid: string }> {
  /** Of the list; an option's ends in its place, so that the field can name the active one. */
  id: string;
  label: string;
  items: readonly Item[];
  active: number;
  onPick: (item: Item) => void;
  children: (item: Item) => ReactNode;
}

/** What can be put into a field that keeps the focus and hears the keys. */
export function OfferedList<Item extends { uuid: string }>({
  id,
  label,
  items,
  active,
  onPick,
  children,
}: OfferedListProps<Item>) {
  return (
    <div role="listbox" id={id} aria-label={label} className={styles.list}>
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field that has the focus hears the keys
        <div
          key={item.uuid}
          role="option"
          tabIndex={-1}
          id={`${id}-${index}`}
          aria-selected={index === active}
          className={styles.option}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(item)}
        >
          {children(item)}
        </div>
      ))}
    </div>
  );
}
