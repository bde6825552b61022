import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mayHaveCluster } from './cluster-packages.mjs';
import { hashCvReader } from './cv-reader.mjs';
import { runQuietly } from './processes.mjs';
import { inBuild, inProject, readJson, root } from './project.mjs';
import { nodeProgram } from './runtime.mjs';
import { testEnvironment } from './test-environment.mjs';

/**
 * The steps of `npm run verify` and `npm test`, by name. Each returns how many tests passed and failed, and what the
 * program printed; a step such as lint counts as one test. Where nothing had to be run, a `note` says so.
 * @type {Record<string, () => Promise<{ passed: number, failed: number, output: string, note?: string }>>}
 */
export const steps = {
  lint: () => asOneTest(['@biomejs', 'biome', 'bin', 'biome'], ['check', '--colors=off', '.']),
  // The native compiler, four times as fast; TypeScript 6 stays for dependency-cruiser, which reads nothing under 7.
  types: () => asOneTest(['typescript-native', 'bin', 'tsc'], ['--project', 'tsconfig.json', '--pretty', 'false']),
  boundaries: () => script('checks/boundaries.mjs'),
  twins: () => script('checks/domain-twins.mjs'),
  circles: () => script('checks/domain-circles.mjs'),
  'sql-places': () => script('checks/sql-places.mjs'),
  'newer-sql': () => script('checks/newer-sql.mjs'),
  'journey-count': () => script('checks/journey-count.mjs'),
  unit: () => vitest('unit'),
  'cv-reader': cvReader,
  component: () => vitest('component'),
  'web-pages': () => script('build.mjs'),
  'database-types': () => script('database-types.mjs', '--check'),
  integration: () => vitest('integration'),
  lifecycle: () => vitest('lifecycle'),
  'oldest-postgres': oldestPostgres,
  looks: () => playwright('looks'),
  journeys: () => playwright('journeys'),
};

/** @param run runs Vitest with these arguments */
async function vitest(project, run = (args) => tool(['vitest', 'vitest.mjs'], args)) {
  const file = report(project);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await run(['run', '--project', project, ...reporters]);
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = existsSync(file) ? readJson(file) : {};
  return counted({ code, output, passed, failed });
}

/** The reader's tests, unless they passed with the very files that are there. */
async function cvReader() {
  const marker = inBuild('cv-reader-passed');
  const hash = hashCvReader(root);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash)
    return { passed: 0, failed: 0, output: '', note: 'unchanged since it passed' };
  const result = await vitest('cv-reader');
  if (result.failed === 0) writeFileSync(marker, hash);
  return result;
}

/** On the system's PostgreSQL, among several servers: Debian's packages, which root alone can install and run. */
async function oldestPostgres() {
  if (!mayHaveCluster()) return { passed: 0, failed: 0, output: '', note: 'skipped: no apt, or no root' };
  const inCluster = [nodeProgram(), inProject('node_modules', 'vitest', 'vitest.mjs')];
  return vitest('oldest-postgres', (args) => tool([], [...inCluster, ...args], {}, inProject('deploy', 'cluster.mjs')));
}

async function playwright(project) {
  const file = report(project);
  const args = ['test', `--project=${project}`, '--reporter=list,json'];
  const { code, output } = await tool(['@playwright', 'test', 'cli.js'], args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const { expected = 0, flaky = 0, unexpected = 0 } = existsSync(file) ? readJson(file).stats : {};
  return counted({ code, output, passed: expected + flaky, failed: unexpected });
}

/** A runner that ends badly without a failed test (a file that does not load), or that ran nothing, has failed too. */
function counted({ code, output, passed, failed }) {
  if (failed === 0 && code !== 0) return { passed, failed: 1, output };
  if (passed + failed === 0) return { passed, failed: 1, output: `${output}\nNo test was run.` };
  return { passed, failed, output };
}

function script(path, ...args) {
  return asOneTest([], args, inProject('scripts', ...path.split('/')));
}

async function asOneTest(packageFile, args, file = undefined) {
  const { code, output } = await tool(packageFile, args, {}, file);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

/** Runs a program of a package on the project's Node, free of what a developer's shell says. */
function tool(packageFile, args, environment = {}, file = inProject('node_modules', ...packageFile)) {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  return runQuietly(nodeProgram(), [file, ...args], { env: { ...testEnvironment(), ...color, ...environment } });
}

/** Path of a runner's report; the last run's is removed, lest it be read when the runner does not come to write one. */
function report(name) {
  const file = inBuild(`${name}-report.json`);
  rmSync(file, { force: true });
  return file;
}
