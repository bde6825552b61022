import { businessOverview } from '@qinghe/contract/home/endpoints.ts';
import { listJobs } from '@qinghe/contract/jobs/endpoints.ts';
import { addTag } from '@qinghe/contract/resumes/annotate.ts';
import { selectApplications } from '@qinghe/contract/resumes/decide-many.ts';
import { countApplications, listApplications } from '@qinghe/contract/resumes/desk.ts';
import { listSavedFilters, saveFilter } from '@qinghe/contract/resumes/saved-filters.ts';
import { findApplications } from '@qinghe/contract/resumes/search.ts';
import { type Stage, stages } from '@qinghe/contract/resumes/stages.ts';
import { expect, test } from 'vitest';
import { makeTeam, type TestAccount } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { sumUpTally } from '../tally/tally-queries.ts';

const app = await startTestApp();
const kind = 'internship' as const;
const DAY = 86_400_000;
const ago = (days: number) => new Date(app.clock.now().getTime() - days * DAY);

type Filters = Omit<Parameters<typeof app.ok<typeof listApplications>>[1], 'stage' | 'kind'>;

/** Two who stay and one who withdraws in each of two stages, all for a job of the sub-account. */
async function someWithdraw() {
  const team = await makeTeam(app);
  const job = await makeJob(app, team.child);
  const people: { uuid: string; name: string }[] = [];
  for (const stage of ['new', 'interview'] as const)
    for (const which of ['留一', '留二', '撤回']) {
      const name = `${which}${stage === 'new' ? '新' : '面'}`;
      const candidate = { name, degree: 'master', graduation_month: '2027-06' } as const;
      const { uuid } = await makeApplication(app, job, { stage, appliedAt: ago(5), candidate });
      people.push({ uuid, name });
    }
  await app.services.db
    .updateTable('application')
    .set({ withdrawn_at: ago(1), rating: 4 })
    .where('name', 'like', '撤回%')
    .where('company_uuid', '=', team.company.company_uuid)
    .execute();
  const tag = await app.ok(
    addTag,
    { uuids: people.map(({ uuid }) => uuid), name: '重点' },
    { token: team.master.token },
  );
  return { ...team, job, people, tag };
}

/** Names in the lists of all stages; tabs, selections and saved filters must count the same ones. */
async function namesIn({ token }: TestAccount, filters: Filters): Promise<string[]> {
  const { counts } = await app.ok(countApplications, { kind, ...filters }, { token });
  const names: string[] = [];
  for (const stage of stages) {
    const { items } = await app.ok(listApplications, { kind, stage, limit: 100, ...filters }, { token });
    const selection = await app.ok(selectApplications, { kind, stage, ...filters }, { token });
    await app.ok(saveFilter, { kind, name: stage, stage, filter: { sort: 'newest', ...filters } }, { token });
    expect([stage, items.length, selection.items.length]).toEqual([stage, counts[stage], counts[stage]]);
    names.push(...items.map(({ name }) => name));
  }
  const saved = await app.ok(listSavedFilters, { kind }, { token });
  for (const { stage, count } of saved.items) expect([stage, count]).toEqual([stage, counts[stage as Stage]]);
  return names.toSorted();
}

test('who withdrew is in no list and in no number but in those of the withdrawn, under every filter', async () => {
  const { master, child, job, tag } = await someWithdraw();
  const stay = ['留一新', '留二新', '留一面', '留二面'].toSorted();
  const gone = ['撤回新', '撤回面'].toSorted();
  const filters: Filters[] = [
    {},
    { job_uuid: job.uuid },
    { degree: 'master' },
    { graduation_year: 2027 },
    { degree: 'bachelor', graduation_year: 2027 },
    { tag_uuid: tag.uuid },
    { tag_uuid: tag.uuid, degree: 'master' },
  ];
  for (const account of [master, child]) {
    for (const filter of filters) {
      expect([filter, await namesIn(account, filter)]).toEqual([filter, stay]);
      expect([filter, await namesIn(account, { ...filter, withdrawn: '1' })]).toEqual([filter, gone]);
    }
    expect(await namesIn(account, { q: '撤回' })).toEqual([]);
    expect(await namesIn(account, { q: '撤回', withdrawn: '1' })).toEqual(gone);
    expect(await namesIn(account, { rating: 4 })).toEqual([]);
    expect(await namesIn(account, { rating: 4, withdrawn: '1' })).toEqual(gone);
    expect(await namesIn(account, { waiting_days: 2 })).toEqual(['留一新', '留二新'].toSorted());
  }
});

test('the home page and the list of jobs count without them, and the palette still finds them', async () => {
  const { master, company, job } = await someWithdraw();
  const { token } = master;
  const check = async () => {
    const overview = await app.ok(businessOverview, {}, { token });
    expect(overview.applications.internship).toMatchObject({ new: 2, interview: 2 });
    expect(overview.waiting).toMatchObject([{ job_uuid: job.uuid, count: 2 }]);
    expect(overview.trend.reduce((sum, { internship }) => sum + internship, 0)).toBe(4);
    expect(overview.reply_rate).toBe(0.5);
    const { items } = await app.ok(listJobs, { kind, filter: 'all' }, { token });
    expect(items).toMatchObject([{ applications: 4, applications_new: 2 }]);
  };
  await check();
  await sumUpTally(app.services.db, company.company_uuid);
  await check();
  const { items } = await app.ok(findApplications, { q: '撤回新' }, { token });
  expect(items).toMatchObject([{ name: '撤回新', stage: 'new' }]);
});

test('an application that is erased after it was withdrawn is not taken from the numbers twice', async () => {
  const { master, people, company } = await someWithdraw();
  const uuid = people.find(({ name }) => name === '撤回新')?.uuid ?? '';
  await app.services.db
    .deleteFrom('application')
    .where('company_uuid', '=', company.company_uuid)
    .where('uuid', '=', uuid)
    .execute();
  const { counts } = await app.ok(countApplications, { kind }, { token: master.token });
  expect(counts.new).toBe(2);
});
