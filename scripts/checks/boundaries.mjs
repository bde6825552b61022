// The import rules of .dependency-cruiser.cjs, on the whole tree.
import { createRequire } from 'node:module';
import { isMain, report } from '../lib/check-report.mjs';
import { root } from '../lib/project.mjs';

const parts = ['contract', 'cv-reader', 'server', 'web'];

/**
 * Checks a tree against the import rules.
 * @param {string} folder
 * @returns {Promise<{ looked: number, problems: string[] }>} number of own modules seen, and one line per breach
 */
export async function checkBoundaries(folder) {
  const { cruise } = await import('dependency-cruiser');
  /** @type {typeof import('../../.dependency-cruiser.cjs')} */
  const rules = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');
  const { output } = await cruise(parts, { ...rules.options, baseDir: folder, validate: true, ruleSet: rules });
  if (typeof output === 'string') throw new Error(output);
  const seen = output.modules.map((module) => module.source).filter((source) => !source.includes('node_modules'));
  const unseen = parts.filter((part) => !seen.some((source) => source.startsWith(`${part}/`)));
  const breaches = output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  // A checker that reads no TypeScript (as under TypeScript 7) finds nothing wrong either.
  return { looked: seen.length, problems: [...unseen.map((part) => `nothing was seen in ${part}/`), ...breaches] };
}

if (isMain(import.meta.url)) report('modules', await checkBoundaries(root));
