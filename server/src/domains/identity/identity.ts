import * as contract from '@qinghe/contract/identity/identity.ts';
import { AppError } from '../../app-error.ts';
import { readForAccount } from '../../http/read.ts';
import { route } from '../../http/route.ts';
import { writeForAccount } from '../../http/write.ts';
import { receivePaper, showPaper, storePaper } from '../files/index.ts';
import { beginErasure } from './begin-erasure.ts';
import { submitIdentity } from './hand-in.ts';
import { clearIdentity, findIdentity, type IdentityRow, lockIdentity, markAppealed } from './queries.ts';
import { deleteStepsUndecided, insertStep } from './review-queries.ts';
import { erasureOf, isIdentified, statusAfter } from './rules.ts';

export const getIdentity = readForAccount(contract.getIdentity, async ({ db, account }) =>
  present(await findIdentity(db, account.accountUuid)),
);

/** @throws AppError 42203 for another kind, empty or too large, 429 after twenty in an hour */
export const sendIdentityPicture = route(
  contract.sendIdentityPicture,
  { none: 'It is handed in with the identity, which the log has' },
  async (context) => {
    const received = await receivePaper(context, ['image/png', 'image/jpeg']);
    const paper = await storePaper(context, 'identity', received, received);
    return { uuid: paper.uuid, url: (await showPaper(context.services.storage, paper)) ?? '' };
  },
);

/** @throws AppError 40901 changed since, 40902 while it waits or once it has passed, 400 for pictures of others */
export const handInIdentity = writeForAccount(
  contract.handInIdentity,
  { audit: 'identity.handed_in' },
  async (call, { version, ...papers }) => {
    const { accountUuid } = call.account;
    const current = await lockIdentity(call.db, accountUuid);
    if (current.version !== version) throw new AppError(40901, { data: present(current) });
    const saved = await submitIdentity(call, current, { accountUuid, papers, faces: [] });
    call.note({ objectUuid: accountUuid });
    return present(saved);
  },
);

/** @throws AppError 40901 changed since, 40902 where nothing was refused, or its pictures are gone */
export const appealIdentity = writeForAccount(
  contract.appealIdentity,
  { audit: 'identity.appealed' },
  async ({ db, now, account: { accountUuid }, note }, { version, message }) => {
    const current = await lockIdentity(db, accountUuid);
    if (current.version !== version) throw new AppError(40901, { data: present(current) });
    if (statusAfter(current.check_status, 'appeal') === undefined) throw new AppError(40902);
    if (current.front_uuid === null) throw new AppError(40902, { reason: 'identity.picturesGone' });
    const appealed = await markAppealed(db, accountUuid, current, now);
    const actor = { kind: 'account' as const, uuid: accountUuid };
    await insertStep(db, accountUuid, { step: 'appealed', actor, message, at: now });
    note({ objectUuid: accountUuid });
    return present(appealed);
  },
);

/** Nothing is kept of it but the receipt. @throws AppError 40902 where nothing waits */
export const withdrawIdentity = writeForAccount(
  contract.withdrawIdentity,
  { audit: 'identity.withdrawn' },
  async ({ db, services, now, account: { accountUuid }, note }) => {
    const current = await lockIdentity(db, accountUuid);
    if (statusAfter(current.check_status, 'withdraw') === undefined) throw new AppError(40902);
    const erasure = { account_uuid: accountUuid, what: 'pictures', cause: 'withdrawn', asked_at: now } as const;
    await beginErasure(db, services, erasure);
    await deleteStepsUndecided(db, accountUuid);
    const cleared = await clearIdentity(db, accountUuid, current.version);
    note({ objectUuid: accountUuid });
    return present(cleared);
  },
);

function present(row: IdentityRow | undefined): contract.IdentityDetail {
  const { check_status = 0, document = null, name = '', number_masked = '', reason = '', version = 0 } = row ?? {};
  return {
    status: isIdentified(check_status) ? 1 : 0,
    check_status,
    incomplete: check_status === 0,
    document,
    name,
    number: number_masked,
    reason,
    appeal: appealOf(row),
    erased_at: row?.front_uuid ? erasureOf(row.decided_at) : null,
    version,
  };
}

/** The pictures go some time after the decision: what nobody can look at is handed in anew. */
function appealOf(row: IdentityRow | undefined): contract.IdentityDetail['appeal'] {
  if (row?.appealed && row.check_status === 1) return 'waiting';
  return row && row.front_uuid !== null && statusAfter(row.check_status, 'appeal') !== undefined ? 'possible' : 'none';
}
