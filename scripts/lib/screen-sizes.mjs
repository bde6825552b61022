import { dirname, join } from 'node:path';

/**
 * Lines of each screen of the route table: its file with the parts, styles and calls that it needs. What n screens need
 * counts a n-th for each; the design system, the frame and the libraries count for none.
 * @param {Map<string, string>} tree sources by path
 * @returns {{ name: string, lines: number }[]}
 */
export function screenSizes(tree) {
  const screens = new Set();
  for (const [path, text] of tree)
    if (/^web\/src\/app\/routes/.test(path))
      for (const [, target] of text.matchAll(/import\('([^']+\.tsx)'\)/g)) {
        const file = join(dirname(path), target);
        if (file.startsWith('web/src/screens/')) screens.add(file);
      }
  const reached = [...screens].map((screen) => reach(screen, tree));
  const users = new Map();
  for (const files of reached) for (const file of files) users.set(file, (users.get(file) ?? 0) + 1);
  return [...screens].map((name, index) => ({
    name,
    lines: [...reached[index]].reduce((sum, file) => sum + lineCount(tree.get(file)) / users.get(file), 0),
  }));
}

const lineCount = (text) => text.trimEnd().split('\n').length;

/** A screen's own files: those of screens and of domains. */
function reach(start, tree) {
  const reached = new Set();
  const visit = (file) => {
    if (reached.has(file) || !tree.has(file) || !/^web\/src\/(screens|domains)\//.test(file)) return;
    reached.add(file);
    for (const [, target] of tree.get(file).matchAll(/(?:from|import\(|import)\s*'(\.[^']+)'/g))
      visit(join(dirname(file), target));
  };
  visit(start);
  return reached;
}
