import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkNewerSql } from './newer-sql.mjs';

let tree: string;
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'qinghe-sql-'));
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}

test.each([
  ['any_value()', 16, 'select any_value(name) from job'],
  ['IS JSON', 16, 'select 1 from job where title is json'],
  ['JSON_OBJECT with keys', 16, "select json_object('a': 1)"],
  ['a number such as 0x1f or 1_000', 16, 'select 1_000'],
  ['json_table()', 17, "select * from json_table(data, '$[*]' columns (a int path '$.a')) t"],
  ['uuid_extract_timestamp()', 17, 'select uuid_extract_timestamp(uuid) from job'],
  ['MERGE … RETURNING', 17, 'merge into job j using k on j.a = k.a when matched then delete returning j.a'],
  ['random(min, max)', 17, 'select random(1, 6)'],
  ['uuidv7()', 18, 'insert into job (uuid) values (uuidv7())'],
  ['OLD or NEW in RETURNING', 18, 'update job set a = 1 returning old.a, uuid'],
  ['a virtual column', 18, 'alter table job add b int generated always as (a + (1)) virtual'],
  ['WITHOUT OVERLAPS or PERIOD', 18, 'create table t (a int, b tstzrange, primary key (a, b without overlaps))'],
])('%s is found, in a migration and in a query', (what, version, sql) => {
  write('server/migrations/0001_first.sql', `${sql};`);
  write('server/src/domains/jobs/queries.ts', `export const query = sql\`${sql} /* \${1} */\`;`);
  expect(checkNewerSql(tree)).toEqual({
    looked: 2,
    problems: ['server/migrations/0001_first.sql', 'server/src/domains/jobs/queries.ts'].map(
      (file) => `${file} uses ${what}, which PostgreSQL has since ${version}; 15 is promised`,
    ),
  });
});

test('a function that a query names by itself is found', () => {
  write('server/src/domains/jobs/queries.ts', "export const name = (e) => e.fn('any_value', ['name']);");
  expect(checkNewerSql(tree).problems).toHaveLength(1);
});

test('what 15 has too, comments and functions of the program are let be', () => {
  write(
    'server/migrations/0001_first.sql',
    `-- uuidv7() is of the application
    insert into job (uuid, at) values (new.uuid, random()) returning uuid;
    create function public.uuidv7() returns uuid language sql as 'select gen_random_uuid()';
    create table t (a int generated always as (1) stored, b jsonb default json_build_object('a', 1));`,
  );
  write('server/migrations/0160_sensitive_words.sql', 'select uuidv7()');
  write(
    'server/src/domains/jobs/add-job.ts',
    "import { v7 as uuidv7 } from 'uuid';\nexport const add = () => ({ uuid: uuidv7(), size: 1_000 });",
  );
  expect(checkNewerSql(tree)).toEqual({ looked: 2, problems: [] });
});

test('a tree without SQL is seen as such', () => {
  expect(checkNewerSql(tree).looked).toBe(0);
});
