import { maskEmail, maskName, maskPhone } from '@qinghe/contract/formats.ts';
import { AppError } from '../../../app-error.ts';
import type { Reader } from '../../../db/database.ts';
import type { Write } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { findIdentityState } from '../account-queries.ts';
import { endSession } from '../session/session.ts';
import { findStep } from '../session/step-queries.ts';
import { findSubject, lockFreezing, saveFrozen, searchAccount } from './freeze-queries.ts';

const masked = <Row extends { name: string; phone: string | null; email: string | null }>(row: Row) => ({
  ...row,
  name: maskName(row.name),
  phone: maskPhone(row.phone ?? ''),
  email: row.email === null ? '' : maskEmail(row.email),
});

/** The account of a whole phone or e-mail, masked. */
export const findAccountByAddress = async (reader: Reader, address: string) =>
  (await searchAccount(reader, address.toLowerCase())).map(masked);

/** An account as an operator looks at it. @throws AppError 40401 */
export async function readAccountStatus(reader: Reader, uuid: string) {
  const { fit_to_lead, free_to_go, ...row } = requireFound(await findSubject(reader, uuid));
  const { status, check_status } = await findIdentityState(reader, uuid);
  return {
    ...masked(row),
    identified: status === 1,
    can_lead: fit_to_lead === true,
    can_move: row.company_uuid !== null && free_to_go,
    can_reidentify: check_status === 2,
    can_release: (await findStep(reader, uuid)) !== undefined,
  };
}

/**
 * Freezes an account, whose session ends with 10108, or lets it in again.
 * @throws AppError 40902 where it is so already, or closed
 */
export async function setAccountFrozen({ db, now }: Pick<Write, 'db' | 'now'>, uuid: string, frozen: boolean) {
  const account = requireFound(await lockFreezing(db, uuid));
  if (account.closed_at !== null || (account.frozen_at !== null) === frozen)
    throw new AppError(40902, { reason: 'ops.proposalImpossible' });
  await saveFrozen(db, uuid, frozen ? now : null);
  if (frozen) await endSession(db, uuid, 10108);
}
