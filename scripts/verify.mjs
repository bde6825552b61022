// npm run verify: the fast part of npm test, for every few minutes of work.
import { command } from './lib/messages.mjs';
import { runFastSteps, sumUp } from './lib/test-run.mjs';

await command(async () => {
  const started = performance.now();
  await runFastSteps({ onlyChanged: true });
  return sumUp(started);
});
