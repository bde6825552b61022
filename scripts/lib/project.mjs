import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder: every path of the scripts starts here, wherever they are called from. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Path below the project's folder.
 * @param {string[]} parts
 */
export function inProject(...parts) {
  return join(root, ...parts);
}

/**
 * Path below `.build/`, which holds what can be made again; the folder is made when missing.
 * @param {string} name
 */
export function inBuild(name) {
  mkdirSync(inProject('.build'), { recursive: true });
  return inProject('.build', name);
}

/** The data folder, as server/src/config.ts reads it. */
export function dataFolder() {
  return resolve(root, process.env.DATA_DIR || '.data/demo');
}

/**
 * What a JSON file holds; whoever reads it says what that is.
 * @param {string} path
 */
export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
