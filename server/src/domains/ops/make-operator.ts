import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { type Database, withTransaction } from '../../db/database.ts';
import { seal, unseal } from '../../http/sealed.ts';
import { hashPassword, newSecret, uriOf } from '../account/index.ts';
import { insertOperator } from './session-queries.ts';

const PASSWORD_BYTES = 12;

/**
 * Makes an operator with a second factor.
 * @returns what the person needs and nobody else may see: the password, and the otpauth:// address of the authenticator
 */
export async function makeOperator(
  db: Database,
  signingSecret: string,
  { phone, name }: { phone: string; name: string },
): Promise<{ password: string; uri: string }> {
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const secret = newSecret();
  const password_hash = await hashPassword(password);
  const totp_secret = seal(secret, keyOf(signingSecret));
  await withTransaction(db, (trx) =>
    insertOperator(trx, { uuid: uuidv7(), phone, name, password_hash, totp_secret, created_at: new Date() }),
  );
  return { password, uri: uriOf(secret, phone) };
}

/** The secret of an operator's authenticator, in base32. */
export const openOperatorSecret = (sealed: Buffer, signingSecret: string): string =>
  String(unseal(sealed, keyOf(signingSecret)));

const keyOf = (signingSecret: string): string => `${signingSecret}.operator totp`;
