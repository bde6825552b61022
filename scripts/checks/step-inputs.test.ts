import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOfInputs } from '../lib/step-inputs.mjs';

let tree: string;
const hash = () => hashOfInputs(tree, { tests: ['server/reading', 'server/alone.test.ts'], product: ['web'] });

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'qinghe-inputs-'));
  write('package-lock.json', '{}');
  write('server/reading/read.ts', "import { a } from '../words.ts';\nimport { b } from '@qinghe/contract/cv.ts';");
  write('server/reading/files/one.pdf', '%PDF');
  write('server/words.ts', "export { c } from './more/signs.ts';");
  write('server/more/signs.ts', '');
  write('server/alone.test.ts', '');
  write('contract/cv.ts', '');
  write('web/page.tsx', '');
  write('web/page.css', '');
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

test.each([
  'server/reading/read.ts',
  'server/reading/read.test.ts',
  'server/reading/files/one.pdf',
  'server/reading/files/two.pdf',
  'server/words.ts',
  'server/more/signs.ts',
  'server/alone.test.ts',
  'contract/cv.ts',
  'web/page.tsx',
  'web/page.css',
  'web/one-more.ts',
  'package-lock.json',
])('a step is run anew when %s changes', (file) => {
  const before = hash();
  expect(hash()).toBe(before);
  write(file, 'changed');
  expect(hash()).not.toBe(before);
});

test.each([
  'server/other.ts',
  'web/page.test.tsx',
  'web/test/screen.tsx',
  'web/node_modules/one/index.js',
  'web/dist/page.js',
])('and not when %s changes, with which it has nothing to do', (file) => {
  const before = hash();
  write(file, 'changed');
  expect(hash()).toBe(before);
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}
