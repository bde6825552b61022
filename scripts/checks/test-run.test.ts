import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { overBudget, ratioToBudget } from '../lib/test-budgets.mjs';
import { steps } from '../lib/test-steps.mjs';

const testRun = join(import.meta.dirname, '../lib/test-run.mjs');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qinghe-run-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a run of these steps prints to its end, and its exit code. */
function run(results: Record<string, { passed: number; failed: number; output?: string; note?: string }>) {
  const script = join(folder, 'run.mjs');
  const lines = Object.entries(results).map(
    ([name, result]) => `await runStep('${name}', async () => (${JSON.stringify({ output: '', ...result })}));`,
  );
  const text = [
    `import { runStep, sumUp } from '${testRun}';`,
    ...lines,
    'process.exitCode = sumUp(performance.now());',
  ];
  writeFileSync(script, text.join('\n'));
  const { stdout, status } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  return { stdout, status, last: stdout.trimEnd().split('\n').at(-1) };
}

test('the last line sums up and says nothing else, for any output of the steps', () => {
  const good = run({ unit: { passed: 7, failed: 0 }, journeys: { passed: 3, failed: 0, output: '2 failed' } });
  expect(good).toMatchObject({ last: '10 passed, 0 failed', status: 0 });
  expect(good.stdout.endsWith('\n10 passed, 0 failed\n')).toBe(true);
  expect(run({ unit: { passed: 7, failed: 2, output: '9 passed, 0 failed' } })).toMatchObject({
    last: '7 passed, 2 failed',
    status: 1,
  });
});

test('a run of nothing has failed, and a step that had nothing to do is told by its note', () => {
  const idle = run({ 'cv-reader': { passed: 0, failed: 0, note: 'unchanged since it passed' } });
  expect(idle).toMatchObject({ last: '0 passed, 0 failed', status: 1 });
  expect(idle.stdout).toMatch(/cv-reader +unchanged since it passed/);
});

test('every step has a budget, and what took clearly longer is named', () => {
  const budgets = JSON.parse(readFileSync(join(import.meta.dirname, '../test-budgets.json'), 'utf8'));
  expect(Object.keys(budgets).toSorted()).toEqual(Object.keys(steps).toSorted());
  expect(ratioToBudget('unit', 15, { unit: 20 })).toBe('75 % of 20 s');
  expect(overBudget({ unit: 24, types: 13, other: 99 }, { unit: 20, types: 10 })).toEqual([
    'Over budget: types, 130 % of 10 s',
  ]);
});
