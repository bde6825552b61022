// A buy for coins over HTTP, with its grant, its order, audit and event, against the same rows written by node:http and pg alone.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import type { Bench, BenchCompany } from '../lib/bench.ts';
import { within } from '../lib/connection.ts';
import { median } from '../lib/figures.ts';
import { callBytes, closedLoop } from '../lib/load.ts';
import { present, type Row } from '../lib/rows.ts';
import { startBareSpend } from '../lib/servers.ts';
import { BUY, buyBody, giveTo } from './coins.ts';
import { rowsOfLastBuy } from './rows-of-a-buy.ts';

const SIZES = {
  full: { companies: 20, seconds: 6, rounds: 4 },
  smoke: { companies: 2, seconds: 0.3, rounds: 1 },
};

/** @returns rows of the bench table */
export async function benchSpend(bench: Bench): Promise<Row[]> {
  const { companies: count, seconds, rounds } = SIZES[bench.size];
  // The bare server breaks the ledgers that it writes into, so it has companies of its own.
  const companies = await makeCompanies(bench, count);
  const brokenOnes = await makeCompanies(bench, count);
  const all = [...companies, ...brokenOnes];
  const real = await bench.server();
  // The second buy of a company finds all accounts and sums that a later one finds.
  for (const company of [...all, ...all]) await closedLoop(real.url, { ...one(company), seconds: 0.01 });
  const { url } = present(companies[0], 'company');
  const rows = await within(url, (client) => rowsOfLastBuy(client, present(companies.at(-1), 'company').company));
  const folder = await mkdtemp(join(tmpdir(), 'qinghe-bench-rows-'));
  const file = join(folder, 'rows.json');
  await writeFile(file, JSON.stringify(rows));
  const bare = await startBareSpend(url, file);
  const [ofReal, ofBare]: [number[], number[]] = [[], []];
  try {
    for (let round = -1; round < rounds; round += 1)
      for (const { server, buyers, rates } of [
        { server: real, buyers: companies, rates: ofReal },
        { server: bare, buyers: brokenOnes, rates: ofBare },
      ]) {
        const { perSecond, failed } = await closedLoop(server.url, {
          ...{ connections: count, seconds },
          nextCall: (connection) => buyBytes(present(buyers[connection], 'company')),
        });
        if (failed > 0) throw new Error(`${failed} buys failed`);
        if (round >= 0) rates.push(perSecond);
      }
  } finally {
    await bare.stop();
    await rm(folder, { recursive: true });
  }
  const ratio = median(ofReal) / median(ofBare);
  return [
    {
      what: `buys of ${count} companies with grant, order, audit and event, against the same ${rows.length} rows bare`,
      ...{ measured: `${median(ofReal).toFixed(0)} a second`, against: `${median(ofBare).toFixed(0)} a second`, ratio },
      ...{ budget: '≥ 0.6', met: ratio >= 0.6 },
    },
  ];
}

async function makeCompanies(bench: Bench, count: number): Promise<BenchCompany[]> {
  const companies: BenchCompany[] = [];
  for (let made = 0; made < count; made += 1) companies.push(await bench.company(1));
  await giveTo(...companies);
  return companies;
}

const one = (company: BenchCompany) => ({ connections: 1, nextCall: () => buyBytes(company) });

const buyBytes = ({ token }: BenchCompany): Buffer =>
  callBytes({ method: 'POST', path: BUY.path, token, body: buyBody(), idempotencyKey: uuidv7() });
