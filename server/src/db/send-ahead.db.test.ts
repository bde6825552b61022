import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { connect, type Trx, withTransaction } from './database.ts';
import { withSavepoint } from './savepoint.ts';
import { NOT_WAITED_FOR } from './send-ahead.ts';

const database = await createTestDatabase('empty');
// One connection: what is left behind on it meets whatever comes next.
const { db, close } = connect(database.url, 1);
await sql`create table word (id int primary key, text text not null)`.execute(db);

afterAll(async () => {
  await close();
  await database.drop();
});
beforeEach(() => sql`delete from word`.execute(db));

const write = (trx: Trx, id: number, text: string) =>
  sql`insert into word values (${id}, ${text}) ${NOT_WAITED_FOR}`.execute(trx);
const words = async () =>
  (await sql<{ id: number }>`select id from word order by id`.execute(db)).rows.map(({ id }) => id);
const twice = { code: '23505', constraint: 'word_pkey' };

test('what nobody waits for is there once the transaction has ended, in its order', async () => {
  const seen = await withTransaction(db, async (trx) => {
    await write(trx, 1, 'one');
    await write(trx, 2, 'two');
    return (await sql<{ text: string }>`select text from word order by id`.execute(trx)).rows;
  });
  expect(seen).toEqual([{ text: 'one' }, { text: 'two' }]);
  expect(await words()).toEqual([1, 2]);
});

test('its failure is told by the commit, which commits nothing', async () => {
  const work = withTransaction(db, async (trx) => {
    await write(trx, 1, 'one');
    await write(trx, 1, 'again');
    await write(trx, 2, 'two');
    return 'done';
  });
  await expect(work).rejects.toMatchObject(twice);
  expect(await words()).toEqual([]);
});

test('and by the next statement that is waited for, as what it was', async () => {
  const work = withTransaction(db, async (trx) => {
    await write(trx, 1, 'one');
    await write(trx, 1, 'again');
    await sql`select text from word where id = ${1}`.execute(trx);
  });
  await expect(work).rejects.toMatchObject(twice);
  expect(await words()).toEqual([]);
});

test('who gives up is told why by its own error, and nothing stays', async () => {
  const work = withTransaction(db, async (trx) => {
    await write(trx, 1, 'one');
    await write(trx, 1, 'again');
    throw new Error('thought better of it');
  });
  await expect(work).rejects.toThrow('thought better of it');
  expect(await words()).toEqual([]);
});

test('in a part of a transaction it ends the part alone', async () => {
  await withTransaction(db, async (trx) => {
    await write(trx, 1, 'one');
    const part = withSavepoint(trx, async () => {
      await write(trx, 2, 'two');
      await write(trx, 1, 'again');
    });
    await expect(part).rejects.toMatchObject(twice);
    await write(trx, 3, 'three');
  });
  expect(await words()).toEqual([1, 3]);
});

test('a part that is given up goes back whole, also where something of it failed that nobody waited for', async () => {
  await withTransaction(db, async (trx) => {
    await write(trx, 1, 'one');
    const part = withSavepoint(trx, async () => {
      await write(trx, 2, 'two');
      await write(trx, 1, 'again');
      throw new Error('thought better of it');
    });
    await expect(part).rejects.toThrow('thought better of it');
    await write(trx, 3, 'three');
  });
  expect(await words()).toEqual([1, 3]);
});

test('what failed before a part ends the whole', async () => {
  const work = withTransaction(db, async (trx) => {
    await write(trx, 1, 'one');
    await write(trx, 1, 'again');
    await withSavepoint(trx, () => write(trx, 2, 'two')).catch(() => undefined);
  });
  await expect(work).rejects.toThrow('rolled back instead of committed');
  expect(await words()).toEqual([]);
});

test('a deferred constraint is told by the commit as before', async () => {
  await sql`create table pair (a int primary key, b int references pair deferrable initially deferred)`.execute(db);
  const work = withTransaction(db, (trx) => sql`insert into pair values (${1}, ${2})`.execute(trx));
  await expect(work).rejects.toMatchObject({ code: '23503' });
});

test('outside of a transaction everything is waited for', async () => {
  await sql`insert into word values (${1}, 'one') ${NOT_WAITED_FOR}`.execute(db);
  await expect(sql`insert into word values (${1}, 'again') ${NOT_WAITED_FOR}`.execute(db)).rejects.toMatchObject(twice);
});

test('what is asked at one time is answered each by its own, also where one fails', async () => {
  await withTransaction(db, async (trx) => {
    await write(trx, 1, 'one');
    await write(trx, 2, 'two');
    const textOf = async (id: number) =>
      (await sql<{ text: string }>`select text from word where id = ${id}`.execute(trx)).rows.map(({ text }) => text);
    expect(await Promise.all([1, 2, 3, 1].map(textOf))).toEqual([['one'], ['two'], [], ['one']]);
  });
  const work = withTransaction(db, (trx) =>
    Promise.all([
      sql`insert into word values (${3}, 'three')`.execute(trx),
      sql`insert into word values (${1}, 'again')`.execute(trx),
      sql`insert into word values (${4}, 'four')`.execute(trx),
    ]),
  );
  await expect(work).rejects.toMatchObject(twice);
  expect(await words()).toEqual([1, 2]);
});
