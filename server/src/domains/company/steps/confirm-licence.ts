import * as contract from '@qinghe/contract/company/steps.ts';
import { maskName } from '@qinghe/contract/formats.ts';
import { AppError } from '../../../app-error.ts';
import type { Trx } from '../../../db/database.ts';
import { requireQuota } from '../../../db/quota.ts';
import { read } from '../../../http/read.ts';
import { write, writeForAnyone } from '../../../http/write.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { requireFound } from '../../../refusals.ts';
import { hashToken, isSessionLive, newToken, publishToAccount } from '../../account/index.ts';
import { CODES } from '../quotas.ts';
import { findInForce } from '../review/review-queries.ts';
import { stateOfConfirmation } from '../rules.ts';
import { type ConfirmationRow, findConfirmation, lockByKey, saveKey, settleConfirmation } from './licence-queries.ts';

/** @throws AppError 40902 where nothing is to be confirmed, 429 after twenty in an hour */
export const startLicenceConfirmation = write(
  contract.startLicenceConfirmation,
  { audit: 'company.licence_shown' },
  async ({ db, member, now, services, note }) => {
    const { companyUuid, sessionHash } = member;
    await requireQuota(db, CODES, companyUuid, { now });
    const { token, tokenHash } = newToken();
    const expiresAt = new Date(now.getTime() + contract.LICENCE_KEY_MINUTES * 60_000);
    const key = { key_hash: tokenHash, session_hash: sessionHash, expires_at: expiresAt };
    if (!(await saveKey(db, companyUuid, key))) throw new AppError(40902, { reason: 'licenceKey.used' });
    note({ objectUuid: companyUuid });
    // Behind a #: no server and no Referer hears of it.
    return { url: `${services.publicUrl}/m/licence#${token}`, expires_at: expiresAt.toISOString() };
  },
);

export const getLicenceConfirmation = read(contract.getLicenceConfirmation, async ({ db, member, now }) => {
  const row = await findConfirmation(db, member.companyUuid);
  return { state: stateOfConfirmation(row, now), expires_at: row?.expires_at ?? null };
});

/** Whoever has the key sees what a public register says of the company. @throws AppError 40401, 40902 once confirmed */
export const openLicenceConfirmation = writeForAnyone(
  contract.openLicenceConfirmation,
  { audit: { none: 'It says only that the code was looked at; confirming is written down' } },
  async ({ db, now }, { key }) => {
    const row = await requireUsable(db, await lockByKey(db, hashToken(key)), now);
    const opened = await present(db, row, now);
    if (row.opened_at === null) {
      await settleConfirmation(db, row.company_uuid, { opened_at: now });
      await publishToAccount(db, row.account_uuid, { type: 'company.decided' });
    }
    return opened;
  },
);

/** @throws AppError 40401 for a key that has ended, 40901 where another licence was shown, 40902 once it was confirmed */
export const confirmLicence = writeForAnyone(
  contract.confirmLicence,
  { audit: 'company.licence_confirmed' },
  async ({ db, now, note }, { key, shown }) => {
    const row = await requireUsable(db, await lockByKey(db, hashToken(key)), now);
    const { company_uuid: companyUuid, account_uuid: uuid } = row;
    const data = await present(db, row, now);
    if (data.shown !== shown) throw new AppError(40901, { reason: 'licenceKey.changed', data });
    await settleConfirmation(db, companyUuid, { confirmed_at: now, confirmed_by: uuid });
    await publishEvent(db, { companyUuid, owners: 'everybody' }, { type: 'company.decided' });
    note({ companyUuid, actor: { kind: 'account', uuid }, objectUuid: companyUuid });
    return {};
  },
);

/** The licence in force, under a name: one that comes into force while a phone shows another is not confirmed unseen. */
async function present(db: Trx, row: ConfirmationRow, now: Date): Promise<contract.OpenedLicence> {
  const { licence } = requireFound((await findInForce(db, row.company_uuid)) ?? undefined);
  const { name: company, credit_code, legal_person, valid_until, licence_uuid } = licence;
  const facts = JSON.stringify([company, credit_code, legal_person, valid_until, licence_uuid]);
  return {
    ...{ company, credit_code, legal_person, valid_until },
    name: maskName(row.name),
    shown: hashToken(facts).toString('base64url'),
    seconds_left: Math.floor((Date.parse(row.expires_at ?? '') - now.getTime()) / 1000),
  };
}

async function requireUsable(db: Trx, row: ConfirmationRow | undefined, now: Date): Promise<ConfirmationRow> {
  const state = row && stateOfConfirmation(row, now);
  if (state === 'settled') throw new AppError(40902, { reason: 'licenceKey.used' });
  if (!row?.session_hash || state === 'expired' || !(await isSessionLive(db, row.session_hash, now)))
    throw new AppError(40401, { reason: 'faceCheck.over' });
  return row;
}
