import * as contract from '@qinghe/contract/account/register.ts';
import type { ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import { readForAnyone } from '../../http/read.ts';
import { route } from '../../http/route.ts';
import { auditedTransaction, type Write } from '../../http/write.ts';
import { insertAccount } from './account-queries.ts';
import { insertActivation, sendActivation } from './activate.ts';
import { spendCode } from './codes.ts';
import { requireGoodPassword } from './password.ts';
import { hashPassword } from './secrets.ts';
import { startSession } from './session.ts';

const audit = { none: 'an account without a company has no audit log' };
const nobody = { companyUuid: null, actor: { kind: 'candidate' as const, uuid: null } };

/** @throws AppError 40401 for an invitation: companies do not send any yet */
export const beforeRegister = readForAnyone(contract.beforeRegister, async (_call, { invitation }) => {
  refuseInvitation(invitation);
  return { by: 'phone' as const };
});

/**
 * A new account by phone, code and password, with its first session. That a phone has an account is said after its right
 * code only. An e-mail is bound by the link that is sent to it, outside of the transaction.
 * @throws AppError 40102 wrong code, 40902 when the phone has an account, 400 at `password`, 40401 for an invitation
 */
export const register = route(contract.register, audit, async (context, input) => {
  refuseInvitation(input.invitation);
  requireGoodPassword(input.password, input.phone);
  const made = await auditedTransaction(context, { audit, input, ...nobody }, (call) => registerPhone(call, input));
  if (made.link) await sendActivation(context, made.link);
  return made.session;
});

async function registerPhone(call: Write, input: ParsedInputOf<typeof contract.register>) {
  const { db, now } = call;
  const { phone, code, password, name = '', email } = input;
  if (!(await spendCode(call, 'register', phone, code))) return new AppError(40102, { field: 'code' });
  const uuid = uuidv7();
  const isNew = await insertAccount(db, { uuid, phone, name, password_hash: await hashPassword(password) });
  if (!isNew) throw new AppError(40902, { field: 'phone', reason: 'register.exists' });
  const link = email === undefined ? undefined : await insertActivation(db, { accountUuid: uuid, email, now });
  return { session: await startSession(call, uuid), link };
}

function refuseInvitation(invitation: string | undefined): void {
  if (invitation !== undefined) throw new AppError(40401, { field: 'invitation' });
}
