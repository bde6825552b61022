import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Candidate } from '@qinghe/contract/resumes/candidate.ts';
import { noConditions } from '@qinghe/contract/resumes/screening.ts';
import { type Stage, stages } from '@qinghe/contract/resumes/stages.ts';
import { v7 as uuidv7 } from 'uuid';
import { withTransaction } from '../src/db/database.ts';
import { hideMany } from '../src/domains/resumes/anonymous/hide.ts';
import { toSearchVector } from '../src/domains/resumes/index.ts';
import { saveRule } from '../src/domains/resumes/screening/screening-queries.ts';
import { unusedPhone } from './accounts.ts';
import type { TestApp } from './app.ts';
import type { TestJob } from './jobs.ts';

const CV_FOLDER = join(import.meta.dirname, '../../cv-reader/corpus/files');

/** Bytes of one of the CV files in `cv-reader/corpus/files`. */
export const cvFile = async (name = 'zhang-siyuan--single.pdf') => ({
  name,
  bytes: new Uint8Array(await readFile(join(CV_FOLDER, name))),
});

export const aCandidate = (overrides: Partial<Candidate> = {}): Candidate => ({
  name: '张思远',
  phone: unusedPhone(),
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

/** What a CV says of `anonymousPerson`, and what was read of it. */
const CV_OF_ANONYMOUS =
  '欧阳柒月\n性别：女　出生年月：2004.03　籍贯：湖北武汉\n139 7777 2719 | ouyang.qy@hust.edu.cn\n教育经历\n华中科技大学 软件工程 2023.09 - 2027.06\n实习经历\n星河科技 后端开发 2025.07 - 2025.10\n负责订单服务的限流与压测\n自我评价\n欧阳柒月（Ouyang Qiyue）踏实肯学';

/** Somebody whose name, address and school are found nowhere else. */
export const anonymousPerson = {
  name: '欧阳柒月',
  email: 'ouyang.qy@hust.edu.cn',
  school: '华中科技大学',
  major: '软件工程',
  fileName: '欧阳柒月-华科-简历.pdf',
};

/** Somebody anonymous for a job, with a CV that was read; `text` takes the place of its words. */
export async function makeAnonymous(
  app: TestApp,
  job: TestJob,
  {
    stage,
    candidate,
    text = CV_OF_ANONYMOUS,
  }: Pick<ApplicationOverrides, 'stage' | 'candidate'> & { text?: string } = {},
): Promise<TestApplication> {
  const { db } = app.services;
  const { name, email, school, major, fileName } = anonymousPerson;
  const made = await makeApplication(app, job, {
    ...(stage && { stage }),
    candidate: { name, email, school, major, ...candidate },
    cvText: text,
  });
  const at = (value: string) => ({
    value,
    source: { start: text.indexOf(value), end: text.indexOf(value) + value.length },
  });
  const fields = {
    name: at(name),
    gender: { ...at('女'), value: 'female' },
    birthYear: { ...at('2004'), value: 2004 },
    educations: [{ school: at(school), major: at(major) }],
    internships: [{ company: at('星河科技'), title: at('后端开发'), text: at('负责订单服务的限流与压测') }],
    selfDescription: at('欧阳柒月（Ouyang Qiyue）踏实肯学'),
  };
  await db
    .updateTable('stored_file')
    .set({ name: fileName, reading_fields: JSON.stringify(fields) })
    .where('uuid', '=', made.fileUuid)
    .execute();
  await db
    .updateTable('application')
    .set({ answers: JSON.stringify([{ question: '为什么投我们', answer: `我是${name}，来自${school}` }]) })
    .where('uuid', '=', made.uuid)
    .execute();
  await withTransaction(db, async (trx) => {
    await saveRule(trx, job.companyUuid, job.uuid, {
      ...noConditions,
      anonymous_until: 'interview',
      at: app.clock.now(),
    });
    await hideMany(trx, job.companyUuid, job.uuid, [made.uuid]);
  });
  return made;
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
