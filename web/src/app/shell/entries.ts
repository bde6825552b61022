import type { UserInfo } from '@qinghe/contract/account/user-info.ts';
import { holdsRole } from '@qinghe/contract/role-order.ts';
import type { Icon } from '@tabler/icons-react';
import { jobAddresses } from '../../domains/jobs/job-addresses.ts';
import type { Texts } from '../../lib/i18n/resources.d.ts';
import type { TitleKey } from '../../lib/routing/route-handle.ts';
import { icons } from '../icons.ts';
import { screens } from '../routes/core.ts';
import type { NavigationEntry } from '../routes/route.ts';

export interface Entry extends Omit<NavigationEntry, 'group' | 'icon'> {
  /** The whole name, where the entry stands without its group. */
  title: TitleKey;
  icon: Icon;
  /** A sub-account does not see it. */
  masterOnly: boolean;
}

/** Whether an entry leads somebody anywhere. Before it is known who they are, what most see does, and nothing moves then. */
export const isOpenTo = (user: Pick<UserInfo, 'type' | 'role'> | undefined, entry: Entry): boolean =>
  (user?.type === 'master' || !entry.masterOnly) &&
  (entry.least === undefined || user === undefined || holdsRole(user.role, entry.least));

/** Work, and the two rooms beside it: the company's and one's own. Each has a sidebar of its own. */
export type Space = 'work' | 'company' | 'settings';

export interface EntryGroup {
  space: Space;
  /** Groups of one entry have no name of their own. */
  label?: keyof Texts['shell']['entry'];
  icon: Icon;
  entries: Entry[];
}

const groups: (Omit<EntryGroup, 'entries'> & { name: NavigationEntry['group'] })[] = [
  { name: 'home', space: 'work', icon: icons.home },
  { name: 'jobs', space: 'work', label: 'jobs', icon: icons.briefcase },
  { name: 'applications', space: 'work', label: 'applications', icon: icons.file },
  { name: 'talents', space: 'work', icon: icons.userSearch },
  { name: 'messages', space: 'work', icon: icons.bell },
  { name: 'company', space: 'company', label: 'company', icon: icons.building },
  { name: 'settings', space: 'settings', label: 'settings', icon: icons.settings },
];

/** The places to go, in the order of the work; only what has a screen. */
export const entryGroups: EntryGroup[] = groups.map(({ name, ...group }) => ({
  ...group,
  entries: screens.flatMap(({ navigation, title, access }) =>
    navigation?.group === name
      ? [
          {
            ...navigation,
            title,
            icon: icons[navigation.icon],
            masterOnly: access === 'master',
          },
        ]
      : [],
  ),
}));

export const entries: Entry[] = entryGroups.flatMap((group) => group.entries);

export const groupsOf = (space: Space): EntryGroup[] => entryGroups.filter((group) => group.space === space);

/** The room in which an address lies. */
export function spaceAt(place: { pathname: string; search?: string }): Space {
  const here = entryAt(place);
  return entryGroups.find(({ entries }) => entries.some((entry) => entry === here))?.space ?? 'work';
}

/** The entry under which an address lies: of several, the one that names it most closely. */
export function entryAt({ pathname, search = '' }: { pathname: string; search?: string }): Entry | undefined {
  const place = pathname === '/job-management/import' ? listOf(new URLSearchParams(search).get('kind')) : pathname;
  return entries
    .filter(({ base }) => isUnder(place, base))
    .toSorted((one, other) => other.base.length - one.base.length)[0];
}

/** Sheets of both kinds are imported at one address. */
const listOf = (kind: string | null): string => jobAddresses[kind === 'campus' ? 'campus' : 'internship'].list;

const isUnder = (pathname: string, base: string): boolean =>
  pathname === base || (base !== '/' && pathname.startsWith(`${base}/`));
