// The search for talents at 20,000 and at 1,000,000 people: its pages and its counts, by the functions that serve them. Two
// databases, asked in turns. Budgets: a page at a million takes at most 1.5 times as long as at twenty thousand for what
// many match, and stays below what a person notices for what few do; its p95 is at most 3 times its p50.
import type pg from 'pg';
import { connect, type Database, type DatabaseConnection } from '../server/src/db/database.ts';
import { readFound, type Search } from '../server/src/domains/talents/search/search.ts';
import { countTiers } from '../server/src/domains/talents/search/search-queries.ts';
import { anybody, type TermFilter, tiersOf } from '../server/src/domains/talents/search/terms.ts';
import type { Bench } from './lib/bench.ts';
import { within } from './lib/connection.ts';
import { p50InTurns } from './lib/figures.ts';
import type { Row } from './lib/rows.ts';

const SIZES = {
  full: { talents: [20_000, 1_000_000], turns: { warmUp: 3, rounds: 20 } },
  smoke: { talents: [100, 200], turns: { warmUp: 0, rounds: 1 } },
};
/** Milliseconds that feel like none. */
const UNNOTICED = 50;
const COMPANY = '01900000-0000-7000-8000-000000000001';

/** What is asked for, by name; `many`: so many match that the first page is near at any size. */
const SEARCHES: Record<string, { words?: string[]; terms?: TermFilter; many?: true }> = {
  everybody: { many: true },
  'a large city': { terms: { cities: ['上海'] }, many: true },
  'city, days, year': { terms: { cities: ['杭州'], days: 4, graduation_year: 2027 } },
  'a common word': { words: ['react'], many: true },
  'a common word, two filters': { words: ['react'], terms: { cities: ['杭州'], days: 4 } },
  'a common word, three filters': {
    words: ['typescript'],
    terms: { cities: ['杭州', '上海'], days: 4, graduation_year: 2027 },
  },
  'a phrase of three characters': { words: ['小程序'], many: true },
  'three words': { words: ['react', 'typescript', '小程序'] },
  'three words, two filters': {
    words: ['react', 'typescript', '小程序'],
    terms: { cities: ['杭州', '上海'], days: 4 },
  },
  'a school': { terms: { schools: ['77'] } },
  'a word of one in a thousand': { words: ['rust'] },
  'a word of hardly any': { words: ['龙渊'] },
  'a word of nobody': { words: ['琥珀'] },
};

/** @returns rows of the bench table */
export async function benchTalents(bench: Bench): Promise<Row[]> {
  const sizes = SIZES[bench.size];
  const connections: DatabaseConnection[] = [];
  try {
    for (const talents of sizes.talents) {
      const url = await bench.emptyDatabase(`talents_${talents}`);
      await within(url, (client) => seed(client, talents));
      connections.push(connect(url, 2));
    }
    const [small, large] = connections.map(({ db }) => db);
    if (!small || !large) throw new Error('There are not two databases');
    return await measure(small, large, sizes);
  } finally {
    await Promise.all(connections.map(({ close }) => close()));
  }
}

/**
 * So many search rows, without the people they belong to: 24 words of a skewed vocabulary each, six of them in strong fields,
 * three known words of which one in eight, ten and thirty hold the first, and filters mixed without a pattern.
 */
async function seed(client: pg.Client, talents: number): Promise<void> {
  await client.query('set synchronous_commit = off');
  await client.query('drop index talent_search_terms, talent_search_new');
  await client.query('alter table talent_search drop constraint talent_search_talent_uuid_fkey');
  await client.query(
    `create function pg_temp.word(hash bigint) returns text language sql immutable as $$
       select chr(19968 + (rank * 7 % 900)::int) || chr(20968 + (rank * 13 % 900)::int)
       from (select (power(abs(hash % 100003) / 100003.0, 3) * 3000)::bigint) ranked (rank) $$`,
  );
  await client.query(
    `insert into talent_search (talent_uuid, turn, refreshed_at, start_on, terms)
     select ('01900000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, n, now() - ($1 - n) * interval '20 seconds',
       case when h % 7 = 0 then null else current_date + (h % 120)::int end,
       array_to_tsvector(array(select distinct term from unnest(
         array(select pg_temp.word(hashint8extended(n, i)) from generate_series(1, 24) i)
         || array(select '^' || pg_temp.word(hashint8extended(n, i)) from generate_series(1, 6) i)
         || case h % 8 when 0 then array['react', '^react'] when 1 then array['react'] else '{}' end
         || case h / 8 % 10 when 0 then array['typescript', '^typescript'] when 1 then array['typescript'] else '{}' end
         || case h / 80 % 30 when 0 then array['小程序', '^小程序'] else '{}' end
         || case when n % 1000 = 7 then array['rust', '^rust'] else '{}' end
         || case when n % ($1 / 10) = 7 then array['龙渊', '^龙渊'] else '{}' end
         || array(select '~g' || step from generate_series(1, 2 + (h / 2400 % 3)::int) step)
         || array(select '~d' || step from generate_series(1, 1 + (h / 7200 % 5)::int) step)
         || array(select '~m' || step from generate_series(1, 1 + (h / 36000 % 12)::int) step)
         || array['~y' || (2025 + h / 500 % 5), '~s' || (h / 31 % 1200), '~j' || (h / 17 % 400), '~c' ||
             (array['上海','北京','深圳','杭州','武汉','成都','南京','西安','广州','苏州'])[1 + (sqrt(h / 77 % 100))::int % 10]]
       ) term))
     from (select n, abs(hashint8extended(n, 99)) h from generate_series(1, $1::bigint) n) numbers`,
    [talents],
  );
  await client.query(
    'create index talent_search_terms on talent_search using gin (terms) with (gin_pending_list_limit = 64)',
  );
  await client.query('vacuum analyze talent_search');
}

async function measure(small: Database, large: Database, { talents, turns }: (typeof SIZES)['full']): Promise<Row[]> {
  const [few, many] = talents.map((size) => size.toLocaleString('en'));
  const rows: Row[] = [];
  for (const [name, { words = [], terms = {}, many: near }] of Object.entries(SEARCHES)) {
    const limits = { companyUuid: COMPANY };
    const search: Search = { words, terms, tiers: tiersOf(words, terms), query: anybody(words, terms), limits };
    const page = (db: Database) => () => readFound(db, search, { limit: 50 });
    const counted = () => countTiers(large, search.tiers, limits);
    const runs = [page(small), page(large), counted];
    const [less = Number.NaN, more = Number.NaN, count = Number.NaN] = await p50InTurns(turns, ...runs);
    rows.push({
      what: `${many} talents, ${name}`,
      measured: `p50 ${more.toFixed(1)} ms, counted in ${count.toFixed(0)} ms`,
      against: `at ${few}: p50 ${less.toFixed(1)} ms`,
      ratio: more / less,
      ...(near
        ? { budget: '<= 1.5', met: more / less <= 1.5 }
        : { budget: `<= ${UNNOTICED} ms`, met: more <= UNNOTICED }),
    });
  }
  return rows;
}
