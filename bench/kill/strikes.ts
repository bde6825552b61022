import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { type FaultPoint, faultPoints } from '../../server/src/fault.ts';
import type { CommitProxy } from '../lib/commit-proxy.ts';
import type { BenchServer } from '../lib/servers.ts';
import type { Wish } from './wishes.ts';

/** What strikes besides the named points. */
const strokes = ['server', 'connections', 'commit', 'twice'] as const;
export type Strike = { point: FaultPoint; how: 'kill' | 'cut'; passes: number } | { stroke: (typeof strokes)[number] };

/** Who passes a point. */
export const passes: Record<FaultPoint, Wish> = {
  ...{ 'press.claimed': 'buy', 'press.stored': 'ad', 'press.committed': 'buy', 'ledger.opened': 'buy' },
  ...{ 'ledger.posted': 'refund', 'order.written': 'recharge', 'order.committed': 'recharge' },
  ...{ 'payment.asked': 'recharge', 'notice.noted': 'recharge', 'notice.acknowledged': 'recharge' },
  ...{ 'notice.applied': 'recharge', 'payment.taken': 'recharge', 'payment.booked': 'double' },
  ...{ 'payment.credited': 'recharge', 'order.bought': 'recharge', 'order.fulfilled': 'recharge' },
  ...{ 'return.sent': 'double', 'refund.held': 'refund', 'refund.confirmed': 'refund', 'refund.sent': 'refund' },
  ...{ 'refund.finished': 'refund', 'grant.lapsed': 'lapse', 'units.used': 'top', 'units.returned': 'top' },
};

/** Two servers, each with its tasks; whichever dies is started anew, and what it had begun is begun again. */
export interface Pair {
  servers: BenchServer[];
  deaths(): number;
  /** Until both are there. */
  steady(): Promise<void>;
  stop(): Promise<void>;
}

/** Times that a server is started whose connections are cut before it is ready. */
const MAX_STARTS = 5;

export async function openPair(start: () => Promise<BenchServer>, sql: pg.Client): Promise<Pair> {
  const servers = [await start(), await start()];
  let deaths = 0;
  let isOver = false;
  const startAgain = (times = 1): Promise<BenchServer> =>
    start().catch((error: unknown) => {
      if (times >= MAX_STARTS) throw error;
      return startAgain(times + 1);
    });
  const watch = async (at: number) => {
    while (!isOver) {
      if (!isThere(servers[at])) {
        deaths += 1;
        servers[at] = await startAgain();
        await beginAgain(sql);
      }
      await pause(50);
    }
  };
  const watching = Promise.all(servers.map((_, at) => watch(at)));
  return {
    servers,
    deaths: () => deaths,
    async steady() {
      while (!servers.every(isThere)) await pause(50);
    },
    async stop() {
      isOver = true;
      await watching;
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

const isThere = (server: BenchServer | undefined): boolean => server !== undefined && isAlive(server.pid);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** As when the time of a lost run is over; runs that are not lost are doubled by it. */
export const beginAgain = (sql: pg.Client) =>
  sql.query(
    `update pgboss.job set state = 'retry', start_after = now() where state = 'active' and name not like '\\_\\_pgboss%'`,
  );

/** The schedules of payments and refunds come at once. */
export const bringForward = (sql: pg.Client) =>
  comeAtOnce(sql, `state in ('created', 'retry') and name like 'orders.%'`);

/** What failed is tried again at once. Schedules stay: the looks at a payment would be over before it is paid. */
const tryAgain = (sql: pg.Client) => comeAtOnce(sql, `state = 'retry'`);

/** Tasks whose time comes are found by looking, up to ten seconds later; here the queue says so as it does of new ones. */
const comeAtOnce = (sql: pg.Client, which: string) =>
  sql.query(`with moved as (
      update pgboss.job set start_after = now() where ${which} and start_after > now() returning name
    )
    select pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), name) from (select distinct name from moved) as kind`);

/**
 * Shortens what is waited for while presses are made: what failed is tried again at once, what was lost with its connection is begun
 * again, and a service may be asked about a payment as often as somebody likes. @returns what ends it
 */
export function hurry(sql: pg.Client): () => Promise<void> {
  let isOver = false;
  const hurrying = (async () => {
    while (!isOver) {
      await tryAgain(sql);
      await sql.query(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'
        and started_on < now() - interval '5 s' and name ~ '^(orders|rights)\\.'`);
      await sql.query('delete from quota');
      await pause(300);
    }
  })();
  return () => {
    isOver = true;
    return hurrying;
  };
}

/**
 * Lets it strike, at the point or by itself. Of two servers one dies at a point: the other goes on, as in life; connections are cut
 * at whichever passes it first. @returns whether it has struck
 */
export async function strike(
  one: Strike,
  { pair, proxy, sql }: { pair: Pair; proxy: CommitProxy; sql: pg.Client },
): Promise<() => Promise<boolean>> {
  if ('point' in one) {
    const there = pair.servers.filter(isThere);
    const armed = one.how === 'kill' ? there.slice(0, 1) : there;
    for (const { url } of armed)
      await fetch(new URL('/test/fault', url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(one),
      }).catch(() => undefined);
    return () => (one.how === 'kill' ? Promise.resolve(!armed.every(isThere)) : hasStruck(armed));
  }
  if (one.stroke === 'commit') proxy.cutNext();
  else if (one.stroke === 'server') kill(pair.servers.find(isThere));
  else if (one.stroke === 'twice') await beginAgain(sql);
  else await cutConnections(sql);
  return () => Promise.resolve(true);
}

/** Those of servers: whoever looks on keeps its own. */
const cutConnections = (sql: pg.Client) =>
  sql.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name like 'qinghe%'`);

function kill(server: BenchServer | undefined): void {
  if (server && isAlive(server.pid)) process.kill(server.pid, 'SIGKILL');
}

/** Whether a point that was armed has been passed by one of them. */
async function hasStruck(servers: readonly BenchServer[]): Promise<boolean> {
  for (const { url } of servers) {
    const answer = await fetch(new URL('/test/fault', url)).then(
      (response) => response.json() as Promise<{ struck: boolean }>,
      () => ({ struck: false }),
    );
    if (answer.struck) return true;
  }
  return false;
}

/** The strike of a round: three of four at a named point, each in its turn. */
export function strikeOf(round: number, { kind, nth }: { kind: 'kill' | 'cut'; nth: number }): Strike {
  if (round % 4 === 3) return { stroke: strokes[Math.floor(round / 4) % strokes.length] ?? 'server' };
  const point = faultPoints[(round - Math.floor(round / 4)) % faultPoints.length] ?? 'press.claimed';
  return { point, how: kind, passes: nth };
}
