import { seconds } from './messages.mjs';
import { isStopping } from './processes.mjs';
import { steps } from './test-steps.mjs';

const total = { passed: 0, failed: 0 };

/** Runs steps one after the other, with a line for each and the whole output of those that fail. */
export async function runSteps(names) {
  for (const name of names) await runStep(name, steps[name]);
}

/** Runs one step under a name; an exception counts as a failure. */
export async function runStep(name, work) {
  if (isStopping()) return;
  const started = performance.now();
  const { passed, failed, output } = await work().catch((error) => ({ passed: 0, failed: 1, output: error.message }));
  total.passed += passed;
  total.failed += failed;
  const counts = failed > 0 ? `${passed} passed, ${failed} FAILED` : `${passed} passed`;
  console.log(`  ${name.padEnd(16)}${counts.padEnd(28)}${seconds(started)}`);
  if (failed > 0) console.log(`\n${output}\n`);
}

/** The fast part, on two cores: the type checker takes about as long as all the others together. */
export function runFastSteps() {
  return Promise.all([
    runSteps(['types']),
    runSteps(['lint', 'twins', 'sql-places', 'boundaries', 'unit', 'component']),
  ]);
}

/** Prints the sum as the last line and returns the exit code. */
export function sumUp(started) {
  console.log(`\n${seconds(started)}\n${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 || total.passed === 0 || isStopping() ? 1 : 0;
}
