import { sql } from 'kysely';
import { pino } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase } from '../../test/database.ts';
import { until } from '../../test/until.ts';
import type { Services } from '../services.ts';
import { DEAD_LETTERS, openQueue } from '../tasks/queue.ts';
import { defineTask, handlersOf } from '../tasks/task.ts';
import { connect, type Trx, withTransaction } from './database.ts';

const payload = z.object({ text: z.string() });
const done: string[] = [];
const givenUp = { nobodyWaits: 'a test' };
const note = defineTask({
  name: 'test.note',
  payload,
  givenUp,
  run: async (_services, { text }) => void done.push(text),
});
const fail = defineTask({
  name: 'test.fail',
  payload,
  retries: 0,
  givenUp,
  run: async () => {
    throw new Error('never works');
  },
});

const database = await createTestDatabase();
const { db, close } = connect(database.url, 5);
const queue = await openQueue(database.url, [note, fail], pino({ level: 'silent' }));
await queue.work(handlersOf([note, fail], {} as Services));

afterAll(async () => {
  await queue.stop();
  await close();
  await database.drop();
});

const company = () => ({ company_uuid: uuidv7(), name: '试验公司' });
const exists = async (uuid: string) =>
  (await db.selectFrom('company').select('name').where('company_uuid', '=', uuid).execute()).length === 1;

test('an exception rolls everything back and comes out as it was', async () => {
  const row = company();
  const lost = new Error('changed my mind');
  const work = withTransaction(db, async (trx) => {
    await trx.insertInto('company').values(row).execute();
    throw lost;
  });
  await expect(work).rejects.toBe(lost);
  expect(await exists(row.company_uuid)).toBe(false);
});

test('of two that wait for each other both are done in the end, each once', async () => {
  const [one, other] = [company(), company()];
  await db.insertInto('company').values([one, other]).execute();
  const append = (trx: Trx, { company_uuid }: { company_uuid: string }, sign: string) =>
    trx
      .updateTable('company')
      .set({ name: sql`name || ${sign}` })
      .where('company_uuid', '=', company_uuid)
      .execute();
  let holding = 0;
  const bothHold = Promise.withResolvers<void>();
  const inOrder = (rows: readonly { company_uuid: string }[], sign: string) =>
    withTransaction(db, async (trx) => {
      for (const row of rows) {
        await append(trx, row, sign);
        holding += 1;
        if (holding === 2) bothHold.resolve();
        await bothHold.promise;
      }
    });
  await Promise.all([inOrder([one, other], '甲'), inOrder([other, one], '乙')]);
  const { rows } = await sql<{ name: string }>`select name from company
    where company_uuid in (${one.company_uuid}, ${other.company_uuid})`.execute(db);
  for (const { name } of rows) expect([...name.replace('试验公司', '')].sort()).toEqual(['乙', '甲']);
});

test('what a transaction gives comes out when it has committed', async () => {
  const row = company();
  const name = await withTransaction(db, async (trx) => {
    await trx.insertInto('company').values(row).execute();
    return row.name;
  });
  expect(name).toBe('试验公司');
  expect(await exists(row.company_uuid)).toBe(true);
});

test('a task written in a transaction that is rolled back never runs, one that commits does', async () => {
  await withTransaction(db, async (trx) => {
    await queue.enqueue(trx, note, { text: '不该执行' });
    throw new Error('rolled back');
  }).catch(() => undefined);
  await withTransaction(db, (trx) => queue.enqueue(trx, note, { text: '该执行' }));
  await until(() => done.includes('该执行'));
  expect(done).toEqual(['该执行']);
});

test('a pile of tasks written at once is worked off without a pause between one and the next', async () => {
  const texts = Array.from({ length: 60 }, (_, index) => `第 ${index + 1} 件`);
  await withTransaction(db, (trx) =>
    queue.enqueueMany(
      trx,
      note,
      texts.map((text) => ({ text })),
    ),
  );
  // Two at a time with a look every second or two, they would take the better part of a minute.
  await until(() => texts.every((text) => done.includes(text)));
  expect(done.filter((text) => texts.includes(text))).toHaveLength(texts.length);
});

test('a task whose payload is not in form is refused where it is written', async () => {
  await expect(
    withTransaction(db, (trx) => queue.enqueue(trx, note, { text: 1 as unknown as string })),
  ).rejects.toThrow();
});

test('a task waits until its time', async () => {
  await withTransaction(db, async (trx) => {
    await queue.enqueue(trx, note, { text: '以后' }, new Date(Date.now() + 3_600_000));
    await queue.enqueue(trx, note, { text: '现在' });
  });
  await until(() => done.includes('现在'));
  expect(done).not.toContain('以后');
});

test('a task that fails for good becomes a dead letter and is counted', async () => {
  await withTransaction(db, (trx) => queue.enqueue(trx, fail, { text: '失败' }));
  await until(async () => {
    const { rows } = await sql`select from pgboss.job where name = ${DEAD_LETTERS}`.execute(db);
    return rows.length === 1;
  }, 'the task is a dead letter');
  // Asked for once: figures may be a minute old.
  const figures = await queue.figures();
  expect(figures.find(({ name }) => name === DEAD_LETTERS)).toMatchObject({ waiting: 1 });
  expect(figures.find(({ name }) => name === fail.name)).toMatchObject({ failed: 1, waiting: 0 });
});

test('instants, days and large numbers leave the database in the contract’s form', async () => {
  const { company_uuid } = await db
    .insertInto('company')
    .values(company())
    .returning('company_uuid')
    .executeTakeFirstOrThrow();
  const job = {
    company_uuid,
    uuid: uuidv7(),
    owner_uuid: uuidv7(),
    kind: 'internship' as const,
    deadline: '2027-01-31',
  };
  await db
    .insertInto('job')
    .values({ ...job, created_at: '2026-03-01T00:00:00+08:00' })
    .execute();
  await db.insertInto('job_statistics').values({ company_uuid, job_uuid: job.uuid, views: 5_000_000_000 }).execute();
  const row = await db
    .selectFrom('job')
    .innerJoin('job_statistics', 'job_statistics.job_uuid', 'job.uuid')
    .select(['deadline', 'created_at', 'views'])
    .where('job.uuid', '=', job.uuid)
    .executeTakeFirst();
  expect(row).toEqual({ deadline: '2027-01-31', created_at: '2026-02-28T16:00:00.000Z', views: 5_000_000_000 });
});

test('a connection that is cut in the middle of a transaction fails that transaction, and nothing else', async () => {
  let pid = 0;
  const isCut = async () => (await sql`select from pg_stat_activity where pid = ${pid}`.execute(db)).rows.length === 0;
  const cut = withTransaction(db, async (trx) => {
    pid = (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)).rows[0]?.pid ?? 0;
    await sql`select pg_terminate_backend(${pid})`.execute(db);
    await until(isCut, 'the connection is cut');
    return sql`select 1`.execute(trx);
  });
  await expect(cut).rejects.toThrow();
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});
