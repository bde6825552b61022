import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/database.ts';
import { connect } from '../../../db/database.ts';
import { importLists } from './import-lists.ts';
import { listFiles, pathOfList } from './list-files.ts';

const database = await createTestDatabase();
const { db, close } = connect(database.url, 4);
afterAll(async () => {
  await close();
  await database.drop();
});

const setRevision = (list: string, revision: number) =>
  db.updateTable('reference_source').set({ revision }).where('list', '=', list).execute();

test.each(listFiles)('$list is the file that its revision names', async ({ list, sha256 }) => {
  const file = await readFile(pathOfList(list));
  expect(createHash('sha256').update(file).digest('hex'), 'raise its revision in sources.json').toBe(sha256);
});

test('a start with nothing new imports nothing', async () => {
  expect(await importLists(db)).toEqual([]);
});

test('a list whose file has a higher revision is imported anew, whole', async () => {
  await setRevision('schools', 0);
  await db.updateTable('school').set({ name: '旧名' }).where('code', '=', '4111010003').execute();
  await db
    .insertInto('school')
    .values({
      code: 'gone',
      name: '已撤销学院',
      name_en: '',
      city: '110100',
      level: 'vocational',
      forms: [],
      characters: [],
    })
    .execute();
  expect(await importLists(db)).toEqual(['schools']);
  const names = await db.selectFrom('school').select('name').where('code', 'in', ['4111010003', 'gone']).execute();
  expect(names).toEqual([{ name: '清华大学' }]);
});

test('an older program leaves a newer list alone, unless it is told to import all', async () => {
  await setRevision('majors', 1_000);
  expect(await importLists(db)).toEqual([]);
  expect(await importLists(db, { all: true })).toEqual(listFiles.map(({ list }) => list));
});

test('servers that start at once import a list once', async () => {
  await setRevision('countries', 0);
  const runs = await Promise.all([1, 2, 3].map(() => importLists(db)));
  expect(runs.flat()).toEqual(['countries']);
});
