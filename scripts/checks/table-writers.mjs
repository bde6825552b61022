// A table is written by one domain alone, which its comment names: `tenant of jobs: …`. Who else wants it changed calls that
// domain. Imports cannot show this, since SQL knows no import rule.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, report } from '../lib/check-report.mjs';
import { root } from '../lib/project.mjs';

const comment = /comment on table (\w+) is '\w+ of (\w+):/g;
/** Statements of the query builder, and of SQL that is written out. */
const writes = [
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g,
  /\b(?:insert into|update|delete from|merge into)\s+(\w+)\b(?!\s*=)/g,
];
/** `for (const table of ['a', 'b'] as const)` beside a statement on `table`. */
const loop = /for \(const table of \[([^\]]*)\]/g;

/**
 * @param {string} folder
 * @returns {{ looked: number, problems: string[] }} number of tables with an owner, and one line per foreign write
 */
export function checkTableWriters(folder) {
  const owners = readOwners(join(folder, 'server', 'migrations'));
  const source = join(folder, 'server', 'src');
  const problems = filesIn(source, /\.ts$/)
    .filter((file) => !/\.test\.ts$|^demo\/|^db\/generated\.ts$/.test(file))
    .flatMap((file) => {
      const own = /^domains\/(\w+)\//.exec(file)?.[1] ?? 'frame';
      return [...writtenIn(readFileSync(join(source, file), 'utf8'))]
        .filter((table) => owners.has(table) && owners.get(table) !== own)
        .map((table) => `server/src/${file} writes ${table}, which is ${owners.get(table)}'s`);
    });
  return { looked: owners.size, problems };
}

/**
 * By the newest comment of each table.
 * @param {string} folder
 */
function readOwners(folder) {
  /** @type {Map<string, string>} */
  const owners = new Map();
  for (const file of filesIn(folder, /\.sql$/))
    for (const [, table = '', owner = ''] of readFileSync(join(folder, file), 'utf8').matchAll(comment))
      owners.set(table, owner);
  return owners;
}

/** @param {string} text */
function writtenIn(text) {
  const named = writes.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => String(match[1])));
  if (!/\(table\)/.test(text)) return new Set(named);
  const looped = [...text.matchAll(loop)].flatMap((match) => String(match[1]).match(/\w+/g) ?? []);
  return new Set([...named, ...looped]);
}

/**
 * @param {string} folder
 * @param {RegExp} pattern
 */
function filesIn(folder, pattern) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll('\\', '/'));
  return names.filter((name) => pattern.test(name)).sort();
}

if (isMain(import.meta.url)) report('tables', checkTableWriters(root));
