import type { Icon } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useFloating } from '../../ui/menu/use-floating.ts';
import type { Entry } from './entries.ts';
import { EntryLink } from './entry-link.tsx';
import styles from './rail.module.css';

interface RailGroupProps {
  icon: Icon;
  label: string;
  entries: readonly Entry[];
  /** Where the person is. */
  here: Entry | undefined;
}

/**
 * A name of the rail whose places fly out beside it: pointed at, focused, or by →; Esc and ← close them. The name itself
 * leads to the first of them; a finger, which cannot point, opens them first.
 */
export function RailGroup({ icon: Glyph, label, entries, here }: RailGroupProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { root, trigger, floating } = useFloating<HTMLAnchorElement>({
    open,
    placement: 'right-start',
    onClose: () => setOpen(false),
  });
  const isReturning = useRef(false);
  const isFirstTap = useRef(false);
  const back = () => {
    setOpen(false);
    isReturning.current = true;
    trigger.current?.focus();
    isReturning.current = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (open && (event.key === 'Escape' || event.key === 'ArrowLeft')) back();
    else if (!open && event.key === 'ArrowRight') setOpen(true);
    else if (!open || !step(event, floating.current)) return;
    // What is innermost takes the key; the page has others for it.
    event.preventDefault();
  };
  return (
    <li>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it follows what its link and places are doing */}
      <div
        ref={root}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(false)}
        onFocus={() => isReturning.current || setOpen(true)}
        onKeyDown={onKeyDown}
      >
        <Link
          ref={trigger}
          to={entries[0]?.to ?? '/'}
          className={styles.link}
          aria-current={entries.some((entry) => entry === here) || undefined}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onPointerDown={({ pointerType }: PointerEvent) => {
            isFirstTap.current = pointerType === 'touch' && !open;
          }}
          onClick={(event: MouseEvent) => {
            if (isFirstTap.current) event.preventDefault();
            isFirstTap.current = false;
          }}
        >
          <Glyph size={20} stroke={1.7} aria-hidden="true" />
          {label}
        </Link>
        {open && (
          <div ref={floating} id={id} popover="manual" className={styles.flyout}>
            <p className={styles.name} aria-hidden="true">
              {label}
            </p>
            <ul aria-label={label}>
              {entries.map((entry) => (
                <li key={entry.to}>
                  <EntryLink
                    entry={entry}
                    current={entry === here}
                    className={styles.place}
                    countClass={styles.count}
                    name="short"
                    withIcon={false}
                  />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </li>
  );
}

/** → goes in from the name, ↓ and ↑ go round among the places. @returns whether the key was one of them */
function step(event: KeyboardEvent, flyout: HTMLElement | null): boolean {
  const links = [...(flyout?.querySelectorAll('a') ?? [])];
  const at = links.indexOf(event.target as HTMLAnchorElement);
  const isIn = at !== -1;
  const next = { ArrowRight: isIn ? undefined : 0, ArrowDown: at + 1, ArrowUp: isIn ? at - 1 : links.length - 1 }[
    event.key
  ];
  if (next === undefined || links.length === 0) return false;
  links[(next + links.length) % links.length]?.focus();
  return true;
}
