import { sql } from 'kysely';
import { pino } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApp } from '../../test/app.ts';
import { until } from '../../test/until.ts';
import { tasks } from '../all-domains.ts';
import { withTransaction } from '../db/database.ts';
import { openQueue } from './queue.ts';
import { settleGivenUp } from './settle-given-up.ts';
import { type AnyTask, defineTask, handlersOf } from './task.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;

test('every kind of task says what is left when it has failed for good, or why nobody waits for it', () => {
  const silent = tasks.filter(({ givenUp }) => typeof givenUp !== 'function');
  for (const { name, givenUp } of silent)
    expect((givenUp as { nobodyWaits: string }).nobodyWaits.length, name).toBeGreaterThan(20);
  expect(tasks.length).toBeGreaterThan(silent.length);
});

test.each(tasks.filter(({ givenUp }) => typeof givenUp === 'function').map((task) => [task.name, task] as const))(
  '%s: what is given up may be gone by then',
  async (_name, { givenUp }) => {
    const payload = {
      company_uuid: uuidv7(),
      account_uuid: uuidv7(),
      job_uuid: uuidv7(),
      file_uuid: uuidv7(),
      uuid: uuidv7(),
      version: 1,
      locale: 'zh-CN',
    };
    await (givenUp as (services: unknown, payload: unknown) => Promise<void>)(app.services, payload);
  },
);

const payload = z.object({ text: z.string() });
const failing = (name: string, said: string[], isSaid = async () => {}) =>
  defineTask({
    name,
    payload,
    retries: 0,
    timeoutSeconds: 1,
    run: async () => {
      throw new Error('never works');
    },
    givenUp: async (_services, { text }) => {
      await isSaid();
      said.push(text);
    },
  });

const failures = (name: string) =>
  sql<{ output: { settled?: boolean } | null }>`select output from pgboss.job where name = ${name} and state = 'failed'`
    .execute(db)
    .then(({ rows }) => rows);

/** Has one task of the kind fail for good. */
async function failOne(task: AnyTask, text: string): Promise<void> {
  const queue = await openQueue(app.databaseUrl, [task], pino({ level: 'silent' }));
  try {
    await withTransaction(db, (trx) => queue.enqueue(trx, task, { text }));
    await queue.work(handlersOf([task], app.services));
    await until(async () => (await failures(task.name)).length === 1, 'the task has failed');
  } finally {
    await queue.stop();
  }
}

test('after the last try the word is said at once, and the clock says it no second time', async () => {
  const said: string[] = [];
  const task = failing('test.given-up', said);
  await failOne(task, 'a');
  expect(said).toEqual(['a']);
  await settleGivenUp([task]).run(app.services, {} as never, { last: false });
  expect(said).toEqual(['a']);
});

test('a word that could not be said, or that died with its process, is said by the clock, once', async () => {
  const said: string[] = [];
  let isDown = true;
  const task = failing('test.given-up-later', said, async () => {
    if (isDown) throw new Error('down');
  });
  await failOne(task, 'b');
  const settle = () => settleGivenUp([task]).run(app.services, {} as never, { last: false });
  await expect(settle()).rejects.toThrow('down');
  isDown = false;
  await settle();
  await settle();
  expect(said).toEqual(['b']);
});
