import { createHmac } from 'node:crypto';
import * as contract from '@qinghe/contract/identity/identity.ts';
import { AppError } from '../../app-error.ts';
import { readForAccount } from '../../http/read.ts';
import { route } from '../../http/route.ts';
import { seal } from '../../http/sealed.ts';
import { writeForAccount } from '../../http/write.ts';
import { findOwnIdentityPicture, keepPaper, receivePaper, showPaper } from '../files/index.ts';
import { clearIdentity, findIdentity, type IdentityRow, lockIdentity, saveIdentity } from './queries.ts';
import { maskNumber, obstacleTo, PICTURE_DAYS } from './rules.ts';

const DAY = 86_400_000;

export const getIdentity = readForAccount(contract.getIdentity, async ({ db, account }) =>
  present(await findIdentity(db, account.accountUuid)),
);

/** @throws AppError 42203 for another kind, empty or too large, 429 after twenty in an hour */
export const sendIdentityPicture = route(
  contract.sendIdentityPicture,
  { none: 'It is handed in with the identity, which the log has' },
  async (context) => {
    const received = await receivePaper(context, ['image/png', 'image/jpeg']);
    const paper = await keepPaper(context, 'identity', received, received);
    return { uuid: paper.uuid, url: (await showPaper(context.services.storage, paper)) ?? '' };
  },
);

/** @throws AppError 40901 changed since, 40902 while it waits or once it has passed, 400 for pictures of others */
export const handInIdentity = writeForAccount(
  contract.handInIdentity,
  { audit: 'identity.handed_in' },
  async ({ db, account, now, services, note }, { consent: _given, number, ...input }) => {
    const { accountUuid } = account;
    const current = await lockIdentity(db, accountUuid);
    if (current.version !== input.version) throw new AppError(40901, { data: present(current) });
    const reason = obstacleTo(current.check_status);
    if (reason) throw new AppError(40902, { reason });
    for (const field of ['front_uuid', 'back_uuid'] as const) {
      const uuid = input[field];
      if (uuid === null) continue;
      if (!(await findOwnIdentityPicture(db, accountUuid, uuid)))
        throw new AppError(400, { field, reason: 'identity.picture' });
    }
    const saved = await saveIdentity(
      db,
      accountUuid,
      {
        ...input,
        number_sealed: seal(number, services.signingSecret),
        number_masked: maskNumber(number),
        number_hash: createHmac('sha256', services.signingSecret).update(`identity:${number}`).digest(),
        consent_version: contract.IDENTITY_CONSENT,
      },
      now,
    );
    note({ objectUuid: accountUuid });
    return present(saved);
  },
);

/** Nothing is kept of it: the pictures go with the next run of `erasePictures`. @throws AppError 40902 where nothing waits */
export const withdrawIdentity = writeForAccount(
  contract.withdrawIdentity,
  { audit: 'identity.withdrawn' },
  async ({ db, account: { accountUuid }, note }) => {
    const current = await lockIdentity(db, accountUuid);
    if (current.check_status !== 1) throw new AppError(40902);
    const cleared = await clearIdentity(db, accountUuid, current.version);
    note({ objectUuid: accountUuid });
    return present(cleared);
  },
);

function present(row: IdentityRow | undefined): contract.IdentityDetail {
  const { check_status = 0, document = null, name = '', number_masked = '', reason = '', version = 0 } = row ?? {};
  const decidedAt = row?.front_uuid && row.decided_at ? Date.parse(row.decided_at) : null;
  return {
    status: check_status === 2 || check_status === 4 ? 1 : 0,
    check_status,
    incomplete: check_status === 0,
    document,
    name,
    number: number_masked,
    reason,
    erased_at: decidedAt === null ? null : new Date(decidedAt + PICTURE_DAYS * DAY).toISOString(),
    version,
  };
}
