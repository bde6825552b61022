// Money under kill -9: two servers take the same presses, one of them dies or its connections are cut in the middle, and every
// press is sent again under its key until it is answered. In the end each was done once, and every sum is exact. KILL_ROUNDS says how
// many rounds (1,000), KILL_SEED which ones. Takes its time, so it runs in full only when asked for by name.

import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { cancelAd, listAds, payAd } from '../contract/ads/ads.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { createOrderOfOne } from '../contract/orders/orders.ts';
import { giveBackUnits, listGrants } from '../contract/rights/grants.ts';
import { connect } from '../server/src/db/database.ts';
import { giveCoins, readCoins } from '../server/src/domains/wallet/index.ts';
import { findDifferences } from '../server/src/domains/wallet/reconcile-queries.ts';
import { moneyTransaction } from '../server/src/money-turn.ts';
import { chinaDay, dayAfter } from '../server/src/time/china-day.ts';
import type { Bench, BenchCompany } from './lib/bench.ts';
import { call } from './lib/call.ts';
import { present, type Row } from './lib/rows.ts';
import { type BenchServer, startReal } from './lib/servers.ts';

const SIZES = {
  full: { rounds: Number(process.env.KILL_ROUNDS ?? 1000), presses: 16 },
  smoke: { rounds: 3, presses: 6 },
};
const SEED = Number(process.env.KILL_SEED ?? 20_261_127);
const COINS = 10_000_000;

const faults = ['server', 'connections', 'both', 'none'] as const;
type Fault = (typeof faults)[number];

/** One press of somebody, which is sent again under its key until it is answered. */
interface Press {
  endpoint: Endpoint;
  input: object;
  key: string;
}

interface Answer {
  code: number;
  data: { uuid?: string; coins?: number };
}

/** @returns rows of the bench table */
export async function benchKill(bench: Bench): Promise<Row[]> {
  const { rounds, presses } = SIZES[bench.size];
  const company = await bench.company(1);
  const { db, pool } = connect(company.url, 4);
  const cutter = new pg.Client({ connectionString: company.url });
  await cutter.connect();
  await moneyTransaction(db, company.company, (trx) =>
    giveCoins({ db: trx, now: new Date() }, company.company, { coins: COINS, proposalUuid: uuidv7() }),
  );
  const start = () => startReal(company.url, { DATA_DIR: company.dataDir });
  const servers = [await start(), await start()];
  const counts: Record<Fault, number> = { server: 0, connections: 0, both: 0, none: 0 };
  const done = { orders: 0, back: 0, ads: 0, cancelled: 0, again: 0, wrong: 0 };
  let expected = COINS;
  try {
    const plans = fc.sample(planOf(presses), { numRuns: rounds, seed: SEED });
    for (const { fault, after, wishes } of plans) {
      counts[fault] += 1;
      const all = await Promise.all(wishes.map((wish) => pressOf(wish, present(servers[0], 'server'), company)));
      const answers = all.map((press) => pressUntilAnswered(servers, press, company.token, () => (done.again += 1)));
      await pause(after);
      await strike(fault, { servers, cutter, start });
      for (const [at, answer] of (await Promise.all(answers)).entries()) {
        const press = present(all[at], 'press');
        if (answer.code !== 100) continue;
        const replayed = await pressUntilAnswered(servers, press, company.token, () => undefined);
        if (JSON.stringify(replayed) !== JSON.stringify(answer)) done.wrong += 1;
        const coins = answer.data.coins ?? 0;
        if (press.endpoint === createOrderOfOne) done.orders += 1;
        else if (press.endpoint === giveBackUnits) done.back += 1;
        else if (press.endpoint === payAd) done.ads += 1;
        else done.cancelled += 1;
        expected += press.endpoint === giveBackUnits || press.endpoint === cancelAd ? coins : -coins;
      }
    }
    const [differences, coins] = [await findDifferences(db, company.company), await readCoins(db, company.company)];
    const rows = async (table: string) =>
      Number(
        (await cutter.query(`select count(*) from ${table} where company_uuid = $1`, [company.company])).rows[0]?.count,
      );
    const [orders, ads] = [await rows('sales_order'), await rows('ad')];
    const isExact = differences.length === 0 && coins === expected && orders === done.orders && ads === done.ads;
    return [
      {
        what: `presses under ${rounds} rounds of faults (${faults.map((one) => `${one} ${counts[one]}`).join(', ')})`,
        measured: `${done.orders} orders, ${done.back} given back, ${done.ads} ads, ${done.cancelled} taken back, ${done.again} sent again`,
        budget: 'each once, every sum exact',
        met: isExact && done.wrong === 0,
      },
      {
        what: `coins (${differences.length} differences in the ledger, ${done.wrong} replays that say something else)`,
        measured: String(coins),
        against: String(expected),
        budget: 'equal',
        met: coins === expected,
      },
    ];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await cutter.end();
    await pool.end();
  }
}

const wish = fc.record({
  kind: fc.constantFrom('buy' as const, 'back' as const, 'ad' as const, 'cancel' as const),
  /** Days ahead. */
  ahead: fc.integer({ min: 3, max: 55 }),
});
type Wish = typeof wish extends fc.Arbitrary<infer One> ? One : never;

const planOf = (presses: number) =>
  fc.record({
    fault: fc.constantFrom(...faults),
    /** Milliseconds until it strikes. */
    after: fc.integer({ min: 0, max: 60 }),
    wishes: fc.array(wish, { minLength: presses, maxLength: presses }),
  });

/** What somebody does who sees how things stand; a press that is refused by now is an answer too. */
async function pressOf({ kind, ahead }: Wish, { url }: BenchServer, { token }: BenchCompany): Promise<Press> {
  const key = uuidv7();
  if (kind === 'back') {
    const { items } = await call(url, listGrants, { right: 'refresh' }, { token });
    const grant = items.find(({ free }) => free > 0);
    if (grant) return { endpoint: giveBackUnits, input: { uuid: grant.uuid, units: 1, expect: { coins: 5 } }, key };
  }
  if (kind === 'cancel') {
    const ad = (await call(url, listAds, {}, { token })).items.find(({ cancellable }) => cancellable);
    if (ad) return { endpoint: cancelAd, input: { uuid: ad.uuid, version: ad.version }, key };
  }
  if (kind === 'ad') {
    const from = dayAfter(chinaDay(new Date()), ahead);
    const words = { title: '云杉秋招', words: '四个城市，二十个岗位' };
    return { endpoint: payAd, input: { ...words, place: 'jobs', from, to: from, expect: { coins: 300 } }, key };
  }
  const order = { sku: 'refresh-10', pay: 'coins', expect: { coins: 50 }, again: true };
  return { endpoint: createOrderOfOne, input: order, key };
}

/** Sends a press to either server, again and again under its key, until one of them answers. */
async function pressUntilAnswered(
  servers: readonly BenchServer[],
  { endpoint, input, key }: Press,
  token: string,
  again: () => void,
): Promise<Answer> {
  for (let tries = 0; tries < 2000; tries += 1) {
    const { url } = present(servers[(tries + Number.parseInt(key.slice(-1), 16)) % servers.length], 'server');
    const response = await fetch(new URL(endpoint.path, url), {
      method: endpoint.method,
      headers: { authorization: token, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(input),
    }).catch(() => undefined);
    const answer =
      response && response.status < 500 && response.status !== 429
        ? await response.json().catch(() => undefined)
        : undefined;
    if (answer !== undefined) return { code: answer.code, data: answer.data ?? {} };
    again();
    await pause(10);
  }
  throw new Error(`${endpoint.path} was never answered`);
}

/** Kills a server, which is started anew, or cuts every connection to the database. */
async function strike(
  fault: Fault,
  { servers, cutter, start }: { servers: BenchServer[]; cutter: pg.Client; start: () => Promise<BenchServer> },
): Promise<void> {
  if (fault === 'connections' || fault === 'both')
    await cutter.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  if (fault !== 'server' && fault !== 'both') return;
  process.kill(present(servers[0], 'server').pid, 'SIGKILL');
  servers[0] = await start();
}
