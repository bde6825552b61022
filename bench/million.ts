// The list of applications at 10,000 and at 1,000,000 rows in one company: page 1, page 500, orders, filters and all of
// them together, the counts of the tabs and those of saved filters, and the palette's search for people.
// Budgets: p50 at a million at most 1.3 times that at ten thousand, page 500 at most 1.2 times page 1; what grows with the
// number of those it finds, up to a bound, stays below what a person notices.
import type pg from 'pg';
import type { ApplicationOrder } from '../contract/resumes/filters.ts';
import { connect, type Database } from '../server/src/db/database.ts';
import type { KeysetPosition } from '../server/src/db/keyset.ts';
import { countByStage, countMatching } from '../server/src/domains/resumes/desk/count-queries.ts';
import { type Conditions, withSelectivity } from '../server/src/domains/resumes/desk/filter-queries.ts';
import { readApplications } from '../server/src/domains/resumes/desk/list-queries.ts';
import { positionIn } from '../server/src/domains/resumes/desk/order-queries.ts';
import { findMatching } from '../server/src/domains/resumes/search/find-applications.ts';
import type { Bench } from './lib/bench.ts';
import { within } from './lib/connection.ts';
import { p50InTurns } from './lib/figures.ts';
import { present, type Row } from './lib/rows.ts';

/** How many applications two companies have, and which page of each list, and of the one under filters, is far. */
const SIZES = {
  full: {
    small: { size: 10_000, far: 100, farFiltered: 10 },
    large: { size: 1_000_000, far: 500, farFiltered: 500 },
    turns: { warmUp: 5, rounds: 30 },
  },
  smoke: {
    small: { size: 200, far: 2, farFiltered: 1 },
    large: { size: 400, far: 3, farFiltered: 2 },
    turns: { warmUp: 0, rounds: 1 },
  },
};
type Company = (typeof SIZES)['full']['small'];
/** What an index has in order, at any size. */
const BUDGETED = new Set([
  'page 1',
  'one job',
  'several jobs',
  'several years',
  'jobs of one account',
  'degree and year',
  'degree and year: counts',
  'a degree that few have',
  'a degree that few have, and year',
  'a year that nobody has',
  'rating',
  'people by one sign',
  'who withdrew',
  ...['oldest', 'stars', 'longest'].flatMap((sort) => [
    `${sort} first`,
    `${sort} first: far page`,
    `${sort} first: one job`,
    `${sort} first: jobs of one account`,
  ]),
]);
/** Milliseconds that feel like none. */
const UNNOTICED = 50;
const companyOf = (size: number) => `01900000-0000-7000-8000-${String(size).padStart(12, '0')}`;
const jobOf = (size: number, number: number) => uuidOf('01900001', size, number);
const accountOf = (size: number, number: number) => uuidOf('01900003', size, number);
const tagOf = (size: number, number: number) => uuidOf('01900002', size, number);
const uuidOf = (kind: string, size: number, number: number) =>
  `${kind}-${String(number).padStart(4, '0')}-7000-8000-${String(size).padStart(12, '0')}`;

/** @returns rows of the bench table */
export async function benchMillion(bench: Bench): Promise<Row[]> {
  const { small, large, turns } = SIZES[bench.size];
  const url = await bench.emptyDatabase('million');
  await within(url, async (client) => {
    await client.query('set synchronous_commit = off');
    for (const { size } of [small, large]) await seed(client, size);
    await client.query('vacuum analyze');
  });
  const { db, close } = connect(url, 4);
  try {
    return await measure(await casesOf(db, small), await casesOf(db, large), turns);
  } finally {
    await close();
  }
}

/**
 * Applications of 50 jobs in all stages, one job owned by a sub-account; schools, degrees and years mixed without a
 * pattern; one in a thousand from a high school, one in twenty with stars, one in a thousand with a tag; a surname each
 * fourteen share; one in thirty withdrew.
 */
async function seed(client: pg.Client, size: number): Promise<void> {
  const company = companyOf(size);
  await client.query(`insert into company (company_uuid, name, check_status) values ($1, $2, 'pass')`, [
    company,
    `公司 ${size}`,
  ]);
  await client.query(
    `insert into job (company_uuid, uuid, owner_uuid, kind, state, title, published_at)
       select $1, ('01900001-' || lpad(n::text, 4, '0') || '-7000-8000-' || $2)::uuid,
         case when n = 9 then $3::uuid else $1::uuid end, 'internship', 'online', '职位 ' || n, now()
       from generate_series(1, 50) n`,
    [company, String(size).padStart(12, '0'), accountOf(size, 1)],
  );
  await client.query(
    `insert into application (company_uuid, uuid, job_uuid, kind, stage, name, phone, school, degree, major,
         graduation_month, consent_version, consent_at, applied_at, stage_since, rating, withdrawn_at, search)
       select $1, gen_random_uuid(), ('01900001-' || lpad((1 + (h >> 3) % 50)::text, 4, '0') || '-7000-8000-' || $2)::uuid, 'internship',
         (array['new','new','new','primary_screening','written','interview','employed','reject','reject','reject'])[1 + h % 10],
         surname || first || second, (13000000000 + n)::text, '学校' || (h >> 5) % 500,
         case when (h >> 6) % 1000 = 0 then 'doctor'
           else (array['associate','bachelor','bachelor','master','master'])[1 + (h >> 7) % 5] end, '专业' || (h >> 9) % 80,
         (2025 + (h >> 11) % 4) || '-06', '1', now(), date_trunc('milliseconds', now() - n * interval '20 seconds'),
         date_trunc('milliseconds', now() - (h >> 2) % 1000000 * interval '17 seconds'),
         case when (h >> 4) % 20 = 0 then 1 + (h >> 10) % 9 * 0.5 end, case when (h >> 14) % 30 = 0 then now() end,
         array_to_tsvector(array['学校' || (h >> 5) % 500, '专业' || (h >> 9) % 80, 'word' || (h >> 13) % 5000,
           'tenth' || (h >> 12) % 10, surname || first, first || second, second])
       from (
         select n, h, substr('王李张刘陈杨赵黄周吴徐孙胡朱', 1 + n % 14, 1) as surname,
           chr(19968 + (h >> 4) % 601) as first, chr(20968 + (h >> 8) % 599) as second
         from (select n, abs(hashint4(n)) as h from generate_series(1, $3) n) as numbers
       ) as rows`,
    [company, String(size).padStart(12, '0'), size],
  );
  await client.query(`insert into tag (company_uuid, uuid, name) values ($1, $2, '标签')`, [company, tagOf(size, 1)]);
  await client.query(
    `insert into application_tag (company_uuid, application_uuid, tag_uuid)
       select company_uuid, uuid, $2 from application where company_uuid = $1 and abs(hashtext(phone)) % 1000 = 0`,
    [company, tagOf(size, 1)],
  );
}

async function measure(less: Cases, more: Cases, turns: (typeof SIZES)['full']['turns']): Promise<Row[]> {
  const [small, large] = [less, more].map(({ company }) => company.size.toLocaleString('en'));
  const rows: Row[] = [];
  for (const [name, run] of more.cases) {
    const [few = Number.NaN, many = Number.NaN] = await p50InTurns(turns, present(less.cases.get(name), name), run);
    const ratio = many / few;
    const budget = BUDGETED.has(name)
      ? { budget: '<= 1.3', met: ratio <= 1.3 }
      : { budget: `<= ${UNNOTICED} ms`, met: many <= UNNOTICED };
    rows.push({
      what: `${large} applications, ${name}`,
      measured: milliseconds(many),
      against: `at ${small}: ${milliseconds(few)}`,
      ratio,
      ...budget,
    });
  }
  const [first = Number.NaN, far = Number.NaN] = await p50InTurns(turns, more.first, more.far);
  return [
    ...rows,
    {
      what: `${large} applications, page ${more.company.far}`,
      measured: milliseconds(far),
      against: `page 1: ${milliseconds(first)}`,
      ratio: far / first,
      budget: '<= 1.2',
      met: far / first <= 1.2,
    },
  ];
}

const milliseconds = (value: number): string => `p50 ${value.toFixed(2)} ms`;

/** Conditions, and whose jobs they are about; everybody's unless told. */
type Filter = Conditions & { owner?: string };
type Run = () => Promise<unknown>;

/** What is measured in a company, by name. */
interface Cases {
  company: Company;
  cases: Map<string, Run>;
  first: Run;
  far: Run;
}

async function casesOf(db: Database, { size, ...pages }: Company): Promise<Cases> {
  const company = companyOf(size);
  const all: Filter = { kind: 'internship' };
  const within = async ({ owner, ...conditions }: Filter) => {
    const scope = { companyUuid: company, ownerUuid: owner };
    return [db, scope, await withSelectivity(db, scope, conditions, new Date())] as const;
  };
  const list: List = async (conditions, after, sort = 'newest') =>
    readApplications(...(await within(conditions)), { stage: 'new', sort, after, limit: 20 });
  const counts = async (conditions: Filter) => countByStage(...(await within(conditions)));
  const saved = async (conditions: Filter) => countMatching(...(await within(conditions)), 'new');
  const masters: Filter = { ...all, degree: 'master', graduation_year: [2027] };
  const far = await placeOfPage(list, all, pages.far);
  const farFiltered = await placeOfPage(list, masters, pages.farFiltered);
  const ofAccount: Filter = { ...all, owner: accountOf(size, 1) };
  const filters: Record<string, Filter> = {
    'one job': { ...all, job_uuid: [jobOf(size, 7)] },
    'several jobs': { ...all, job_uuid: [7, 8, 9].map((number) => jobOf(size, number)) },
    'several years': { ...all, graduation_year: [2027, 2031] },
    'degree and year': masters,
    'jobs of one account': ofAccount,
    'jobs of one account, degree, year': { ...masters, owner: accountOf(size, 1) },
    'a degree that few have': { ...all, degree: 'doctor' },
    'a degree that few have, and year': { ...all, degree: 'doctor', graduation_year: [2027] },
    'a year that nobody has': { ...all, graduation_year: [2031] },
    rating: { ...all, rating: 4 },
    'rating, degree, year: hardly anybody': { ...masters, rating: 4 },
    tag: { ...all, tag_uuid: [tagOf(size, 1)] },
    'tag, degree, year': { ...masters, tag_uuid: [tagOf(size, 1)] },
    'who withdrew': { ...all, withdrawn: '1' },
    'rare words': { ...all, q: 'word77' },
    words: { ...all, q: '学校7' },
    'words, degree, year': { ...all, q: '学校7', degree: 'bachelor', graduation_year: [2027] },
    'words of one in eighty': { ...all, q: '专业7' },
    'words of one in ten': { ...all, q: 'tenth3' },
    everything: {
      ...all,
      q: 'tenth3',
      degree: 'bachelor',
      graduation_year: [2027],
      job_uuid: [jobOf(size, 7)],
      tag_uuid: [tagOf(size, 1)],
      rating: 2,
    },
  };
  const page1: Run = () => list(all);
  const farPage: Run = () => list(all, far);
  const cases = new Map<string, Run>([
    ['page 1', page1],
    ['far page', farPage],
    ['far page by degree and year', () => list(masters, farFiltered)],
    ['counts per stage', () => counts(all)],
  ]);
  for (const [name, filter] of Object.entries(filters)) {
    cases.set(name, () => list(filter));
    cases.set(`${name}: counts`, () => counts(filter));
    cases.set(`${name}: saved filter`, () => saved(filter));
  }
  for (const sort of ['oldest', 'stars', 'longest'] as const) {
    const far = await placeOfPage(list, all, pages.far, sort);
    cases.set(`${sort} first`, () => list(all, undefined, sort));
    cases.set(`${sort} first: far page`, () => list(all, far, sort));
    cases.set(`${sort} first: one job`, () => list({ ...all, job_uuid: [jobOf(size, 7)] }, undefined, sort));
    cases.set(`${sort} first: jobs of one account`, () => list(ofAccount, undefined, sort));
  }
  const searches = { 'one sign': '王', 'two signs': '王一', 'a rare sign': '龘', letters: 'word77', 'one letter': 'w' };
  for (const [whose, ownerUuid] of [
    ['', undefined],
    [', jobs of one account', accountOf(size, 1)],
  ] as const)
    for (const [name, q] of Object.entries(searches))
      cases.set(`people by ${name}${whose}`, () => findMatching(db, { companyUuid: company, ownerUuid }, q));
  return { company: { size, ...pages }, cases, first: page1, far: farPage };
}

type List = (
  filter: Filter,
  after?: KeysetPosition,
  sort?: ApplicationOrder,
) => Promise<Awaited<ReturnType<typeof readApplications>>>;

async function placeOfPage(
  list: List,
  filter: Filter,
  page: number,
  sort: ApplicationOrder = 'newest',
): Promise<KeysetPosition | undefined> {
  let after: KeysetPosition | undefined;
  for (let number = 1; number < page; number += 1) {
    const last = present((await list(filter, after, sort)).at(-1), `page ${number}`);
    after = positionIn(sort, last);
  }
  return after;
}
