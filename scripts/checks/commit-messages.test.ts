import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkCommitMessages } from './commit-messages.mjs';

let folder: string;
let start: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qinghe-commits-'));
  git('init', '--quiet', '--initial-branch=main');
  start = commit('Begin without a reason');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a commit with a short subject and a reason is as it should be', () => {
  commit('Hold jobs to their deadline\n\nPeople applied for jobs that were over.');
  expect(checkCommitMessages(folder, start)).toEqual({ looked: 1, problems: [] });
});

test('a long subject, a missing reason and a missing empty line are found', () => {
  const long = 'Say in the subject at length what the body would have had room for as well';
  const faulty = [
    commit(`${long}\n\nSince nobody counts.`),
    commit('Move a file'),
    commit('Move a file\nbecause it was elsewhere'),
    commit('Move a file\n\nSigned-off-by: Su He <su@example.com>'),
  ].map((hash) => hash.slice(0, 7));
  const { looked, problems } = checkCommitMessages(folder, start);
  expect(looked).toBe(4);
  expect(problems.map((line) => line.slice(0, 7)).toSorted()).toEqual(faulty.toSorted());
  expect(problems.find((line) => line.includes(long))).toContain(`${long.length} characters, at most 72`);
});

test('a merge needs no reason', () => {
  git('switch', '--quiet', '--create', 'side');
  commit('Write one thing\n\nIt was missing.');
  git('switch', '--quiet', 'main');
  commit('Write another thing\n\nIt was missing, too.');
  git('merge', '--quiet', '--no-edit', 'side');
  expect(checkCommitMessages(folder, start)).toEqual({ looked: 3, problems: [] });
});

test('without the history nothing is looked at, and that is said', () => {
  const note = expect.stringContaining('is not here');
  expect(checkCommitMessages(folder, 'abcdef12')).toEqual({ looked: 0, problems: [], note });
  rmSync(join(folder, '.git'), { recursive: true });
  expect(checkCommitMessages(folder, start)).toEqual({ looked: 0, problems: [], note });
});

/** @returns the hash */
function commit(message: string): string {
  git('commit', '--quiet', '--allow-empty', `--message=${message}`);
  return git('rev-parse', 'HEAD').trim();
}

/** As somebody, and without what this machine sets up. */
function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Su He', '-c', 'user.email=su@example.com', '-c', 'commit.gpgsign=false'];
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
  return execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8', env });
}
