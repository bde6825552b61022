// So many companies at once for the last place of a day: one has it. Against as many plain inserts of which one can succeed.
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { bookHomeTop, placeOf, TOP_SLOTS } from '../../contract/rights/top.ts';
import { chinaDay, dayAfter } from '../../server/src/time/china-day.ts';
import type { Bench, BenchCompany } from '../lib/bench.ts';
import { within } from '../lib/connection.ts';
import { median } from '../lib/figures.ts';
import { present, type Row } from '../lib/rows.ts';
import type { BenchServer } from '../lib/servers.ts';
import { giveTo } from './coins.ts';

const SIZES = { full: { callers: 200, days: 5 }, smoke: { callers: 4, days: 1 } };
const CITY = '420100';
const PRICE = 200;
const FULL = 40932;

interface Booker extends BenchCompany {
  job: string;
}

/** @returns rows of the bench table */
export async function benchLastSlot(bench: Bench): Promise<Row[]> {
  const { callers, days } = SIZES[bench.size];
  const server = await bench.server();
  const [first, ...bookers] = await makeBookers(bench, callers + 1);
  const [real, bare]: [number[], number[]] = [[], []];
  let winners = 0;
  for (let ahead = 1; ahead <= days; ahead += 1) {
    const day = dayAfter(chinaDay(new Date()), ahead);
    await leaveOne(present(first, 'company'), day);
    const began = performance.now();
    const codes = await Promise.all(bookers.map((booker) => book(server, booker, day)));
    real.push(performance.now() - began);
    winners += codes.filter((code) => code === 100).length;
    const other = codes.find((code) => code !== 100 && code !== FULL);
    if (other !== undefined) throw new Error(`A booking was answered ${other}`);
    bare.push(await insertPlain(bookers, ahead));
  }
  const ratio = median(bare) / median(real);
  return [
    {
      what: `${callers} companies at once for the last place of a day, on ${days} days: who had it`,
      ...{ measured: `${winners}`, against: `${days} places`, budget: 'one each', met: winners === days },
    },
    {
      what: `those ${callers} answers, against as many plain inserts on conflict`,
      ...{ measured: `${median(real).toFixed(0)} ms`, against: `${median(bare).toFixed(0)} ms`, ratio },
      ...{ budget: '≥ 0.5', met: ratio >= 0.5 },
    },
  ];
}

async function makeBookers(bench: Bench, count: number): Promise<Booker[]> {
  const companies: BenchCompany[] = [];
  for (let made = 0; made < count; made += 1) companies.push(await bench.company(1));
  await giveTo(...companies);
  const { url } = present(companies[0], 'company');
  const uuids = companies.map(({ company }) => company);
  const jobs = await within(url, async (client) => {
    await client.query('update job set cities = array[$1] where company_uuid = any($2)', [CITY, uuids]);
    const { rows } = await client.query<{ company: string; job: string }>(
      'select distinct on (company_uuid) company_uuid as company, job_uuid as job from public_job where company_uuid = any($1)',
      [uuids],
    );
    return new Map(rows.map(({ company, job }) => [company, job]));
  });
  return companies.map((company) => ({ ...company, job: present(jobs.get(company.company), 'job') }));
}

/** Takes all places of a day but one. */
const leaveOne = ({ url, company, job }: Booker, day: string) =>
  within(url, (client) =>
    client.query(
      `insert into placement_slot (place, day, slot_no, company_uuid, booking_uuid, job_uuid)
       select $1, $2, slot, $3, gen_random_uuid(), $4 from generate_series(1, $5::int) slot`,
      [placeOf({ kind: 'top_home', city: CITY, category: null }), day, company, job, TOP_SLOTS.top_home - 1],
    ),
  );

async function book({ url }: BenchServer, { token, job }: Booker, day: string): Promise<number> {
  const response = await fetch(new URL(bookHomeTop.path, url), {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json', 'idempotency-key': uuidv7() },
    body: JSON.stringify({ job_uuid: job, city: CITY, from: day, to: day, expect: { units: 0, coins: PRICE } }),
  });
  const { code } = (await response.json()) as { code: number };
  return code;
}

/** Milliseconds that as many inserts of one place take on as many connections as the server has. */
async function insertPlain(bookers: readonly Booker[], ahead: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: present(bookers[0], 'company').url, max: 20 });
  const insert = ({ company, job }: Booker) =>
    pool.query(
      `insert into placement_slot (place, day, slot_no, company_uuid, booking_uuid, job_uuid)
       values ('plain', current_date + $1::int, 1, $2, gen_random_uuid(), $3) on conflict do nothing`,
      [ahead, company, job],
    );
  // The connections are open before the time is taken, as those of the server are.
  await Promise.all(Array.from({ length: 20 }, () => pool.query('select pg_sleep(0.01)')));
  const began = performance.now();
  const { length } = (await Promise.all(bookers.map(insert))).filter(({ rowCount }) => rowCount === 1);
  const milliseconds = performance.now() - began;
  await pool.end();
  if (length !== 1) throw new Error(`${length} plain inserts had the one place`);
  return milliseconds;
}
