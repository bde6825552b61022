import { memo, useEffect, useRef } from 'react';
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

/** Tabs that are links: each has an address, a count and, when it is the current one, the green line; it is in sight. */
export const Tabs = memo(function Tabs({ label, tabs, ground = 'workspace', tone = 'green' }: TabsProps) {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const chosen = tabs.findIndex(({ current }) => current);
  const counted = tabs.filter(({ count }) => count !== undefined).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is the current one, or the row is longer
  useEffect(() => {
    // With the frame's own layout: asked for now, a page that is still being put together would be laid out twice.
    const frame = requestAnimationFrame(() => {
      const row = nav.current;
      const current = row?.querySelector('[aria-current]');
      if (!row || !current) return;
      const [edge, tab] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
      if (tab.right > edge.right) row.scrollLeft += tab.right - edge.right;
      else if (tab.left < edge.left) row.scrollLeft -= edge.left - tab.left;
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, tabs.length, chosen, counted]);
  return (
    <nav ref={nav} aria-label={label} className={`${styles.tabs} ${styles[ground]} ${styles[tone]}`}>
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
});
