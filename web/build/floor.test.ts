import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../scripts/lib/project.mjs';

const sources = globSync(['contract/**/*.ts', 'web/src/**/*.{ts,tsx}'], { cwd: inProject() }).filter(
  (file) => !file.includes('.test.') && !file.includes('node_modules'),
);

test('no pattern that a browser reads looks behind: Safari below 16.4 would not even read the script', () => {
  expect(sources.length).toBeGreaterThan(500);
  const behind = sources.filter((file) => /\(\?<[=!]/.test(readFileSync(inProject(file), 'utf8')));
  expect(behind).toEqual([]);
});
