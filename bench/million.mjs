// The list of applications at 10,000 and at 1,000,000 rows in one company: page 1, page 500, filters, counts.
// Budgets (docs/architecture.md): p50 at a million at most 1.3 times that at ten thousand, page 500 at most 1.2 times page 1.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connect } from '../server/src/db/database.ts';
import { removeEmbeddedDatabase, startEmbeddedDatabase } from '../server/src/db/embedded.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { areWordsRare, countByStage, readApplications } from '../server/src/domains/resumes/list-queries.ts';

const SIZES = [10_000, 1_000_000];
const ROUNDS = 60;
const companyOf = (size) => `01900000-0000-7000-8000-${String(size).padStart(12, '0')}`;
const jobOf = (size, number) =>
  `01900001-${String(number).padStart(4, '0')}-7000-8000-${String(size).padStart(12, '0')}`;

/** @returns rows of the bench table */
export async function benchMillion() {
  const dataDir = await mkdtemp(join(tmpdir(), 'qinghe-million-'));
  const database = await startEmbeddedDatabase({ dataDir });
  try {
    await migrate(database.url);
    await seed(database.url);
    return await measure(database.url);
  } finally {
    await database.stop();
    await removeEmbeddedDatabase(dataDir);
  }
}

/** Applications of 50 jobs in all stages, schools, degrees and years mixed without a pattern. */
async function seed(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set synchronous_commit = off');
  for (const size of SIZES) {
    const company = companyOf(size);
    await client.query(`insert into company (company_uuid, name, check_status) values ($1, $2, 'pass')`, [
      company,
      `公司 ${size}`,
    ]);
    await client.query(
      `insert into job (company_uuid, uuid, owner_uuid, kind, state, title, published_at)
       select $1, ('01900001-' || lpad(n::text, 4, '0') || '-7000-8000-' || $2)::uuid, $1::uuid, 'internship', 'online', '职位 ' || n, now()
       from generate_series(1, 50) n`,
      [company, String(size).padStart(12, '0')],
    );
    await client.query(
      `insert into application (company_uuid, uuid, job_uuid, kind, stage, name, phone, school, degree, major,
         graduation_month, consent_version, consent_at, applied_at, stage_since, search)
       select $1, gen_random_uuid(), ('01900001-' || lpad((1 + (h >> 3) % 50)::text, 4, '0') || '-7000-8000-' || $2)::uuid, 'internship',
         (array['new','new','new','primary_screening','written','interview','employed','reject','reject','reject'])[1 + h % 10],
         '姓名' || n, (13000000000 + n)::text, '学校' || (h >> 5) % 500,
         (array['associate','bachelor','bachelor','master','doctor'])[1 + (h >> 7) % 5], '专业' || (h >> 9) % 80,
         (2025 + (h >> 11) % 4) || '-06', '1', now(), date_trunc('milliseconds', now() - n * interval '20 seconds'), now(),
         array_to_tsvector(array['学校' || (h >> 5) % 500, '专业' || (h >> 9) % 80, 'word' || (h >> 13) % 5000])
       from (select n, abs(hashint4(n)) as h from generate_series(1, $3) n) as rows`,
      [company, String(size).padStart(12, '0'), size],
    );
  }
  await client.query('vacuum analyze');
  await client.end();
}

async function measure(url) {
  const { db, close } = connect(url, 4);
  const results = new Map();
  for (const size of SIZES) {
    const company = companyOf(size);
    const all = { kind: 'internship' };
    const list = async (filter, after) => {
      const rareWords = filter.words !== undefined && (await areWordsRare(db, company, filter.words));
      return readApplications(db, company, { ...filter, rareWords }, 'new', after, 20);
    };
    const far = await placeOfPage(list, all, size === 10_000 ? 100 : 500);
    const cases = {
      'page 1': () => list(all),
      'page 500 (at 10,000: page 100)': () => list(all, far),
      'one job': () => list({ ...all, jobUuid: jobOf(size, 7) }),
      'degree and year': () => list({ ...all, degrees: ['master', 'doctor'], graduationYear: 2027 }),
      'words, degree, year': () => list({ ...all, words: `'学校7'`, degrees: ['bachelor'], graduationYear: 2027 }),
      'counts per stage': () => countByStage(db, company, all),
      'counts under words': () => countByStage(db, company, { ...all, words: `'学校7'` }),
    };
    for (const [name, run] of Object.entries(cases)) results.set(`${name} ${size}`, await p50(run));
  }
  await close();
  const milliseconds = (value) => `p50 ${value.toFixed(2)} ms`;
  const rows = [...results.keys()]
    .filter((key) => key.endsWith(' 10000'))
    .map((key) => {
      const name = key.slice(0, -' 10000'.length);
      const [small, large] = SIZES.map((size) => results.get(`${name} ${size}`));
      const ratio = large / small;
      const budget = name === 'page 1' ? { budget: '<= 1.3', kept: ratio <= 1.3 } : {};
      return {
        what: `1,000,000 applications, ${name}`,
        measured: milliseconds(large),
        against: `at 10,000: ${milliseconds(small)}`,
        ratio,
        ...budget,
      };
    });
  const first = results.get('page 1 1000000');
  const far = results.get('page 500 (at 10,000: page 100) 1000000');
  return [
    ...rows,
    {
      what: '1,000,000 applications, page 500',
      measured: milliseconds(far),
      against: `page 1: ${milliseconds(first)}`,
      ratio: far / first,
      budget: '<= 1.2',
      kept: far / first <= 1.2,
    },
  ];
}

async function placeOfPage(list, filter, page) {
  let after;
  for (let number = 1; number < page; number += 1) {
    const last = (await list(filter, after)).at(-1);
    after = { at: last.applied_at, uuid: last.uuid };
  }
  return after;
}

async function p50(run) {
  for (let round = 0; round < 5; round += 1) await run();
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await run();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[ROUNDS / 2];
}
