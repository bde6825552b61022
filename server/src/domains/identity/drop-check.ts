import * as contract from '@qinghe/contract/identity/face-check.ts';
import { AppError } from '../../app-error.ts';
import { readForAccount } from '../../http/read.ts';
import { writeForAccount } from '../../http/write.ts';
import { deleteCheckUnderWay, findCheck } from './check-queries.ts';
import { stateOfCheck } from './rules.ts';

/** How far the phone is. */
export const getFaceCheck = readForAccount(contract.getFaceCheck, async ({ db, account, now }) => {
  const check = await findCheck(db, account.accountUuid);
  return { state: stateOfCheck(check, now), expires_at: check?.expires_at ?? null };
});

/** @throws AppError 40902 once the phone has handed in: that is taken back as an identity is */
export const dropFaceCheck = writeForAccount(
  contract.dropFaceCheck,
  { audit: 'identity.check_dropped' },
  async ({ db, account: { accountUuid }, note }) => {
    if (!(await deleteCheckUnderWay(db, accountUuid)) && (await findCheck(db, accountUuid)))
      throw new AppError(40902, { reason: 'faceCheck.handedIn' });
    note({ objectUuid: accountUuid });
    return { state: 'none' as const, expires_at: null };
  },
);
