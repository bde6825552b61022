// SQL of a domain stands in its queries: what imports cannot show, since a verb is handed the database anyway.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isMain, report } from '../lib/check-report.mjs';
import { root } from '../lib/project.mjs';

const queryText = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|with)\(\s*['"`(]|\bsql(<[^`]*>)?`/;

/**
 * @param {string} folder
 * @returns {{ looked: number, problems: string[] }} number of files seen, and one line per file with SQL out of place
 */
export function checkSqlPlaces(folder) {
  const domains = join(folder, 'server', 'src', 'domains');
  const files = existsSync(domains) ? readdirSync(domains, { recursive: true }).map(String) : [];
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const problems = sources
    .filter((file) => !/(^|[/\\]|-)queries\.ts$/.test(file))
    .filter((file) => queryText.test(readFileSync(join(domains, file), 'utf8')))
    .map((file) => relative(folder, join(domains, file)).split(sep).join('/'))
    .map((file) => `${file} writes SQL; that belongs in queries.ts (or <topic>-queries.ts)`);
  return { looked: sources.length, problems };
}

if (isMain(import.meta.url)) report('files of domains', checkSqlPlaces(root));
