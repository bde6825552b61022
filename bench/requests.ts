// The applications list and the stage move of the real server against node:http and pg alone with the same statements,
// in turns on one database; then how even the list's times are at 70 % of its highest load.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench, BenchCompany } from './lib/bench.ts';
import { median } from './lib/figures.ts';
import { callBytes, closedLoop, type OpenLoadFigures, openLoop } from './lib/load.ts';
import { goFirst } from './lib/priority.ts';
import { LIST_PATH, MOVE_PATH, REASON, recordStatements } from './lib/record.ts';
import { present, type Row } from './lib/rows.ts';
import { forgetMoves } from './lib/seed-company.ts';
import { type BenchServer, startBare, startReal } from './lib/servers.ts';

/** How much is measured. */
const SIZES = {
  full: {
    applications: 10_000,
    connections: 16,
    rounds: 5,
    seconds: 4,
    even: { rounds: 5, secondsOfSearch: 3, seconds: 6, connections: 200 },
  },
  smoke: {
    applications: 64,
    connections: 2,
    rounds: 1,
    seconds: 0.1,
    even: { rounds: 1, secondsOfSearch: 0.1, seconds: 0.2, connections: 20 },
  },
};
type Sizes = (typeof SIZES)['full'];

/** The two that are compared. */
interface Servers {
  real: BenchServer;
  bare: BenchServer;
}
/** Calls a second of each in one round. */
interface Figures {
  real: number;
  bare: number;
}

/** @returns rows of the bench table */
export async function benchRequests(bench: Bench): Promise<Row[]> {
  const sizes = SIZES[bench.size];
  const database = await bench.company(sizes.applications);
  const folder = await mkdtemp(join(tmpdir(), 'qinghe-bench-statements-'));
  const recorded = join(folder, 'statements.json');
  const counts = await recordStatements(database, recorded);
  await forgetMoves(database.url);
  const onServers = async <Result>(work: (servers: Servers) => Promise<Result>): Promise<Result> => {
    const servers = { real: await startReal(database.url), bare: await startBare(database.url, recorded) };
    try {
      return await work(servers);
    } finally {
      await servers.real.stop();
      await servers.bare.stop();
    }
  };
  // One process of the same code may bear a fifth more than the next one, as long as it lives: each round has new ones.
  const rounds: Record<'list' | 'move', Figures[]> = { list: [], move: [] };
  try {
    for (let round = 0; round < sizes.rounds; round += 1)
      await onServers(async (servers) => {
        rounds.list.push(await inTurns(database, servers, { ...sizes, round }, () => listCalls(database)));
        rounds.move.push(await inTurns(database, servers, { ...sizes, round }, () => moveCalls(database, sizes)));
      });
    const even = await goFirst(() => onServers((servers) => evenness(database, servers, sizes)));
    return [
      ratioRow(`applications list, ${counts.list} statements`, rounds.list, 0.75),
      ratioRow(`stage move, ${counts.move} statements`, rounds.move, 0.75),
      ...even,
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The same load on one server, then on the other, the first one changing; after one that warms both up. */
async function inTurns(
  database: BenchCompany,
  servers: Servers,
  { round, connections, seconds }: Sizes & { round: number },
  makeCalls: () => (connection: number) => Buffer,
): Promise<Figures> {
  const figures: Figures = { real: 0, bare: 0 };
  for (const warmedUp of [false, true])
    for (const name of namesInTurn(round)) {
      const { url } = servers[name];
      const { perSecond, failed } = await closedLoop(url, {
        connections,
        seconds,
        nextCall: makeCalls(),
      });
      if (failed > 0) throw new Error(`${failed} calls of the ${name} server failed`);
      if (warmedUp) figures[name] = perSecond;
      await forgetMoves(database.url);
    }
  return figures;
}

const namesInTurn = (round: number) => (round % 2 ? (['real', 'bare'] as const) : (['bare', 'real'] as const));

/** The list that is measured, as a call of the real server. */
export function listCalls({ token }: BenchCompany): () => Buffer {
  const bytes = callBytes({ method: 'GET', path: LIST_PATH, token });
  return () => bytes;
}

/** Each connection has applications of its own, which it moves forth and back. */
export function moveCalls(
  { token, applications }: BenchCompany,
  { connections }: Pick<Sizes, 'connections'>,
): (connection: number) => Buffer {
  const positions = new Map<number, number>();
  const share = Math.floor(applications.length / connections);
  return (connection) => {
    const position = positions.get(connection) ?? 0;
    positions.set(connection, position + 1);
    const uuid = present(applications[connection * share + (position % share)], 'application');
    const version = 1 + Math.floor(position / share);
    const to = version % 2 ? 'primary_screening' : 'new';
    const body = JSON.stringify({ uuid, version, to, reason: REASON });
    return callBytes({ method: 'POST', path: MOVE_PATH, token, body });
  };
}

/**
 * Each round finds the highest load of its moment first: 70 % of what a quieter moment bore could be all of this one. The
 * bare server goes through the same: what it shows is the machine's and the database's share.
 */
async function evenness(database: BenchCompany, servers: Servers, { connections, even }: Sizes): Promise<Row[]> {
  const nextCall = listCalls(database);
  const rounds: Record<keyof Servers, EvenRound[]> = { real: [], bare: [] };
  for (let round = 0; round < even.rounds; round += 1) {
    for (const name of namesInTurn(round)) {
      const { url } = servers[name];
      const { perSecond } = await closedLoop(url, { connections, seconds: even.secondsOfSearch, nextCall });
      rounds[name].push({
        fullLoad: (connections / perSecond) * 1000,
        ...(await openLoop(url, { ...even, perSecond: perSecond * 0.7, nextCall })),
      });
    }
  }
  const real = evennessRow('list at 70 % load, p99 to p50', rounds.real);
  const failed = rounds.real.some((round) => round.failed > 0);
  return [
    { ...real, budget: '≤ 3', met: real.ratio <= 3 && !failed },
    evennessRow('the same of the bare server', rounds.bare),
  ];
}

interface EvenRound extends OpenLoadFigures {
  /** Milliseconds of a call where every connection waits for its own. */
  fullLoad: number;
}

function evennessRow(what: string, rounds: readonly EvenRound[]): Row & { ratio: number } {
  const calls = rounds.reduce((sum, round) => sum + round.calls, 0);
  const failed = rounds.reduce((sum, round) => sum + round.failed, 0);
  // Slower than at full load means that something else took the machine: such a round shows nothing of the server.
  const quiet = rounds.filter(({ p50, fullLoad }) => p50 <= fullLoad);
  return {
    what: `${what} (${calls} calls, ${failed} failed, ${quiet.length} of ${rounds.length} rounds quiet)`,
    measured: `${median(rounds.map(({ p99 }) => p99)).toFixed(1)} ms`,
    against: `${median(rounds.map(({ p50 }) => p50)).toFixed(1)} ms p50`,
    ratio: median(quiet.map(({ p99, p50 }) => p99 / p50)),
  };
}

function ratioRow(what: string, rounds: readonly Figures[], budget: number): Row {
  const ratio = median(rounds.map(({ real, bare }) => real / bare));
  return {
    what,
    measured: `${Math.round(median(rounds.map(({ real }) => real)))} /s`,
    against: `${Math.round(median(rounds.map(({ bare }) => bare)))} /s bare`,
    ratio,
    budget: `≥ ${budget}`,
    met: ratio >= budget,
  };
}
