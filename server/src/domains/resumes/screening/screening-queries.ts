import { type MissedCondition, noConditions, type ScreeningConditions } from '@qinghe/contract/resumes/screening.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';

/** What a job asks at least, as it was saved last; version 0 where it never was. With the questions that it asks now. */
export type SavedRule = ScreeningConditions & { version: number; questions: string[] };

export async function readRule(reader: Reader, companyUuid: string, jobUuid: string): Promise<SavedRule> {
  const row = await reader
    .selectFrom('screening_rule')
    .select([
      'min_degree',
      'days_per_week',
      'months',
      'graduation_years',
      'majors',
      'answers',
      'anonymous_until',
      'version',
    ])
    .select(sql<string | null>`latest_start::text`.as('latest_start'))
    .where('company_uuid', '=', companyUuid)
    .where('job_uuid', '=', jobUuid)
    .executeTakeFirst();
  const { questions } = await findQuestions(reader, companyUuid, jobUuid);
  return { ...(row ?? { ...noConditions, version: 0 }), questions };
}

const findQuestions = (reader: Reader, companyUuid: string, jobUuid: string) =>
  reader
    .selectFrom('job')
    .select('questions')
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', jobUuid)
    .executeTakeFirstOrThrow();

/** Saves what a locked job asks. */
export async function saveRule(
  trx: Trx,
  companyUuid: string,
  jobUuid: string,
  { at, answers, ...conditions }: ScreeningConditions & { at: Date },
): Promise<void> {
  const row = { ...conditions, answers: JSON.stringify(answers), updated_at: at };
  await trx
    .insertInto('screening_rule')
    .values({ company_uuid: companyUuid, job_uuid: jobUuid, ...row })
    .onConflict((conflict) =>
      conflict.columns(['company_uuid', 'job_uuid']).doUpdateSet({ ...row, version: sql`screening_rule.version + 1` }),
    )
    .execute();
}

/** Keeps a job's conditions from being saved until the transaction ends; those who arrive do not wait for each other. */
export async function holdRule(trx: Trx, companyUuid: string, jobUuid: string): Promise<void> {
  await trx
    .selectFrom('job')
    .select('uuid')
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', jobUuid)
    .forKeyShare()
    .execute();
}

/** Whether the owner of a phone refused, with any application in the company, that machines sort. */
const refuses = (phone: ReturnType<typeof sql>) => sql<boolean>`exists (
  select from application refused where refused.company_uuid = application.company_uuid
    and refused.phone = ${phone} and refused.sorting_refused_at is not null)`;

export async function hasRefusedSorting(reader: Reader, companyUuid: string, phone: string): Promise<boolean> {
  const row = await reader
    .selectFrom('application')
    .select('uuid')
    .where('company_uuid', '=', companyUuid)
    .where('phone', '=', phone)
    .where('sorting_refused_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks who stands new for a job and came by themselves, so that nobody touches them meanwhile. */
export async function lockNewOf(trx: Trx, companyUuid: string, jobUuid: string): Promise<void> {
  await newOf(trx, companyUuid, jobUuid).select('uuid').orderBy('uuid').forUpdate().execute();
}

/** Who stands new for a job and came by themselves. */
export const newOf = (reader: Reader, companyUuid: string, jobUuid: string) =>
  reader
    .selectFrom('application')
    .where('application.company_uuid', '=', companyUuid)
    .where('application.job_uuid', '=', jobUuid)
    .where('application.stage', '=', 'new')
    .where('application.withdrawn_at', 'is', null)
    .where('application.was_invited', '=', false);

/** Nobody decided, corrected, wrote a note or to the candidate, read what the candidate wrote, tagged or gave stars. */
export const untouched = sql<boolean>`not exists (
    select from application_history step where step.company_uuid = application.company_uuid
      and step.application_uuid = application.uuid and step.actor_uuid is not null)
  and not exists (select from application_note note
    where note.company_uuid = application.company_uuid and note.application_uuid = application.uuid)
  and not exists (select from chat where chat.company_uuid = application.company_uuid
    and chat.application_uuid = application.uuid and chat.read_by_company > 0)
  and not exists (select from application_tag tagged
    where tagged.company_uuid = application.company_uuid and tagged.application_uuid = application.uuid)
  and not exists (select from application_rating rated
    where rated.company_uuid = application.company_uuid and rated.application_uuid = application.uuid)`;

/** Those of them whom nobody touched, with what conditions are measured against. */
export const readUntouched = (reader: Reader, companyUuid: string, jobUuid: string) =>
  newOf(reader, companyUuid, jobUuid)
    .select(['uuid', 'degree', 'days_per_week', 'months', 'earliest_start', 'graduation_month', 'major', 'answers'])
    .select(['is_parked', 'parked_for', refuses(sql.ref('application.phone')).as('refuses')])
    .where(untouched)
    .execute();

/** Parks those who miss something and releases the others. */
export async function setParked(
  trx: Trx,
  companyUuid: string,
  changes: readonly { uuid: string; missed: readonly MissedCondition[] }[],
): Promise<void> {
  if (changes.length === 0) return;
  await sql`update application
    set is_parked = change.missed <> '[]', parked_for = nullif(change.missed, '[]')
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change(uuid uuid, missed jsonb)
    where application.company_uuid = ${companyUuid} and application.uuid = change.uuid`.execute(trx);
}
