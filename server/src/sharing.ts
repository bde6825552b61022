import type { MemberRole, OwnRight, ShareRight } from '@qinghe/contract/roles.ts';
import { AppError } from './app-error.ts';

/** What these predicates need to know of the caller. */
export interface Viewer {
  accountUuid: string;
  type: 'master' | 'slave';
  role: MemberRole;
}

/** A colleague whom an owner lets see something. */
export interface Share {
  account_uuid: string;
  name: string;
  may: ShareRight;
}

/** Something with an owner: a job, a brochure, a talk. */
export interface Owned {
  owner_uuid: string;
  shares: readonly Share[];
}

/** Masters and owners may do everything, colleagues what is shared with them and their role allows, others nothing. */
export function rightOf(viewer: Viewer, { owner_uuid, shares }: Owned): OwnRight | null {
  const right = sharedRight(viewer, { owner_uuid, shares });
  return right === null || viewer.role === 'recruiter' ? right : 'read';
}

function sharedRight({ accountUuid, type }: Viewer, { owner_uuid, shares }: Owned): OwnRight | null {
  if (type === 'master' || owner_uuid === accountUuid) return 'own';
  return shares.find((share) => share.account_uuid === accountUuid)?.may ?? null;
}

/**
 * The thing itself, where the caller may do as much with it.
 * @throws AppError 40401 gone or not the caller's to see, 40902 where it is only shared with the caller
 */
export function requireRight<Row extends Owned>(viewer: Viewer, row: Row | undefined, least: OwnRight): Row {
  const right = row && rightOf(viewer, row);
  if (!row || !right) throw new AppError(40401);
  if (!reaches(right, least))
    throw new AppError(40902, { reason: least === 'own' ? 'share.ownersOnly' : 'share.readOnly' });
  return row;
}

/** Whether a right holds another one. */
export const reaches = (right: OwnRight, least: OwnRight): boolean =>
  right === 'own' || right === least || least === 'read';

/** What a list and a page say of the sharing; who it is shared with is the owner's to know, and those who see it. */
export const presentSharing = (viewer: Viewer, owned: Owned) => ({
  yours: rightOf(viewer, owned) ?? ('read' as const),
  shared_with: owned.shares.map(({ name }) => name),
});

/** What may be done with something in its state, for whoever may do as much with it; nothing for all others. */
export const within = <Abilities extends Readonly<Record<string, boolean>>>(
  isAllowed: boolean,
  abilities: Abilities,
): Abilities =>
  isAllowed ? abilities : (Object.fromEntries(Object.keys(abilities).map((name) => [name, false])) as Abilities);
