import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { type EntryGroup, entries, entryGroups } from './entries.ts';
import { EntryLink } from './entry-link.tsx';
import styles from './sidebar.module.css';

/** The places of the work: with names and counts on a desktop, a rail of icons on a tablet, absent on a phone. */
export function Sidebar() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.sidebar}>
      <nav aria-label={t('navigation')} className={styles.navigation}>
        <Link to="/" className={styles.brand}>
          <Brand />
        </Link>
        <ul className={styles.full}>
          {entryGroups.map((group) => (
            <Group key={group.entries[0]?.to} group={group} />
          ))}
        </ul>
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
      </nav>
      <AccountMenu />
    </div>
  );
}

function Group({ group }: { group: EntryGroup }) {
  const { t } = useTranslation('shell');
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
