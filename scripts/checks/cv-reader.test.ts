import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashCvReader } from '../lib/cv-reader.mjs';

let tree: string;
const hash = () => hashCvReader(tree, ['server/reading']);

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'qinghe-reader-'));
  write('package-lock.json', '{}');
  write('server/reading/read.ts', "import { a } from '../words.ts';\nimport { b } from '@qinghe/contract/cv.ts';");
  write('server/reading/files/one.pdf', '%PDF');
  write('server/words.ts', "export { c } from './more/signs.ts';");
  write('server/more/signs.ts', '');
  write('contract/cv.ts', '');
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

test.each([
  'server/reading/read.ts',
  'server/reading/files/one.pdf',
  'server/reading/files/two.pdf',
  'server/words.ts',
  'server/more/signs.ts',
  'contract/cv.ts',
  'package-lock.json',
])('the reader is tested anew when %s changes', (file) => {
  const before = hash();
  expect(hash()).toBe(before);
  write(file, 'changed');
  expect(hash()).not.toBe(before);
});

test('and not when a file changes that it has nothing to do with', () => {
  const before = hash();
  write('server/other.ts', 'changed');
  expect(hash()).toBe(before);
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}
