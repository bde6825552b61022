// npm run bench: what the product promises in figures, each a ratio inside this one run. Works on databases of its own in
// temporary folders and leaves nothing behind. One part alone is run by
// `npm run bench -- requests|bulk|import|million|public|talents|talent-alerts|start|weights|lcp|cv|licences|publish-check|triage|sockets|messages|chat|attack|money|kill|soak|peers`.
// What it finds is written into docs/benchmarks.md. `--smoke` runs all of them on next to nothing and judges no budget: does each still run?

import { findHeadlessChromium } from '../scripts/lib/chromium.mjs';
import { benchAttack } from './attack.ts';
import { benchBulk } from './bulk.ts';
import { benchChat } from './chat.ts';
import { readCvFigures } from './cv-figures.ts';
import { benchImport } from './import.ts';
import { benchKill } from './kill.ts';
import { benchLcp } from './lcp.ts';
import { type Bench, openBench, type Size } from './lib/bench.ts';
import { circumstances, keepReport } from './lib/report.ts';
import { printRows, type Row } from './lib/rows.ts';
import { benchLicences } from './licences.ts';
import { benchMessages } from './messages.ts';
import { benchMillion } from './million.ts';
import { benchMoney } from './money.ts';
import { benchPeers } from './peers.ts';
import { benchPublicList } from './public-list.ts';
import { benchPublishCheck } from './publish-check.ts';
import { benchRequests } from './requests.ts';
import { benchSoak } from './soak.ts';
import { benchSockets } from './sockets.ts';
import { benchStart } from './start.ts';
import { benchTalentAlerts } from './talent-alerts.ts';
import { benchTalents } from './talents.ts';
import { benchTriage } from './triage.ts';
import { weighPages } from './weights.ts';

interface Part {
  measure: (bench: Bench) => Row[] | Promise<Row[]>;
  /** Opens pages in a Chromium. */
  inBrowser?: boolean;
  /** Takes long, so it runs in full only when asked for. */
  onDemand?: boolean;
  /** Installs what the product has not, so it runs only when asked for. */
  installs?: boolean;
}

const parts: Record<string, Part> = {
  requests: { measure: benchRequests },
  bulk: { measure: benchBulk },
  import: { measure: benchImport },
  million: { measure: benchMillion },
  public: { measure: benchPublicList },
  talents: { measure: benchTalents },
  'talent-alerts': { measure: benchTalentAlerts },
  start: { measure: benchStart },
  weights: { measure: weighPages },
  lcp: { measure: benchLcp, inBrowser: true },
  cv: { measure: readCvFigures },
  licences: { measure: benchLicences },
  'publish-check': { measure: benchPublishCheck },
  triage: { measure: benchTriage, inBrowser: true },
  sockets: { measure: benchSockets },
  messages: { measure: benchMessages },
  chat: { measure: benchChat },
  attack: { measure: benchAttack },
  money: { measure: benchMoney },
  kill: { measure: benchKill, onDemand: true },
  soak: { measure: benchSoak, onDemand: true },
  peers: { measure: benchPeers, onDemand: true, installs: true },
};

/** A part that came to no figures. */
interface Broken {
  name: string;
  error: unknown;
}

// Its servers have sessions of their own, so Ctrl-C reaches them by way of the exit.
process.once('SIGINT', () => process.exit(130));
const OPTIONS = ['--smoke', '--mistakes'];
const words = process.argv.slice(2);
const size: Size = words.includes('--smoke') ? 'smoke' : 'full';
const asked = Object.entries(parts).filter(([name]) => words.includes(name));
const unknown = words.find((word) => !OPTIONS.includes(word) && !Object.hasOwn(parts, word));
if (unknown !== undefined) {
  console.error(
    `There is no part "${unknown}". The parts: ${Object.keys(parts).join(', ')}; --smoke for all on next to nothing.`,
  );
  process.exit(2);
}
const usual = Object.entries(parts).filter(([, { onDemand, installs }]) => (size === 'smoke' ? !installs : !onDemand));
const { missed, broken } = await run(asked.length > 0 ? asked : usual);
console.log(missed === 0 ? 'Every budget is met.' : `${missed} budgets are missed.`);
// Said last, and why: of a long report the end is what is read.
for (const { name, error } of broken) console.log(`This part did not run: ${name}:`, error);
process.exitCode = broken.length > 0 || (size === 'full' && missed > 0) ? 1 : 0;

/** In full each part has a database of its own; what they leave there in the short form disturbs nobody. */
async function run(chosen: [name: string, part: Part][]): Promise<{ missed: number; broken: Broken[] }> {
  let missed = 0;
  const broken: Broken[] = [];
  let bench = openBench(size);
  try {
    for (const [name, { measure, inBrowser }] of chosen) {
      if (size === 'smoke' && inBrowser && !findHeadlessChromium()) {
        console.log(`${name} needs a Chromium, and there is none.`);
        continue;
      }
      console.log(`measuring: ${name}`);
      const started = performance.now();
      const on = circumstances();
      try {
        const rows = await measure(bench);
        if (rows.length === 0) throw new Error(`${name} measured nothing`);
        printRows(rows);
        if (size === 'full') keepReport(name, rows, on.after());
        missed += rows.filter(({ met }) => met === false).length;
      } catch (error) {
        broken.push({ name, error });
      }
      console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
      if (size === 'smoke') continue;
      await bench.close();
      bench = openBench(size);
    }
  } finally {
    await bench.close();
  }
  return { missed, broken };
}
