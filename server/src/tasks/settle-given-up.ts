import { sql } from 'kysely';
import { z } from 'zod';
import { withTransaction } from '../db/database.ts';
import type { Services } from '../services.ts';
import { type AnyTask, defineTask, handlersOf } from './task.ts';

const AT_ONCE = 100;

/**
 * Says what became of tasks that failed for good without a word: those over which their process died at the last try, and
 * those whose own last word failed too. The clock asks for it every minute; each is settled once.
 */
export const settleGivenUp = (tasks: readonly AnyTask[]): AnyTask =>
  defineTask({
    name: 'ops.settle-given-up',
    payload: z.object({}),
    cron: '* * * * *',
    retries: 0,
    atOnce: 1,
    givenUp: { nobodyWaits: 'The clock asks again in a minute.' },
    async run(services) {
      const failures: unknown[] = [];
      for (const { id, name, data } of await readUnsettled(services, tasks)) {
        const [handler] = handlersOf(
          tasks.filter((task) => task.name === name),
          services,
        );
        const payload = handler?.task.payload.safeParse(data);
        // A payload that is understood no longer has nobody to tell.
        const said = payload?.success ? handler?.giveUp?.(payload.data) : undefined;
        await Promise.resolve(said).then(
          () => markSettled(services, id),
          (error: unknown) => failures.push(error),
        );
      }
      if (failures.length > 0) throw failures[0];
    },
  });

async function readUnsettled({ db }: Services, tasks: readonly AnyTask[]) {
  const names = tasks.filter(({ givenUp }) => typeof givenUp === 'function').map(({ name }) => name);
  const { rows } = await sql<{ id: string; name: string; data: unknown }>`
    select id, name, data from pgboss.job
    where state = 'failed' and name = any(${names}) and output -> 'settled' is null
    order by completed_on
    limit ${AT_ONCE}`.execute(db);
  return rows;
}

const markSettled = ({ db }: Services, id: string) =>
  withTransaction(db, (trx) =>
    sql`update pgboss.job set output = coalesce(output, '{}') || '{"settled": true}' where id = ${id}`.execute(trx),
  );
