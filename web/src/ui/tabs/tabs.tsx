import { Link, useLocation } from 'react-router';
import styles from './tabs.module.css';

export interface Tab {
  to: string;
  label: string;
  count?: number | undefined;
  /** For tabs that differ in their query only; else the path decides. */
  current?: boolean;
}

/** Tabs that are links: each has an address, a count and, when it is the current one, the green line. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          aria-current={(tab.current ?? tab.to.split('?')[0] === pathname) ? 'page' : undefined}
          className={styles.tab}
          preventScrollReset
        >
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
