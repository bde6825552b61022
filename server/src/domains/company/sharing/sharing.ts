import * as contract from '@qinghe/contract/company/sharing.ts';
import { AppError } from '../../../app-error.ts';
import { read } from '../../../http/read.ts';
import { write } from '../../../http/write.ts';
import { presentSharing, requireRight } from '../../../sharing.ts';
import {
  deleteShares,
  findColleague,
  lockOwned,
  readColleaguesOf,
  readOwned,
  readRoles,
  saveShares,
} from './share-queries.ts';

/** @throws AppError 40401 unknown, or not the caller's to see */
export const listShares = read(contract.listShares, async ({ db, member }, { kind, uuid }) => {
  const { companyUuid } = member;
  const [found] = await readOwned(db, { companyUuid, kind, uuids: [uuid] });
  const { shares, owner_name, owner_uuid, ...row } = requireRight(member, found, 'read');
  const { yours } = presentSharing(member, { ...row, owner_uuid, shares });
  const accounts = shares.map(({ account_uuid }) => account_uuid);
  const roles = new Map(
    (await readRoles(db, companyUuid, accounts)).map(({ account_uuid, role }) => [account_uuid, role]),
  );
  const colleagues = yours === 'own' ? await readColleaguesOf(db, companyUuid, owner_uuid) : [];
  return {
    yours,
    owner_name: owner_name ?? '',
    shares: shares.map(({ account_uuid, name, may }) => ({
      uuid: account_uuid,
      name,
      may,
      role: roles.get(account_uuid) ?? ('recruiter' as const),
    })),
    colleagues: colleagues.filter(({ uuid: one }) => !accounts.includes(one)),
  };
});

/**
 * @throws AppError 40401 for one that is unknown or not the caller's to see, 40902 for one that is only shared with the
 * caller, and for a colleague who is none, the owner, a master, or by role may only read
 */
export const setShare = write(
  contract.setShare,
  { audit: 'job.shared' },
  async (call, { kind, uuids, account_uuid: account, may }) => {
    const { db, member, now } = call;
    const { companyUuid } = member;
    const objects = { companyUuid, kind, uuids: [...new Set(uuids)] };
    const colleague = may === 'none' ? undefined : await findColleague(db, companyUuid, account);
    const rows = await lockOwned(db, objects);
    if (rows.length < objects.uuids.length) throw new AppError(40401);
    for (const row of rows) requireRight(member, row, 'own');
    if (may !== 'none')
      requireSharable(
        colleague,
        may,
        rows.some(({ owner_uuid }) => owner_uuid === account),
      );
    const changed =
      may === 'none'
        ? await deleteShares(db, objects, account)
        : await saveShares(db, objects, { account, may, at: now });
    if (changed.length === 0) call.noteNothing();
    else
      call.note(
        ...changed.map((objectUuid) => ({
          action: `${kind}.${may === 'none' ? 'unshared' : 'shared'}` as const,
          objectUuid,
          detail: { account, may },
        })),
      );
    for (const uuid of changed) {
      const owner = rows.find((row) => row.uuid === uuid)?.owner_uuid ?? member.accountUuid;
      await call.publish({ type: 'share.changed', uuid }, [owner, account]);
    }
    return { changed: changed.length };
  },
);

function requireSharable(
  colleague: Awaited<ReturnType<typeof findColleague>>,
  may: 'read' | 'act',
  isOwner: boolean,
): void {
  if (!colleague || isOwner || colleague.type === 'master') throw new AppError(40902, { reason: 'share.colleague' });
  if (may === 'act' && colleague.role !== 'recruiter') throw new AppError(40902, { reason: 'share.roleReads' });
}
