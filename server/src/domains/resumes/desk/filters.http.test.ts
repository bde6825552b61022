import { joinValues } from '@qinghe/contract/listed-values.ts';
import { addTag } from '@qinghe/contract/resumes/annotate.ts';
import { selectApplications } from '@qinghe/contract/resumes/decide-many.ts';
import { countApplications, listApplications } from '@qinghe/contract/resumes/desk.ts';
import { planExport } from '@qinghe/contract/resumes/exports.ts';
import { applicationOrders, MAX_FILTER_VALUES } from '@qinghe/contract/resumes/filters.ts';
import { listSavedFilters, removeSavedFilter, saveFilter } from '@qinghe/contract/resumes/saved-filters.ts';
import { listedStage } from '@qinghe/contract/resumes/stages.ts';
import { expect, test } from 'vitest';
import { makeMaster, makeTeam } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { Dice } from '../../../../test/fuzz-input.ts';
import { makeJob } from '../../../../test/jobs.ts';

const app = await startTestApp();
const kind = 'internship' as const;

const CITIES = ['杭州', '上海', '南京,江苏', 'C:\\'];
const YEARS = [2026, 2027, 2028];
const SOURCES = ['poster', 'wechat', 'fair'];
const STAGES = ['new', 'written', 'reject'] as const;

/** Three dozen people who differ in all that several values can be asked of, some of them parked. */
async function crowd() {
  const team = await makeTeam(app);
  const jobs = [await makeJob(app, team.child), await makeJob(app, team.master), await makeJob(app, team.master)];
  const dice = new Dice(20_261_127);
  const people = [];
  for (let index = 0; index < 36; index += 1) {
    const job = dice.pick(jobs);
    const [city, year, source, stage] = [dice.pick(CITIES), dice.pick(YEARS), dice.pick(SOURCES), dice.pick(STAGES)];
    const { uuid } = await makeApplication(app, job, {
      stage,
      candidate: { name: `甲${index}`, city, graduation_month: `${year}-06` },
      cvText: index % 2 === 0 ? 'Kysely' : '',
    });
    const is_parked = stage === 'new' && dice.chance(0.3);
    await app.services.db
      .updateTable('application')
      .set({ source, is_parked, parked_for: is_parked ? '[]' : null })
      .where('uuid', '=', uuid)
      .execute();
    people.push({
      uuid,
      job: job.uuid,
      city,
      year,
      source,
      stage,
      is_parked,
      tags: new Set<string>(),
      words: index % 2 === 0,
    });
  }
  const tags = [];
  for (const name of ['重点', '复试', '备选']) {
    const some = people.filter(() => dice.chance(0.4));
    const { uuid } = await app.ok(addTag, { uuids: some.map((one) => one.uuid), name }, team.master);
    for (const one of some) one.tags.add(uuid);
    tags.push(uuid);
  }
  return { ...team, jobs: jobs.map(({ uuid }) => uuid), people, tags, dice };
}

const inAddress = (value: string | readonly unknown[] | undefined) =>
  Array.isArray(value) ? joinValues(value) : value;

/** Some of a list, more than none. */
const someOf = <Value>(dice: Dice, values: readonly Value[]): Value[] => {
  const some = values.filter(() => dice.chance(0.5));
  return some.length > 0 ? some : [dice.pick(values)];
};

test('list, numbers, selection, export and saved filter are of the same people, whatever is filtered by', async () => {
  const { master, child, jobs, people, tags, dice } = await crowd();
  for (let round = 0; round < 16; round += 1) {
    const { token } = round % 4 === 3 ? child : master;
    const filter = {
      job_uuid: dice.chance(0.4) ? someOf(dice, jobs) : undefined,
      city: dice.chance(0.4) ? someOf(dice, CITIES) : undefined,
      graduation_year: dice.chance(0.4) ? someOf(dice, YEARS) : undefined,
      source: dice.chance(0.3) ? someOf(dice, SOURCES) : undefined,
      tag_uuid: dice.chance(0.4) ? someOf(dice, tags) : undefined,
      q: dice.chance(0.2) ? 'Kysely' : undefined,
    };
    const fits = (one: (typeof people)[number]) =>
      (token === master.token || one.job === jobs[0]) &&
      (filter.job_uuid?.includes(one.job) ?? true) &&
      (filter.city?.includes(one.city) ?? true) &&
      (filter.graduation_year?.includes(one.year) ?? true) &&
      (filter.source?.includes(one.source) ?? true) &&
      (filter.tag_uuid?.some((tag) => one.tags.has(tag)) ?? true) &&
      (filter.q === undefined || one.words);
    // As an address has it; what is kept or exported is sent as lists.
    const asked = Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, inAddress(value)]));
    const { counts, parked } = await app.ok(countApplications, { kind, ...asked }, { token });
    for (const place of [...listedStage.options.map((stage) => ({ stage })), { stage: 'new', parked: '1' } as const]) {
      const isParked = 'parked' in place;
      const isHere = (one: (typeof people)[number]) =>
        place.stage === 'all' || (one.stage === place.stage && one.is_parked === isParked);
      const wanted = people.filter((one) => fits(one) && isHere(one));
      const sort = dice.pick(applicationOrders);
      const about = JSON.stringify({ filter, place, sort });
      const input = { kind, ...filter, ...place, sort };
      const { items } = await app.ok(listApplications, { ...input, ...asked, limit: 100 }, { token });
      expect(items.map(({ uuid }) => uuid).sort(), about).toEqual(wanted.map(({ uuid }) => uuid).sort());
      const all = Object.values(counts).reduce((sum, count) => sum + count, parked.applications);
      const number = isParked ? parked.applications : place.stage === 'all' ? all : counts[place.stage];
      expect(number, about).toBe(wanted.length);
      const selected = await app.ok(selectApplications, { ...input, ...asked }, { token });
      expect(
        selected.items.map(({ uuid }) => uuid),
        about,
      ).toEqual(items.map(({ uuid }) => uuid));
      const sheet = { form: 'sheet', chosen: { filter: input } } as const;
      expect((await app.ok(planExport, sheet, { token })).applications, about).toBe(wanted.length);
      if (place.stage !== 'new' && place.stage !== 'all') continue;
      const { stage, ...more } = place;
      const kept = { kind, name: '一样', stage, filter: { ...filter, ...more, sort } };
      const { uuid } = await app.ok(saveFilter, kept, { token });
      const saved = await app.ok(listSavedFilters, { kind }, { token });
      expect(
        saved.items.map(({ count }) => count),
        about,
      ).toEqual([wanted.length]);
      await app.ok(removeSavedFilter, { uuid }, { token });
    }
  }
});

test('several values stand in an address once or with commas between them; one alone is as it always was', async () => {
  const { token } = await makeMaster(app);
  const ask = (query: string) =>
    app.fetch(`/api/v1/applications/list?kind=internship&stage=new&${query}`, { headers: { authorization: token } });
  for (const query of ['city=A', 'city=A,B', 'city=A&city=B', 'graduation_year=2027,2028', 'city=A%5C,B'])
    expect((await ask(query)).status, query).toBe(200);
  for (const query of ['city=', 'city=,', 'graduation_year=2027,x', 'tag_uuid=A'])
    expect((await ask(query)).status, query).toBe(400);
  const cities = Array.from({ length: MAX_FILTER_VALUES + 1 }, (_, index) => `城市${index}`);
  const call = (city: string[]) => app.call(listApplications, { kind, stage: 'new', city }, { token });
  expect((await call(cities)).code).toBe(400);
  // Said twice is said once.
  expect((await call([...cities.slice(1), '城市1'])).code).toBe(100);
});

test('a filter that was saved with single values finds whom it found', async () => {
  const { company, master } = await makeTeam(app);
  const job = await makeJob(app, master);
  await makeApplication(app, job, { candidate: { graduation_month: '2027-06', city: '杭州' } });
  await makeApplication(app, job, { candidate: { graduation_month: '2028-06', city: '杭州' } });
  const { uuid } = await app.ok(saveFilter, { kind, name: '旧', stage: 'new', filter: { city: '杭州' } }, master);
  const before = JSON.stringify({ job_uuid: job.uuid, graduation_year: 2027, city: '杭州' });
  await app.services.db
    .updateTable('saved_filter')
    .set({ filter: before })
    .where('company_uuid', '=', company.company_uuid)
    .where('uuid', '=', uuid)
    .execute();
  const { items } = await app.ok(listSavedFilters, { kind }, master);
  expect(items).toMatchObject([
    { count: 1, filter: { job_uuid: [job.uuid], graduation_year: [2027], city: ['杭州'] } },
  ]);
});
