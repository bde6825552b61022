import * as contract from '@qinghe/contract/account/session.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { writeForAnyone } from '../../../http/write.ts';
import { ensureAccount, findAccount } from '../account-queries.ts';
import { spendCode } from '../codes/codes.ts';
import { enter } from './enter.ts';

/**
 * Logs in by phone and code; a phone that is new gets an account without company. A refusal is returned and not thrown:
 * the try that it counted stays counted.
 * @throws AppError 40102 wrong code, 40104 second factor needed, 10108 frozen, 10109 closed
 */
export const quickLogIn = writeForAnyone(
  contract.quickLogin,
  { audit: 'account.logged_in' },
  async (call, { phone, code }) => {
    if (!(await spendCode(call, 'login', phone, code))) return new AppError(40102);
    const made = uuidv7();
    const uuid = await ensureAccount(call.db, made, phone);
    const account = await findAccount(call.db, uuid);
    if (account?.closed_at) return new AppError(10109);
    if (account?.frozen_at) return new AppError(10108);
    const entered = await enter(call, uuid);
    return entered instanceof AppError ? entered : { ...entered, is_new: uuid === made };
  },
);
