// npm run bench: what the product promises in figures, each a ratio inside this one run. Works on databases of its own in
// temporary folders and leaves nothing behind. One part alone is run by
// `npm run bench -- requests|bulk|import|million|public|start|weights|lcp|cv|licences|publish-check|triage|sockets|attack|soak`.

import { benchAttack } from './attack.mjs';
import { benchBulk } from './bulk.mjs';
import { readCvFigures } from './cv-figures.mjs';
import { benchImport } from './import.mjs';
import { benchLcp } from './lcp.mjs';
import { makeDatabase } from './lib/database.mjs';
import { benchLicences } from './licences.mjs';
import { benchMillion } from './million.mjs';
import { benchPublicList } from './public-list.mjs';
import { benchPublishCheck } from './publish-check.mjs';
import { benchRequests } from './requests.mjs';
import { benchSoak } from './soak.mjs';
import { benchSockets } from './sockets.mjs';
import { benchStart } from './start.mjs';
import { benchTriage } from './triage.mjs';
import { weighPages } from './weights.mjs';

const parts = {
  requests: () => onDatabase(benchRequests),
  bulk: () => onDatabase(benchBulk),
  import: () => onDatabase(benchImport),
  million: benchMillion,
  public: benchPublicList,
  start: () => onDatabase(benchStart),
  weights: weighPages,
  lcp: () => onDatabase(benchLcp),
  cv: readCvFigures,
  licences: benchLicences,
  'publish-check': benchPublishCheck,
  triage: benchTriage,
  sockets: () => onDatabase(benchSockets),
  attack: benchAttack,
};
/** Takes half an hour, so it runs only when asked for. */
const onDemand = { soak: () => onDatabase(benchSoak) };
const all = { ...parts, ...onDemand };
// Its servers have sessions of their own, so Ctrl-C reaches them by way of the exit.
process.once('SIGINT', () => process.exit(130));
const asked = process.argv.slice(2).filter((name) => name in all);
let missed = 0;
for (const name of asked.length > 0 ? asked : Object.keys(parts)) {
  console.log(`measuring: ${name}`);
  const rows = await all[name]();
  print(rows);
  missed += rows.filter(({ met }) => met === false).length;
}
console.log(missed === 0 ? 'Every budget is met.' : `${missed} budgets are missed.`);
process.exitCode = missed === 0 ? 0 : 1;

function print(rows) {
  console.table(
    Object.fromEntries(
      rows.map(({ what, measured, against, ratio, budget, met }) => [
        what,
        {
          measured,
          against: against ?? '',
          ratio: ratio === undefined ? '' : Number(ratio.toFixed(2)),
          budget: budget ?? '',
          met: met === undefined ? '' : met ? 'yes' : 'NO',
        },
      ]),
    ),
  );
}

async function onDatabase(measure) {
  const database = await makeDatabase();
  try {
    return await measure(database);
  } finally {
    await database.remove();
  }
}
