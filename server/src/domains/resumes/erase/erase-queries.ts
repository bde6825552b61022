import { USUAL_MONTHS } from '@qinghe/contract/candidates/retention.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { eraseDeliveries } from '../../../outside/delivery-queries.ts';
import { lockMembers, recomputeRoots } from '../persons/person-queries.ts';

/** Under what a person is known: a phone, an e-mail in small letters. */
export type Address = string;

/** Applications with what they are known by, whichever company's, anonymous or not; no member reads it. */
export const selectKept = (reader: Reader) =>
  reader
    .selectFrom('application')
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'application.company_uuid').onRef('job.uuid', '=', 'application.job_uuid'),
    )
    .innerJoin('company', 'company.company_uuid', 'application.company_uuid')
    .select([
      'application.company_uuid',
      'application.uuid',
      'application.job_uuid',
      'application.kind',
      'application.phone',
      'application.email',
      'application.applied_at',
      'job.title as job_title',
      'job.owner_uuid as job_owner_uuid',
      'company.name as company_name',
    ])
    .select(
      sql<string>`coalesce((select identity.name from application_identity identity
        where identity.company_uuid = application.company_uuid and identity.application_uuid = application.uuid),
        application.name)`.as('name'),
    );

/** All applications under a phone or an e-mail, whichever company's, the newest first. */
export const readApplicationsOf = (reader: Reader, address: Address) =>
  selectKept(reader)
    .where((e) => e.or([e('application.phone', '=', address), e(sql`lower(application.email)`, '=', address)]))
    .orderBy('application.applied_at', 'desc')
    .execute();

export type KeptApplication = Awaited<ReturnType<typeof readApplicationsOf>>[number];

const lastStep = sql<string>`coalesce(application.withdrawn_at, application.stage_since)`;

/** Applications whose last step is longer ago than their company keeps it, for jobs that take none any more. */
export const readOutlived = (reader: Reader, now: Date, limit: number): Promise<KeptApplication[]> =>
  selectKept(reader)
    .leftJoin('retention_setting', 'retention_setting.company_uuid', 'application.company_uuid')
    .where(
      sql<boolean>`${lastStep} + make_interval(months => coalesce(retention_setting.months, ${USUAL_MONTHS})) < ${now}`,
    )
    .where('job.state', '!=', 'online')
    .orderBy('application.applied_at')
    .limit(limit)
    .execute();

/** How many of a company's will have outlived their time at an instant, and when the first of them does. */
export function countOutlived(reader: Reader, companyUuid: string, at: Date, months: number) {
  const end = sql<string>`${lastStep} + make_interval(months => ${months})`;
  return reader
    .selectFrom('application')
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'application.company_uuid').onRef('job.uuid', '=', 'application.job_uuid'),
    )
    .select((e) => [e.fn.countAll<number>().as('ending'), e.fn.min<string | null>(end).as('next')])
    .where('application.company_uuid', '=', companyUuid)
    .where('job.state', '!=', 'online')
    .where(end, '<', at.toISOString())
    .executeTakeFirstOrThrow();
}

/** Uuids of the files that came with applications, or were sent in their conversations. */
export async function readFilesOf(reader: Reader, companyUuid: string, uuids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select cv_file_uuid as uuid from application
      where company_uuid = ${companyUuid} and uuid = any(${uuids}) and cv_file_uuid is not null
    union select file_uuid from application_document
      where company_uuid = ${companyUuid} and application_uuid = any(${uuids})
    union select file_uuid from chat_file
      where company_uuid = ${companyUuid} and application_uuid = any(${uuids})`.execute(reader);
  return rows.map(({ uuid }) => uuid);
}

/** Years for which it is told which services were given (Order 44 of the ministry, article 33). */
const SERVICE_YEARS = 3;

/**
 * Writes down which steps applications took and when, under a keyed hash of the phone: no name, no word, no file. What came
 * longer ago than it is kept for leaves nothing.
 */
export async function recordServices(
  trx: Trx,
  companyUuid: string,
  uuids: readonly string[],
  { phoneHash, now }: { phoneHash: (phone: string) => Buffer; now: Date },
): Promise<void> {
  const rows = await trx
    .selectFrom('application')
    .select((e) => [
      'uuid',
      'job_uuid',
      'kind',
      'stage as outcome',
      'applied_at',
      'phone',
      sql<string>`${e.ref('applied_at')} + make_interval(years => ${SERVICE_YEARS})`.as('expires_at'),
      sql<string>`(
        select coalesce(jsonb_agg(jsonb_build_object('to', step.to_stage, 'at', step.at) order by step.version), '[]')
        from application_history step
        where step.company_uuid = application.company_uuid and step.application_uuid = application.uuid
          and step.to_stage is distinct from step.from_stage and step.to_stage is not null and step.undone_at is null)::text`.as(
        'steps',
      ),
    ])
    .where('company_uuid', '=', companyUuid)
    .where('uuid', 'in', uuids)
    .execute();
  const kept = rows.filter(({ expires_at }) => Date.parse(expires_at) > now.getTime());
  if (kept.length === 0) return;
  await trx
    .insertInto('service_record')
    .values(kept.map(({ phone, ...row }) => ({ ...row, company_uuid: companyUuid, phone_hash: phoneHash(phone) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Deletes applications with all that hangs on them: history, messages, notes, tags, stars, blocks, requests, persons with
 * their links. Who was joined through them alone is joined no more.
 */
export async function deleteApplications(trx: Trx, companyUuid: string, uuids: readonly string[]): Promise<void> {
  const these = trx.selectFrom('application').where('company_uuid', '=', companyUuid).where('uuid', 'in', uuids);
  await these.select('uuid').orderBy('uuid').forUpdate().execute();
  // Under the lock: what somebody was just writing about them is there by now.
  await eraseDeliveries(trx, uuids);
  const members = await lockMembers(trx, companyUuid, uuids);
  await trx.deleteFrom('application').where('company_uuid', '=', companyUuid).where('uuid', 'in', uuids).execute();
  await recomputeRoots(
    trx,
    companyUuid,
    members.filter(({ uuid }) => !uuids.includes(uuid)),
  );
}
