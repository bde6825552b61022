// Largest contentful paint of the pages that candidates open on their phones and of the list where HR people work, and how
// long the list lets a key wait, all on a poor machine.
import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import pg from 'pg';
import type { Bench, BenchCompany } from './lib/bench.ts';
import { giveRealFiles } from './lib/cv-files.ts';
import { LOADING, type LoadingFigures, measureKeys, measureLoading } from './lib/loading.ts';
import type { Row } from './lib/rows.ts';

/** Forth and back, a selection, the help, the focus view, a rejection that is thought better of. */
const KEYS = [...'jjjkkvJJ', 'Escape', '?', 'Escape', 'f', 'j', 'Escape', 'x', 'Escape', 'b', 'l'];
const SIZES = {
  full: { applications: 10_000, files: Number.POSITIVE_INFINITY, keys: KEYS },
  smoke: { applications: 30, files: 2, keys: KEYS.slice(0, 2) },
};
const BUDGET = 1800;
const LIST_BUDGET = 2200;
const KEY_BUDGET = 200;
const LAYOUT_BUDGET = 0.05;

/** @returns rows of the bench table */
export async function benchLcp(bench: Bench): Promise<Row[]> {
  const { applications, files, keys } = SIZES[bench.size];
  const pace = LOADING[bench.size];
  const database = await bench.company(applications);
  const job = await publishJob(database);
  await giveRealFiles(database, files);
  const server = await bench.server();
  const pages: [what: string, path: string][] = [
    ['public job page', `/jobs/${job}`],
    // The same page where the form stands in sight: what an applicant sees who comes back to it.
    ['apply form', `/jobs/${job}#apply`],
    ['public list of jobs', '/jobs'],
  ];
  const rows: Row[] = [];
  for (const [what, path] of pages) rows.push(...rowsOf(what, await measureLoading(server.url + path, pace), BUDGET));
  const list = `${server.url}/resume/new`;
  const whole = 'ul[aria-label="候选人"] button';
  // Somebody who has been here before: the token, and that it let in to the desk.
  const prepare = (context: BrowserContext) =>
    context.addInitScript((token) => {
      localStorage.setItem('token', token);
      localStorage.setItem('letIn', '1');
    }, database.token);
  rows.push(...rowsOf('resume list on a phone', await measureLoading(list, pace, { prepare, whole }), LIST_BUDGET));
  const desk = await measureLoading(list, pace, { prepare, whole, screen: DESKTOP, drawn: CV });
  rows.push(...rowsOf('resume list on a desktop', desk, LIST_BUDGET), ...rowsOfCv(desk));
  const wait = await measureKeys(list, pace, { prepare, whole, screen: DESKTOP }, keys);
  rows.push({
    what: `resume list: longest of ${keys.length} keys to the next paint, 4× slower CPU`,
    measured: `${Math.round(wait)} ms`,
    ratio: wait / KEY_BUDGET,
    budget: `≤ ${KEY_BUDGET} ms`,
    met: wait <= KEY_BUDGET,
  });
  return rows;
}

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const OPEN = 'section > div:not([inert])';
/** What of the open CV can be read, and when its sharp sheet stands with the words to select. */
const CV = {
  readable: `${OPEN} :is(img, canvas)[data-drawn]`,
  sharp: `${OPEN} :is(canvas[data-drawn] + div > [data-laid], img[data-sharp] + [data-laid])`,
};

/** A canvas is nothing that LCP counts, so the CV has rows of its own. */
const rowsOfCv = ({ drawn: { readable = Number.NaN, sharp = Number.NaN } }: LoadingFigures): Row[] => [
  {
    what: 'resume list on a desktop: the first CV can be read',
    measured: `${Math.round(readable)} ms`,
    ratio: readable / LIST_BUDGET,
    budget: `≤ ${LIST_BUDGET} ms`,
    met: readable <= LIST_BUDGET,
  },
  { what: 'resume list on a desktop: sharp, with words to select', measured: `${Math.round(sharp)} ms` },
];

/** Rows of the bench table for what `measureLoading` found. */
function rowsOf(what: string, { lcp, cls, bytes }: LoadingFigures, budget: number): Row[] {
  return [
    {
      what: `${what}: LCP, 4× slower CPU, slow 4G (${(bytes / 1000).toFixed(1)} kB)`,
      measured: `${Math.round(lcp)} ms`,
      ratio: lcp / budget,
      budget: `≤ ${budget} ms`,
      met: lcp <= budget,
    },
    {
      what: `${what}: CLS`,
      measured: cls.toFixed(3),
      ratio: cls / LAYOUT_BUDGET,
      budget: `≤ ${LAYOUT_BUDGET}`,
      met: cls <= LAYOUT_BUDGET,
    },
  ];
}

const DESCRIPTION = [
  '你将参与支付系统的后端开发，和产品、测试一起把需求做成可以上线的功能。',
  ...Array.from({ length: 8 }, (_, index) => `- 负责第 ${index + 1} 个模块的接口设计、开发与测试，写清楚文档`),
  '我们希望你',
  ...Array.from({ length: 6 }, (_, index) => `- 具备第 ${index + 1} 项基础：数据结构、网络、数据库与沟通`),
].join('\n');

/** A job with a text of usual length, open to everybody. */
async function publishJob({ url, company, account }: BenchCompany): Promise<string> {
  const uuid = randomUUID();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into job (company_uuid, uuid, owner_uuid, kind, state, title, description, cities, headcount, pay_min, pay_max,
       days_per_week, months, min_degree, deadline, published_at)
     values ($1, $2, $3, 'internship', 'online', '后端开发实习生', $4, '{310100}', 3, 200, 300, 4, 3, 'bachelor',
       current_date + 60, now())`,
    [company, uuid, account, DESCRIPTION],
  );
  await client.query('insert into job_directory (company_uuid, job_uuid) values ($1, $2)', [company, uuid]);
  await client.query('insert into job_statistics (company_uuid, job_uuid) values ($1, $2)', [company, uuid]);
  await client.end();
  return uuid;
}
