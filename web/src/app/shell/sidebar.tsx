import IconFold from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebar.mjs';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useUserInfo } from '../../domains/account/api/get-user-info.ts';
import { IconButton } from '../../ui/button/button.tsx';
import { useKey } from '../../ui/key/use-key.ts';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { type EntryGroup, entries, entryGroups } from './entries.ts';
import { EntryLink } from './entry-link.tsx';
import styles from './sidebar.module.css';

interface SidebarProps {
  folded: boolean;
  /** There is room for names. */
  foldable: boolean;
  toggle: () => void;
}

/** The places of the work: with names and counts, or folded to a rail of icons; absent on a phone. */
export function Sidebar({ folded, foldable, toggle }: SidebarProps) {
  const { t } = useTranslation('shell');
  const fold = t(folded ? 'sidebar.unfold' : 'sidebar.fold');
  const { pathname } = useLocation();
  const navigation = useRef<HTMLElement>(null);
  // Where the window is low, the place where one is comes into sight.
  useEffect(() => {
    if (pathname) navigation.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  useKey('[', toggle, { enabled: foldable, label: fold });
  return (
    <div className={styles.sidebar} data-folded={folded || undefined}>
      <nav ref={navigation} aria-label={t('navigation')} className={styles.navigation}>
        <Link to="/" className={styles.brand}>
          <Brand />
        </Link>
        {folded ? (
          <ul className={styles.rail}>
            {entries.map((entry) => (
              <li key={entry.to}>
                <EntryLink
                  entry={entry}
                  className={styles.railLink}
                  countClass={styles.railCount}
                  name="whole"
                  withIcon
                />
              </li>
            ))}
          </ul>
        ) : (
          <ul>
            {entryGroups.map((group) => (
              <Group key={group.entries[0]?.to} group={group} />
            ))}
          </ul>
        )}
      </nav>
      {foldable && (
        <span className={styles.fold}>
          <IconButton label={fold} onClick={toggle} aria-expanded={!folded} aria-keyshortcuts="[">
            <IconFold size={18} stroke={1.7} aria-hidden="true" />
          </IconButton>
        </span>
      )}
      <AccountMenu />
    </div>
  );
}

function Group({ group }: { group: EntryGroup }) {
  const { t } = useTranslation('shell');
  const isMaster = useUserInfo().data?.type === 'master';
  if (!isMaster && group.entries.every(({ masterOnly }) => masterOnly)) return null;
  if (!group.label) {
    return group.entries.map((entry) => (
      <li key={entry.to}>
        <EntryLink entry={entry} className={styles.link} countClass={styles.count} name="short" withIcon />
      </li>
    ));
  }
  return (
    <li>
      <p className={styles.groupName}>
        <group.icon size={18} stroke={1.7} aria-hidden="true" />
        {t(`entry.${group.label}`)}
      </p>
      <ul aria-label={t(`entry.${group.label}`)}>
        {group.entries.map((entry) => (
          <li key={entry.to}>
            <EntryLink
              entry={entry}
              className={`${styles.link} ${styles.inner}`}
              countClass={styles.count}
              name="short"
              withIcon={false}
            />
          </li>
        ))}
      </ul>
    </li>
  );
}
