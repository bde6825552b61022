import type { Candidate } from '@qinghe/contract/resumes/candidate.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { Trx } from '../../../db/database.ts';
import type { Write } from '../../../http/write.ts';
import { holdFile } from '../../files/index.ts';
import { readFields, requireOpenJob } from '../../jobs/index.ts';
import { revealMany } from '../anonymous/reveal.ts';
import { insertHistory } from '../history-queries.ts';
import { insertApplication, lockApplication } from '../queries.ts';
import { screenArrival } from '../screening/screen.ts';
import { toSearchVector } from '../search/search-words.ts';
import { findAppliedBefore } from '../status/candidate-queries.ts';
import { announceApplication } from './announce-application.ts';
import { COMPANY_BASIS } from './company-basis.ts';
import { keepAsked } from './parse-asked.ts';

/** Somebody whom an account of a company brings in. */
export interface Imported {
  companyUuid: string;
  jobUuid: string;
  candidate: Candidate;
  /** Their CV, read already; null where there is none. */
  fileUuid: string | null;
  source: string;
  /** The account that does. */
  by: string;
}

type Importing = Pick<Write, 'db' | 'services' | 'network' | 'now'>;

/**
 * Makes the application of somebody whom the company brings in: nothing is asked of them, and it is no wish of theirs that
 * would be counted. They are told, in Chinese, since nobody knows what they read. Who stands for the job already keeps that
 * application, whose history says that they came again.
 * @throws AppError 40401 no such job of the company, 40902 it takes no applications
 */
export async function receiveImported(call: Importing, imported: Imported): Promise<{ uuid: string; isNew: boolean }> {
  const { db, now } = call;
  const { companyUuid, jobUuid, fileUuid, source, by } = imported;
  const job = await requireOpenJob(db, jobUuid, now);
  if (job.companyUuid !== companyUuid) throw new AppError(40401);
  const { kind, title, questions } = job;
  const candidate = keepAsked(imported.candidate, (await readFields(db, companyUuid, kind)).fields);
  const file = fileUuid === null ? undefined : await holdFile(db, companyUuid, fileUuid);
  const { name, phone, email, school, major, city } = candidate;
  const uuid = uuidv7();
  const isNew = await insertApplication(db, companyUuid, {
    ...candidate,
    ...{ uuid, job_uuid: jobUuid, kind, wish_city: '', wish_rank: null, was_invited: false, source },
    missed: await screenArrival(db, companyUuid, { ...candidate, job_uuid: jobUuid, answers: [] }),
    answers: questions.map((question) => ({ question, answer: '' })),
    cv_file_uuid: file?.uuid ?? null,
    consent_version: COMPANY_BASIS,
    search: toSearchVector([name, school, major, city, file?.reading_text ?? ''].join('\n')),
    at: now,
  });
  if (!isNew) return { uuid: await cameAgain(db, imported, phone, now), isNew };
  const application = { uuid, company_uuid: companyUuid, job_uuid: jobUuid, job_title: title, phone, email };
  const announcement = { kind, autoReply: '', file: file ?? null, importedBy: by };
  await announceApplication({ ...call, locale: 'zh-CN' }, application, announcement);
  return { uuid, isNew };
}

/** Written as nobody's step: whom nobody has touched stays so. */
async function cameAgain(
  db: Trx,
  { companyUuid, jobUuid, source }: Pick<Imported, 'companyUuid' | 'jobUuid' | 'source'>,
  phone: string,
  at: Date,
): Promise<string> {
  const { uuid } = await findAppliedBefore(db, companyUuid, jobUuid, phone);
  await noteReturn(db, companyUuid, { uuid, source, at });
  return uuid;
}

/** Says in the history of an application that its person came in once more, and from where. */
export async function noteReturn(
  db: Trx,
  companyUuid: string,
  { uuid, source, at }: { uuid: string; source: string; at: Date },
): Promise<void> {
  const standing = await lockApplication(db, companyUuid, uuid);
  if (!standing) return;
  // Who brings somebody's CV in knows them.
  await revealMany(db, companyUuid, [uuid], { accountUuid: null, at });
  await insertHistory(db, companyUuid, {
    ...{ uuid: uuidv7(), application_uuid: uuid, action: 'came_again', from_stage: null, to_stage: null },
    ...{ reason: source, actor_uuid: null, version: standing.version, stage_since_before: null, at },
  });
}
