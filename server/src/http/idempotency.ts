import { createHash } from 'node:crypto';
import { AppError } from '../app-error.ts';
import { type Database, type Trx, withTransaction } from '../db/database.ts';
import { NOT_WAITED_FOR } from '../db/send-ahead.ts';
import { fault } from '../fault.ts';
import { seal, unseal } from './sealed.ts';

/** Thrown inside the transaction to leave it with the response that was given before. */
export class Replayed extends Error {
  readonly response: unknown;
  constructor(response: unknown) {
    super('answered before');
    this.response = response;
  }
}

export interface IdempotencyClaim {
  /** Who and what: the same key of another account or call is another key. */
  scope: string;
  key: string;
  input: unknown;
}

/**
 * Runs `work` in a transaction that also stores its response under the key. A second call with the key waits for the first
 * one (unique index), then throws `Replayed`; with other input it is refused (40904). A call that failed or was refused
 * leaves no key, so that it can be tried again.
 */
export function runOnce<T>(db: Database, claim: IdempotencyClaim, work: (trx: Trx) => Promise<T>): Promise<T> {
  const requestHash = sha256(JSON.stringify(claim.input));
  const keyHash = sha256(claim.key);
  return withTransaction(db, async (trx) => {
    const claimed = await trx
      .insertInto('idempotency_key')
      .values({ scope: claim.scope, key_hash: keyHash, request_hash: requestHash })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (Number(claimed.numInsertedOrUpdatedRows) === 0) return replay(trx, claim, keyHash, requestHash);
    await fault('press.claimed');
    const response = await work(trx);
    const ofKey = { scope: claim.scope, key_hash: keyHash };
    if (response instanceof AppError)
      await trx
        .deleteFrom('idempotency_key')
        .where((row) => row.and(ofKey))
        .execute();
    else
      await trx
        .updateTable('idempotency_key')
        .set({ response: seal(response, claim.key) })
        .where((row) => row.and(ofKey))
        .modifyEnd(NOT_WAITED_FOR)
        .execute();
    await fault('press.stored');
    return response;
  });
}

async function replay(trx: Trx, claim: IdempotencyClaim, keyHash: Buffer, requestHash: Buffer): Promise<never> {
  const before = await trx
    .selectFrom('idempotency_key')
    .select(['request_hash', 'response'])
    .where('scope', '=', claim.scope)
    .where('key_hash', '=', keyHash)
    .executeTakeFirstOrThrow();
  if (!before.request_hash.equals(requestHash)) throw new AppError(40904);
  throw new Replayed(unseal(before.response ?? Buffer.alloc(0), claim.key));
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
