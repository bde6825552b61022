import type { quickLogin } from '@qinghe/contract/account/endpoints.ts';
import type { OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import { withTransaction } from '../../db/database.ts';
import type { RequestContext } from '../../http/context.ts';
import { spendCode } from './codes.ts';
import { ensureAccount, findAccount } from './queries.ts';
import { startSession } from './session.ts';

/**
 * Logs in by phone and code; a phone that is new gets an account without company.
 * @throws AppError 40102 wrong code, 10108 frozen, 10109 closed
 */
export async function quickLogIn(
  context: RequestContext,
  { phone, code }: ParsedInputOf<typeof quickLogin>,
): Promise<OutputOf<typeof quickLogin>> {
  // A wrong try must stay counted, so the refusal leaves the transaction as a value.
  const result = await withTransaction(context.services.db, async (trx) => {
    if (!(await spendCode(trx, 'login', phone, code, context.now))) return new AppError(40102);
    const uuid = await ensureAccount(trx, uuidv7(), phone);
    const account = await findAccount(trx, uuid);
    if (account?.closed_at) return new AppError(10109);
    if (account?.frozen_at) return new AppError(10108);
    return startSession(trx, context, uuid);
  });
  if (result instanceof AppError) throw result;
  return result;
}
