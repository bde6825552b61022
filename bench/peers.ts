// The list and the stage move beside Payload's find and update, on the same 100,000 rows with the same index. Payload is no package
// of the product: it is installed from the registry into a temporary folder, so this part runs only when it is asked for.
import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Bench, BenchCompany } from './lib/bench.ts';
import { within } from './lib/connection.ts';
import { median } from './lib/figures.ts';
import { callBytes, closedLoop } from './lib/load.ts';
import { present, type Row } from './lib/rows.ts';
import { startPayload, startReal } from './lib/servers.ts';
import { listCalls, moveCalls } from './requests.ts';

const SIZES = {
  full: { applications: 100_000, connections: 16, rounds: 3, seconds: 5 },
  smoke: { applications: 64, connections: 2, rounds: 1, seconds: 0.2 },
};
const PACKAGES = ['payload@3.90.2', '@payloadcms/db-postgres@3.90.2', 'graphql@16.14.0'];
const run = promisify(execFile);

/** @returns rows of the bench table */
export async function benchPeers(bench: Bench): Promise<Row[]> {
  const sizes = SIZES[bench.size];
  const database = await bench.company(sizes.applications);
  const folder = await mkdtemp(join(tmpdir(), 'qinghe-bench-peers-'));
  try {
    const program = await installPayload(folder, database.url);
    await copyRows(database);
    const ours = await startReal(database.url);
    const payload = await startPayload(program, database.url);
    const work = [
      { what: 'list of applications', budget: 5, ours: listCalls(database), payload: findCalls(database) },
      { what: 'stage move', budget: 2, ours: moveCalls(database, sizes), payload: updateCalls(database, sizes) },
    ];
    try {
      const rows: Row[] = [];
      for (const { what, budget, ...calls } of work) {
        const ratios: { ours: number; payload: number }[] = [];
        // The first round warms both up.
        for (let round = 0; round <= sizes.rounds; round += 1) {
          const figures = { ours: 0, payload: 0 };
          for (const name of ['ours', 'payload'] as const) {
            const { url } = name === 'ours' ? ours : payload;
            const { perSecond, failed } = await closedLoop(url, { ...sizes, nextCall: calls[name] });
            if (failed > 0) throw new Error(`${failed} calls of ${name} failed: ${what}`);
            figures[name] = perSecond;
          }
          if (round > 0) ratios.push(figures);
        }
        rows.push(ratioRow(what, budget, ratios));
      }
      return rows;
    } finally {
      await ours.stop();
      await payload.stop();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

function ratioRow(what: string, budget: number, rounds: readonly { ours: number; payload: number }[]): Row {
  const ratio = median(rounds.map(({ ours, payload }) => ours / payload));
  return {
    what: `${what} (ours with session, rights and, for a move, history, audit and event)`,
    measured: `${Math.round(median(rounds.map(({ ours }) => ours)))} /s`,
    against: `${Math.round(median(rounds.map(({ payload }) => payload)))} /s ${PACKAGES[0]}`,
    ratio,
    budget: `≥ ${budget}`,
    met: ratio >= budget,
  };
}

/** @returns the program that serves it, its tables made */
async function installPayload(folder: string, databaseUrl: string): Promise<string> {
  const program = join(folder, 'payload-server.ts');
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'peers', private: true, type: 'module' }));
  await copyFile(new URL('./peers/payload-server.ts', import.meta.url), program);
  await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...PACKAGES], { cwd: folder });
  await run(process.execPath, [program], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: databaseUrl, PUSH: '1' },
  });
  return program;
}

const copyRows = ({ url, company }: BenchCompany): Promise<void> =>
  within(url, async (client) => {
    const same = `kind, stage, name, phone, email, school, degree, major, city, graduation_month, earliest_start, days_per_week, months, applied_at`;
    await client.query(
      `insert into peer_payload.applications (id, company, job, graduation_year, ${same})
       select uuid, company_uuid, job_uuid, left(graduation_month, 4)::int, ${same} from application where company_uuid = $1`,
      [company],
    );
    await client.query('vacuum analyze peer_payload.applications');
  });

/** What `LIST_PATH` asks for, in Payload's words; without a count, which ours has not either. */
function findCalls({ company }: BenchCompany): () => Buffer {
  const query = new URLSearchParams({
    'where[and][0][company][equals]': company,
    'where[and][1][kind][equals]': 'internship',
    'where[and][2][stage][equals]': 'new',
    'where[and][3][degree][in]': 'bachelor,master,doctor',
    'where[and][4][graduation_year][equals]': '2027',
    sort: '-applied_at',
    limit: '20',
    pagination: 'false',
    depth: '0',
  });
  const bytes = callBytes({ method: 'GET', path: `/api/applications?${query}`, token: 'none' });
  return () => bytes;
}

/** Each connection has applications of its own, as in `moveCalls`. */
function updateCalls({ applications }: BenchCompany, { connections }: { connections: number }) {
  const positions = new Map<number, number>();
  const share = Math.floor(applications.length / connections);
  return (connection: number): Buffer => {
    const position = positions.get(connection) ?? 0;
    positions.set(connection, position + 1);
    const uuid = present(applications[connection * share + (position % share)], 'application');
    const stage = Math.floor(position / share) % 2 ? 'new' : 'primary_screening';
    return callBytes({
      method: 'PATCH',
      path: `/api/applications/${uuid}?depth=0`,
      token: 'none',
      body: JSON.stringify({ stage }),
    });
  };
}
