import type { register } from '@qinghe/contract/account/register.ts';
import type { ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { Write } from '../../../http/write.ts';
import { insertAccount } from '../account-queries.ts';
import { spendCode } from '../codes/codes.ts';
import { type ActivationLink, insertActivation } from '../contact/activate.ts';
import { hashPassword } from '../secrets.ts';

export interface NewPerson {
  uuid: string;
  /** What is to be sent, once the transaction is over. */
  link: ActivationLink | undefined;
}

/**
 * A new account by phone, code and password, without a session yet. A wrong code is returned, so that the try stays counted.
 * @throws AppError 40902 when the phone has an account
 */
export async function registerPhone(
  call: Write,
  { phone, code, password, name = '', email }: ParsedInputOf<typeof register>,
): Promise<NewPerson | AppError> {
  const { db, now } = call;
  if (!(await spendCode(call, 'register', phone, code))) return new AppError(40102, { field: 'code' });
  const uuid = uuidv7();
  const isNew = await insertAccount(db, { uuid, phone, name, password_hash: await hashPassword(password) });
  if (!isNew) throw new AppError(40902, { field: 'phone', reason: 'register.exists' });
  return {
    uuid,
    link: email === undefined ? undefined : await insertActivation(db, { accountUuid: uuid, email, now }),
  };
}
