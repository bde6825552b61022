import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { inBuild, root } from './project.mjs';

/**
 * What a step's result hangs on.
 * @typedef {object} Inputs
 * @property {string[]} tests files and folders of its own: everything in them, and what that imports from elsewhere
 * @property {string[]} [product] files and folders that it runs: their sources, not the tests that stand among them
 */

/** The CV reader with its corpus, and what recognises pictures for it: what their tests prove changes with these files. */
const cvReaderFolders = ['cv-reader', 'server/src/providers/ocr'];

/** Their tests, as globs: half of the time of all unit tests. */
export const cvReaderTests = cvReaderFolders.map((folder) => `${folder}/**/*.test.ts`);

/** The test of the database that comes with the packages. */
export const embeddedDatabaseTests = ['server/src/db/embedded.db.test.ts'];

/** A server that is really started, with its pages: any part of it may show there. */
const product = ['contract', 'cv-reader', 'deploy', 'scripts', 'server', 'web'];

/**
 * The heavy steps: `--changed` leaves out those that passed with the very files that are there.
 * @type {Record<string, Inputs>}
 */
const stepInputs = {
  'cv-reader': { tests: cvReaderFolders },
  'embedded-database': { tests: [...embeddedDatabaseTests, 'server/src/db/embedded', 'server/src/db/embedded.ts'] },
  lifecycle: { tests: ['server/test/lifecycle'], product },
  'oldest-postgres': { tests: ['server/test/oldest-postgres'], product },
  'bench-smoke': { tests: ['bench'], product },
  looks: { tests: ['e2e/looks', 'e2e/support', 'e2e/server-global-setup.ts'], product },
  journeys: { tests: ['e2e'], product },
  'old-browser': { tests: ['e2e'], product },
};

/** Packages, and how the runners are set. */
const always = ['package-lock.json', 'package.json', 'playwright.config.ts', 'vitest.config.ts'];

/**
 * Runs a heavy step, and keeps by which files it passed; others are run and no more is said of them.
 * @param {string} name
 * @param {() => Promise<import('./test-steps.mjs').StepResult>} work
 * @param {boolean} onlyChanged leaves it out where it has passed with these files
 * @returns {Promise<import('./test-steps.mjs').StepResult>}
 */
export async function runUnlessPassed(name, work, onlyChanged) {
  const { [name]: inputs } = stepInputs;
  if (!inputs) return work();
  const marker = inBuild(`passed-${name}`);
  // Of the files as they are now: one that is changed meanwhile has not passed.
  const hash = hashOfInputs(root, inputs);
  if (onlyChanged && existsSync(marker) && readFileSync(marker, 'utf8') === hash)
    return { passed: 0, failed: 0, output: '', note: 'unchanged since it passed' };
  const result = await work();
  if (result.failed === 0 && !result.note) {
    await mkdir(dirname(marker), { recursive: true });
    writeFileSync(marker, hash);
  }
  return result;
}

const ownImport = /(?:from|import\()\s*'((?:\.\.?|@qinghe\/contract)\/[^']+)'/g;
const isTest = (/** @type {string} */ file) =>
  /\.test\.tsx?$/.test(file) || /[\\/](?:server|web)[\\/]test[\\/]/.test(file);

/**
 * A hash over everything that a step depends on, by content: a checkout changes the times of files that are still the same.
 * @param {string} folder the project's
 * @param {Inputs} inputs
 */
export function hashOfInputs(folder, { tests, product = [] }) {
  const files = new Set(always.map((file) => join(folder, file)).filter((file) => existsSync(file)));
  for (const place of product) for (const file of filesIn(join(folder, place))) if (!isTest(file)) files.add(file);
  for (const place of tests) for (const file of filesIn(join(folder, place))) addWithImports(folder, file, files);
  const hash = createHash('sha256');
  for (const file of [...files].sort()) {
    hash.update(relative(folder, file).split(sep).join('/'));
    hash.update('\0');
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @param {string} file
 * @param {Set<string>} files
 */
function addWithImports(folder, file, files) {
  if (files.has(file) || !existsSync(file)) return;
  files.add(file);
  if (!/\.(ts|mjs)$/.test(file)) return;
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(ownImport)) {
    const imported = name.startsWith('.') ? join(dirname(file), name) : join(folder, name.replace('@qinghe/', ''));
    addWithImports(folder, imported, files);
  }
}

/**
 * @param {string} place a folder or a file
 * @returns {string[]}
 */
function filesIn(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory() && ['node_modules', 'dist'].includes(entry.name)) return [];
    return filesIn(join(place, entry.name));
  });
}
