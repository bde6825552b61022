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
    if (!keep) await rollBack(trx);
    // What nobody waited for in it has failed by now, if it does.
    await release(trx);
    return result;
  } catch (failure) {
    // The first tells of what nobody waited for, where that failed as well; it is gone with the part.
    await rollBack(trx).catch(() => rollBack(trx));
    await release(trx);
    throw failure;
  }
}

const rollBack = (trx: Trx) => sql`rollback to savepoint part`.execute(trx);
const release = (trx: Trx) => sql`release savepoint part`.execute(trx);
