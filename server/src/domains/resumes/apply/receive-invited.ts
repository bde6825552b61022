import type { Degree } from '@qinghe/contract/dict/endpoints.ts';
import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { MemberWrite } from '../../../http/write.ts';
import { requireOpenJob } from '../../jobs/index.ts';
import { putNote, removeNote, saveStars } from '../annotate/note-queries.ts';
import { revealMany } from '../anonymous/reveal.ts';
import { moveIfAllowed } from '../decide/move-application.ts';
import { readHistory } from '../history-queries.ts';
import { insertApplication, lockApplication, markInvited } from '../queries.ts';
import { toSearchVector } from '../search/search-words.ts';
import { findAppliedBefore } from '../status/candidate-queries.ts';
import { announceApplication } from './announce-application.ts';

/** Somebody whom the company met, and what it made of them. */
export interface Invited {
  job_uuid: string;
  person: {
    name: string;
    phone: string;
    school: string;
    major: string;
    degree: Degree;
    graduation_year: number;
  };
  /** Where the company wants them to stand. */
  stage: Stage;
  source: string;
  consentVersion: string;
}

/** Chinese universities graduate in June; who said only the year is taken to mean it. */
const graduationMonth = (year: number): string => `${year}-06`;

/**
 * Makes an application of somebody whom the company itself has chosen: nothing more is asked of them than they said, and
 * it is no wish of theirs that would be counted. Who has applied for the job already keeps that application, which goes
 * forward where it may.
 * @returns the application, or null where the job takes none any more
 */
export async function receiveInvited(call: MemberWrite, { job_uuid, person, ...of }: Invited): Promise<string | null> {
  const { db, member, now } = call;
  const { companyUuid } = member;
  const job = await requireOpenJob(db, job_uuid, now).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  if (job?.companyUuid !== companyUuid) return null;
  const { kind, title, questions, autoReply } = job;
  const { graduation_year, ...known } = person;
  const uuid = uuidv7();
  const isNew = await insertApplication(db, companyUuid, {
    ...NOT_ASKED,
    ...known,
    uuid,
    job_uuid,
    kind,
    graduation_month: graduationMonth(graduation_year),
    source: of.source,
    answers: questions.map((question) => ({ question, answer: '' })),
    consent_version: of.consentVersion,
    search: toSearchVector([person.name, person.school, person.major].join('\n')),
    at: now,
  });
  const application = { uuid, company_uuid: companyUuid, job_uuid, job_title: title, phone: person.phone, email: '' };
  if (isNew) {
    await announceApplication(call, application, { kind, autoReply });
    call.note({ action: 'application.created', objectUuid: uuid });
  }
  const standing = isNew ? uuid : (await findAppliedBefore(db, companyUuid, job_uuid, person.phone)).uuid;
  if (!isNew) {
    await markInvited(db, companyUuid, standing);
    await revealMany(db, companyUuid, [standing], { accountUuid: member.accountUuid, at: now });
  }
  const locked = await lockApplication(db, companyUuid, standing);
  if (locked)
    await moveIfAllowed(call, { application: locked, history: await readHistory(db, companyUuid, standing) }, of.stage);
  return standing;
}

const NOT_ASKED = {
  email: '',
  city: '',
  days_per_week: null,
  months: null,
  earliest_start: null,
  gpa: '',
  wish_city: '',
  wish_rank: null,
  offer_state: null,
  cv_file_uuid: null,
  missed: [],
  was_invited: true,
} as const;

/**
 * What was written down while somebody was met, beside their application: one note however often it is written anew, none
 * once it is empty, and no stars for 0. What is left out stays.
 * @param keyName who wrote it, by a key that the account of the call gave out
 */
export async function annotateInvited(
  { db, member, now }: MemberWrite,
  application: string,
  { uuid, note, stars, keyName }: { uuid: string; note?: string; stars?: number; keyName: string | null },
): Promise<void> {
  const { companyUuid, accountUuid } = member;
  if (note === '') await removeNote(db, companyUuid, uuid);
  else if (note !== undefined)
    await putNote(db, companyUuid, {
      uuid,
      application_uuid: application,
      author_uuid: accountUuid,
      key_name: keyName,
      text: note,
      created_at: now,
    });
  if (stars !== undefined) await saveStars(db, member, application, stars || null, now);
}
