import type { Degree } from '@qinghe/contract/dict/endpoints.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { snapshots } from '@qinghe/contract/texts/snapshots.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { Write } from '../../../http/write.ts';
import { requireOpenJob } from '../../jobs/index.ts';
import { revealMany } from '../anonymous/reveal.ts';
import { insertApplication, markInvited } from '../queries.ts';
import { toSearchVector } from '../search/search-words.ts';
import { findAppliedBefore } from '../status/candidate-queries.ts';
import { announceApplication } from './announce-application.ts';

/** Somebody who said yes to a company: who they are, and what they had told of themselves by then. */
export interface Consenting {
  companyUuid: string;
  jobUuid: string;
  person: {
    name: string;
    phone: string;
    email: string;
    school: string;
    major: string;
    degree: Degree;
    graduation_month: string;
    city: string;
    days_per_week: number | null;
    months: number | null;
    earliest_start: string | null;
  };
  told: {
    wished_work: readonly string[];
    skills: readonly string[];
    experiences: readonly { title: string; organization: string; text: string }[];
    about: string;
    cv_text: string;
  };
  source: string;
  consentVersion: string;
}

/**
 * Makes the application of somebody who accepted an invitation, with what they had told as answers, so that it stays as it was.
 * Nothing more is asked of them, and it is no wish that would be counted. Who has applied for the job already keeps that one.
 * @returns the application, or null where the job takes none any more
 */
export async function receiveConsenting(
  call: Pick<Write, 'db' | 'services' | 'locale' | 'network' | 'now'>,
  { companyUuid, jobUuid, person, told, source, consentVersion }: Consenting,
): Promise<string | null> {
  const { db, now } = call;
  const job = await requireOpenJob(db, jobUuid, now).catch((failure: unknown) => {
    if (failure instanceof AppError) return null;
    throw failure;
  });
  if (job?.companyUuid !== companyUuid) return null;
  const { kind, title, questions, autoReply } = job;
  const uuid = uuidv7();
  const answers = [...snapshotOf(told), ...questions.map((question) => ({ question, answer: '' }))];
  const isNew = await insertApplication(db, companyUuid, {
    ...person,
    uuid,
    job_uuid: jobUuid,
    kind,
    ...{ gpa: '', wish_city: '', wish_rank: null, offer_state: null, cv_file_uuid: null },
    ...{ missed: [], was_invited: true },
    source,
    answers,
    consent_version: consentVersion,
    search: toSearchVector(
      [
        person.name,
        person.school,
        person.major,
        person.city,
        ...answers.map(({ answer }) => answer),
        told.cv_text,
      ].join('\n'),
    ),
    at: now,
  });
  const { phone, email } = person;
  if (!isNew) {
    const { uuid: standing } = await findAppliedBefore(db, companyUuid, jobUuid, phone);
    await markInvited(db, companyUuid, standing);
    await revealMany(db, companyUuid, [standing], { accountUuid: null, at: now });
    return standing;
  }
  const application = { uuid, company_uuid: companyUuid, job_uuid: jobUuid, job_title: title, phone, email };
  await announceApplication(call, application, { kind, autoReply });
  return uuid;
}

/** In the words of whoever reads it: companies read Chinese. */
function snapshotOf({ wished_work, skills, experiences, about }: Consenting['told']) {
  const jobs = experiences.map(({ title, organization, text }) =>
    [[organization, title].filter(Boolean).join(' · '), text].filter(Boolean).join('\n'),
  );
  const told = [
    { question: say(snapshots, 'wishedWork', 'zh-CN'), answer: wished_work.join('、') },
    { question: say(snapshots, 'skills', 'zh-CN'), answer: skills.join('、') },
    { question: say(snapshots, 'experiences', 'zh-CN'), answer: jobs.join('\n\n') },
    { question: say(snapshots, 'about', 'zh-CN'), answer: about },
  ];
  return told.filter(({ answer }) => answer !== '');
}
