import type { InputOf } from '@qinghe/contract/endpoint.ts';
import type { BrochureState, BrochureTexts } from '@qinghe/contract/jobs/brochures.ts';
import {
  type CampusDraft,
  emptyInternshipDraft,
  type InternshipDraft,
  type JobState,
} from '@qinghe/contract/jobs/job.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import type { createTalkSeries } from '@qinghe/contract/talks/series.ts';
import type { TalkState, TalkTexts } from '@qinghe/contract/talks/talks.ts';
import { v7 as uuidv7 } from 'uuid';
import { chinaDay, dayAfter } from '../src/time/china-day.ts';
import type { TestAccount } from './accounts.ts';
import type { TestApp } from './app.ts';

/** A draft that passes the publish check. */
export const goodDraft = (overrides: Partial<InternshipDraft> = {}): InternshipDraft => ({
  ...emptyInternshipDraft,
  title: '后端开发实习生',
  category: '0102',
  cities: ['330100'],
  address: '文三路 478 号',
  headcount: 3,
  min_degree: 'bachelor',
  majors: ['软件工程'],
  description:
    '参与订单系统的接口开发与测试，和产品、前端一起把需求做成可以上线的功能。\n- 熟悉 Go 或 Java\n- 了解 MySQL',
  pay_min: 200,
  pay_max: 300,
  days_per_week: 4,
  months: 3,
  deadline: dayAfter(chinaDay(new Date()), 60),
  ...overrides,
});

export interface TestJob {
  uuid: string;
  companyUuid: string;
  kind: JobKind;
  title: string;
}

interface MadeJob extends Partial<Omit<InternshipDraft, 'kind'>> {
  state?: JobState;
  kind?: JobKind;
  /** What campus jobs alone have. */
  campus?: Partial<Pick<CampusDraft, 'batch' | 'graduation_years' | 'pay_months' | 'external_url' | 'brochure_uuid'>>;
}

export const goodBrochure = (overrides: Partial<BrochureTexts> = {}): BrochureTexts => ({
  title: '2027 届秋招简章',
  batch: 'autumn',
  graduation_years: [2027],
  picture_uuid: null,
  text: '我们做面向中小企业的协同软件，今年秋招开放研发、产品与职能的职位。\n- 入职即有导师\n- 半年一次双向选择',
  schedule: [
    { name: '网申', from: '2026-09-01', until: '2026-12-20' },
    { name: '笔试', from: '2026-12-26', until: null },
  ],
  ...overrides,
});

/** A brochure in any state, owned by an account; a draft unless told. */
export async function makeBrochure(
  { services, clock }: TestApp,
  owner: TestAccount,
  { state = 'draft', ...texts }: Partial<BrochureTexts> & { state?: BrochureState } = {},
): Promise<{ uuid: string; version: number }> {
  const company_uuid = owner.companyUuid ?? '';
  const uuid = uuidv7();
  const now = clock.now();
  const { schedule, ...rest } = goodBrochure(texts);
  await services.db
    .insertInto('brochure')
    .values({
      company_uuid,
      uuid,
      owner_uuid: owner.uuid,
      state,
      ...rest,
      schedule: JSON.stringify(schedule),
      created_at: now,
      updated_at: now,
    })
    .execute();
  await services.db.insertInto('brochure_directory').values({ company_uuid, brochure_uuid: uuid }).execute();
  return { uuid, version: 1 };
}

/** `YYYY-MM-DDTHH:mm` on the clocks of China, so many hours from now. */
const minuteIn = (now: Date, hours: number): string =>
  new Date(now.getTime() + (hours + 8) * 3_600_000).toISOString().slice(0, 16);

export const goodTalk = (overrides: Partial<TalkTexts> = {}, now = new Date()): TalkTexts => ({
  title: '秋招宣讲会 · 武汉理工大学',
  format: 'campus',
  school: '武汉理工大学',
  place: '南湖校区 报告厅 B',
  starts_at: minuteIn(now, 48),
  ends_at: minuteIn(now, 50),
  seats: 180,
  text: '聊聊我们在做的事，研发和产品的同学都在。',
  brochure_uuid: null,
  ...overrides,
});

/** Talks at three schools with one text. */
export const goodSeries = (overrides: Partial<InputOf<typeof createTalkSeries>> = {}) => ({
  title: '秋招宣讲会',
  text: '聊聊我们在做的事，研发和产品的同学都在。',
  brochure_uuid: null,
  minutes: 120,
  rows: ['武汉理工大学', '同济大学', '中南大学'].map((school, at) => ({
    school,
    place: '大学生活动中心 201',
    day: `2099-11-2${at}`,
    time: '19:00',
    seats: 180,
  })),
  publish: false,
  ...overrides,
});

/** A talk in any state, owned by an account; a draft unless told. */
export async function makeTalk(
  { services, clock }: TestApp,
  owner: TestAccount,
  { state = 'draft', ...texts }: Partial<TalkTexts> & { state?: TalkState } = {},
): Promise<{ uuid: string; version: number }> {
  const company_uuid = owner.companyUuid ?? '';
  const uuid = uuidv7();
  const now = clock.now();
  const { starts_at, ends_at, ...rest } = goodTalk(texts, now);
  await services.db
    .insertInto('talk')
    .values({
      company_uuid,
      uuid,
      owner_uuid: owner.uuid,
      state,
      ...rest,
      starts_at: starts_at && new Date(`${starts_at}:00+08:00`),
      ends_at: ends_at && new Date(`${ends_at}:00+08:00`),
      created_at: now,
      updated_at: now,
    })
    .execute();
  await services.db.insertInto('talk_directory').values({ company_uuid, talk_uuid: uuid }).execute();
  return { uuid, version: 1 };
}

/** A job in any state, owned by an account; online unless told. */
export async function makeJob(
  { services, clock }: TestApp,
  owner: TestAccount,
  { state = 'online', kind = 'internship', campus = {}, ...draft }: MadeJob = {},
): Promise<TestJob> {
  const companyUuid = owner.companyUuid ?? '';
  const uuid = uuidv7();
  const now = clock.now();
  const { kind: _internship, ...full } = goodDraft(draft);
  await services.db
    .insertInto('job')
    .values({
      company_uuid: companyUuid,
      uuid,
      owner_uuid: owner.uuid,
      kind,
      state,
      ...full,
      ...campus,
      published_at: state === 'draft' ? null : now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await services.db.insertInto('job_statistics').values({ company_uuid: companyUuid, job_uuid: uuid }).execute();
  await services.db.insertInto('job_directory').values({ company_uuid: companyUuid, job_uuid: uuid }).execute();
  return { uuid, companyUuid, kind, title: full.title };
}
