import { dirname, join } from 'node:path';
import { countUsers, shareOf } from './shared-lines.mjs';

/**
 * Lines of each screen of the route table: its file with the parts, styles and calls that it needs. What n screens need
 * counts a n-th for each; the design system, the frame and the libraries count for none.
 * @param {Map<string, string>} tree sources by path
 * @returns {{ name: string, lines: number }[]}
 */
export function screenSizes(tree) {
  /** @type {Set<string>} */
  const screens = new Set();
  for (const [path, text] of tree)
    if (/^web\/src\/app\/routes/.test(path))
      for (const [, target = ''] of text.matchAll(/import\('([^']+\.tsx)'\)/g)) {
        const file = join(dirname(path), target);
        if (file.startsWith('web/src/screens/')) screens.add(file);
      }
  const reached = [...screens].map((name) => ({ name, files: reach(name, tree) }));
  const users = countUsers(reached.map(({ files }) => files));
  return reached.map(({ name, files }) => ({
    name,
    lines: shareOf(files, users, (file) => lineCount(tree.get(file))),
  }));
}

/** @param {string | undefined} text */
const lineCount = (text = '') => text.trimEnd().split('\n').length;

/**
 * A screen's own files: those of screens and of domains.
 * @param {string} start
 * @param {Map<string, string>} tree
 */
function reach(start, tree) {
  /** @type {Set<string>} */
  const reached = new Set();
  const visit = (/** @type {string} */ file) => {
    const text = tree.get(file);
    if (reached.has(file) || text === undefined || !/^web\/src\/(screens|domains)\//.test(file)) return;
    reached.add(file);
    for (const [, target = ''] of text.matchAll(/(?:from|import\(|import)\s*'(\.[^']+)'/g))
      visit(join(dirname(file), target));
  };
  visit(start);
  return reached;
}
