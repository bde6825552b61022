// The applications list and the stage move of the real server against node:http and pg alone with the same statements,
// in turns on one database; then how even the list's times are at 70 % of its highest load.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetMoves } from './lib/database.mjs';
import { callBytes, closedLoop, median, openLoop } from './lib/load.mjs';
import { goFirst } from './lib/priority.mjs';
import { LIST_QUERY, REASON, recordStatements } from './lib/record.mjs';
import { startBare, startReal } from './lib/servers.mjs';

const CONNECTIONS = 16;
const ROUNDS = 5;
const SECONDS = 4;
const EVEN_ROUNDS = 5;

/** @returns rows of the bench table */
export async function benchRequests(database) {
  const folder = await mkdtemp(join(tmpdir(), 'qinghe-bench-statements-'));
  const recorded = join(folder, 'statements.json');
  const counts = await recordStatements(database, recorded);
  await forgetMoves(database.url);
  const onServers = async (work) => {
    const servers = { real: await startReal(database.url), bare: await startBare(database.url, recorded) };
    try {
      return await work(servers);
    } finally {
      await servers.real.stop();
      await servers.bare.stop();
    }
  };
  // One process of the same code may bear a fifth more than the next one, as long as it lives: each round has new ones.
  const rounds = { list: [], move: [] };
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      await onServers(async (servers) => {
        rounds.list.push(await inTurns(database, servers, round, () => listCalls(database)));
        rounds.move.push(await inTurns(database, servers, round, () => moveCalls(database)));
      });
    const even = await goFirst(() => onServers((servers) => evenness(database, servers)));
    return [
      ratioRow(`applications list, ${counts.list} statements`, rounds.list, 0.6),
      ratioRow(`stage move, ${counts.move} statements`, rounds.move, 0.5),
      ...even,
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The same load on one server, then on the other, the first one changing; after one that warms both up. */
async function inTurns(database, servers, round, makeCalls) {
  const figures = {};
  for (const warmedUp of [false, true])
    for (const name of round % 2 ? ['real', 'bare'] : ['bare', 'real']) {
      const { url } = servers[name];
      const { perSecond, failed } = await closedLoop(url, {
        connections: CONNECTIONS,
        seconds: SECONDS,
        nextCall: makeCalls(),
      });
      if (failed > 0) throw new Error(`${failed} calls of the ${name} server failed`);
      if (warmedUp) figures[name] = perSecond;
      await forgetMoves(database.url);
    }
  return figures;
}

function listCalls({ token }) {
  const query = new URLSearchParams(Object.entries(LIST_QUERY).map(([name, value]) => [name, String(value)]));
  const bytes = callBytes({ method: 'GET', path: `/api/v1/applications/list?${query}`, token });
  return () => bytes;
}

/** Each connection has applications of its own, which it moves forth and back. */
function moveCalls({ token, applications }) {
  const positions = Array.from({ length: CONNECTIONS }, () => 0);
  const share = Math.floor(applications.length / CONNECTIONS);
  return (connection) => {
    const position = positions[connection]++;
    const uuid = applications[connection * share + (position % share)];
    const version = 1 + Math.floor(position / share);
    const to = version % 2 ? 'primary_screening' : 'new';
    const body = JSON.stringify({ uuid, version, to, reason: REASON });
    return callBytes({ method: 'POST', path: '/api/v1/applications/move', token, body });
  };
}

/**
 * Each round finds the highest load of its moment first: 70 % of what a quieter moment bore could be all of this one. The
 * bare server goes through the same: what it shows is the machine's and the database's share.
 */
async function evenness(database, servers) {
  const nextCall = listCalls(database);
  const rounds = { real: [], bare: [] };
  for (let round = 0; round < EVEN_ROUNDS; round += 1) {
    for (const name of round % 2 ? ['real', 'bare'] : ['bare', 'real']) {
      const { url } = servers[name];
      const { perSecond } = await closedLoop(url, { connections: CONNECTIONS, seconds: 3, nextCall });
      rounds[name].push({
        fullLoad: (CONNECTIONS / perSecond) * 1000,
        ...(await openLoop(url, { perSecond: perSecond * 0.7, seconds: 6, connections: 200, nextCall })),
      });
    }
  }
  const real = evennessRow('list at 70 % load, p99 to p50', rounds.real);
  return [
    { ...real, budget: '≤ 3', met: real.ratio <= 3 && real.failed === 0 },
    evennessRow('the same of the bare server', rounds.bare),
  ];
}

function evennessRow(what, rounds) {
  const calls = rounds.reduce((sum, round) => sum + round.calls, 0);
  const failed = rounds.reduce((sum, round) => sum + round.failed, 0);
  // Slower than at full load means that something else took the machine: such a round shows nothing of the server.
  const quiet = rounds.filter(({ p50, fullLoad }) => p50 <= fullLoad);
  return {
    what: `${what} (${calls} calls, ${failed} failed, ${quiet.length} of ${EVEN_ROUNDS} rounds quiet)`,
    measured: `${median(rounds.map(({ p99 }) => p99)).toFixed(1)} ms`,
    against: `${median(rounds.map(({ p50 }) => p50)).toFixed(1)} ms p50`,
    ratio: quiet.length === 0 ? Number.NaN : median(quiet.map(({ p99, p50 }) => p99 / p50)),
    failed,
  };
}

function ratioRow(what, rounds, budget) {
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
