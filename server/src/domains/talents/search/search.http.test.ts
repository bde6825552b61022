import { type Degree, degrees } from '@qinghe/contract/dict/endpoints.ts';
import type { TalentFilterInput } from '@qinghe/contract/talents/filter.ts';
import { countTalents, listTalents } from '@qinghe/contract/talents/list.ts';
import { putTalent, withdrawTalent } from '@qinghe/contract/talents/put.ts';
import { typedWords } from '@qinghe/contract/talents/words.ts';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { makeMaster, unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { aTalent, makeTalentKey } from '../../../../test/platform.ts';
import { fillSearch } from './fill-search.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
const master = await makeMaster(app);
const { key } = await makeTalentKey(app);

afterEach(() => app.clock.reset());

type Told = Parameters<typeof aTalent>[0];
const put = async (change: Told) => app.ok(putTalent, aTalent(change), { token: key });
const find = async (filter: TalentFilterInput & { job_uuid?: string }, { token } = master) =>
  (await app.ok(listTalents, { limit: 100, ...filter }, { token })).items;
const majors = async (filter: TalentFilterInput, by = master) => (await find(filter, by)).map(({ major }) => major);
const counts = (filter: TalentFilterInput, { token } = master) => app.ok(countTalents, filter, { token });

const WORDS = ['前端', '前端开发', '小程序', 'React', 'typescript', '数据', '数据分析', 'C++', '程序', '开'];
const CITIES = { '310100': '上海', '330100': '杭州', '420100': '武汉' } as const;
const SCHOOLS = ['云山大学', '江畔学院'];

test('whatever is asked for: the same people in the same order as by looking at each', {
  timeout: 90_000,
}, async () => {
  const random = seeded(7);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const some = (most: number) => Array.from({ length: Math.floor(random() * (most + 1)) }, () => pick(WORDS));
  const people = Array.from({ length: 60 }, (_, index) => ({
    reference: `scan-${index}`,
    phone: unusedPhone(),
    major: `扫描${index}`,
    school: pick(SCHOOLS),
    skills: some(3),
    wished_work: some(2),
    about: some(4).join('，'),
    experiences: random() < 0.5 ? [] : [{ title: pick(WORDS), organization: '', text: some(2).join('。') }],
    cv_text: some(3).join('\n'),
    degree: pick(degrees),
    graduation_month: pick(['2026-06', '2027-06']),
    city: pick(Object.values(CITIES)),
    wish_cities: random() < 0.5 ? [] : [pick(Object.values(CITIES))],
    days_per_week: random() < 0.2 ? null : 1 + Math.floor(random() * 7),
    months: random() < 0.2 ? null : 1 + Math.floor(random() * 12),
    earliest_start: random() < 0.2 ? null : pick(['now', '2099-01-04', '2098-06-01']),
  }));
  for (const person of people) await put(person);
  // Some are heard of again: order follows that.
  const again = people.filter((_, index) => index % 7 === 3);
  for (const person of again) await put(person);
  const inOrder = [...people.filter((one) => !again.includes(one)), ...again].reverse();

  const filters = fc.record(
    {
      q: fc.array(fc.constantFrom(...WORDS, '琥珀'), { minLength: 1, maxLength: 5 }).map((words) => words.join(' ')),
      schools: fc.constantFrom(...SCHOOLS, SCHOOLS.join(',')),
      majors: fc.constantFrom('扫描7', '扫描1,扫描2,扫描3'),
      degree: fc.constantFrom(...degrees),
      graduation_year: fc.constantFrom(2026, 2027),
      cities: fc.constantFrom(...Object.keys(CITIES), '310100,420100'),
      days: fc.integer({ min: 1, max: 7 }),
      months: fc.integer({ min: 1, max: 12 }),
      start: fc.constantFrom('2098-12-31', '2099-12-31'),
      skills: fc.constantFrom('React', '前端,React'),
      fresh: fc.constantFrom('7' as const, '30' as const),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      const expected = scan(inOrder, filter).map(({ major, met }) => [major, met]);
      const found: [string, number][] = [];
      let cursor: string | undefined;
      do {
        const page = await app.ok(listTalents, { ...filter, limit: 7, cursor }, { token: master.token });
        found.push(...page.items.map(({ major, met }): [string, number] => [major, met]));
        cursor = page.next_cursor ?? undefined;
        app.clock.advance({ minutes: 1 });
      } while (cursor !== undefined && found.length < 35);
      expect(found).toEqual(expected.slice(0, found.length));
      if (found.length < 35) expect(found).toHaveLength(expected.length);
      const { groups, total } = await counts(filter);
      expect(total).toBe(expected.length);
      for (const { met, count } of groups) expect(count).toBe(expected.filter(([, one]) => one === met).length);
    }),
    { numRuns: 40, seed: 11 },
  );
  for (const { reference } of people) await app.ok(withdrawTalent, { reference }, { token: key });
});

test('a group without anybody says which filter to drop; further filters say what they leave', async () => {
  await put({ major: '空组', skills: ['蒸汽机', '涡轮'], days_per_week: 3, city: '上海' });
  await put({ major: '空组二', skills: ['涡轮'], days_per_week: 5, city: '上海' });
  const { groups, further, words } = await counts({ q: '蒸汽机 涡轮', days: 4, cities: '310100' });
  expect(words).toEqual(['蒸汽机', '涡轮']);
  expect(groups).toEqual([
    { met: 2, count: 0, without: [{ filter: 'days', count: 1 }] },
    { met: 1, count: 1, without: [] },
    { met: 0, count: 0, without: [] },
  ]);
  expect(further.map(({ filter }) => filter)).toEqual(['degree', 'start', 'fresh']);
  expect(further.find(({ filter }) => filter === 'fresh')?.count).toBe(1);
});

test('a school is named once five of it match; below that it stands nowhere on the card', async () => {
  const school = '海岛大学';
  const tell = (index: number, more: Told = {}) =>
    put({ major: `岛${index}`, school, skills: ['潜水'], about: `在${school}读书，学潜水`, ...more });
  for (const index of [1, 2, 3, 4]) await tell(index);
  for (const { school: shown, about, excerpt } of await find({ q: '潜水' })) {
    expect(shown).toBeNull();
    expect(about + excerpt).not.toContain(school);
  }
  await tell(5, { days_per_week: 6 });
  expect((await find({ q: '潜水' })).map((one) => one.school)).toEqual(Array(5).fill(school));
  expect((await find({ q: '潜水', days: 6 })).map((one) => one.school)).toEqual([null]);
});

test('whoever hides from a company is found by others only: by its name, a short one, its code, and after it changes them', async () => {
  const q = '隐身';
  const company = await makeMaster(app);
  const { companyUuid } = company;
  const rename = (name: string) =>
    db.updateTable('company').set({ name }).where('company_uuid', '=', companyUuid).execute();
  await rename('雾谷科技有限公司');
  const first = { reference: 'hides', phone: unusedPhone(), major: '甲隐', skills: [q] };
  await put({ ...first, hidden_from: ['雾谷科技 有限公司'] });
  await put({ major: '乙隐', skills: [q], hidden_from: ['91310000MA1K35HJ8D', '晨港有限公司'] });
  expect(await majors({ q }, company)).toEqual(['乙隐']);
  expect((await counts({ q }, company)).total).toBe(1);
  expect(await majors({ q })).toEqual(['乙隐', '甲隐']);
  // Under another name it is still the one that was meant, also when the platform tells of the person again.
  await rename('晨港有限公司');
  expect(await majors({ q }, company)).toEqual([]);
  await put({ ...first, hidden_from: ['雾谷科技有限公司'] });
  expect(await majors({ q }, company)).toEqual([]);
  // Whoever takes a name off the list is found again.
  await put({ ...first, hidden_from: [] });
  expect(await majors({ q }, company)).toEqual(['甲隐']);
  // A code is matched once the papers that hold it are in force.
  const later = await makeMaster(app);
  expect(await majors({ q }, later)).toEqual(['甲隐', '乙隐']);
  await db
    .insertInto('company_licence')
    .values({ company_uuid: later.companyUuid ?? '', credit_code: '91310000MA1K35HJ8D' })
    .execute();
  expect(await majors({ q }, later)).toEqual(['甲隐']);
});

test('a card says how somebody meets the chosen job, which has to be one of the company', async () => {
  const { uuid: job } = await makeJob(app, master);
  const { days_per_week: days = null, months = null } = await db
    .selectFrom('job')
    .select(['days_per_week', 'months'])
    .where('uuid', '=', job)
    .executeTakeFirstOrThrow();
  await put({ major: '合适', skills: ['对照'], days_per_week: days, months: (months ?? 0) - 1 });
  const [card] = await find({ q: '对照', job_uuid: job });
  expect(card?.fit).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ aspect: 'days', verdict: 'exact' }),
      expect.objectContaining({ aspect: 'months', verdict: 'misses', wanted: `${months}` }),
    ]),
  );
  const other = await makeMaster(app);
  const refused = await app.call(listTalents, { job_uuid: job }, { token: other.token });
  expect(refused.code).toBe(40401);
});

test('a code is the same each time, and another one for another company', async () => {
  await put({ major: '代号', skills: ['代号查询'] });
  const other = await makeMaster(app);
  const codes = async (by = master) => (await find({ q: '代号查询' }, by)).map(({ code }) => code);
  expect(await codes()).toEqual(await codes());
  expect(await codes()).not.toEqual(await codes(other));
});

test('who was told of before there was a search is found after the task, in the order of before', async () => {
  for (const major of ['旧一', '旧二']) {
    app.clock.advance({ minutes: 1 });
    await put({ major, skills: ['补录词'] });
  }
  await db.deleteFrom('talent_search').execute();
  expect(await majors({ q: '补录词' })).toEqual([]);
  await fillSearch.run(app.services, {}, { last: false });
  expect(await majors({ q: '补录词' })).toEqual(['旧二', '旧一']);
});

/** What the search has to come to, by looking at each. */
function scan(people: readonly Scanned[], filter: TalentFilterInput): (Scanned & { met: number })[] {
  const words = typedWords(filter.q ?? '');
  const given = (value: string | undefined) => value?.split(',');
  const cities = given(filter.cities)?.map((code) => CITIES[code as keyof typeof CITIES]);
  const today = app.clock.now().toISOString().slice(0, 10);
  return people
    .filter((one) => {
      const everything = [
        ...strongOf(one),
        one.school,
        ...one.experiences.map(({ text }) => text),
        one.about,
        one.cv_text,
      ];
      return (
        (words.length === 0 || words.some((word) => everything.some((text) => holds(text, word)))) &&
        (given(filter.schools)?.includes(one.school) ?? true) &&
        (given(filter.majors)?.includes(one.major) ?? true) &&
        (filter.degree === undefined || degrees.indexOf(one.degree) >= degrees.indexOf(filter.degree)) &&
        (filter.graduation_year === undefined || one.graduation_month.startsWith(`${filter.graduation_year}`)) &&
        (cities?.some((city) => city === one.city || one.wish_cities.includes(city)) ?? true) &&
        (one.days_per_week ?? 0) >= Number(filter.days ?? 0) &&
        (one.months ?? 0) >= Number(filter.months ?? 0) &&
        (filter.start === undefined ||
          (one.earliest_start !== null &&
            (one.earliest_start === 'now' ? today : one.earliest_start) <= filter.start)) &&
        (given(filter.skills)?.every((skill) => one.skills.includes(skill)) ?? true)
      );
    })
    .map((one) => ({ ...one, met: words.filter((word) => strongOf(one).some((text) => holds(text, word))).length }))
    .sort((a, b) => b.met - a.met);
}

const strongOf = ({ wished_work, skills, major, experiences }: Scanned) => [
  ...wished_work,
  ...skills,
  major,
  experiences[0]?.title ?? '',
];

/** Han text anywhere, letters as whole words. */
const holds = (text: string, word: string): boolean => {
  const [lower, wanted] = [text.toLowerCase(), word.toLowerCase()];
  return /^\p{Script=Han}/u.test(word)
    ? lower.includes(wanted)
    : [...lower.matchAll(/[a-z0-9+#.]+/g)].some(([run]) => run === wanted);
};

interface Scanned {
  major: string;
  school: string;
  skills: string[];
  wished_work: string[];
  about: string;
  experiences: { title: string; text: string }[];
  cv_text: string;
  degree: Degree;
  graduation_month: string;
  city: string;
  wish_cities: string[];
  days_per_week: number | null;
  months: number | null;
  earliest_start: string | null;
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}
