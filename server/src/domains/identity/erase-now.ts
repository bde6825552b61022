import * as contract from '@qinghe/contract/identity/face-check.ts';
import { AppError } from '../../app-error.ts';
import { type Write, writeForAccount, writeForAnyone } from '../../http/write.ts';
import { publishToAccount } from '../account/index.ts';
import { beginErasure } from './begin-erasure.ts';
import type { ErasedThing } from './erasure-queries.ts';
import { forgetFaceConsent, setFaceOutcome } from './face-queries.ts';
import { requireResult } from './open-check.ts';
import { clearIdentity, lockIdentity } from './queries.ts';
import { deleteStepsUndecided } from './review-queries.ts';
import { statusAfter } from './rules.ts';

/** @throws AppError 40902 where nothing is left to erase */
export const eraseIdentity = writeForAccount(
  contract.eraseIdentity,
  { audit: 'identity.pictures_erased' },
  async (call, { what }) => {
    const { accountUuid } = call.account;
    await erase(call, accountUuid, what);
    call.note({ objectUuid: accountUuid, detail: { what } });
    return {};
  },
);

/** @throws AppError 40401 for a key that has ended, 40902 where nothing is left to erase */
export const eraseByPhone = writeForAnyone(
  contract.eraseByPhone,
  { audit: 'identity.pictures_erased' },
  async (call, { key, what }) => {
    const { account_uuid: uuid, company_uuid: companyUuid } = await requireResult(call.db, key, call.now);
    await erase(call, uuid, what);
    if (companyUuid === null) call.noteNothing();
    else call.note({ companyUuid, actor: { kind: 'account', uuid }, objectUuid: uuid, detail: { what } });
    return {};
  },
);

/** Without its papers an undecided identity is taken back; without the face it goes on by the papers. */
async function erase({ db, services, now }: Write, accountUuid: string, what: ErasedThing): Promise<void> {
  const current = await lockIdentity(db, accountUuid);
  const cleared = statusAfter(current.check_status, 'withdraw');
  const isWithdrawn = what === 'face' || cleared !== undefined;
  const cause = isWithdrawn ? ('withdrawn' as const) : ('asked' as const);
  if (!(await beginErasure(db, services, { account_uuid: accountUuid, what, cause, asked_at: now })))
    throw new AppError(40902, { reason: what === 'face' ? 'faceCheck.noFace' : 'identity.nothingToErase' });
  if (what === 'pictures' && cleared !== undefined) {
    await deleteStepsUndecided(db, accountUuid);
    await clearIdentity(db, accountUuid, current.version);
  }
  if (what === 'face') {
    await forgetFaceConsent(db, accountUuid);
    // How a decided case was compared stays true.
    if (cleared !== undefined) await setFaceOutcome(db, accountUuid, null);
  }
  await publishToAccount(db, accountUuid, { type: 'identity.changed' });
}
