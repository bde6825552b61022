// Memory under load for half an hour (SOAK_MINUTES): the real server beside node:http and pg alone, the same list at the
// same rate on both. Takes its time, so it runs only when asked for by name.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench } from './lib/bench.ts';
import { median } from './lib/figures.ts';
import { callBytes, openLoop } from './lib/load.ts';
import { LIST_PATH, recordStatements } from './lib/record.ts';
import { present, type Row } from './lib/rows.ts';
import { startBare } from './lib/servers.ts';

/** A minute of the short form is half a second long. */
const SIZES = {
  full: { minutes: Number(process.env.SOAK_MINUTES ?? 30), seconds: 60, sampleEvery: 2000, applications: 10_000 },
  smoke: { minutes: 2, seconds: 0.5, sampleEvery: 100, applications: 40 },
};
const PER_SECOND = 100;
const MEGABYTE = 1024 * 1024;

/** @returns rows of the bench table */
export async function benchSoak(bench: Bench): Promise<Row[]> {
  const { minutes: count, seconds, sampleEvery, applications } = SIZES[bench.size];
  // Growth is looked for in the last third, when caches and compiled code are there.
  const last = Math.max(1, Math.round(count / 3));
  const database = await bench.company(applications);
  const folder = await mkdtemp(join(tmpdir(), 'qinghe-bench-statements-'));
  const recorded = join(folder, 'statements.json');
  await recordStatements(database, recorded);
  const real = await bench.server();
  const bare = await startBare(database.url, recorded);
  const bytes = callBytes({ method: 'GET', path: LIST_PATH, token: database.token });
  const minutes: { real: number; bare: number }[] = [];
  const failures: string[] = [];
  try {
    for (let minute = 0; minute < count; minute += 1) {
      const load = { perSecond: PER_SECOND, seconds, connections: 20, nextCall: () => bytes };
      const samples: Record<'real' | 'bare', number[]> = { real: [], bare: [] };
      const timer = setInterval(async () => {
        samples.real.push(await residentBytes(real.pid));
        samples.bare.push(await residentBytes(bare.pid));
      }, sampleEvery);
      const [figures] = await Promise.all([openLoop(real.url, load), openLoop(bare.url, load)]);
      clearInterval(timer);
      failures.push(...Object.entries(figures.reasons).map(([why, n]) => `${n} ${why}`));
      minutes.push({ real: median(samples.real), bare: median(samples.bare) });
    }
  } finally {
    await bare.stop();
    await rm(folder, { recursive: true });
  }
  const end = present(minutes.at(-1), 'minute');
  const begin = present(minutes.at(-1 - last) ?? minutes[0], 'minute');
  const growth = ((end.real - begin.real) / last) * 10;
  const ratio = end.real / end.bare;
  return [
    {
      what: `memory after ${count} min at ${PER_SECOND} lists a second (failed: ${failures.join(', ') || 'none'})`,
      measured: `${(end.real / MEGABYTE).toFixed(0)} MB`,
      against: `${(end.bare / MEGABYTE).toFixed(0)} MB bare`,
      ratio,
      budget: '≤ 2',
      met: ratio <= 2 && failures.length === 0,
    },
    {
      what: `growth in 10 min, over the last ${last} min`,
      measured: `${(growth / MEGABYTE).toFixed(2)} MB`,
      budget: '< 1 MB',
      met: growth < MEGABYTE,
    },
  ];
}

const residentBytes = async (pid: number): Promise<number> =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
