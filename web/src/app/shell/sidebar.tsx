import IconBack from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconFold from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebar.mjs';
import { memo, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useUserInfo } from '../../domains/account/api/get-user-info.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { IconButton } from '../../ui/button/button.tsx';
import { Key } from '../../ui/key/key.tsx';
import { useKey } from '../../ui/key/use-key.ts';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { type Entry, type EntryGroup, entryAt, groupsOf, isOpenTo, type Space, spaceAt } from './entries.ts';
import { EntryLink } from './entry-link.tsx';
import rail from './rail.module.css';
import { Rail } from './rail.tsx';
import styles from './sidebar.module.css';
import { useWayBack } from './use-way-back.ts';

interface SidebarProps {
  folded: boolean;
  /** There is room for names. */
  foldable: boolean;
  toggle: () => void;
}

/**
 * The places of the work, with names and counts, or folded to a rail of icons; absent on a phone. The company's room and
 * one's own have their places in its stead, and a way back.
 */
export function Sidebar({ folded, foldable, toggle }: SidebarProps) {
  const { t } = useTranslation('shell');
  const fold = t(folded ? 'sidebar.unfold' : 'sidebar.fold');
  const place = useLocation();
  const { pathname } = place;
  const space = spaceAt(place);
  const here = entryAt(place);
  const goBack = useWayBack(space, t('backToWork'));
  const navigation = useRef<HTMLElement>(null);
  // Where the window is low, the place where one is comes into sight.
  useEffect(() => {
    if (pathname) navigation.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  useKey('[', toggle, { enabled: foldable, label: fold });
  return (
    <div className={styles.sidebar} data-folded={folded || undefined}>
      <nav ref={navigation} aria-label={t('navigation')} className={styles.navigation}>
        {space === 'work' ? (
          <Link to="/" className={styles.brand}>
            <Brand />
          </Link>
        ) : (
          <button type="button" className={styles.back} aria-keyshortcuts="Escape" onClick={goBack}>
            <IconBack size={18} stroke={1.7} aria-hidden="true" />
            <span>{t('backToWork')}</span>
            <Key>Esc</Key>
          </button>
        )}
        {folded ? (
          <Rail groups={groupsOf(space)} here={here} />
        ) : (
          <ul>
            {groupsOf(space).map((group) => (
              <Group key={group.entries[0]?.to} group={group} here={here} isRoom={space !== 'work'} />
            ))}
          </ul>
        )}
      </nav>
      <Rooms beside={space} linkClass={folded ? rail.link : styles.link} />
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

/** The ways into the other rooms. */
function Rooms({ beside, linkClass }: { beside: Space; linkClass: string | undefined }) {
  const { t } = useTranslation('shell');
  const user = useUserInfo().data;
  const rooms = (['company', 'settings'] as const).filter((room) => room !== beside).flatMap(groupsOf);
  return (
    <nav aria-label={t('rooms')} className={styles.rooms}>
      {rooms.map(({ icon: Icon, label, entries: [first] }) =>
        first && label && isOpenTo(user, first) ? (
          <Link key={label} to={first.to} className={linkClass}>
            <Icon size={18} stroke={1.7} aria-hidden="true" />
            {t(`entry.${label}`)}
          </Link>
        ) : null,
      )}
    </nav>
  );
}

interface GroupProps {
  group: EntryGroup;
  here: Entry | undefined;
  isRoom: boolean;
}

const Group = memo(function Group({ group, here, isRoom }: GroupProps) {
  const { t } = useTranslation('shell');
  const user = useUserInfo().data;
  if (!group.entries.some((entry) => isOpenTo(user, entry))) return null;
  if (!group.label) return <Entries group={group} here={here} className={styles.link} withIcon />;
  return (
    <li>
      <p className={isRoom ? styles.roomName : styles.groupName}>
        {!isRoom && <group.icon size={18} stroke={1.7} aria-hidden="true" />}
        {t(`entry.${group.label}`)}
      </p>
      <ul aria-label={t(`entry.${group.label}`)}>
        <Entries
          group={group}
          here={here}
          className={isRoom ? styles.link : `${styles.link} ${styles.inner}`}
          withIcon={isRoom}
        />
      </ul>
    </li>
  );
});

interface EntriesProps extends Pick<GroupProps, 'group' | 'here'> {
  className: string | undefined;
  withIcon: boolean;
}

function Entries({ group, here, className, withIcon }: EntriesProps) {
  return group.entries.map((entry) => (
    <li key={entry.to}>
      <EntryLink
        entry={entry}
        current={entry === here}
        className={className}
        countClass={styles.count}
        name="short"
        withIcon={withIcon}
      />
    </li>
  ));
}
