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
  ...{ 'press.claimed': 'buy', 'press.stored': 'ad', 'press.committed': 'top', 'ledger.opened': 'buy' },
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

export async function openPair(start: () => Promise<BenchServer>, sql: pg.Client): Promise<Pair> {
  const servers = [await start(), await start()];
  let deaths = 0;
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      for (const [at, { pid }] of servers.entries()) {
        if (isAlive(pid)) continue;
        deaths += 1;
        servers[at] = await start();
        await beginAgain(sql);
      }
      await pause(50);
    }
  };
  const watching = watch();
  return {
    servers,
    deaths: () => deaths,
    async steady() {
      while (!servers.every(({ pid }) => isAlive(pid))) await pause(50);
    },
    async stop() {
      isOver = true;
      await watching;
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

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
  sql.query(`update pgboss.job set start_after = now() where state in ('created', 'retry') and name like 'orders.%'`);

/** Lets it strike, at the point or by itself. */
export async function strike(one: Strike, { pair, proxy, sql }: { pair: Pair; proxy: CommitProxy; sql: pg.Client }) {
  if ('point' in one) {
    for (const { url } of pair.servers)
      await fetch(new URL('/test/fault', url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(one),
      }).catch(() => undefined);
    return;
  }
  if (one.stroke === 'commit') proxy.cutNext();
  else if (one.stroke === 'server') kill(pair.servers[0]);
  else if (one.stroke === 'twice') await beginAgain(sql);
  else await cutConnections(sql);
}

/** Those of servers: whoever looks on keeps its own. */
const cutConnections = (sql: pg.Client) =>
  sql.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name like 'qinghe%'`);

function kill(server: BenchServer | undefined): void {
  if (server && isAlive(server.pid)) process.kill(server.pid, 'SIGKILL');
}

/** Whether a point that was armed has been passed by one of the two. */
export async function hasStruck({ servers }: Pair): Promise<boolean> {
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
