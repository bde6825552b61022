// npm run sizes: lines that a call costs on the server and a screen in the browser; median, 90th percentile, largest.
// What several calls or screens use is shared out among them. npm run sizes -- main~40 reads an older revision.
import { execFileSync } from 'node:child_process';
import { callSizes } from './lib/call-sizes.mjs';
import { command } from './lib/messages.mjs';
import { root } from './lib/project.mjs';
import { screenSizes } from './lib/screen-sizes.mjs';

await command(async () => {
  const tree = readTree(process.argv[2] ?? 'HEAD');
  print('a call on the server: contract, SQL, function, route', callSizes(tree));
  print('a screen in the browser: screen, parts, styles, calls', screenSizes(tree));
});

/**
 * Every source file of a revision, by path.
 * @param {string} revision
 */
function readTree(revision) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  const wanted = /^(contract|server\/src\/domains|web\/src)\/.+\.(ts|tsx|css)$/;
  const paths = git('ls-tree', '-r', '--name-only', revision)
    .split('\n')
    .filter((path) => wanted.test(path) && !/\.test\.tsx?$/.test(path));
  return new Map(paths.map((path) => [path, git('show', `${revision}:${path}`)]));
}

/**
 * @param {string} what
 * @param {{ name: string, lines: number }[]} sizes
 */
function print(what, sizes) {
  const sorted = [...sizes].sort((a, b) => a.lines - b.lines);
  const at = (/** @type {number} */ share) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.lines ?? 0);
  console.log(`\nLines of ${what} (${sorted.length})`);
  console.log(`  median ${at(0.5)}   p90 ${at(0.9)}   largest ${at(1)}`);
  for (const { name, lines } of sorted.slice(-5).reverse())
    console.log(`  ${String(Math.round(lines)).padStart(5)}  ${name}`);
}
