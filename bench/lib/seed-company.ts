import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { within } from './connection.ts';

const JOBS = 20;

interface Seeded {
  company: string;
  account: string;
  applications: string[];
}

/** Writes a company as `Bench.company` promises it. */
export async function seedCompany(
  client: pg.Client,
  { applications, phone, tokenHash }: { applications: number; phone: string; tokenHash: Buffer },
): Promise<Seeded> {
  const company = uuidv7();
  const account = uuidv7();
  await client.query('insert into company (company_uuid, name, check_status) values ($1, $2, $3)', [
    company,
    '青禾测速有限公司',
    'pass',
  ]);
  await client.query('insert into account (uuid, phone, name, company_uuid) values ($1, $2, $3, $4)', [
    account,
    phone,
    '林晓',
    company,
  ]);
  await client.query(
    "insert into company_member (company_uuid, account_uuid, type, staff_status) values ($1, $2, 'master', 1)",
    [company, account],
  );
  await client.query(
    "insert into session (token_hash, account_uuid, expires_at) values ($1, $2, now() + interval '30 days')",
    [tokenHash, account],
  );
  await client.query(
    `insert into job (company_uuid, uuid, owner_uuid, kind, state, title, days_per_week, months, min_degree, published_at)
     select $1, gen_random_uuid(), $2, 'internship', 'online', '实习生岗位 ' || number, 3 + number % 3, 3, 'bachelor', now()
     from generate_series(1, $3::int) number`,
    [company, account, JOBS],
  );
  await client.query(
    `insert into stored_file (company_uuid, uuid, purpose, name, type, size, sha256, storage_key, reading_state, reading_text, reading_fields)
     select $1, gen_random_uuid(), 'cv', '简历' || number || '.pdf', 'application/pdf', 120000, sha256(number::text::bytea),
       'cv/' || number, 'done', repeat('负责接口开发与测试 ', 100), '{}'
     from generate_series(1, $2::int) number`,
    [company, applications],
  );
  await client.query(
    `insert into application (company_uuid, uuid, job_uuid, kind, stage, name, phone, email, school, degree, major,
       graduation_month, city, days_per_week, months, earliest_start, cv_file_uuid, consent_version, consent_at,
       applied_at, stage_since)
     select $1, gen_random_uuid(), jobs.uuids[1 + number % array_length(jobs.uuids, 1)], 'internship', 'new',
       '候选人' || number, '139' || lpad(number::text, 8, '0'), 'person' || number || '@hust.edu.cn',
       (array['浙江大学', '华中科技大学', '同济大学', '武汉大学'])[1 + number % 4],
       (array['associate', 'bachelor', 'bachelor', 'master', 'doctor'])[1 + number % 5], '软件工程',
       (2026 + number % 3) || '-06', '杭州', 3 + number % 3, 2 + number % 6, 'now', files.uuids[number], '2026-01', now(),
       now() - number * interval '1 minute', now() - number * interval '1 minute'
     from generate_series(1, $2::int) number,
       (select array_agg(uuid) as uuids from job where company_uuid = $1) jobs,
       (select array_agg(uuid) as uuids from stored_file where company_uuid = $1) files`,
    [company, applications],
  );
  await client.query(
    `insert into application_history (company_uuid, uuid, application_uuid, action, to_stage, version, at)
     select company_uuid, gen_random_uuid(), uuid, 'applied', 'new', 1, applied_at from application where company_uuid = $1`,
    [company],
  );
  await client.query('vacuum analyze');
  const { rows } = await client.query<{ uuid: string }>(
    'select uuid from application where company_uuid = $1 order by applied_at desc',
    [company],
  );
  return { company, account, applications: rows.map((row) => row.uuid) };
}

/** Forgets what the moves of a round left behind, so that the next round starts from the same tables. */
export const forgetMoves = (url: string): Promise<void> =>
  within(url, async (client) => {
    // One lock at a time: the server that is measured may be at these tables, in another order.
    for (const table of ['realtime_event', 'audit_entry']) await client.query(`truncate ${table}`);
    await client.query("delete from application_history where action <> 'applied'");
    await client.query('delete from decision_batch');
    await client.query("update application set stage = 'new', version = 1 where version <> 1");
    for (const table of ['application', 'application_history']) await client.query(`vacuum full analyze ${table}`);
  });
