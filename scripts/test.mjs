// npm test: everything, on a machine that has nothing but Node and npm.
// For developers: --only=<step>,<step> with names of lib/test-steps.mjs, for instance npm test -- --only=unit,journeys,
// and --changed, which leaves out heavy steps that passed with the very files that are there.
import { installChromium } from './lib/chromium.mjs';
import { command, PlainError, stepPrinter } from './lib/messages.mjs';
import { installPackages } from './lib/packages.mjs';
import { checkVersions } from './lib/runtime.mjs';
import { fetchTestFonts } from './lib/test-fonts.mjs';
import { runFastSteps, runStep, runSteps, sumUp } from './lib/test-run.mjs';
import { steps } from './lib/test-steps.mjs';

const inBrowser = ['bench-smoke', 'looks', 'journeys', 'old-browser'];

await command(async () => {
  const started = performance.now();
  const only = readOnly();
  const options = { onlyChanged: process.argv.includes('--changed') };
  try {
    await prepare(!only || only.some((name) => inBrowser.includes(name)));
  } catch (error) {
    await runStep('preparation', () => Promise.reject(error));
    return sumUp(started);
  }
  if (only) await runSteps(only, options);
  else {
    await runFastSteps(options);
    // The pages come first: a server that is started for a test serves them.
    await runSteps(
      [
        'web-pages',
        'database-types',
        'integration',
        'embedded-database',
        'lifecycle',
        'oldest-postgres',
        'bench-smoke',
        'looks',
        'journeys',
        'old-browser',
      ],
      options,
    );
  }
  return sumUp(started);
});

/** @param {boolean} withBrowser */
async function prepare(withBrowser) {
  const step = stepPrinter(withBrowser ? 3 : 2);
  await step('Node and npm', async () => checkVersions());
  await step('Packages', installPackages);
  if (!withBrowser) return;
  await step('Browser', async (say) => {
    process.env.CHROMIUM = await installChromium(say);
    return `${process.env.CHROMIUM}, ${await fetchTestFonts()}`;
  });
}

function readOnly() {
  const argument = process.argv.find((text) => text.startsWith('--only='));
  if (!argument) return undefined;
  const names = argument.slice('--only='.length).split(',');
  return names.map((name) => {
    if (isStep(name)) return name;
    throw new PlainError(`No step is called ${name}. There are: ${Object.keys(steps).join(', ')}`);
  });
}

/**
 * @param {string} name
 * @returns {name is import('./lib/test-steps.mjs').StepName}
 */
function isStep(name) {
  return name in steps;
}
