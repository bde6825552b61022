// npm run bench: what the product promises in figures, each a ratio inside this one run. Works on databases of its own in
// temporary folders and leaves nothing behind. One part alone is run by
// `npm run bench -- requests|bulk|import|million|public|start|weights|lcp|cv|licences|publish-check|triage|sockets|attack|soak`.

import { benchAttack } from './attack.ts';
import { benchBulk } from './bulk.ts';
import { readCvFigures } from './cv-figures.ts';
import { benchImport } from './import.ts';
import { benchLcp } from './lcp.ts';
import { type BenchDatabase, makeDatabase } from './lib/database.ts';
import type { Row } from './lib/rows.ts';
import { benchLicences } from './licences.ts';
import { benchMillion } from './million.ts';
import { benchPublicList } from './public-list.ts';
import { benchPublishCheck } from './publish-check.ts';
import { benchRequests } from './requests.ts';
import { benchSoak } from './soak.ts';
import { benchSockets } from './sockets.ts';
import { benchStart } from './start.ts';
import { benchTriage } from './triage.ts';
import { weighPages } from './weights.ts';

type Measure = () => Row[] | Promise<Row[]>;

const parts: Record<string, Measure> = {
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
const onDemand: Record<string, Measure> = { soak: () => onDatabase(benchSoak) };
// Its servers have sessions of their own, so Ctrl-C reaches them by way of the exit.
process.once('SIGINT', () => process.exit(130));
const asked = Object.entries({ ...parts, ...onDemand }).filter(([name]) => process.argv.slice(2).includes(name));
let missed = 0;
for (const [name, measure] of asked.length > 0 ? asked : Object.entries(parts)) {
  console.log(`measuring: ${name}`);
  const rows = await measure();
  print(rows);
  missed += rows.filter(({ met }) => met === false).length;
}
console.log(missed === 0 ? 'Every budget is met.' : `${missed} budgets are missed.`);
process.exitCode = missed === 0 ? 0 : 1;

function print(rows: readonly Row[]): void {
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

async function onDatabase(measure: (database: BenchDatabase) => Promise<Row[]>): Promise<Row[]> {
  const database = await makeDatabase();
  try {
    return await measure(database);
  } finally {
    await database.remove();
  }
}
