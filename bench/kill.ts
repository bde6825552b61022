// Money under kill -9: two servers with their tasks take the same presses and payments, one dies at a named point, its connections
// are cut, a COMMIT is heard of by nobody, or tasks run twice; every press is sent again under its key until it is answered. In the
// end each was done once, every payment was credited or went back, and every sum is exact. KILL_ROUNDS says how many rounds (1,000),
// KILL_MINUTES how long at most, KILL_FROM with which round it begins, KILL_SEED which ones. Takes its time, so it runs in full only when asked for by name.
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import pg from 'pg';
import { pino } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { tasks } from '../server/src/all-domains.ts';
import { connect, type Database, withTransaction } from '../server/src/db/database.ts';
import { newToken } from '../server/src/domains/account/index.ts';
import { insertOperator, insertOperatorSession } from '../server/src/domains/ops/session-queries.ts';
import { grantUnits } from '../server/src/domains/rights/index.ts';
import { giveCoins, openLedger, readCoins } from '../server/src/domains/wallet/index.ts';
import { findDifferences } from '../server/src/domains/wallet/reconcile-queries.ts';
import { moneyTransaction } from '../server/src/money-turn.ts';
import { openCashier } from '../server/src/providers/payment/cashier/cashier.ts';
import { openQueue } from '../server/src/tasks/queue.ts';
import { nothingDone } from './kill/presses.ts';
import { beginAgain, bringForward, hurry, openPair, passes, type Strike, strike, strikeOf } from './kill/strikes.ts';
import { carryOut, untilFound, type Wish, type World, wishes } from './kill/wishes.ts';
import type { Bench } from './lib/bench.ts';
import { openCommitProxy } from './lib/commit-proxy.ts';
import { present, type Row } from './lib/rows.ts';
import { demo, startDemo } from './lib/servers.ts';

const SIZES = {
  full: {
    rounds: Number(process.env.KILL_ROUNDS ?? 1000),
    minutes: Number(process.env.KILL_MINUTES ?? 600),
    others: 4,
  },
  smoke: { rounds: 2, minutes: 5, others: 0 },
};
/** The round with which it begins, where a longer run is played in parts. */
const FROM = Number(process.env.KILL_FROM ?? 0);
const SEED = Number(process.env.KILL_SEED ?? 20_261_127);
/** Times that what passes a point is wished for again where the point was not struck. */
const MAX_TRIES = 5;
const COINS = 10_000_000;
const UNITS = 500;
const CITY = '330100';

const plan = (others: number) =>
  fc.record({
    kind: fc.constantFrom('kill' as const, 'cut' as const),
    nth: fc.integer({ min: 1, max: 2 }),
    others: fc.array(fc.constantFrom(...wishes), { minLength: others, maxLength: others }),
    chances: fc.array(
      fc.integer({ min: 0, max: 999 }).map((of) => of / 1000),
      { minLength: 24, maxLength: 24 },
    ),
  });

/** @returns rows of the bench table */
export async function benchKill(bench: Bench): Promise<Row[]> {
  const { rounds, minutes, others } = SIZES[bench.size];
  const { world, pair, proxy, close } = await openWorld(bench);
  const struck = new Map<string, number>();
  const unhurry = hurry(world.sql);
  const until = performance.now() + minutes * 60_000;
  let played = 0;
  try {
    for (const { kind, nth, others: more, chances } of fc.sample(plan(others), { numRuns: rounds, seed: SEED })) {
      if (performance.now() > until) break;
      // In a test run one at a point, and one that a server dies in at any time.
      const round = bench.size === 'smoke' ? 3 * played : FROM + played;
      const one = strikeOf(round, { kind, nth });
      // Of three that pass a point one server has two; what somebody else was quicker with passes none, and is wished for again.
      const aimed: Wish[] = 'point' in one ? Array.from({ length: 3 }, () => passes[one.point]) : ['buy', 'recharge'];
      // One that died is started while others play on; the next is to die where there are two.
      if (!('point' in one) || one.how === 'kill') await pair.steady();
      let hasStruck = 'point' in one ? await strike(one, { pair, proxy, sql: world.sql }) : undefined;
      const running = [...aimed, ...more].map((wish, at) => carryOut(wish, world, chanceOf(chances, at)));
      hasStruck ??= await strike(one, { pair, proxy, sql: world.sql });
      await Promise.all(running);
      for (let tries = 1; tries <= MAX_TRIES && !(await hasStruck()); tries += 1)
        await Promise.all(aimed.map((wish, at) => carryOut(wish, world, chanceOf(chances, at + tries))));
      const hit = await hasStruck();
      if (hit) struck.set(nameOf(one), (struck.get(nameOf(one)) ?? 0) + 1);
      played += 1;
    }
    await unhurry();
    await pair.steady();
    await settle(world);
    return await judge(world, { played, struck, deaths: pair.deaths(), cuts: proxy.cuts() });
  } finally {
    await unhurry();
    await close();
  }
}

const nameOf = (one: Strike): string => ('point' in one ? one.point : one.stroke);

/** Chances of one wish: they are drawn with the round, so that a seed plays the same again. */
function chanceOf(chances: readonly number[], wish: number): () => number {
  let asked = wish * 3;
  return () => chances[asked++ % chances.length] ?? 0;
}

async function openWorld(bench: Bench) {
  const company = await bench.company(1);
  // Connections of servers are cut by their name.
  const own = `${company.url}&application_name=bench`;
  const { db, pool } = connect(own, 6);
  const sql = new pg.Client({ connectionString: own });
  await sql.connect();
  const now = new Date();
  await moneyTransaction(db, company.company, async (trx) => {
    await giveCoins({ db: trx, now }, company.company, { coins: COINS, proposalUuid: uuidv7() });
    const call = { db: trx, now, ledger: await openLedger({ db: trx, now }, company.company) };
    const units = { right: 'top_home' as const, units: UNITS, parts: { paid: 0, gift: 0 }, days: 90 };
    const from = { source: 'order' as const, sourceUuid: uuidv7() };
    await grantUnits(call, { companyUuid: company.company, actorUuid: company.account, ...units, ...from });
  });
  await sql.query(`update job set cities = $2 where company_uuid = $1`, [company.company, [CITY]]);
  const { rows } = await sql.query<{ uuid: string }>('select uuid from job where company_uuid = $1', [company.company]);
  const proxy = await openCommitProxy(company.url);
  const pair = await openPair(() => startDemo(proxy.url, { DATA_DIR: company.dataDir }), sql);
  const queue = await openQueue(own, tasks, pino({ level: 'silent' }));
  const publicUrl = () => present(pair.servers[0], 'server').url;
  const { cashier } = openCashier({ db, publicUrl, secret: demo.SIGNING_SECRET, clock: () => new Date() });
  const world: World = {
    ...{
      servers: pair.servers,
      company,
      operator: await makeOperator(db),
      db,
      sql,
      cashier: present(cashier ?? undefined, 'cashier'),
    },
    ...{ queue, done: nothingDone(), jobs: rows.map(({ uuid }) => uuid), city: CITY },
  };
  const close = async () => {
    await pair.stop();
    await queue.stop();
    await proxy.close();
    await sql.end();
    await pool.end();
  };
  return { world, pair, proxy, close };
}

async function makeOperator(db: Database): Promise<string> {
  const [uuid, now] = [uuidv7(), new Date()];
  const { token, tokenHash } = newToken();
  const phone = `137${randomBytes(4).readUInt32BE().toString().padStart(8, '0').slice(-8)}`;
  await withTransaction(db, async (trx) => {
    await insertOperator(trx, { uuid, phone, name: '苏禾', password_hash: 'none', created_at: now });
    const expires_at = new Date(now.getTime() + 86_400_000);
    await insertOperatorSession(trx, { token_hash: tokenHash, operator_uuid: uuid, expires_at, now });
  });
  return token;
}

/** What waits for a service, or for its task, comes to its end. @throws Error with what does not */
async function settle({ sql, company: { company } }: World): Promise<void> {
  let open: Record<string, string> = {};
  let begun = Number.NEGATIVE_INFINITY;
  const look = async () => {
    // At every look, tasks that take longer than a look would never come to an end.
    if (performance.now() - begun > LOST) {
      begun = performance.now();
      await beginAgain(sql);
    }
    await bringForward(sql);
    const { rows } = await sql.query<Record<string, string>>(OPEN, [company]);
    open = present(rows[0], 'what is open');
    return Object.values(open).every((count) => Number(count) === 0) || undefined;
  };
  await untilFound('every payment and refund is over', look).catch((cause: unknown) => {
    throw new Error(`still open: ${JSON.stringify(open)}`, { cause });
  });
}

/** Milliseconds after which a task that still runs counts as lost. */
const LOST = 10_000;

const OPEN = `select
  (select count(*) from sales_order where company_uuid = $1 and state = 'paid') as orders,
  (select count(*) from refund where company_uuid = $1 and state in ('asked', 'sending', 'processing')) as refunds,
  (select count(*) from payment_return where company_uuid = $1 and state <> 'done') as returns,
  (select count(*) from payment_notice where state = 'waiting') as notices,
  (select count(*) from cashier_trade join payment_attempt using (number)
    where status = 'paid' and company_uuid = $1 and payment_attempt.state not in ('paid', 'paid_late')) as payments`;

interface Played {
  played: number;
  struck: ReadonlyMap<string, number>;
  deaths: number;
  cuts: number;
}

async function judge({ db, sql, company: { company }, done }: World, { played, struck, deaths, cuts }: Played) {
  const [differences, coins] = [await findDifferences(db, company), await readCoins(db, company)];
  const { rows } = await sql.query<Record<string, string>>(STANDS, [company]);
  const stands = (name: string) => Number(present(rows[0], 'what stands')[name]);
  const expected =
    COINS + done.coins + stands('bought_coins') - stands('spent_coins') - stands('ad_coins') - stands('refunded_coins');
  const pairs: [what: string, stands: number, should: number][] = [
    ['coins', coins, expected],
    ['orders', stands('orders'), done.orders],
    ['ads', stands('ads'), done.ads],
    ['bookings', stands('bookings'), done.topped],
    ['refunds', stands('refunds'), done.refunds],
    ['paid at services', stands('paid_fen'), stands('came_fen')],
    ['paid back by services', stands('back_fen'), stands('returned_fen')],
    ['doubled payments', stands('returns'), done.doubled],
    ['lapsed', stands('lapsed'), done.lapsed],
    ['differences', differences.length, 0],
    ['other replays', done.wrong, 0],
  ];
  const wrong = pairs
    .filter(([, is, should]) => is !== should)
    .map(([what, is, should]) => `${what} ${is} for ${should}`);
  const points = [...struck].map(([name, times]) => `${name} ${times}`).join(', ');
  return [
    {
      what: `${played} rounds of faults: ${deaths} deaths, ${cuts} COMMITs that nobody heard of; ${points}`,
      measured: `${done.orders} orders (${done.recharged + done.doubled} paid by money), ${done.back} given back, ${done.ads} ads (${done.cancelled} taken back), ${done.topped} places (${done.untopped} given back), ${done.refunds} refunds, ${done.lapsed} lapses; ${done.again} sent again`,
      budget: 'each once',
      met: wrong.length === 0,
    },
    {
      what: `what stands is what answers and services say${wrong.length === 0 ? '' : `: ${wrong.join('; ')}`}`,
      measured: String(coins),
      against: String(expected),
      budget: 'equal',
      met: wrong.length === 0,
    },
  ];
}

/** What tables of the business and of the cashier say, without the ledger. */
const STANDS = `select
  (select count(*) from sales_order where company_uuid = $1) as orders,
  (select coalesce(sum(paid_fen / 10 + bonus), 0) from sales_order where company_uuid = $1 and paid_fen > 0) as bought_coins,
  (select coalesce(sum(line.coins), 0) from order_line line join sales_order on sales_order.company_uuid = line.company_uuid
    and sales_order.uuid = line.order_uuid where line.company_uuid = $1 and state = 'fulfilled') as spent_coins,
  (select count(*) from ad where company_uuid = $1) as ads,
  (select coalesce(sum(paid + gift), 0) from ad where company_uuid = $1 and state in ('reviewing', 'approved')) as ad_coins,
  (select count(*) from booking where company_uuid = $1) as bookings,
  (select count(*) from refund where company_uuid = $1) as refunds,
  (select coalesce(sum(fen / 10 + voided), 0) from refund where company_uuid = $1
    and state not in ('refused', 'withdrawn', 'failed')) as refunded_coins,
  (select coalesce(sum(trade.paid_fen), 0) from cashier_trade trade join payment_attempt attempt using (number)
    where company_uuid = $1 and trade.status = 'paid') as paid_fen,
  (select coalesce(sum(paid_fen), 0) from sales_order where company_uuid = $1)
    + (select coalesce(sum(fen), 0) from payment_return where company_uuid = $1) as came_fen,
  (select coalesce(sum(back.fen), 0) from cashier_refund back join payment_attempt using (number)
    where company_uuid = $1) as back_fen,
  (select coalesce(sum(fen), 0) from refund where company_uuid = $1 and state = 'done')
    + (select coalesce(sum(fen), 0) from payment_return where company_uuid = $1 and state = 'done') as returned_fen,
  (select count(*) from payment_return where company_uuid = $1) as returns,
  (select count(*) from right_grant where company_uuid = $1 and right_name = 'unlock' and lapsed_at is not null) as lapsed`;
