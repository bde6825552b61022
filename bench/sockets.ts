// 5,000 sockets on one server: fan-out against plain `ws`, then all of them lost and back at once, with what they missed.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Bench, BenchCompany } from './lib/bench.ts';
import { median } from './lib/figures.ts';
import type { Row } from './lib/rows.ts';
import { startPlainSockets } from './lib/servers.ts';
import type { Answers, Orders } from './lib/socket-orders.ts';

const SIZES = {
  full: { sockets: 5000, events: 40, rounds: 5 },
  smoke: { sockets: 20, events: 3, rounds: 1 },
};

/** @returns rows of the bench table */
export async function benchSockets(bench: Bench): Promise<Row[]> {
  const { sockets, events, rounds: most } = SIZES[bench.size];
  const database = await bench.company(0);
  const db = new pg.Client({ connectionString: database.url });
  await db.connect();
  const real = await bench.server();
  const plain = await startPlainSockets();
  try {
    const before = await memory(real.pid);
    const ours = await openClients(
      `${real.url.replace('http', 'ws')}/realtime/?EIO=4&transport=websocket`,
      sockets,
      database.token,
    );
    const each = ((await memory(real.pid)) - before) / sockets;
    const theirs = await openClients(`${plain.url.replace('http', 'ws')}/realtime/`, sockets);
    const rounds: Record<'ours' | 'theirs', number[]> = { ours: [], theirs: [] };
    let number = 0;
    for (let round = 0; round <= most; round += 1) {
      const mine = await heard(ours, { events, from: number }, () => publish(db, database, { events, from: number }));
      const bare = await heard(theirs, { events, from: number }, () => tellPlain(plain.url, { events, from: number }));
      number += events;
      if (round > 0) {
        rounds.ours.push(mine.milliseconds);
        rounds.theirs.push(bare.milliseconds);
      }
      if (mine.wrong + bare.wrong > 0) throw new Error(`${mine.wrong} sockets of the server heard something else`);
    }
    theirs.process.kill();
    await ours.ask('close', {});
    await publish(db, database, { events, from: number });
    const back = await ours.ask('open', { url: ours.url, count: sockets, token: database.token, storm: true });
    const caughtUp = await ours.ask('expect', { events, from: number });
    ours.process.kill();
    const ratio = median(rounds.theirs) / median(rounds.ours);
    return [
      {
        what: `fan-out of ${events} events to ${sockets} sockets`,
        measured: `${Math.round((sockets * events) / (median(rounds.ours) / 1000))} a second`,
        against: `${Math.round((sockets * events) / (median(rounds.theirs) / 1000))} a second plain ws, a frame an event`,
        ratio,
        budget: '≥ 0.8',
        met: ratio >= 0.8,
      },
      {
        what: `${sockets} sockets lost and back at once`,
        measured: `all ready after ${(back.milliseconds / 1000).toFixed(1)} s`,
        against: `${events} missed events each: ${caughtUp.wrong} sockets with a loss or a double`,
        budget: '0 wrong',
        met: caughtUp.wrong === 0,
      },
      { what: 'memory of a socket', measured: `${(each / 1024).toFixed(1)} kB` },
    ];
  } finally {
    await plain.stop();
    await db.end();
  }
}

interface Clients {
  url: string;
  process: ChildProcess;
  ask<Action extends keyof Orders>(action: Action, order: Orders[Action]): Promise<Answers[Action]>;
}

/** A process with the sockets open; `ask` sends it an order and gives its response. */
async function openClients(url: string, count: number, token?: string): Promise<Clients> {
  const process = fork(fileURLToPath(new URL('./lib/socket-clients.ts', import.meta.url)));
  const ask = async <Action extends keyof Orders>(action: Action, order: Orders[Action]): Promise<Answers[Action]> => {
    process.send({ action, ...order });
    const [response] = await once(process, 'message');
    return response;
  };
  await ask('open', { url, count, token, storm: false });
  return { url, process, ask };
}

/** From the cause to the last socket that heard of it. */
async function heard(clients: Clients, expected: Orders['expect'], cause: () => Promise<void>) {
  const response = clients.ask('expect', expected);
  const began = performance.timeOrigin + performance.now();
  await cause();
  const { at, wrong } = await response;
  return { milliseconds: at - began, wrong };
}

const payload = (version: number) => ({
  type: 'application.moved',
  uuid: '01a1fc94-fc22-7145-b3e3-86783b3e4041',
  job_uuid: '01a1fc94-fc22-7145-b3e3-86783b3e4042',
  kind: 'internship',
  from: 'new',
  to: 'interview',
  version,
});

/** Events as decisions write them, each in a transaction of its own with its hint to the servers. */
async function publish(db: pg.Client, { company }: BenchCompany, { events, from }: Orders['expect']): Promise<void> {
  for (let version = from; version < from + events; version += 1)
    await db.query(
      `with told as (insert into realtime_event (company_uuid, payload) values ($1, $2))
       select pg_notify('qinghe_events', '')`,
      [company, payload(version)],
    );
}

async function tellPlain(url: string, { events, from }: Orders['expect']): Promise<void> {
  const texts = Array.from(
    { length: events },
    (_, index) => `42${JSON.stringify(['events', [{ cursor: `1000-${from + index}`, event: payload(from + index) }]])}`,
  );
  await fetch(url, { method: 'POST', body: JSON.stringify(texts) });
}

/** Resident bytes of a process; 0 where the system has no /proc. */
async function memory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}
