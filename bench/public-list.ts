// The public list of jobs at 10,000 and at 1,000,000 online jobs: its pages, orders, filters and words, those of two
// characters too, and its counts. Two databases, asked in turns. Budgets: p50 at a million at most 1.3 times that at ten
// thousand for what many jobs match; what grows with the number of its matches, up to a bound, stays below what a person
// notices.
import type pg from 'pg';
import { connect, type Database, type DatabaseConnection } from '../server/src/db/database.ts';
import { type ListFilter, parseList } from '../server/src/site/list/list-filter.ts';
import { countList, readList } from '../server/src/site/list/list-queries.ts';
import type { Bench } from './lib/bench.ts';
import { within } from './lib/connection.ts';
import { p50InTurns } from './lib/figures.ts';
import { present, type Row } from './lib/rows.ts';

/**
 * Online jobs of two databases. So many of them are listed by the triggers' own function; the others are copies. At ten
 * thousand jobs there are 500 pages, of which one is far.
 */
const SIZES = {
  full: { jobs: [10_000, 1_000_000], listed: 100_000, far: 300, turns: { warmUp: 5, rounds: 30 } },
  smoke: { jobs: [100, 200], listed: 100, far: 3, turns: { warmUp: 0, rounds: 1 } },
};
type Sizes = (typeof SIZES)['full'];
const JOBS_OF_COMPANY = 100;
/** Milliseconds that feel like none. */
const UNNOTICED = 50;

/** What an address asks for, by name. */
const LISTS: Record<string, Record<string, string>> = {
  'page 1': {},
  'highest pay': { sort: 'pay' },
  internships: { kind: 'internship' },
  'graduate jobs, highest pay': { kind: 'campus', sort: 'pay' },
  'a large city': { city: '310100' },
  'a province': { city: '330000' },
  'a category': { category: '0102' },
  'city, category, kind': { city: '310100', category: '0102', kind: 'internship' },
  'pay from 200 a day': { pay: 'd200', kind: 'internship' },
  '4 days at most': { days: '4' },
  '1 day at most, which nobody asks for': { days: '1' },
  'open to an associate degree': { degree: 'associate' },
  'posted within 3 days': { posted: '3' },
  'a common word of two characters': { q: '开发' },
  'a common word, newest first': { q: '开发', sort: 'newest' },
  'a common word, highest pay': { q: '开发', sort: 'pay' },
  'a common word in a city': { q: '开发', city: '310100' },
  'common words that never meet': { q: '后端 设计' },
  'a phrase': { q: '后端开发' },
  'one character': { q: '开' },
  letters: { q: 'ja' },
  'a word of one in a thousand': { q: '编号7号' },
  'a word of hardly any': { q: '龙渊' },
  'a word of nobody': { q: '琥珀' },
  'a company': { q: '公司七七' },
  'a small town': { city: '659012' },
  'everything at once': {
    q: '后端',
    city: '310100',
    category: '0102',
    kind: 'internship',
    pay: 'd150',
    days: '5',
    degree: 'master',
    posted: '30',
  },
  'everything, and hardly any': { q: '龙渊', city: '310100', kind: 'internship', days: '5' },
};
/** What many match is near in every order, at any size. */
const BUDGETED = new Set([
  'page 1',
  'far page',
  'highest pay',
  'internships',
  'graduate jobs, highest pay',
  'a large city',
  'a province',
  'a category',
  'city, category, kind',
  'pay from 200 a day',
  '4 days at most',
  'open to an associate degree',
  'posted within 3 days',
  'a common word of two characters',
  'a common word, newest first',
  'a common word, highest pay',
  'a common word in a city',
  'a phrase',
  'one character',
  'letters',
]);

/** @returns rows of the bench table */
export async function benchPublicList(bench: Bench): Promise<Row[]> {
  const sizes = SIZES[bench.size];
  const connections: DatabaseConnection[] = [];
  try {
    for (const jobs of sizes.jobs) {
      const url = await bench.emptyDatabase(`jobs_${jobs}`);
      await within(url, (client) => seed(client, jobs, Math.min(jobs, sizes.listed)));
      connections.push(connect(url, 2));
    }
    return await measure(
      connections.map(({ db }) => db),
      sizes,
    );
  } finally {
    await Promise.all(connections.map(({ close }) => close()));
  }
}

/**
 * Titles of common words, one job in a thousand with a number of its own, ten jobs in all with a rare word; three in ten
 * in Shanghai; pay, days and degrees mixed without a pattern; one in five of campus recruitment.
 */
async function seed(client: pg.Client, size: number, listed: number): Promise<void> {
  await client.query('set synchronous_commit = off');
  await client.query(
    `insert into company (company_uuid, name, check_status)
     select ('01900000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
       '公司' || translate(n::text, '0123456789', '零一二三四五六七八九') || '有限责任公司', 'pass'
     from generate_series(1, $1::int) n`,
    [listed / JOBS_OF_COMPANY],
  );
  await client.query('alter table job disable trigger user');
  await client.query(
    `insert into job (company_uuid, uuid, owner_uuid, kind, state, title, category, cities, pay_min, pay_max, days_per_week,
       months, min_degree, deadline, published_at)
     select ('01900000-0000-7000-8000-' || lpad((1 + n % $2::int)::text, 12, '0'))::uuid, gen_random_uuid(), gen_random_uuid(),
       case when h % 5 = 0 then 'campus' else 'internship' end, 'online',
       (array['后端', '前端', '数据', 'Java', '产品', '测试', '运营'])[1 + (h >> 2) % 7]
         || case when (h >> 2) % 7 in (4, 6) then '设计' else '开发' end || '实习生'
         || case when n % 1000 = 7 then '（编号7号）' else '' end,
       (array['0101', '0102', '0103', '0201', '0301'])[1 + (h >> 5) % 5],
       array[case when (h >> 7) % 10 < 3 then '310100' when (h >> 7) % 10 < 6 then '110100' when n % 5000 = 9 then '659012'
         else '330100' end],
       case when h % 5 = 0 then 6 + (h >> 9) % 20 else 100 + (h >> 9) % 250 end,
       case when h % 5 = 0 then 30 else 400 end, case when h % 5 = 0 then null else 2 + (h >> 11) % 4 end, 3,
       (array['associate', 'bachelor', 'bachelor', 'master', null])[1 + (h >> 13) % 5], current_date + 60,
       date_trunc('milliseconds', now() - n * (interval '60 days' / $1::int))
     from (select n, abs(hashint4(n)) as h from generate_series(1, $1::int) n) numbers`,
    [listed, listed / JOBS_OF_COMPANY],
  );
  await client.query('select list_jobs(company_uuid) from company');
  await copy(client, size / listed);
  await client.query('alter table job enable trigger user');
  await client.query(
    `update job set title = '龙渊' || title
     where (company_uuid, uuid) in (select company_uuid, uuid from job order by uuid limit 10)`,
  );
  await client.query('vacuum analyze');
}

/** Each job so many times, under other uuids and a little older. */
async function copy(client: pg.Client, times: number): Promise<void> {
  if (times === 1) return;
  const another = (column: string) =>
    `overlay(overlay(md5(${column} || number) placing '7' from 13) placing '8' from 17)::uuid`;
  const older = "published_at - number * interval '1 second'";
  const numbers = `generate_series(2, ${times}) number`;
  await client.query(
    `insert into job (company_uuid, uuid, owner_uuid, kind, state, title, category, cities, pay_min, pay_max, days_per_week,
       months, min_degree, deadline, published_at)
     select company_uuid, ${another('uuid::text')}, owner_uuid, kind, state, title, category, cities, pay_min, pay_max,
       days_per_week, months, min_degree, deadline, ${older} from job, ${numbers}`,
  );
  const { rows } = await client.query(
    "select indexname, indexdef from pg_indexes where tablename = 'public_job' and indexname <> 'public_job_pkey'",
  );
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
  await client.query(
    `insert into public_job
     select ${another('job_uuid::text')}, company_uuid, kind, ${older}, pay, days_per_week, degree, deadline, terms
     from public_job, ${numbers}`,
  );
  for (const { indexdef } of rows) await client.query(indexdef);
}

async function measure(databases: readonly Database[], sizes: Sizes): Promise<Row[]> {
  const [small, large] = await Promise.all(databases.map((db) => casesOf(db, sizes.far)));
  const [few, many] = sizes.jobs.map((jobs) => jobs.toLocaleString('en'));
  const rows: Row[] = [];
  for (const [name, run] of present(large, 'large list')) {
    const [less = Number.NaN, more = Number.NaN] = await p50InTurns(sizes.turns, present(small?.get(name), name), run);
    const ratio = more / less;
    rows.push({
      what: `${many} online jobs, ${name}`,
      measured: `p50 ${more.toFixed(2)} ms`,
      against: `at ${few}: p50 ${less.toFixed(2)} ms`,
      ratio,
      ...(BUDGETED.has(name)
        ? { budget: '<= 1.3', met: ratio <= 1.3 }
        : { budget: `<= ${UNNOTICED} ms`, met: more <= UNNOTICED }),
    });
  }
  return rows;
}

/** As the page does it: counted first, then read. */
async function casesOf(db: Database, farPage: number): Promise<Map<string, () => Promise<unknown>>> {
  const now = new Date();
  const read = async (filter: ListFilter, cursor?: string) =>
    readList(db, filter, { cursor, now, found: await countList(db, filter, now), placed: [] });
  const { filter: all } = parseList({});
  let far: string | undefined;
  for (let page = 1; page < farPage; page += 1) far = (await read(all, far)).next_cursor ?? undefined;
  const cases = new Map([['far page', () => read(all, far)]]);
  for (const [name, query] of Object.entries(LISTS)) {
    const { filter } = parseList(query);
    cases.set(name, () => read(filter));
  }
  return cases;
}
