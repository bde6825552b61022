import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkDomainCircles } from './domain-circles.mjs';
import { checkDomainTwins } from './domain-twins.mjs';
import { checkJourneys, MAX_JOURNEYS } from './journey-count.mjs';
import { checkSqlPlaces } from './sql-places.mjs';
import { checkTableWriters } from './table-writers.mjs';
import { checkTypedFiles } from './typed-files.mjs';

let tree: string;
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'qinghe-places-'));
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

test('a domain without its twin in the contract is found, and so is a second spelling', () => {
  write('server/src/domains/wallet/index.ts');
  write('server/src/domains/jobs/index.ts');
  write('web/src/domains/job/api/list-jobs.ts');
  write('contract/jobs/domain.ts');
  write('contract/wallet/index.ts');
  expect(checkDomainTwins(tree)).toEqual({
    looked: 2,
    problems: [
      'server/src/domains/wallet has no twin contract/wallet/domain.ts',
      'web/src/domains/job has no twin contract/job/domain.ts',
    ],
  });
});

test('domains that need each other in a circle are found, once', () => {
  write('server/src/domains/account/pay.ts', "import { charge } from '../wallet/index.ts';");
  write('server/src/domains/orders/index.ts', "import { payer } from '../account/index.ts';");
  write('server/src/domains/wallet/deep/charge.ts', "import { order } from '../../orders/index.ts';");
  write('server/src/domains/jobs/charge.ts', "import { charge } from '../wallet/index.ts';");
  expect(checkDomainCircles(tree)).toEqual({
    looked: 4,
    problems: ['domains in a circle: account → wallet → orders → account'],
  });
});

test('SQL in a verb is found, SQL in queries is not', () => {
  write('server/src/domains/jobs/close-job.ts', "trx.updateTable('job')");
  write('server/src/domains/jobs/count-jobs.ts', 'sql<number>`select 1`');
  write('server/src/domains/jobs/queries.ts', "trx.selectFrom('job')");
  write('server/src/domains/jobs/post-queries.ts', 'sql`select 1`');
  const { looked, problems } = checkSqlPlaces(tree);
  expect(looked).toBe(4);
  expect(problems.map((line) => line.split(' ')[0])).toEqual([
    'server/src/domains/jobs/close-job.ts',
    'server/src/domains/jobs/count-jobs.ts',
  ]);
});

test('a table that another domain writes is found, in the builder, in SQL and in a loop', () => {
  write('server/migrations/0001_all.sql', "comment on table job is 'tenant: of before';");
  write('server/migrations/0002_owners.sql', "comment on table job is 'tenant of jobs: jobs';");
  write('server/migrations/0003_more.sql', "comment on table quota is 'infrastructure of frame: what is used up';");
  write('server/src/domains/jobs/queries.ts', "trx.updateTable('job'); sql`select 1 from quota`;");
  write('server/src/db/quota.ts', "trx.insertInto('quota');");
  write('server/src/domains/talks/queries.ts', "trx.deleteFrom('job as old');");
  write('server/src/domains/fairs/queries.ts', 'sql`update job set title = 1`;');
  write('server/src/domains/home/queries.ts', "for (const table of ['quota'] as const) trx.deleteFrom(table);");
  expect(checkTableWriters(tree)).toEqual({
    looked: 2,
    problems: [
      "server/src/domains/fairs/queries.ts writes job, which is jobs's",
      "server/src/domains/home/queries.ts writes quota, which is frame's",
      "server/src/domains/talks/queries.ts writes job, which is jobs's",
    ],
  });
});

test('one journey too many is found, and one that hides in a loop', () => {
  const journey = "test('somebody does something', async () => {});\n";
  write('e2e/apply.spec.ts', journey.repeat(MAX_JOURNEYS));
  write('e2e/looks/addresses.spec.ts', journey.repeat(3));
  expect(checkJourneys(tree)).toEqual({ looked: MAX_JOURNEYS, problems: [] });
  write('e2e/print.spec.ts', `for (const size of sizes) {\n  ${journey}}\n`);
  expect(checkJourneys(tree).problems).toEqual([
    'e2e/print.spec.ts has a journey in a loop or a group',
    `${MAX_JOURNEYS + 1} journeys; at most ${MAX_JOURNEYS} are wanted`,
  ]);
});

test('a source that is in no type-checked program is found, and one that asks not to be checked', () => {
  const compilerOptions = { allowJs: true, checkJs: true };
  write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['server', 'scripts'] }));
  write('server/src/main.ts', '// @ts-expect-error: says what it expects\n');
  write('scripts/start.mjs');
  write('web/node_modules/a/index.js');
  expect(checkTypedFiles(tree, [])).toEqual({ looked: 2, problems: [] });
  write('bench/run.mjs');
  write('web/static/a.js');
  write('scripts/stop.mjs', '// @ts-nocheck\n');
  const exceptions = [{ files: /^web\/static/, why: '' }];
  expect(checkTypedFiles(tree, exceptions).problems).toEqual([
    'bench/run.mjs is in no program that is type-checked',
    'scripts/stop.mjs asks not to be type-checked',
  ]);
  expect(checkTypedFiles(tree, [...exceptions, { files: /^deploy/, why: '' }]).problems).toContain(
    'no file is /^deploy/: that exception can go',
  );
  write('tsconfig.json', JSON.stringify({ compilerOptions: { allowJs: true } }));
  expect(checkTypedFiles(tree, []).problems).toContain('tsconfig.json does not check plain JavaScript (checkJs)');
});

test('a tree without domains is seen as such', () => {
  expect(checkDomainTwins(tree).looked).toBe(0);
  expect(checkSqlPlaces(tree).looked).toBe(0);
  expect(checkJourneys(tree).looked).toBe(0);
});

function write(file: string, text = ''): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}
