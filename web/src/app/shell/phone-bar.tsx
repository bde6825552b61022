import IconMenu from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useUserInfo } from '../../domains/account/api/get-user-info.ts';
import { logOut } from '../../domains/account/api/log-out.ts';
import { useIsDemo } from '../../domains/ops/api/get-health.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useWhoAndWhere } from './account-menu.tsx';
import { Choices } from './choices.tsx';
import { entryAt, entryGroups, groupsOf, isOpenTo, type Space } from './entries.ts';
import { EntryLink } from './entry-link.tsx';
import styles from './phone-bar.module.css';

/** Four targets in reach of the thumb: three places, and a drawer with all of them. */
export function PhoneBar() {
  const { t } = useTranslation('shell');
  const place = useLocation();
  const { pathname } = place;
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes whenever the address changes
  useEffect(() => setOpen(false), [pathname]);
  return (
    <>
      <nav className={styles.bar} aria-label={t('quickNavigation')}>
        {entryGroups.slice(0, 3).map((group) => {
          const first = group.entries[0];
          if (!first) return null;
          const current = group.entries.some((entry) => entry === entryAt(place));
          return (
            <Link key={first.to} to={first.to} className={styles.target} aria-current={current ? 'page' : undefined}>
              <group.icon size={20} stroke={1.7} aria-hidden="true" />
              {t(`entry.${group.label ?? first.label}`)}
            </Link>
          );
        })}
        <button type="button" className={styles.target} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <IconMenu size={20} stroke={1.7} aria-hidden="true" />
          {t('more')}
        </button>
      </nav>
      <Drawer open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function Drawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const { name, affiliation, picture } = useWhoAndWhere();
  const demo = useIsDemo();
  return (
    <Dialog open={open} title={t('more')} placement="side" onClose={onClose}>
      <div className={styles.who}>
        <Avatar name={name} size={36} src={picture} />
        <span>
          {name}
          <span className={styles.affiliation}>{affiliation}</span>
        </span>
        <span className={styles.choices}>
          <Choices />
        </span>
      </div>
      <nav aria-label={t('navigation')}>
        {(['work', 'company', 'settings'] as const).map((space) => (
          <Places key={space} space={space} />
        ))}
      </nav>
      <div className={styles.actions}>
        <ButtonLink to="/message/notice">{t('title.notices')}</ButtonLink>
        {demo && <ButtonLink to="/outbox">{t('title.outbox')}</ButtonLink>}
        <Button wide onClick={() => void logOut()}>
          {t('logOut')}
        </Button>
        <Button wide variant="quiet" onClick={onClose}>
          {common('close')}
        </Button>
      </div>
    </Dialog>
  );
}

/** The places of a room; those of the work need no name. */
function Places({ space }: { space: Space }) {
  const { t } = useTranslation('shell');
  const here = entryAt(useLocation());
  const user = useUserInfo().data;
  const groups = groupsOf(space);
  const entries = groups.flatMap((group) => group.entries);
  const label = space === 'work' ? undefined : groups[0]?.label;
  if (!entries.some((entry) => isOpenTo(user, entry))) return null;
  return (
    <>
      {label && <h3 className={styles.room}>{t(`entry.${label}`)}</h3>}
      <ul>
        {entries.map((entry) => (
          <li key={entry.to}>
            <EntryLink
              entry={entry}
              current={entry === here}
              className={styles.link}
              countClass={styles.count}
              name="whole"
              withIcon
            />
          </li>
        ))}
      </ul>
    </>
  );
}
