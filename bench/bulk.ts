// A decision on 1,000 applications over HTTP, against the same rows written by bare statements in one transaction.
import pg from 'pg';
import { decideMany } from '../contract/resumes/decide-many.ts';
import type { Bench, BenchCompany } from './lib/bench.ts';
import { call } from './lib/call.ts';
import { median } from './lib/figures.ts';
import type { Row } from './lib/rows.ts';
import { forgetMoves } from './lib/seed-company.ts';

const SIZES = {
  full: { moved: 1000, applications: 10_000, rounds: 5 },
  smoke: { moved: 20, applications: 40, rounds: 1 },
};

/** @returns rows of the bench table */
export async function benchBulk(bench: Bench): Promise<Row[]> {
  const { moved, applications, rounds } = SIZES[bench.size];
  const database = await bench.company(applications);
  const uuids = database.applications.slice(0, moved);
  const server = await bench.server();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const real: number[] = [];
  const bare: number[] = [];
  try {
    for (let round = 0; round <= rounds; round += 1) {
      for (const { action, results } of [
        { action: () => moveMany(server.url, database, uuids), results: real },
        { action: () => moveBare(client, database, uuids), results: bare },
      ]) {
        const milliseconds = await action();
        if (round > 0) results.push(milliseconds);
        await forgetMoves(database.url);
      }
    }
  } finally {
    await client.end();
  }
  const ratio = median(bare) / median(real);
  return [
    {
      what: `bulk move of ${moved} with history, audit, event`,
      measured: `${Math.round(median(real))} ms`,
      against: `${Math.round(median(bare))} ms bare statements`,
      ratio,
      budget: '≥ 0.5',
      met: ratio >= 0.5,
    },
  ];
}

async function moveMany(url: string, { token }: BenchCompany, uuids: readonly string[]): Promise<number> {
  const items = uuids.map((uuid) => ({ uuid, version: 1 }));
  const started = performance.now();
  const { batch } = await call(url, decideMany, { items, to: 'primary_screening' }, { token });
  if (batch?.applications !== items.length) throw new Error(`moved ${batch?.applications} of ${items.length}`);
  return performance.now() - started;
}

/** What has to be written in any case, each as one statement made in the database. */
async function moveBare(
  client: pg.Client,
  { company, account }: BenchCompany,
  uuids: readonly string[],
): Promise<number> {
  const started = performance.now();
  await client.query('begin');
  await client.query(
    `select uuid, stage, version from application where company_uuid = $1 and uuid = any($2) order by uuid for update`,
    [company, uuids],
  );
  await client.query(
    `update application set stage = 'primary_screening', version = version + 1, stage_since = now()
     where company_uuid = $1 and uuid = any($2)`,
    [company, uuids],
  );
  await client.query(
    `insert into application_history (company_uuid, uuid, application_uuid, action, from_stage, to_stage, actor_uuid, version, at)
     select company_uuid, gen_random_uuid(), uuid, 'moved', 'new', 'primary_screening', $3, 2, now()
     from application where company_uuid = $1 and uuid = any($2)`,
    [company, uuids, account],
  );
  await client.query(
    `insert into audit_entry (company_uuid, uuid, actor_uuid, action, object_type, object_uuid, detail, request_id)
     select company_uuid, gen_random_uuid(), $3, 'application.moved', 'application', uuid,
       '{"from":"new","to":"primary_screening"}', 'bench'
     from application where company_uuid = $1 and uuid = any($2)`,
    [company, uuids, account],
  );
  await client.query(`insert into realtime_event (company_uuid, payload) values ($1, '{}')`, [company]);
  await client.query('commit');
  return performance.now() - started;
}
