import { isStopping } from './processes.mjs';
import { runUnlessPassed } from './step-inputs.mjs';
import { overBudget, ratioToBudget } from './test-budgets.mjs';
import { steps } from './test-steps.mjs';

const total = { passed: 0, failed: 0 };
/**
 * Seconds of each step that ran.
 * @type {Record<string, number>}
 */
const taken = {};

/**
 * Runs steps one after the other, with a line for each and the whole output of those that fail.
 * @param {import('./test-steps.mjs').StepName[]} names
 * @param {{ onlyChanged?: boolean }} options leaves out heavy ones that passed with the very files that are there
 */
export async function runSteps(names, { onlyChanged = false } = {}) {
  for (const name of names) await runStep(name, () => runUnlessPassed(name, steps[name], onlyChanged));
}

/**
 * Runs one step under a name; an exception counts as a failure.
 * @param {string} name
 * @param {() => Promise<import('./test-steps.mjs').StepResult>} work
 */
export async function runStep(name, work) {
  if (isStopping()) return;
  const started = performance.now();
  /** @type {import('./test-steps.mjs').StepResult} */
  const result = await work().catch((/** @type {Error} */ error) => ({ passed: 0, failed: 1, output: error.message }));
  const { passed, failed, output, note } = result;
  total.passed += passed;
  total.failed += failed;
  const seconds = (performance.now() - started) / 1000;
  taken[name] = seconds;
  const counts = failed > 0 ? `${passed} passed, ${failed} FAILED` : (note ?? `${passed} passed`);
  const time = `${seconds.toFixed(1)} s`.padStart(8);
  console.log(`  ${name.padEnd(18)}${counts.padEnd(28)}${time}  ${ratioToBudget(name, seconds)}`.trimEnd());
  if (failed > 0) console.log(`\n${output}\n`);
}

/**
 * The fast part, on two cores: the checks take about as long as the tests.
 * @param {{ onlyChanged?: boolean }} options
 */
export function runFastSteps(options) {
  return Promise.all([
    runSteps([
      'types',
      'typed-files',
      'lint',
      'twins',
      'circles',
      'sql-places',
      'table-writers',
      'newer-sql',
      'journey-count',
      'commit-messages',
      'boundaries',
      'unused',
    ]),
    runSteps(['unit', 'cv-reader', 'component'], options),
  ]);
}

/**
 * Prints what took too long, and the sum as the last line; returns the exit code.
 * @param {number} started
 */
export function sumUp(started) {
  console.log();
  for (const line of overBudget(taken)) console.log(line);
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s\n${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 || total.passed === 0 || isStopping() ? 1 : 0;
}
