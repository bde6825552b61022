// From the call of the program to its first answer: the server in its production form on a database with data, against
// Fastify and pg with one route. Both may keep compiled code, as `npm run serve` does.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './lib/load.mjs';
import { startBareFastify, startReal } from './lib/servers.mjs';

const ROUNDS = 7;

export async function benchStart(database) {
  const cache = await mkdtemp(join(tmpdir(), 'qinghe-bench-compiled-'));
  const environment = { NODE_COMPILE_CACHE: cache };
  const real = [];
  const bare = [];
  // The first start makes the queue's tables and the compiled code.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [start, times] of [
      [startReal, real],
      [startBareFastify, bare],
    ]) {
      const server = await start(database.url, environment);
      await server.stop();
      if (round > 0) times.push(server.startMilliseconds);
    }
  }
  await rm(cache, { recursive: true });
  const ratio = median(real) / median(bare);
  return [
    {
      what: 'start to first answer',
      measured: `${Math.round(median(real))} ms`,
      against: `${Math.round(median(bare))} ms bare Fastify + pg`,
      ratio,
      budget: '≤ 3',
      kept: ratio <= 3,
    },
  ];
}
