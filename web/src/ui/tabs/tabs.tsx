import { Link, useLocation } from 'react-router';
import styles from './tabs.module.css';

interface Tab {
  to: string;
  label: string;
  /** A number, or how one is said that may be higher. */
  count?: number | string | undefined;
  /** For tabs that differ in their query only; else the path decides. */
  current?: boolean;
}

interface TabsProps {
  label: string;
  tabs: Tab[];
  /** `page` stands on the paper under a title; `workspace` is the upper edge of the work surface. */
  ground?: 'page' | 'workspace';
  /** Violet says campus. */
  tone?: 'green' | 'violet';
}

/** Tabs that are links: each has an address, a count and, when it is the current one, the green line. */
export function Tabs({ label, tabs, ground = 'workspace', tone = 'green' }: TabsProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className={`${styles.tabs} ${styles[ground]} ${styles[tone]}`}>
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
