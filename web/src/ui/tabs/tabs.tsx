import { NavLink } from 'react-router';
import styles from './tabs.module.css';

export interface Tab {
  to: string;
  label: string;
  count?: number | undefined;
}

/** Tabs that are links: each has an address, a count and, when it is the current one, the green line. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end className={styles.tab} preventScrollReset>
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </NavLink>
      ))}
    </nav>
  );
}
