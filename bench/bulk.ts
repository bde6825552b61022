// A decision on 1,000 applications over HTTP, against the same rows written by bare statements in one transaction.
import pg from 'pg';
import { decideMany } from '../contract/resumes/decide-many.ts';
import { call } from './lib/call.ts';
import { type BenchDatabase, forgetMoves } from './lib/database.ts';
import { median } from './lib/figures.ts';
import type { Row } from './lib/rows.ts';
import { startReal } from './lib/servers.ts';

const SIZE = 1000;
const ROUNDS = 5;

/** @returns rows of the bench table */
export async function benchBulk(database: BenchDatabase): Promise<Row[]> {
  const server = await startReal(database.url);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const real: number[] = [];
  const bare: number[] = [];
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const { action, results } of [
        { action: () => moveMany(server.url, database), results: real },
        { action: () => moveBare(client, database), results: bare },
      ]) {
        const milliseconds = await action();
        if (round > 0) results.push(milliseconds);
        await forgetMoves(database.url);
      }
    }
  } finally {
    await client.end();
    await server.stop();
  }
  const ratio = median(bare) / median(real);
  return [
    {
      what: 'bulk move of 1,000 with history, audit, event',
      measured: `${Math.round(median(real))} ms`,
      against: `${Math.round(median(bare))} ms bare statements`,
      ratio,
      budget: '≥ 0.5',
      met: ratio >= 0.5,
    },
  ];
}

async function moveMany(url: string, { applications, token }: BenchDatabase): Promise<number> {
  const items = applications.slice(0, SIZE).map((uuid) => ({ uuid, version: 1 }));
  const started = performance.now();
  const { batch } = await call(url, decideMany, { items, to: 'primary_screening' }, { token });
  if (batch?.applications !== SIZE) throw new Error(`moved ${batch?.applications} of ${SIZE}`);
  return performance.now() - started;
}

/** What has to be written in any case, each as one statement made in the database. */
async function moveBare(client: pg.Client, { company, account, applications }: BenchDatabase): Promise<number> {
  const uuids = applications.slice(0, SIZE);
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
