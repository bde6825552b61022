import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { PlainError } from './messages.mjs';
import { isStopping, runQuietly } from './processes.mjs';
import { inBuild, inProject, root } from './project.mjs';
import { nodeProgram } from './runtime.mjs';

/**
 * Builds web/dist unless it was built from exactly these sources.
 * @param {import('./messages.mjs').Say} say
 */
export async function buildWebPages(say) {
  const inputs = hashOfInputs();
  if (webPagesExist() && readMarker() === inputs) return 'up to date';
  say('building');
  writeFileSync(markerPath(), '');
  const vite = inProject('node_modules', 'vite', 'bin', 'vite.js');
  const { code, output } = await runQuietly(nodeProgram(), [vite, 'build'], {
    cwd: inProject('web'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new PlainError(isStopping() ? 'Stopped.' : `The web pages could not be built:\n${output}`);
  writeFileSync(markerPath(), inputs);
  return 'built';
}

/** Whether the pages were ever built. */
export function webPagesExist() {
  return existsSync(inProject('web', 'dist', 'index.html'));
}

/** By content, since a checkout changes the times of files that are still the same. */
function hashOfInputs() {
  const hash = createHash('sha256');
  const files = [inProject('package-lock.json'), ...filesBelow(inProject('contract')), ...filesBelow(inProject('web'))];
  for (const path of files) {
    hash.update(relative(root, path).split(sep).join('/'));
    hash.update('\0');
    hash.update(readFileSync(path));
  }
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : filesBelow(path);
      return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
    });
}

function readMarker() {
  return existsSync(markerPath()) ? readFileSync(markerPath(), 'utf8') : '';
}

function markerPath() {
  return inBuild('web-inputs');
}
