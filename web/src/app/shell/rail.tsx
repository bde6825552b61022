import { useUserInfo } from '../../domains/account/api/get-user-info.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { type Entry, type EntryGroup, isOpenTo } from './entries.ts';
import { EntryLink } from './entry-link.tsx';
import styles from './rail.module.css';
import { RailGroup } from './rail-group.tsx';

/**
 * The folded sidebar: an icon and a word each. What lies under a name of the work flies out beside it; a room is one list
 * whose name stands above it, so its places stand here themselves. Counts would be too small to read, and stand in what flies out.
 */
export function Rail({ groups, here }: { groups: readonly EntryGroup[]; here: Entry | undefined }) {
  const { t } = useTranslation('shell');
  const user = useUserInfo().data;
  return (
    <ul className={styles.rail}>
      {groups.flatMap((group) => {
        const open = group.entries.filter((entry) => isOpenTo(user, entry));
        if (group.label && group.space === 'work' && open.length > 0)
          return (
            <RailGroup
              key={group.label}
              icon={group.icon}
              label={t(`entry.${group.label}`)}
              entries={open}
              here={here}
            />
          );
        return open.map((entry) => (
          <li key={entry.to}>
            <EntryLink entry={entry} current={entry === here} className={styles.link} name="short" withIcon />
          </li>
        ));
      })}
    </ul>
  );
}
