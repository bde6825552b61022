// Commits say in a short line what they do, and below it why: who looks for the reason of a line finds it by `git blame`.
import { execFileSync } from 'node:child_process';
import { isMain } from '../lib/check-report.mjs';
import { root } from '../lib/project.mjs';

/** The last commit that is not held to this; those before it stand as they are. */
const START = '5eee1d01684bf63f6a829c9cc93791675102692d';
const MAX_SUBJECT = 72;

/**
 * @typedef {object} Commit
 * @property {string} hash
 * @property {string[]} parents
 * @property {string} message
 */

/**
 * Looks at the commits since a start that a branch has in its history.
 * @param {string} folder
 * @returns {{ looked: number, problems: string[], note?: string }} number of commits seen, one line per fault, and why
 *   nothing could be looked at
 */
export function checkCommitMessages(folder, start = START) {
  const base = tryGit(folder, 'merge-base', start, 'HEAD')?.trim();
  // A copy without its history, or with the newest part alone, as builds fetch it.
  if (!base) return { looked: 0, problems: [], note: `the history from ${start} on is not here` };
  const commits = (tryGit(folder, 'log', '-z', '--format=%h%n%p%n%B', `${base}..HEAD`) ?? '')
    .split('\0')
    .filter((text) => text.trim() !== '')
    .map(parse);
  return { looked: commits.length, problems: commits.flatMap(faultsOf) };
}

/**
 * @param {string} text
 * @returns {Commit}
 */
function parse(text) {
  const [hash = '', parents = '', ...lines] = text.split('\n');
  return { hash, parents: parents.split(' ').filter(Boolean), message: lines.join('\n').trim() };
}

/**
 * A merge says nothing of its own.
 * @param {Commit} commit
 */
function faultsOf({ hash, parents, message }) {
  if (parents.length > 1) return [];
  const [subject = '', gap = '', ...body] = message.split('\n');
  const about = `${hash} “${subject}”`;
  return [
    ...(subject.length > MAX_SUBJECT ? [`${about}: ${subject.length} characters, at most ${MAX_SUBJECT}`] : []),
    ...(gap.trim() === '' && isReason(body) ? [] : [`${about}: below an empty line it says why`]),
  ];
}

/**
 * Names of people and tools are no reason.
 * @param {string[]} body
 */
const isReason = (body) => body.some((line) => line.trim() !== '' && !/^[A-Z][\w-]*-[Bb]y: /.test(line));

/**
 * What git says; undefined where it does not know, or is not there.
 * @param {string} folder
 * @param {string[]} args
 */
function tryGit(folder, ...args) {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

if (isMain(import.meta.url)) {
  const { looked, problems, note } = checkCommitMessages(root);
  for (const problem of problems) console.log(problem);
  console.log(note ?? `${looked} commits, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
