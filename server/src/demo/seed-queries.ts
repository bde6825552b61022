import { v7 as uuidv7 } from 'uuid';
import type { Reader, Trx } from '../db/database.ts';
import { DEMO_TAGS, demoAnnotation } from './annotations.ts';
import { insertDemoBrochure } from './brochure.ts';
import { insertDemoFairs } from './fairs.ts';
import type { DemoHistory } from './history.ts';
import { demoSource, insertDemoViews } from './job-views.ts';
import type { DEMO_COMPANY, DemoJob } from './jobs.ts';
import type { DemoPerson } from './person.ts';
import { insertDemoTalks } from './talks.ts';

const cityNames: Record<string, string> = { '310100': '上海市', '420100': '武汉市', '510100': '成都市' };

/** What a graduate is asked; some say nothing of it. */
function graduateFacts({ phone }: DemoPerson, cities: readonly string[]) {
  const digit = Number(phone.at(-1));
  return {
    gpa: digit % 3 === 0 ? '' : `3.${digit}/4.0`,
    wish_city: cities.length > 1 ? (cityNames[cities[digit % 4] ?? ''] ?? '') : '',
    offer_state: ([null, 'none', 'considering', 'signed'] as const)[digit % 4] ?? null,
  };
}

export interface DemoApplication {
  uuid: string;
  job: Pick<DemoJob, 'kind' | 'cities' | 'questions'> & { uuid: string };
  person: DemoPerson;
  history: DemoHistory;
  file: {
    uuid: string;
    name: string;
    size: number;
    storageKey: string;
    text: string;
    fields: unknown;
    spans: number[][];
  };
  search: string;
}

export interface DemoData {
  company: typeof DEMO_COMPANY & { company_uuid: string };
  accounts: {
    uuid: string;
    phone: string;
    email: string | null;
    name: string;
    position: string;
    type: 'master' | 'slave' | null;
    password_hash: string;
  }[];
  jobs: (DemoJob & { uuid: string; owner_uuid: string })[];
  applications: DemoApplication[];
  templates: { uuid: string; account_uuid: string; title: string; content: string }[];
  now: Date;
}

export async function hasDemo(reader: Reader): Promise<boolean> {
  const row = await reader.selectFrom('account').select('uuid').where('phone', '=', '13800000001').executeTakeFirst();
  return row !== undefined;
}

/** Writes the demo company in one transaction. */
export async function insertDemo(trx: Trx, data: DemoData): Promise<void> {
  const { company_uuid } = data.company;
  await trx.insertInto('company').values(data.company).execute();
  for (const { type, ...account } of data.accounts) {
    await trx
      .insertInto('account')
      .values({ ...account, company_uuid: type === null ? null : company_uuid })
      .execute();
    if (type !== null) {
      await trx
        .insertInto('company_member')
        .values({ company_uuid, account_uuid: account.uuid, type, staff_status: 1 })
        .execute();
    }
  }
  for (const job of data.jobs) await insertDemoJob(trx, company_uuid, job, data.now);
  const [master] = data.accounts;
  if (master) {
    const campaign = { company_uuid, owner_uuid: master.uuid, now: data.now };
    await insertDemoTalks(trx, { ...campaign, brochure_uuid: await insertDemoBrochure(trx, campaign) });
    const online = data.jobs.filter(({ state }) => state === 'online').slice(0, 3);
    await insertDemoFairs(trx, { ...campaign, jobs: online.map(({ uuid }) => uuid) });
  }
  for (const [index, application] of data.applications.entries())
    await insertDemoApplication(trx, company_uuid, application, demoSource(index));
  await insertDemoAnnotations(trx, data);
  await trx
    .insertInto('reject_template')
    .values(data.templates.map((template) => ({ company_uuid, ...template, created_at: data.now })))
    .execute();
}

/** A job of a demo company with those who have looked at it; one that is no draft was published 32 days ago. */
export async function insertDemoJob(
  trx: Trx,
  company_uuid: string,
  { owner: _owner, share: _share, views, ...job }: DemoData['jobs'][number],
  now: Date,
): Promise<void> {
  const published_at = job.state === 'draft' ? null : new Date(now.getTime() - 32 * 86_400_000);
  await trx
    .insertInto('job')
    .values({ company_uuid, ...job, published_at, created_at: now, updated_at: now })
    .execute();
  await trx.insertInto('job_statistics').values({ company_uuid, job_uuid: job.uuid, views }).execute();
  await insertDemoViews(trx, { company_uuid, job_uuid: job.uuid, views, now });
  await trx.insertInto('job_directory').values({ company_uuid, job_uuid: job.uuid }).execute();
}

/** Says how many internships a demo company may have online. */
export const setDemoPlaces = (trx: Trx, companyUuid: string, internship_quota: number) =>
  trx.updateTable('company').set({ internship_quota }).where('company_uuid', '=', companyUuid).execute();

export const hasDemoJobs = async (trx: Trx, companyUuid: string): Promise<boolean> =>
  (await trx.selectFrom('job').select('uuid').where('company_uuid', '=', companyUuid).executeTakeFirst()) !== undefined;

/** Tags, stars and notes of the demo's master. */
async function insertDemoAnnotations(
  trx: Trx,
  { company: { company_uuid }, accounts, applications, now }: DemoData,
): Promise<void> {
  const account_uuid = accounts.find(({ type }) => type === 'master')?.uuid ?? '';
  const tags = DEMO_TAGS.map((name) => ({ company_uuid, uuid: uuidv7(), name, created_at: now }));
  await trx.insertInto('tag').values(tags).execute();
  const notes = applications.map(({ uuid, history }, index) => ({
    key: { company_uuid, application_uuid: uuid },
    at: history.steps.at(-1)?.at ?? now,
    ...demoAnnotation(index, history.stage),
  }));
  const texts = notes.flatMap(({ key, note, at }) =>
    note === null ? [] : [{ ...key, uuid: uuidv7(), author_uuid: account_uuid, text: note, created_at: at }],
  );
  const ratings = notes.flatMap(({ key, stars, at }) =>
    stars === null ? [] : [{ ...key, account_uuid, stars, rated_at: at }],
  );
  const tagged = notes.flatMap(({ key, tags: names }) =>
    tags.filter(({ name }) => names.includes(name)).map((tag) => ({ ...key, tag_uuid: tag.uuid, created_at: now })),
  );
  await trx.insertInto('application_note').values(texts).execute();
  await trx.insertInto('application_rating').values(ratings).execute();
  await trx.insertInto('application_tag').values(tagged).execute();
  await trx
    .updateTable('application')
    .from('application_rating')
    .set((e) => ({ rating: e.ref('application_rating.stars') }))
    .whereRef('application_rating.application_uuid', '=', 'application.uuid')
    .whereRef('application_rating.company_uuid', '=', 'application.company_uuid')
    .where('application.company_uuid', '=', company_uuid)
    .execute();
}

async function insertDemoApplication(
  trx: Trx,
  company_uuid: string,
  application: DemoApplication,
  source: string,
): Promise<void> {
  const { uuid, job, person, history, file } = application;
  await trx
    .insertInto('stored_file')
    .values({
      company_uuid,
      uuid: file.uuid,
      purpose: 'cv',
      name: file.name,
      type: 'application/pdf',
      size: file.size,
      sha256: Buffer.alloc(32),
      storage_key: file.storageKey,
      reading_state: 'done',
      reading_text: file.text,
      reading_fields: JSON.stringify(file.fields),
      reading_spans: JSON.stringify(file.spans),
    })
    .execute();
  await trx
    .insertInto('application')
    .values({
      company_uuid,
      uuid,
      job_uuid: job.uuid,
      kind: job.kind,
      source,
      stage: history.stage,
      version: history.steps.length,
      name: person.name,
      phone: person.phone,
      email: person.email,
      school: person.school,
      degree: person.degree,
      major: person.major,
      graduation_month: person.end,
      city: person.city,
      days_per_week: person.availability.daysPerWeek,
      months: person.availability.months,
      earliest_start: person.availability.start,
      ...(job.kind === 'campus' ? graduateFacts(person, job.cities) : {}),
      answers: JSON.stringify(job.questions.map((question) => ({ question, answer: person.selfDescription }))),
      cv_file_uuid: file.uuid,
      consent_version: '2026-01',
      consent_at: history.appliedAt,
      search: application.search,
      applied_at: history.appliedAt,
      stage_since: history.steps.at(-1)?.at ?? history.appliedAt,
    })
    .execute();
  await trx
    .insertInto('application_history')
    .values(
      history.steps.map((step, index) => ({
        company_uuid,
        uuid: uuidv7(),
        application_uuid: uuid,
        action: step.action,
        from_stage: step.from,
        to_stage: step.to,
        reason: step.reason,
        actor_uuid: step.actorUuid,
        version: index + 1,
        stage_since_before: history.steps[index - 1]?.at ?? null,
        at: step.at,
      })),
    )
    .execute();
}
