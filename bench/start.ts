// From the call of the program to its first response: the server in its production form on a database with data, against
// Fastify and pg with one route. Both may keep compiled code, as `npm run serve` does. What the first call of a person
// waits for on top of that is shown too: much is loaded only then.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../scripts/lib/server-bundle.mjs';
import type { Bench } from './lib/bench.ts';
import { median } from './lib/figures.ts';
import type { Row } from './lib/rows.ts';
import { startBareFastify, startServed } from './lib/servers.ts';

const SIZES = { full: { applications: 10_000, rounds: 7 }, smoke: { applications: 20, rounds: 1 } };

/** @returns rows of the bench table */
export async function benchStart(bench: Bench): Promise<Row[]> {
  const { applications, rounds } = SIZES[bench.size];
  await buildServer();
  const database = await bench.company(applications);
  const cache = await mkdtemp(join(tmpdir(), 'qinghe-bench-compiled-'));
  const environment = { NODE_COMPILE_CACHE: cache };
  const real: number[] = [];
  const bare: number[] = [];
  const called: number[] = [];
  // The first start makes the queue's tables and the compiled code.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { start, times } of [
      { start: startServed, times: real },
      { start: startBareFastify, times: bare },
    ]) {
      const server = await start(database.url, environment);
      const call = start === startServed ? await timeFirstCall(server.url, database.token) : 0;
      await server.stop();
      if (round === 0) continue;
      times.push(server.startMilliseconds);
      if (start === startServed) called.push(server.startMilliseconds + call);
    }
  }
  await rm(cache, { recursive: true });
  const ratio = median(real) / median(bare);
  return [
    {
      what: 'start to first response',
      measured: `${Math.round(median(real))} ms`,
      against: `${Math.round(median(bare))} ms bare Fastify + pg`,
      ratio,
      budget: '≤ 2.5',
      met: ratio <= 2.5,
    },
    {
      what: 'start to first list of applications',
      measured: `${Math.round(median(called))} ms`,
      against: `${Math.round(median(bare))} ms bare Fastify + pg, without a list`,
      ratio: median(called) / median(bare),
    },
  ];
}

async function timeFirstCall(url: string, token: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${url}/api/v1/applications/list?kind=internship&stage=new`, {
    headers: { authorization: token },
  });
  if (!response.ok) throw new Error(`the first list answered ${response.status}`);
  await response.arrayBuffer();
  return performance.now() - began;
}
