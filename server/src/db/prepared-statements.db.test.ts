import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { connect, type Reader, withTransaction } from './database.ts';

const database = await createTestDatabase('empty');
const { db, close } = connect(database.url, 1);
await sql`create table word (id int primary key, text text not null)`.execute(db);
await sql`insert into word values (1, 'one'), (2, 'two')`.execute(db);

afterAll(async () => {
  await close();
  await database.drop();
});

const wordOf = async (reader: Reader, id: number) =>
  (await sql<{ text: string }>`select * from word where id = ${id}`.execute(reader)).rows;
const kept = async () =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows;
const often = async (run: (time: number) => Promise<unknown>) => {
  for (let time = 0; time < 12; time += 1) await run(time);
};

test('a statement that comes again is kept, and answers to other values', async () => {
  expect(await wordOf(db, 1)).toEqual([{ id: 1, text: 'one' }]);
  expect(await kept()).toEqual([]);
  await often(() => wordOf(db, 1));
  expect(await wordOf(db, 2)).toEqual([{ id: 2, text: 'two' }]);
  expect(await kept()).toEqual([{ statement: 'select * from word where id = $1' }]);
});

test('a search is planned for its words', async () => {
  await often(() => sql`select id from word where text like ${'o%'}`.execute(db));
  await often(() => sql`select id from word where to_tsvector('simple', text) @@ ${'one'}::tsquery`.execute(db));
  expect(await kept()).toHaveLength(1);
});

test('an insert that meets a partial index is planned for its values', async () => {
  await sql`create table errand (owner int not null, state text not null)`.execute(db);
  await sql`create unique index errand_open on errand (owner) where state in ('open', 'late')`.execute(db);
  const add = () =>
    sql`insert into errand values (${1}, 'open') on conflict (owner) where state in (${'open'}, ${'late'}) do nothing`.execute(
      db,
    );
  await often(async () => void (await add()));
  expect((await sql`select from errand`.execute(db)).rows).toHaveLength(1);
});

test('an insert that meets any row is kept, whatever stands behind it', async () => {
  const add = () =>
    sql`with new as (insert into word values (${1}, 'uno') on conflict do nothing returning id)
      select id from new where id > 0`.execute(db);
  await often(async () => void (await add()));
  expect(await kept()).toHaveLength(2);
});

test('no connection keeps more than 250', async () => {
  await often(async () => {
    for (let other = 0; other < 260; other += 1)
      await sql`select ${sql.raw(String(other))} from word where id = ${1}`.execute(db);
  });
  expect(await kept()).toHaveLength(250);
  expect(await wordOf(db, 1)).toEqual([{ id: 1, text: 'one' }]);
});

test('after a migration the kept statement is read anew, alone and within a transaction', async () => {
  await sql`alter table word add column plural text not null default 'many'`.execute(db);
  expect(await wordOf(db, 1)).toEqual([{ id: 1, text: 'one', plural: 'many' }]);

  await often(() => wordOf(db, 1));
  await sql`alter table word drop column plural`.execute(db);
  const inTransaction = withTransaction(db, async (trx) => {
    await sql`insert into word values (3, 'three')`.execute(trx);
    return [await wordOf(trx, 1), await wordOf(trx, 3)];
  });
  expect(await inTransaction).toEqual([[{ id: 1, text: 'one' }], [{ id: 3, text: 'three' }]]);
});

test('a statement that fails says why, each time', async () => {
  await often(async () => {
    await expect(sql`insert into word values (${1}, ${'again'})`.execute(db)).rejects.toMatchObject({ code: '23505' });
  });
  await expect(sql`select ${1}::int / ${0}::int`.execute(db)).rejects.toThrow('division by zero');
});
