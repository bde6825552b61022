import { addTag } from '@qinghe/contract/resumes/annotate.ts';
import type { ApplicationSummary } from '@qinghe/contract/resumes/application.ts';
import { moveApplication } from '@qinghe/contract/resumes/decide.ts';
import { selectApplications } from '@qinghe/contract/resumes/decide-many.ts';
import { listApplications } from '@qinghe/contract/resumes/desk.ts';
import { type ApplicationOrder, applicationOrders } from '@qinghe/contract/resumes/filters.ts';
import { listSavedFilters, saveFilter } from '@qinghe/contract/resumes/saved-filters.ts';
import { stages } from '@qinghe/contract/resumes/stages.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeTeam } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { withSelectivity } from './filter-queries.ts';
import { shownOf } from './list-queries.ts';

const app = await startTestApp();
const kind = 'internship' as const;

type Filters = Omit<Parameters<typeof app.ok<typeof listApplications>>[1], 'stage' | 'kind'>;

/** Two dozen people in one stage, several of each instant and of each number of stars, half of them tagged. */
async function manyPeople() {
  const team = await makeTeam(app);
  const jobs = [await makeJob(app, team.child), await makeJob(app, team.master)] as const;
  const start = app.clock.now().getTime() - 20 * 86_400_000;
  const hours = (count: number) => new Date(start + count * 3_600_000);
  const tagged: string[] = [];
  for (let index = 0; index < 24; index += 1) {
    const { uuid } = await makeApplication(app, jobs[index % 2] ?? jobs[0], {
      candidate: { name: `甲${index}`, degree: index % 3 === 0 ? 'doctor' : 'master', graduation_month: '2027-06' },
      appliedAt: hours(Math.floor(index / 4)),
    });
    if (index % 4 < 2) tagged.push(uuid);
    const rating = [null, 3.5, 13 / 3, null, 5][index % 5] ?? null;
    await app.services.db
      .updateTable('application')
      .set({ rating, stage_since: hours(50 - Math.floor(index / 3)) })
      .where('uuid', '=', uuid)
      .execute();
  }
  const tag = await app.ok(addTag, { uuids: tagged, name: '重点' }, { token: team.master.token });
  return { ...team, jobs, tag };
}

/** Every page of a list, three rows at a time. */
async function readAll(token: string, input: Filters): Promise<ApplicationSummary[]> {
  const items = [];
  let cursor: string | undefined;
  do {
    const page = await app.ok(listApplications, { kind, stage: 'new', limit: 3, ...input, cursor }, { token });
    items.push(...page.items);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return items;
}

/** What decides between two, as text that compares as it does. */
const keys: Record<ApplicationOrder, (one: ApplicationSummary) => string> = {
  newest: ({ applied_at, uuid }) => `${applied_at} ${uuid}`,
  oldest: ({ applied_at, uuid }) => `${applied_at} ${uuid}`,
  stars: ({ rating, applied_at, uuid }) => `${(rating ?? 0).toFixed(6)} ${applied_at} ${uuid}`,
  longest: ({ stage_since, uuid }) => `${stage_since} ${uuid}`,
};

test('pages of every order hand over everybody once and in it, under every filter; a selection goes by it too', async () => {
  const { master, child, jobs, tag } = await manyPeople();
  const filters: [Filters, number][] = [
    [{}, 24],
    [{ job_uuid: jobs[1].uuid }, 12],
    [{ degree: 'master' }, 24],
    [{ degree: 'doctor', graduation_year: 2027 }, 8],
    [{ tag_uuid: tag.uuid }, 12],
    [{ rating: 4 }, 9],
    [{ q: '甲1' }, 11],
    [{ waiting_days: 2, job_uuid: jobs[0].uuid }, 12],
  ];
  for (const sort of applicationOrders) {
    const check = async (token: string, filter: Filters, count: number) => {
      const items = await readAll(token, { ...filter, sort });
      const inOrder = items.toSorted((a, b) => (keys[sort](a) < keys[sort](b) ? -1 : 1));
      const falls = sort === 'newest' || sort === 'stars';
      const named = (people: typeof items) => people.map(({ name }) => name);
      expect([sort, filter, named(items)]).toEqual([sort, filter, named(falls ? inOrder.toReversed() : inOrder)]);
      expect([sort, filter, new Set(named(items)).size]).toEqual([sort, filter, count]);
      const selection = await app.ok(selectApplications, { kind, stage: 'new', ...filter, sort }, { token });
      expect(selection.items.map(({ uuid }) => uuid)).toEqual(items.map(({ uuid }) => uuid));
    };
    for (const [filter, count] of filters) await check(master.token, filter, count);
    await check(child.token, {}, 12);
    await check(child.token, { degree: 'doctor' }, 4);
  }
});

test('a cursor is worth nothing in another order', async () => {
  const { token } = (await manyPeople()).master;
  const page = (sort: ApplicationOrder, cursor?: string) =>
    app.call(listApplications, { kind, stage: 'new', limit: 3, sort, cursor }, { token });
  for (const made of applicationOrders) {
    const cursor = (await page(made)).data.next_cursor ?? undefined;
    for (const asked of applicationOrders)
      expect([made, asked, (await page(asked, cursor)).code]).toEqual([made, asked, made === asked ? 100 : 400]);
  }
  const at = '2026-01-01T00:00:00.000Z|01890a5d-ac96-774b-bcce-b302099a8057';
  for (const forged of [`stars|x|${at}`, `stars||${at}`, `stars|1e9|${at}`, `stars|NaN|${at}`, `stars|4|4|${at}`])
    expect([forged, (await page('stars', Buffer.from(forged).toString('base64url'))).code]).toEqual([forged, 400]);
});

test('who comes back to a stage counts from then on, and a new application is last among the oldest first', async () => {
  const { master } = await makeTeam(app);
  const { token } = master;
  const job = await makeJob(app, master);
  const hoursAgo = (hours: number) => new Date(app.clock.now().getTime() - hours * 3_600_000);
  const make = (name: string, hours: number) =>
    makeApplication(app, job, { candidate: { name }, appliedAt: hoursAgo(hours) });
  const first = await make('甲', 9);
  await make('乙', 8);
  await app.ok(moveApplication, { uuid: first.uuid, version: 1, to: 'written' }, { token });
  await app.ok(moveApplication, { uuid: first.uuid, version: 2, to: 'new', reason: '补材料' }, { token });
  await make('丙', 1);
  const names = async (sort: ApplicationOrder) => (await readAll(token, { sort })).map(({ name }) => name);
  expect(await names('oldest')).toEqual(['甲', '乙', '丙']);
  expect(await names('longest')).toEqual(['乙', '丙', '甲']);
});

test('the list of all stages hands over everybody once and in order, whoever is parked or rejected among them', async () => {
  const { master, child, jobs, tag } = await manyPeople();
  const { items } = await app.ok(listApplications, { kind, stage: 'new', limit: 24 }, master);
  for (const [index, { uuid }] of items.entries()) {
    const stage = stages[index % stages.length] ?? 'new';
    const parked = { is_parked: stage === 'new' && index % 2 === 0, parked_for: '[]' };
    await app.services.db
      .updateTable('application')
      .set({ stage, ...parked })
      .where('uuid', '=', uuid)
      .execute();
  }
  const of = async (token: string, filter: Filters, sort: ApplicationOrder) =>
    (await readAll(token, { stage: 'all', ...filter, sort } as Filters)).map(({ uuid }) => uuid);
  for (const sort of applicationOrders) {
    const all = await readAll(master.token, { stage: 'all', sort } as Filters);
    const inOrder = all.toSorted((a, b) => (keys[sort](a) < keys[sort](b) ? -1 : 1)).map(({ uuid }) => uuid);
    const uuids = sort === 'newest' || sort === 'stars' ? inOrder.toReversed() : inOrder;
    expect(all.map(({ uuid }) => uuid)).toEqual(uuids);
    expect(new Set(uuids).size).toBe(24);
    expect(new Set(all.map(({ stage }) => stage)).size).toBe(stages.length);
    const some: [string, Filters, number][] = [
      [child.token, {}, 12],
      [master.token, { job_uuid: jobs[1].uuid }, 12],
      [master.token, { job_uuid: `${jobs[0].uuid},${jobs[1].uuid}`, degree: 'doctor' }, 8],
      [master.token, { degree: 'doctor' }, 8],
      [master.token, { graduation_year: '2027,2028' }, 24],
      [master.token, { tag_uuid: tag.uuid }, 12],
    ];
    for (const [token, filter, count] of some) {
      const found = await of(token, filter, sort);
      expect(found, JSON.stringify(filter)).toHaveLength(count);
      expect(found).toEqual(uuids.filter((uuid) => found.includes(uuid)));
    }
  }
});

/*
 * Its plan is the first of each stage by an index that has them in order, so that it stays as quick as a company grows.
 */
test.each(applicationOrders)('the list of all stages, %s, takes no more of each stage than it shows', async (sort) => {
  const { master, company } = await makeTeam(app);
  const job = await makeJob(app, master);
  const { db } = app.services;
  await sql`
    insert into application (company_uuid, uuid, job_uuid, kind, stage, name, phone, school, degree, major,
      graduation_month, consent_version, consent_at, applied_at, stage_since, rating)
    select ${company.company_uuid}, gen_random_uuid(), ${job.uuid}, ${kind}, (${[...stages]}::text[])[1 + n % 6], '甲' || n,
      (13100000000 + n)::text, '学校', 'master', '专业', '2027-06', '1', now(), now() - n * interval '1 minute',
      now() - (n * 7919 % 4000) * interval '1 minute', case when n % 20 = 0 then 4 end
    from generate_series(1, 4000) n`.execute(db);
  await sql`analyze application`.execute(db);
  const scope = { companyUuid: company.company_uuid, ownerUuid: undefined };
  const filter = await withSelectivity(db, scope, { kind }, app.clock.now());
  const statement = shownOf(db, scope, filter, { stage: 'all', sort, after: undefined, limit: 20 });
  const [{ 'QUERY PLAN': plan } = { 'QUERY PLAN': [] }] = await statement.explain('json', sql`analyze`);
  const scans = scansOf(plan, 'application');
  expect(scans.map((scan) => scan['Node Type'])).not.toContain('Seq Scan');
  const rows = scans.map((scan) => Number(scan['Actual Rows']) * Number(scan['Actual Loops']));
  expect(rows.reduce((sum, some) => sum + some, 0)).toBeLessThanOrEqual(stages.length * 21);
});

type Node = Record<string, unknown>;

/** The nodes of a plan that read a table. */
const scansOf = (node: unknown, table: string): Node[] =>
  node === null || typeof node !== 'object'
    ? []
    : [
        ...('Relation Name' in node && node['Relation Name'] === table ? [node as Node] : []),
        ...Object.values(node).flatMap((inner) => scansOf(inner, table)),
      ];

test('a saved filter keeps its order', async () => {
  const { token } = (await makeTeam(app)).master;
  const filter = { waiting_days: 2, sort: 'longest' } as const;
  await app.ok(saveFilter, { kind, name: '等最久', stage: 'new', filter }, { token });
  await app.ok(saveFilter, { kind, name: '最新', stage: 'new', filter: { waiting_days: 2 } }, { token });
  const { items } = await app.ok(listSavedFilters, { kind }, { token });
  expect(items.map(({ filter }) => filter)).toEqual([filter, { waiting_days: 2 }]);
});
