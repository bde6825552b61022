import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkUnused } from './unused.mjs';

let tree: string;
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'qinghe-unused-'));
  write('knip.jsonc', JSON.stringify({ entry: ['main.ts'], project: ['**/*.ts'] }));
  write('package.json', JSON.stringify({ name: 'tree', type: 'module' }));
  write('main.ts', "import { used } from './parts.ts';\nimport { byUuid } from './contract/all.ts';\nused(byUuid);\n");
  write('contract/all.ts', 'export const byUuid = 1;\n');
  write('parts.ts', 'export const used = (value: number) => value;\n');
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

test('a tree in which everything is needed has no faults', async () => {
  expect(await checkUnused(tree)).toEqual({ looked: 1, problems: [] });
});

test('a file, an export and a package that nothing needs are found', async () => {
  write('alone.ts', 'export const one = 1;\n');
  write('parts.ts', 'export const used = (value: number) => value;\nexport const spare = 1;\nexport type Spare = 1;\n');
  write('package.json', JSON.stringify({ name: 'tree', type: 'module', dependencies: { zod: '4.6.7' } }));
  const { problems } = await checkUnused(tree);
  expect(problems.toSorted()).toEqual([
    'alone.ts is imported by no other file',
    'package.json names the package zod, which no file loads',
    'parts.ts exports Spare, which no other file names',
    'parts.ts exports spare, which no other file names',
  ]);
});

test('what is told of the contract by another way is spared there, and nowhere else', async () => {
  write('contract/all.ts', 'export const byUuid = 1;\nexport const seen = 2;\n');
  write('parts.ts', 'export const used = (value: number) => value;\nexport const seen = 1;\n');
  expect((await checkUnused(tree, new Set(['seen']))).problems).toEqual([
    'parts.ts exports seen, which no other file names',
  ]);
});

test('no answer is no pass', async () => {
  write('knip.jsonc', '{');
  expect((await checkUnused(tree)).looked).toBe(0);
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}
