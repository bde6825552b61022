import type { Icon } from '@tabler/icons-react';
import IconRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './company-room.module.css';

export interface RoomLine {
  to: string;
  icon: Icon;
  title: string;
  /** What is to be found there. */
  hint: string;
  state: ReactNode;
  /** What of it wants something. */
  tag?: ReactNode;
}

/** Entries of the room, each with a line on how it stands. */
export function RoomLines({ label, lines }: { label: string; lines: readonly RoomLine[] }) {
  return (
    <ul aria-label={label}>
      {lines.map(({ to, icon: Glyph, title, hint, state, tag }) => (
        <li key={to} className={styles.entry}>
          <Link to={to} className={styles.line}>
            <Glyph size={20} stroke={1.7} aria-hidden="true" className={styles.icon} />
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              <span className={styles.hint}>{hint}</span>
            </span>
            <span className={styles.state}>{state}</span>
            <span className={styles.tag}>{tag}</span>
            <IconRight size={16} stroke={1.7} aria-hidden="true" className={styles.icon} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
