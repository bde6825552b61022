import * as contract from '@qinghe/contract/account/password.ts';
import { isEmail } from '@qinghe/contract/formats.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { writeForAnyone } from '../../../http/write.ts';
import { ensureAccount } from '../account-queries.ts';
import { spendCode } from '../codes/codes.ts';
import { deleteLoginFailures } from '../login/login-failure-queries.ts';
import { failureKey } from '../login/login-failures.ts';
import { hashPassword } from '../secrets.ts';
import { endSession, noteOwn } from '../session/session.ts';
import { requireGoodPassword } from './password.ts';
import { findUuidByEmail, lockCredentials, savePassword } from './password-queries.ts';

/**
 * Sets a password for a code, and ends every session with 10110. A phone without an account gets one, as with a first
 * login by code, so that the response is the same; an e-mail without an account never gets a code.
 * @throws AppError 40102 wrong code, 400 at `password`, 10108 frozen
 */
export const resetPassword = writeForAnyone(
  contract.resetPassword,
  { audit: 'account.password_reset' },
  async (call, { account: name, code, password }) => {
    const { db, network } = call;
    const address = name.toLowerCase();
    requireGoodPassword(password, isEmail(address) ? null : address);
    if (!(await spendCode(call, 'reset_password', address, code))) return new AppError(40102);
    const uuid = isEmail(address) ? await findUuidByEmail(db, address) : await ensureAccount(db, uuidv7(), address);
    // Before the account, as a login does, so that neither waits for the other.
    await deleteLoginFailures(db, [failureKey([address]), failureKey([address, network])]);
    const account = uuid === undefined ? undefined : await lockCredentials(db, uuid);
    if (!account) return new AppError(40102);
    if (account.frozen_at !== null) return new AppError(10108);
    requireGoodPassword(password, account.phone);
    await savePassword(db, account.uuid, await hashPassword(password));
    await endSession(db, account.uuid, 10110);
    noteOwn(call, account);
    return {};
  },
);
