// What nothing needs: files that no other one imports, exports that no other file names, packages that no file loads. By
// knip; what is left out stands in knip.jsonc with its reason.
import { namedSchemas } from '../../contract/all.ts';
import { isMain, report } from '../lib/check-report.mjs';
import { runQuietly } from '../lib/processes.mjs';
import { inProject, root } from '../lib/project.mjs';
import { nodeProgram } from '../lib/runtime.mjs';

/**
 * What knip says of one file, or of the package.json that names a package.
 * @typedef {{ name: string }} Named
 * @typedef {{ file: string, files?: Named[], exports?: Named[], types?: Named[], dependencies?: Named[], devDependencies?: Named[] }} Issue
 */

/**
 * Looks for what nothing in a tree needs.
 * @param {string} folder with a knip.jsonc
 * @param {ReadonlySet<string>} spared exports of the contract that are read without being named
 * @returns {Promise<{ looked: number, problems: string[] }>} one, and one line per fault
 */
export async function checkUnused(folder, spared = new Set(Object.keys(namedSchemas))) {
  const knip = inProject('node_modules', 'knip', 'bin', 'knip.js');
  const { code, output } = await runQuietly(nodeProgram(), [knip, '--no-progress', '--reporter', 'json'], {
    cwd: folder,
  });
  // 0: nothing was found; 1: something was; everything else is no answer.
  if (code > 1 || !output.startsWith('{')) return { looked: 0, problems: [output] };
  /** @type {{ issues: Issue[] }} */
  const { issues } = JSON.parse(output);
  const problems = issues.flatMap(({ file, files = [], exports = [], types = [], ...packages }) => [
    ...files.map(() => `${file} is imported by no other file`),
    // The OpenAPI document has every schema that the contract exports.
    ...[...exports, ...types]
      .filter(({ name }) => !(file.startsWith('contract/') && spared.has(name)))
      .map(({ name }) => `${file} exports ${name}, which no other file names`),
    ...[...(packages.dependencies ?? []), ...(packages.devDependencies ?? [])].map(
      ({ name }) => `${file} names the package ${name}, which no file loads`,
    ),
  ]);
  return { looked: 1, problems };
}

if (isMain(import.meta.url)) report('projects', await checkUnused(root));
