import { existsSync, rmSync } from 'node:fs';
import { mayHaveCluster } from './cluster-packages.mjs';
import { mayHaveOldChromium, unpackOldChromium } from './old-chromium.mjs';
import { runQuietly } from './processes.mjs';
import { inBuild, inProject, readJson } from './project.mjs';
import { nodeProgram } from './runtime.mjs';
import { testEnvironment } from './test-environment.mjs';

/**
 * How many tests passed and failed, and what the program printed; a step such as lint counts as one test. Where nothing
 * had to be run, a `note` says so.
 * @typedef {{ passed: number, failed: number, output: string, note?: string }} StepResult
 */
/** @typedef {keyof typeof steps} StepName */

/** The steps of `npm run verify` and `npm test`, by name. */
export const steps = {
  lint: () => asOneTest(ofPackage('@biomejs', 'biome', 'bin', 'biome'), ['check', '--colors=off', '.']),
  // The native compiler, four times as fast; TypeScript 6 stays for dependency-cruiser, which reads nothing under 7.
  types: () =>
    asOneTest(ofPackage('typescript-native', 'bin', 'tsc'), ['--project', 'tsconfig.json', '--pretty', 'false']),
  'typed-files': () => script('checks/typed-files.mjs'),
  unused: () => script('checks/unused.mjs'),
  'commit-messages': () => script('checks/commit-messages.mjs'),
  boundaries: () => script('checks/boundaries.mjs'),
  twins: () => script('checks/domain-twins.mjs'),
  circles: () => script('checks/domain-circles.mjs'),
  'sql-places': () => script('checks/sql-places.mjs'),
  'table-writers': () => script('checks/table-writers.mjs'),
  'newer-sql': () => script('checks/newer-sql.mjs'),
  'journey-count': () => script('checks/journey-count.mjs'),
  unit: () => vitest('unit'),
  'cv-reader': () => vitest('cv-reader'),
  component: () => vitest('component'),
  'web-pages': () => script('build.mjs'),
  'database-types': () => script('database-types.mjs', '--check'),
  integration: () => vitest('integration'),
  'embedded-database': () => vitest('embedded-database'),
  lifecycle: () => vitest('lifecycle'),
  'oldest-postgres': oldestPostgres,
  // Whether the measurements still run: each of them once, on next to nothing.
  'bench-smoke': () => asOneTest(inProject('bench', 'run.ts'), ['--smoke']),
  looks: () => playwright('looks'),
  journeys: () => playwright('journeys'),
  'old-browser': oldBrowser,
};

/**
 * @param {string} project
 * @param {(args: string[]) => ReturnType<typeof tool>} run runs Vitest with these arguments
 * @returns {Promise<StepResult>}
 */
async function vitest(project, run = (args) => tool(ofPackage('vitest', 'vitest.mjs'), args)) {
  const file = report(project);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await run(['run', '--project', project, ...reporters]);
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = existsSync(file) ? readJson(file) : {};
  return counted({ code, output, passed, failed });
}

/**
 * On the system's PostgreSQL, among several servers: Debian's packages, which root alone can install and run.
 * @returns {Promise<StepResult>}
 */
async function oldestPostgres() {
  if (!mayHaveCluster()) return { passed: 0, failed: 0, output: '', note: 'skipped: no apt, or no root' };
  const inCluster = [nodeProgram(), ofPackage('vitest', 'vitest.mjs')];
  return vitest('oldest-postgres', (args) => tool(inProject('deploy', 'cluster.mjs'), [...inCluster, ...args]));
}

/**
 * @param {string} project
 * @returns {Promise<StepResult>}
 */
async function playwright(project) {
  const file = report(project);
  const args = ['test', `--project=${project}`, '--reporter=list,json'];
  const { code, output } = await tool(ofPackage('@playwright', 'test', 'cli.js'), args, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const { expected = 0, flaky = 0, unexpected = 0 } = existsSync(file) ? readJson(file).stats : {};
  return counted({ code, output, passed: expected + flaky, failed: unexpected });
}

/**
 * In the oldest browser that is promised, or near to it.
 * @returns {Promise<StepResult>}
 */
async function oldBrowser() {
  if (!mayHaveOldChromium()) return { passed: 0, failed: 0, output: '', note: 'skipped: Linux on x64 alone has it' };
  unpackOldChromium();
  return playwright('old-browser');
}

/**
 * A runner that ends badly without a failed test (a file that does not load), or that ran nothing, has failed too.
 * @param {{ code: number, output: string, passed: number, failed: number }} result
 */
function counted({ code, output, passed, failed }) {
  if (failed === 0 && code !== 0) return { passed, failed: 1, output };
  if (passed + failed === 0) return { passed, failed: 1, output: `${output}\nNo test was run.` };
  return { passed, failed, output };
}

/**
 * A script below `scripts/`.
 * @param {string} path
 * @param {string[]} args
 */
function script(path, ...args) {
  return asOneTest(inProject('scripts', ...path.split('/')), args);
}

/**
 * @param {string} file
 * @param {string[]} args
 * @returns {Promise<StepResult>}
 */
async function asOneTest(file, args) {
  const { code, output } = await tool(file, args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

/**
 * Path of a program that a package brings.
 * @param {string[]} path
 */
function ofPackage(...path) {
  return inProject('node_modules', ...path);
}

/**
 * Runs a program on the project's Node, free of what a developer's shell says.
 * @param {string} file
 * @param {string[]} args
 * @param {Record<string, string>} environment
 */
function tool(file, args, environment = {}) {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  return runQuietly(nodeProgram(), [file, ...args], { env: { ...testEnvironment(), ...color, ...environment } });
}

/**
 * Path of a runner's report; the last run's is removed, lest it be read when the runner does not come to write one.
 * @param {string} name
 */
function report(name) {
  const file = inBuild(`${name}-report.json`);
  rmSync(file, { force: true });
  return file;
}
