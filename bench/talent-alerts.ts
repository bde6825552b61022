// The morning walk of saved searches for talents, and what a hand-in takes with the row by which a talent is found. Budgets:
// 50,000 searches and 1,000 new talents in at most ten seconds; a hand-in in at most twice the time without that row.
import { putTalent } from '@qinghe/contract/talents/put.ts';
import type pg from 'pg';
import { connect, withTransaction } from '../server/src/db/database.ts';
import { insertTalent } from '../server/src/domains/talents/index.ts';
import { findAlerts } from '../server/src/domains/talents/saved/find-alerts.ts';
import type { Services } from '../server/src/services.ts';
import type { Bench } from './lib/bench.ts';
import { within } from './lib/connection.ts';
import { p50InTurns } from './lib/figures.ts';
import type { Row } from './lib/rows.ts';

const SIZES = {
  full: { searches: 50_000, talents: 1000, turns: { warmUp: 10, rounds: 100 } },
  smoke: { searches: 50, talents: 10, turns: { warmUp: 0, rounds: 1 } },
};
const MAX_SECONDS = 10;
const MAX_RATIO = 2;

/** Of so many kinds of skills each talent has two; a search asks for one. */
const SKILLS = 2000;
const skill = (index: number): string => `技能${(index * 7919) % SKILLS}号`;
const majors = ['软件工程', '新闻学', '会计学', '护理学', '自动化', '法学', '建筑学', '统计学'];
const cities = ['杭州', '上海', '北京', '武汉', '成都'];
const nth = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const PARAGRAPH = '在云杉科技实习三个月，参与订单系统的接口开发与测试，整理接口文档，和产品一起找出转化下降的原因。';

/** @returns rows of the bench table */
export async function benchTalentAlerts(bench: Bench): Promise<Row[]> {
  const { searches, talents, turns } = SIZES[bench.size];
  const url = await bench.emptyDatabase('talent_alerts');
  await within(url, (client) => seedSearches(client, searches));
  const { db, close } = connect(url, 2);
  // The walk writes down what is due; who sends it is none of its time.
  const services = {
    db,
    clock: () => new Date(),
    tasks: { enqueueMany: async () => undefined },
  } as unknown as Services;
  const handIn = (index: number) =>
    withTransaction(db, (trx) =>
      insertTalent({ db: trx, services: { signingSecret: 'bench' }, now: new Date() }, '学生端', someone(index)),
    );
  try {
    for (let index = 0; index < talents; index += 1) await handIn(index);
    const started = performance.now();
    await findAlerts.run(services, {}, { last: false });
    const seconds = (performance.now() - started) / 1000;
    const hits = await db
      .selectFrom('talent_alert_hit')
      .select((e) => e.fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
    // Who paused has no search row, and all else.
    await within(url, (client) => client.query("update talent set paused_at = now() where major = '法学'"));
    const [withRow = Number.NaN, without = Number.NaN] = await p50InTurns(
      turns,
      () => handIn(0),
      () => handIn(5),
    );
    return [
      {
        what: `alerts: ${searches.toLocaleString('en')} searches, ${talents.toLocaleString('en')} new talents`,
        measured: `${seconds.toFixed(1)} s, ${Number(hits.n).toLocaleString('en')} found`,
        budget: `<= ${MAX_SECONDS} s`,
        met: seconds <= MAX_SECONDS,
      },
      {
        what: 'hand-in of a talent',
        measured: `p50 ${withRow.toFixed(1)} ms`,
        against: `without its search row: p50 ${without.toFixed(1)} ms`,
        ratio: withRow / without,
        budget: `<= ${MAX_RATIO}`,
        met: withRow / without <= MAX_RATIO,
      },
    ];
  } finally {
    await close();
  }
}

/** The same person for the same number: handed in again, they are refreshed. */
const someone = (index: number) =>
  putTalent.input.parse({
    reference: `student-${index}`,
    name: `学生${index}`,
    phone: String(13_900_000_000 + index),
    school: '武汉大学',
    major: nth(majors, index),
    degree: 'bachelor',
    graduation_month: '2027-06',
    city: nth(cities, index),
    skills: [skill(index), skill(index * 3 + 1)],
    about: PARAGRAPH,
    cv_text: Array.from({ length: 20 }, (_, line) => `${PARAGRAPH}${line * index}`).join('\n'),
    consent: { version: '2026-09', at: '2026-09-01T08:00:00.000Z' },
  });

/** Searches with alerts of a company: a skill, and for some of them filters that many share. */
async function seedSearches(client: pg.Client, count: number): Promise<void> {
  const company = '01900000-0000-7000-8000-000000000001';
  await client.query("insert into company (company_uuid, name, check_status) values ($1, '青禾测速有限公司', 'pass')", [
    company,
  ]);
  const filters = Array.from({ length: count }, (_, index) => ({
    q: skill(index),
    ...(index % 2 === 0 && { majors: nth(majors, index * 7) }),
    ...(index % 3 === 0 && { graduation_year: String(2026 + (index % 4)) }),
    ...(index % 4 === 0 && { fresh: '7' }),
  }));
  await client.query(
    `insert into saved_talent_search (company_uuid, uuid, account_uuid, name, filter, alert, seen_turn, walked_to, created_at)
     select $1, gen_random_uuid(), gen_random_uuid(), 'n' || n, filter, true, 0, pg_snapshot_xmin(pg_current_snapshot()), now()
     from unnest($2::jsonb[]) with ordinality given (filter, n)`,
    [company, filters],
  );
}
