// A buy against its bare rows. What waits, waits outside the database: one wallet under 200 callers against one caller, and what other companies notice of it.
// Two hundred companies that want the last place of a day.
// And the bill of a company that has moved coins a million times.
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { listBills, listCoins } from '../contract/wallet/coins.ts';
import { connect, type Trx, withTransaction } from '../server/src/db/database.ts';
import { takeTime } from '../server/src/domains/wallet/check-queries.ts';
import { findDifferences } from '../server/src/domains/wallet/reconcile-queries.ts';
import { chinaDay, dayAfter } from '../server/src/time/china-day.ts';
import type { Bench, BenchCompany } from './lib/bench.ts';
import { call } from './lib/call.ts';
import { within } from './lib/connection.ts';
import { p50InTurns, p95 } from './lib/figures.ts';
import type { Row } from './lib/rows.ts';
import type { BenchServer } from './lib/servers.ts';
import { BUY, buyBody, COINS, giveTo } from './money/coins.ts';
import { benchLastSlot } from './money/last-slot.ts';
import { benchSpend } from './money/spend.ts';

const SIZES = {
  full: { callers: 200, seconds: 15, rounds: 3, large: 1_000_000, small: 10_000, page: 500, pages: 40 },
  smoke: { callers: 4, seconds: 1, rounds: 1, large: 120, small: 60, page: 5, pages: 2 },
};
/** Lines a page of the bill. */
const LINES = 20;
/** Days over which the lines of a bill are spread, and the range that is asked for: no whole months. */
const DAYS = 1000;
const [FIRST, LAST] = [100, 450];

/** @returns rows of the bench table */
export async function benchMoney(bench: Bench): Promise<Row[]> {
  return [
    ...(await benchSpend(bench)),
    ...(await benchTurns(bench)),
    ...(await benchLastSlot(bench)),
    ...(await benchBill(bench)),
  ];
}

async function benchTurns(bench: Bench): Promise<Row[]> {
  const { callers, seconds, rounds } = SIZES[bench.size];
  const [busy, other] = [await bench.company(1), await bench.company(1)];
  await giveTo(busy, other);
  const server = await bench.server();
  const alone: number[] = [];
  const many: number[] = [];
  const [quiet, meanwhile]: [number[], number[]] = [[], []];
  await buyFor(server, busy, { callers: 2, seconds: seconds / 3 });
  for (let round = 0; round < rounds; round += 1) {
    alone.push((await buyFor(server, busy, { callers: 1, seconds })).perSecond);
    quiet.push(...(await buyFor(server, other, { callers: 1, seconds, rest: 100 })).times);
    const [crowd, one] = await Promise.all([
      buyFor(server, busy, { callers, seconds }),
      buyFor(server, other, { callers: 1, seconds, rest: 100 }),
    ]);
    many.push(crowd.perSecond);
    meanwhile.push(...one.times);
  }
  const mean = (rates: number[]) => rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  const [ratio, slower] = [mean(many) / mean(alone), p95(meanwhile) / p95(quiet)];
  return [
    {
      what: `one wallet, ${callers} callers, against one caller`,
      ...{ measured: `${mean(many).toFixed(1)} buys a second`, against: mean(alone).toFixed(1), ratio },
      ...{ budget: '≥ 0.8', met: ratio >= 0.8 },
    },
    {
      what: `p95 of another company meanwhile, against quiet (${meanwhile.length} and ${quiet.length} buys)`,
      ...{ measured: `${p95(meanwhile)} ms`, against: `${p95(quiet)} ms`, ratio: slower },
      ...{ budget: '≤ 1.5', met: slower <= 1.5 },
    },
  ];
}

interface Load {
  callers: number;
  seconds: number;
  /** Milliseconds of rest after each buy. */
  rest?: number;
}

/**
 * Buys as fast as answers come. Whose turn does not come in time presses again, as a person does who is told to.
 * @throws where anything else is answered
 */
async function buyFor({ url }: BenchServer, { token }: BenchCompany, { callers, seconds, rest = 0 }: Load) {
  const began = performance.now();
  const until = began + seconds * 1000;
  const times: number[] = [];
  const caller = async () => {
    while (performance.now() < until) {
      const started = performance.now();
      while ((await buy(url, token)) === 50301);
      // What ends later counts for nobody's rate.
      if (performance.now() < until) times.push(performance.now() - started);
      if (rest > 0) await pause(rest);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return { perSecond: times.length / seconds, times };
}

async function buy(url: string, token: string): Promise<number> {
  const response = await fetch(new URL(BUY.path, url), {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json', 'idempotency-key': uuidv7() },
    body: buyBody(),
  });
  const { code } = (await response.json()) as { code: number };
  if (code !== 100 && code !== 50301) throw new Error(`A buy was answered ${code}`);
  return code;
}

async function benchBill(bench: Bench): Promise<Row[]> {
  const { large, small, page, pages } = SIZES[bench.size];
  const server = await bench.server();
  const companies = { large: await bench.company(1), small: await bench.company(1) };
  for (const [name, lines] of [
    ['large', large],
    ['small', small],
  ] as const)
    await fill(companies[name], lines);
  const read = ({ token }: BenchCompany, cursor?: string) =>
    call(server.url, listCoins, { limit: LINES, ...(cursor && { cursor }) }, { token });
  let cursor: string | undefined;
  for (let turned = 1; turned < page; turned += 1)
    cursor = (await read(companies.large, cursor)).next_cursor ?? undefined;
  const today = chinaDay(new Date());
  const days = { from: dayAfter(today, FIRST), to: dayAfter(today, LAST), limit: LINES };
  const readDays = ({ token }: BenchCompany) => call(server.url, listCoins, days, { token });
  const check = await timeCheck(companies.large);
  const readMonths = ({ token }: BenchCompany) => call(server.url, listBills, {}, { token });
  const [ofLarge = 0, ofSmall = 0, later = 0, daysOfLarge = 0, daysOfSmall = 0, monthsOfLarge = 0, monthsOfSmall = 0] =
    await p50InTurns(
      { warmUp: Math.ceil(pages / 4), rounds: pages },
      () => read(companies.large),
      () => read(companies.small),
      () => read(companies.large, cursor),
      () => readDays(companies.large),
      () => readDays(companies.small),
      () => readMonths(companies.large),
      () => readMonths(companies.small),
    );
  return [
    pageRow(`bill of ${large} lines against ${small}`, { measured: ofLarge, against: ofSmall, most: 1.2 }),
    pageRow(`page ${page} of ${large} lines against the first`, { measured: later, against: ofLarge, most: 1.1 }),
    pageRow(`${LAST - FIRST} days of that bill`, { measured: daysOfLarge, against: daysOfSmall, most: 1.2 }),
    check,
    pageRow('its months', { measured: monthsOfLarge, against: monthsOfSmall, most: 1.2 }),
  ];
}

function pageRow(what: string, { measured, against, most }: { measured: number; against: number; most: number }): Row {
  const ratio = measured / against;
  const words = { measured: `${measured.toFixed(1)} ms`, against: `${against.toFixed(1)} ms` };
  return { what, ...words, ratio, budget: `≤ ${most}`, met: ratio <= most };
}

/**
 * The nightly check of a ledger against the sums that it cannot do without: of each account, of each unit of each transfer, and of the
 * wallet from line to line. In turns, under the same settings.
 */
async function timeCheck({ url, company }: BenchCompany): Promise<Row> {
  const { db, pool } = connect(url, 1);
  const timed = (run: (trx: Trx) => Promise<unknown>) =>
    withTransaction(db, async (trx) => {
      await takeTime(trx);
      const began = performance.now();
      await run(trx);
      return performance.now() - began;
    });
  const check = () => timed((trx) => findDifferences(trx, company));
  const sums = () => timed((trx) => bareSums(company).execute(trx));
  // Each once before: what they read is in memory for both.
  await sums();
  await check();
  const [bare, real] = [await sums(), await check()];
  await pool.end();
  const words = { measured: `${Math.round(real)} ms`, against: `${Math.round(bare)} ms bare sums` };
  return { what: 'check of that ledger', ...words, ratio: real / bare, budget: '≤ 3', met: real <= 3 * bare };
}

const bareSums = (company: string) => sql`select
  (select count(*) from (select sum(amount) from ledger_entry where company_uuid = ${company} group by account_uuid) as account),
  (select count(*) from (select sum(amount) from ledger_entry where company_uuid = ${company} group by transaction_uuid, unit) as unit),
  (select max(wallet) from (select sum(coins) over (order by seq) as wallet from ledger_transaction where company_uuid = ${company}) as line)`;

/** A ledger of so many lines, written without its triggers and held against itself then. */
async function fill(company: BenchCompany, lines: number): Promise<void> {
  await giveTo(company);
  await within(company.url, (client) => writeLines(client, company.company, lines));
  const { db, pool } = connect(company.url, 1);
  const differences = await withTransaction(db, async (trx) => {
    await takeTime(trx);
    return findDifferences(trx, company.company);
  });
  await pool.end();
  if (differences.length > 0) throw new Error(`The lines of the bench differ: ${JSON.stringify(differences[0])}`);
}

async function writeLines(client: pg.Client, company: string, lines: number): Promise<void> {
  await client.query('begin');
  await client.query(`set local session_replication_role = 'replica'`);
  await client.query(
    `create temporary table line on commit drop as
     select number + 1 as seq, gen_random_uuid() as uuid from generate_series(1, $1::int) number`,
    [lines],
  );
  await client.query(
    `insert into ledger_transaction (company_uuid, uuid, seq, kind, source_kind, source_uuid, at, coins, coins_after)
     select $1, uuid, seq, 'gift', 'bench', uuid, now() + seq * interval '1 day' * ($3::float8 / $4::int), 1, $2::bigint + seq - 1 from line`,
    [company, COINS, DAYS, lines],
  );
  for (const [name, sign] of [
    ['coin.gift', 1],
    ['coin.given', -1],
  ] as const) {
    await client.query(
      `insert into ledger_entry (company_uuid, account_uuid, seq, transaction_uuid, unit, amount, balance_before, balance_after)
       select $1, account.account_uuid, line.seq, line.uuid, account.unit, $3::int,
         $3::int * ($4::bigint + line.seq - 2), $3::int * ($4::bigint + line.seq - 1)
       from line, ledger_account account where account.company_uuid = $1 and account.name = $2`,
      [company, name, sign, COINS],
    );
    await client.query(
      `update ledger_account set last_seq = $3::int + 1, balance = balance + $4::int * $3::int
       where company_uuid = $1 and name = $2`,
      [company, name, lines, sign],
    );
  }
  await client.query('delete from bill_sum where company_uuid = $1', [company]);
  await client.query('insert into bill_sum select * from bill_sums_again($1)', [company]);
  await client.query('commit');
  await client.query('vacuum analyze ledger_transaction, ledger_entry, ledger_account, bill_sum');
}
