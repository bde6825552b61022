import { createHash, randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrochureState, BrochureTexts } from '@qinghe/contract/jobs/brochures.ts';
import type { InternshipDraft, JobState } from '@qinghe/contract/jobs/job.ts';
import { type CampusDraft, emptyInternshipDraft } from '@qinghe/contract/jobs/job.ts';
import type { TalkState, TalkTexts } from '@qinghe/contract/jobs/talks.ts';
import type { Candidate } from '@qinghe/contract/resumes/candidate.ts';
import { type JobKind, type Stage, stages } from '@qinghe/contract/resumes/stages.ts';
import { v7 as uuidv7 } from 'uuid';
import { withTransaction } from '../src/db/database.ts';
import { giveProof, hashPassword } from '../src/domains/account/index.ts';
import { newToken } from '../src/domains/account/secrets.ts';
import type { CheckStatus } from '../src/domains/company/index.ts';
import { toSearchVector } from '../src/domains/resumes/index.ts';
import type { TestApp } from './app.ts';

const DAY = 86_400_000;
const CV_FOLDER = join(import.meta.dirname, '../../cv-reader/corpus/files');

export const randomPhone = (): string => `139${String(randomInt(100_000_000)).padStart(8, '0')}`;

/** Bytes of one of the CV files in `cv-reader/corpus/files`. */
export const cvFile = async (name = 'zhang-siyuan--single.pdf') => ({
  name,
  bytes: new Uint8Array(await readFile(join(CV_FOLDER, name))),
});

export interface TestCompany {
  company_uuid: string;
  name: string;
}

export async function makeCompany(
  { services }: TestApp,
  overrides: { name?: string; check_status?: CheckStatus; online_job_quota?: number } = {},
): Promise<TestCompany> {
  const company = {
    company_uuid: uuidv7(),
    name: '云杉科技（杭州）有限公司',
    check_status: 'pass' as const,
    ...overrides,
  };
  await services.db.insertInto('company').values(company).execute();
  return { company_uuid: company.company_uuid, name: company.name };
}

export interface TestAccount {
  uuid: string;
  phone: string;
  email: string | null;
  password: string;
  name: string;
  companyUuid: string | null;
  token: string;
}

interface AccountOverrides {
  company?: TestCompany;
  type?: 'master' | 'slave';
  phone?: string;
  email?: string | null;
  /** Costs 50 ms of hashing; without it the account has no password. */
  password?: string;
  name?: string;
}

/** An account with a live session; without a company unless one is given. */
export async function makeAccount(app: TestApp, overrides: AccountOverrides = {}): Promise<TestAccount> {
  const { company, type = 'master', phone = randomPhone(), email = null, password = '', name = '林晓' } = overrides;
  const uuid = uuidv7();
  const companyUuid = company?.company_uuid ?? null;
  const password_hash = password === '' ? null : await hashPassword(password);
  const { db } = app.services;
  await db
    .insertInto('account')
    .values({ uuid, phone, email, name, company_uuid: companyUuid, password_hash })
    .execute();
  if (companyUuid !== null)
    await db
      .insertInto('company_member')
      .values({ company_uuid: companyUuid, account_uuid: uuid, type, staff_status: 1 })
      .execute();
  return { uuid, phone, email, password, name, companyUuid, token: await tokenOf(app, uuid) };
}

export const makeMaster = async (app: TestApp, company?: TestCompany): Promise<TestAccount> =>
  makeAccount(app, { company: company ?? (await makeCompany(app)), type: 'master' });

export const makeChild = (app: TestApp, company: TestCompany): Promise<TestAccount> =>
  makeAccount(app, { company, type: 'slave', name: '赵一鸣' });

/** A company with its master and a sub-account. */
export async function makeTeam(
  app: TestApp,
): Promise<{ company: TestCompany; master: TestAccount; child: TestAccount }> {
  const company = await makeCompany(app);
  return { company, master: await makeMaster(app, company), child: await makeChild(app, company) };
}

/** A token of a fresh live session; the account has no other. */
export async function tokenOf({ services, clock }: TestApp, accountUuid: string): Promise<string> {
  const { token, tokenHash } = newToken();
  const now = clock.now();
  await services.db
    .insertInto('session')
    .values({
      token_hash: tokenHash,
      account_uuid: accountUuid,
      created_at: now,
      expires_at: new Date(now.getTime() + 30 * DAY),
    })
    .execute();
  return token;
}

/** A captcha proof without the work of solving a challenge. */
export const captchaProof = ({ services, clock }: TestApp): Promise<string> =>
  withTransaction(services.db, (trx) => giveProof(trx, clock.now()));

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
  deadline: new Date(Date.now() + 60 * DAY).toISOString().slice(0, 10),
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
      starts_at: new Date(`${starts_at}:00+08:00`),
      ends_at: new Date(`${ends_at}:00+08:00`),
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

export const aCandidate = (overrides: Partial<Candidate> = {}): Candidate => ({
  name: '张思远',
  phone: randomPhone(),
  email: '',
  school: '浙江大学',
  degree: 'bachelor',
  major: '软件工程',
  graduation_month: '2027-06',
  city: '杭州',
  days_per_week: 4,
  months: 6,
  earliest_start: 'now',
  gpa: '',
  wish_city: '',
  wish_rank: null,
  offer_state: null,
  ...overrides,
});

export interface TestApplication {
  uuid: string;
  fileUuid: string;
  candidate: Candidate;
}

interface ApplicationOverrides {
  stage?: Stage;
  candidate?: Partial<Candidate>;
  /** Text of the CV file, for the search. */
  cvText?: string;
  appliedAt?: Date;
}

/** An application that stands in a stage, with a real CV file and the history that led there; applied an hour ago. */
export async function makeApplication(
  app: TestApp,
  job: TestJob,
  { stage = 'new', candidate: given, cvText = '', appliedAt }: ApplicationOverrides = {},
): Promise<TestApplication> {
  const { db } = app.services;
  const company_uuid = job.companyUuid;
  const candidate = aCandidate(given);
  const at = appliedAt ?? new Date(app.clock.now().getTime() - 3_600_000);
  const fileUuid = await storeCv(app, company_uuid, cvText);
  const uuid = uuidv7();
  const steps = stepsTo(stage);
  const instant = (index: number) => new Date(at.getTime() + index * 60_000);
  await db
    .insertInto('application')
    .values({
      company_uuid,
      uuid,
      job_uuid: job.uuid,
      kind: job.kind,
      stage,
      version: steps.length,
      ...candidate,
      cv_file_uuid: fileUuid,
      consent_version: '2026-01',
      consent_at: at,
      search: toSearchVector([candidate.name, candidate.school, candidate.major, candidate.city, cvText].join('\n')),
      applied_at: at,
      stage_since: instant(steps.length - 1),
    })
    .execute();
  for (const [index, { action, from, to }] of steps.entries())
    await db
      .insertInto('application_history')
      .values({
        company_uuid,
        uuid: uuidv7(),
        application_uuid: uuid,
        action,
        from_stage: from,
        to_stage: to,
        version: index + 1,
        stage_since_before: index === 0 ? null : instant(index - 1),
        at: instant(index),
      })
      .execute();
  return { uuid, fileUuid, candidate };
}

async function storeCv({ services }: TestApp, company_uuid: string, text: string): Promise<string> {
  const uuid = uuidv7();
  const { name, bytes } = await cvFile();
  const storage_key = `${company_uuid}/cv/${uuid}`;
  await services.storage.put(storage_key, { bytes: Buffer.from(bytes), type: 'application/pdf' });
  await services.db
    .insertInto('stored_file')
    .values({
      company_uuid,
      uuid,
      purpose: 'cv',
      name,
      type: 'application/pdf',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
      storage_key,
      reading_state: 'done',
      reading_text: text,
      reading_fields: JSON.stringify({}),
    })
    .execute();
  return uuid;
}

/** One step through every stage before it; to reject it goes straight. */
function stepsTo(stage: Stage) {
  const path = stage === 'reject' ? (['new', 'reject'] as const) : stages.slice(0, stages.indexOf(stage) + 1);
  return path.map((to, index) => ({
    action: index === 0 ? ('applied' as const) : to === 'reject' ? ('rejected' as const) : ('moved' as const),
    from: path[index - 1] ?? null,
    to,
  }));
}
