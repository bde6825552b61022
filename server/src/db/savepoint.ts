import { sql } from 'kysely';
import type { Trx } from './database.ts';

/**
 * A part of a transaction that can be taken back by itself: by an exception, which goes on, or where `keep` is false, so
 * that nothing of what was done stays, tasks and events included. Parts may lie in one another.
 */
export async function withSavepoint<T>(trx: Trx, work: () => Promise<T>, { keep = true } = {}): Promise<T> {
  await sql`savepoint part`.execute(trx);
  try {
    const result = await work();
    if (!keep) await sql`rollback to savepoint part`.execute(trx);
    return result;
  } catch (failure) {
    await sql`rollback to savepoint part`.execute(trx);
    throw failure;
  } finally {
    await sql`release savepoint part`.execute(trx);
  }
}
