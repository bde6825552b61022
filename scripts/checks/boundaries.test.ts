import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBoundaries } from './boundaries.mjs';

/** One breach for each rule: the file that commits it, what it imports, and files that must be there for that. */
const breaches: Record<string, { file: string; imports: string; beside?: string[] }> = {
  'contract-imports-zod-alone': { file: 'contract/jobs/sends.ts', imports: 'kysely' },
  'cv-reader-knows-contract-alone': {
    file: 'cv-reader/src/keeps.ts',
    imports: '../../server/src/services.ts',
    beside: ['server/src/services.ts'],
  },
  'cv-reader-is-met-at-its-index': {
    file: 'server/src/domains/resumes/reads.ts',
    imports: '../../../../cv-reader/src/lines.ts',
    beside: ['cv-reader/src/lines.ts'],
  },
  'web-does-not-know-server': {
    file: 'web/src/lib/peeks.ts',
    imports: '../../../server/src/services.ts',
    beside: ['server/src/services.ts'],
  },
  'server-does-not-know-web': {
    file: 'server/src/app.ts',
    imports: '../../web/src/app/shell.tsx',
    beside: ['web/src/app/shell.tsx'],
  },
  'domains-meet-at-index': {
    file: 'server/src/domains/jobs/publish-job.ts',
    imports: '../wallet/charge-coins.ts',
    beside: ['server/src/domains/wallet/charge-coins.ts'],
  },
  'rules-are-pure': {
    file: 'server/src/domains/jobs/publish-rules.ts',
    imports: '../../db/database.ts',
    beside: ['server/src/db/database.ts'],
  },
  'rules-need-no-node': { file: 'server/src/domains/jobs/access.ts', imports: 'node:fs' },
  'sql-lives-in-queries': { file: 'server/src/domains/jobs/close-job.ts', imports: 'kysely' },
  'foundation-knows-no-domain': {
    file: 'server/src/providers/sms/port.ts',
    imports: '../../domains/account/index.ts',
    beside: ['server/src/domains/account/index.ts'],
  },
  'site-stands-above-domains': {
    file: 'server/src/site/jobs/show-wages.ts',
    imports: '../../domains/jobs/wage-queries.ts',
    beside: ['server/src/domains/jobs/wage-queries.ts'],
  },
  'nobody-but-the-app-knows-the-site': {
    file: 'server/src/domains/talks/draws.ts',
    imports: '../../site/talks/talk-page.ts',
    beside: ['server/src/site/talks/talk-page.ts'],
  },
  'ui-knows-no-domain': {
    file: 'web/src/ui/button.tsx',
    imports: '../domains/jobs/api/list-jobs.ts',
    beside: ['web/src/domains/jobs/api/list-jobs.ts'],
  },
  'lib-needs-no-ui': {
    file: 'web/src/lib/tells.ts',
    imports: '../ui/toast.ts',
    beside: ['web/src/ui/toast.ts'],
  },
  'no-cycles': { file: 'server/src/tasks/queue.ts', imports: './worker.ts' },
  'production-needs-no-tests': {
    file: 'server/src/main.ts',
    imports: '../test/accounts.ts',
    beside: ['server/test/accounts.ts'],
  },
  'every-import-is-found': { file: 'web/src/app/lost.ts', imports: './not-there.ts' },
};

/** What stands closest to each rule and is allowed. */
const allowed: Record<string, string> = {
  'contract/jobs/endpoints.ts': 'zod',
  'web/src/lib/client.ts': '@qinghe/contract/jobs/endpoints.ts',
  'server/src/domains/jobs/queries.ts': 'kysely',
  'server/src/domains/jobs/post-queries.ts': 'kysely',
  'server/src/domains/jobs/rules.ts': '@qinghe/contract/jobs/endpoints.ts',
  'server/src/domains/jobs/copy-job.ts': '../account/index.ts',
  'server/src/site/jobs/show-owner.ts': '../../domains/account/index.ts',
  'server/src/site/jobs/owner-queries.ts': 'kysely',
  'server/src/domains/jobs/copy-job.test.ts': '../../../test/accounts.ts',
  'web/src/ui/tabs.tsx': '../lib/client.ts',
  'web/src/screens/jobs/list.tsx': '../../ui/button.tsx',
};

let tree: string;
let found: string[];

beforeAll(async () => {
  tree = mkdtempSync(join(tmpdir(), 'qinghe-boundaries-'));
  for (const name of ['zod', 'kysely']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  write('tsconfig.json', '{}');
  write('contract/package.json', JSON.stringify({ name: '@qinghe/contract', exports: { './*': './*' } }));
  mkdirSync(join(tree, 'node_modules', '@qinghe'));
  symlinkSync(join(tree, 'contract'), join(tree, 'node_modules', '@qinghe', 'contract'), 'junction');
  for (const { beside = [] } of Object.values(breaches)) for (const file of beside) write(file, 'export {};\n');
  for (const { file, imports } of Object.values(breaches)) write(file, `import '${imports}';\n`);
  for (const [file, imports] of Object.entries(allowed)) write(file, `import '${imports}';\n`);
  write('server/src/tasks/worker.ts', "import './queue.ts';\n");
  ({ problems: found } = await checkBoundaries(tree));
}, 30_000);

afterAll(() => rmSync(tree, { recursive: true, force: true }));

test.each(Object.entries(breaches))('%s is found where it is broken', (rule, { file }) => {
  expect(found.filter((line) => line.startsWith(`${rule}: ${file} `))).toHaveLength(1);
});

test('nothing else is found', () => {
  const planted = Object.entries(breaches).map(([rule, { file }]) => `${rule}: ${file} `);
  const cycleFromItsOtherEnd = 'no-cycles: server/src/tasks/worker.ts ';
  expect(found.filter((line) => ![...planted, cycleFromItsOtherEnd].some((start) => line.startsWith(start)))).toEqual(
    [],
  );
});

test('every rule has its breach here', () => {
  const rules = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as { forbidden: { name: string }[] };
  expect(Object.keys(breaches).sort()).toEqual(rules.forbidden.map((rule) => rule.name).sort());
});

test('a tree of which nothing is seen does not pass', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'qinghe-empty-'));
  for (const part of ['contract', 'cv-reader', 'server', 'web']) mkdirSync(join(empty, part));
  writeFileSync(join(empty, 'tsconfig.json'), '{}');
  const { looked, problems } = await checkBoundaries(empty);
  rmSync(empty, { recursive: true });
  expect(looked).toBe(0);
  expect(problems).toContain('nothing was seen in server/');
});

function write(file: string, text: string): void {
  const path = join(tree, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
