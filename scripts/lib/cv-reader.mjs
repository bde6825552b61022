import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** The CV reader with its corpus, and what recognises pictures for it: what their tests prove changes with these files. */
const cvReaderFolders = ['cv-reader', 'server/src/providers/ocr'];

/** Their tests, as globs: half of the time of all unit tests. */
export const cvReaderTests = cvReaderFolders.map((folder) => `${folder}/**/*.test.ts`);

const ownImport = /(?:from|import\()\s*'((?:\.\.?|@qinghe\/contract)\/[^']+)'/g;

/**
 * A hash over everything that those tests depend on: all files of the folders, what these import from the rest of the
 * project, and the installed packages.
 * @param {string} root the project's folder
 */
export function hashCvReader(root, folders = cvReaderFolders) {
  const files = new Set([join(root, 'package-lock.json')]);
  for (const folder of folders) for (const file of filesIn(join(root, folder))) addWithImports(root, file, files);
  const hash = createHash('sha256');
  for (const file of [...files].sort()) {
    hash.update(relative(root, file).split(sep).join('/'));
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} file
 * @param {Set<string>} files
 */
function addWithImports(root, file, files) {
  if (files.has(file) || !existsSync(file)) return;
  files.add(file);
  if (!/\.(ts|mjs)$/.test(file)) return;
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(ownImport)) {
    const imported = name.startsWith('.') ? join(dirname(file), name) : join(root, name.replace('@qinghe/', ''));
    addWithImports(root, imported, files);
  }
}

/** @param {string} folder */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .filter((name) => !String(name).startsWith('node_modules'))
    .map((name) => join(folder, String(name)))
    .filter((path) => statSync(path).isFile());
}
