// Domains of the server may call each other, but not in a circle: whoever reads one would have to know all of them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, report } from '../lib/check-report.mjs';
import { root } from '../lib/project.mjs';

const imported = /from '(?:\.\.\/)+([a-z]+)\/index\.ts'/g;

/**
 * @param {string} folder
 * @returns {{ looked: number, problems: string[] }} number of domains seen, and one line per circle
 */
export function checkDomainCircles(folder) {
  const domains = join(folder, 'server', 'src', 'domains');
  const names = existsSync(domains) ? readdirSync(domains) : [];
  const needs = new Map(names.map((name) => [name, neededBy(join(domains, name), names)]));
  const problems = names.flatMap((name) => {
    const way = wayBack(needs, name, [name]);
    // Each circle once: told from the first of its domains.
    return way?.every((other) => other >= name) ? [`domains in a circle: ${[...way, name].join(' → ')}`] : [];
  });
  return { looked: names.length, problems };
}

/** @param {string} domain @param {readonly string[]} names */
function neededBy(domain, names) {
  const files = readdirSync(domain, { recursive: true }).map(String);
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const found = sources.flatMap((file) => [...readFileSync(join(domain, file), 'utf8').matchAll(imported)]);
  return new Set(found.map((match) => String(match[1])).filter((name) => names.includes(name)));
}

/**
 * @param {ReadonlyMap<string, ReadonlySet<string>>} needs
 * @param {string} home
 * @param {readonly string[]} way
 * @returns {readonly string[] | undefined}
 */
function wayBack(needs, home, way) {
  for (const next of needs.get(way.at(-1) ?? '') ?? []) {
    if (next === home) return way;
    if (way.includes(next)) continue;
    const found = wayBack(needs, home, [...way, next]);
    if (found) return found;
  }
  return undefined;
}

if (isMain(import.meta.url)) report('domains', checkDomainCircles(root));
