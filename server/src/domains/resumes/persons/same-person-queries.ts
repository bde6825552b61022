import type { LikenessReason } from '@qinghe/contract/resumes/persons.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { seenBy, sharesOf } from '../../../db/shares.ts';
import { whenGiven } from '../../../db/when-given.ts';
import type { Scope } from '../../../http/context.ts';

/** Until the transaction ends nobody else joins applications of this one's phone: of two at once the later sees the earlier. */
export async function lockPhoneOf(trx: Trx, companyUuid: string, uuid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('person ' || company_uuid || ' ' || phone, 6))
    from application where company_uuid = ${companyUuid} and uuid = ${uuid}`.execute(trx);
}

const hasProved = (of: 'me' | 'other') => sql`exists (select from address_proof proof
  where proof.company_uuid = ${sql.ref(`${of}.company_uuid`)} and proof.application_uuid = ${sql.ref(`${of}.uuid`)}
    and proof.kind = 'phone')`;

/** Whom the machine takes for the same person and has not joined: the same phone and name, or the same phone proved for both. */
export async function readSamePeople(reader: Reader, companyUuid: string, uuid: string): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select other.uuid from application me
    join application other
      on other.company_uuid = me.company_uuid and other.phone = me.phone and other.uuid <> me.uuid
    join person mine on mine.company_uuid = me.company_uuid and mine.uuid = me.uuid
    join person theirs on theirs.company_uuid = other.company_uuid and theirs.uuid = other.uuid
    where me.company_uuid = ${companyUuid} and me.uuid = ${uuid} and theirs.root_uuid <> mine.root_uuid
      and (name_key(other.name) = name_key(me.name) or ${hasProved('me')} and ${hasProved('other')})
    order by other.uuid`.execute(reader);
  return rows.map((row) => row.uuid);
}

/** Applications with what their access hangs on, as others of a person are shown. */
const selectOthers = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('application')
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'application.company_uuid').onRef('job.uuid', '=', 'application.job_uuid'),
    )
    .innerJoin('account as owner', 'owner.uuid', 'job.owner_uuid')
    .select([
      'application.uuid',
      'application.kind',
      'application.stage',
      'application.name',
      'application.school',
      'application.anonymous_as',
      'application.applied_at',
      'application.withdrawn_at',
      'application.job_uuid',
      'job.title as job_title',
      'job.owner_uuid as job_owner_uuid',
      'owner.name as owner_name',
      sharesOf('job').as('job_shares'),
    ])
    .where('application.company_uuid', '=', companyUuid);

export const readOthers = (reader: Reader, companyUuid: string, uuids: readonly string[]) =>
  selectOthers(reader, companyUuid)
    .where('application.uuid', 'in', uuids)
    .orderBy('application.applied_at', 'desc')
    .orderBy('application.uuid', 'desc')
    .execute();

export type OtherRow = Awaited<ReturnType<typeof readOthers>>[number];

/** So many that resemble one by one thing are looked at, the newest first: a phone that many share names no one. */
const LOOKED_AT = 50;

/** Applications that have something in common with one, itself among them, and what. */
const alike = (companyUuid: string, uuid: string) => sql<{ uuid: string; reasons: LikenessReason[] }>`(
  with me as materialized (select * from application where company_uuid = ${companyUuid} and uuid = ${uuid}),
  found (uuid, reason) as (
    (select other.uuid, 'phone' from me join application other
      on other.company_uuid = me.company_uuid and other.phone = me.phone
      order by other.uuid desc limit ${LOOKED_AT})
    union all (select other.uuid, 'email' from me join application other
      on other.company_uuid = me.company_uuid and other.email <> '' and lower(other.email) = lower(me.email)
      order by other.uuid desc limit ${LOOKED_AT})
    union all (select other.uuid, 'study' from me join application other
      on other.company_uuid = me.company_uuid and name_key(other.name) = name_key(me.name)
        and other.school = me.school and other.school <> '' and other.graduation_month = me.graduation_month
      order by other.uuid desc limit ${LOOKED_AT})
    union all (select b_uuid, 'cv' from person_likeness where company_uuid = ${companyUuid} and a_uuid = ${uuid}
      order by b_uuid desc limit ${LOOKED_AT})
    union all (select a_uuid, 'cv' from person_likeness where company_uuid = ${companyUuid} and b_uuid = ${uuid}
      order by a_uuid desc limit ${LOOKED_AT}))
  select uuid, array_agg(distinct reason) as reasons from found group by uuid)`;

/**
 * Who may be the same person as one and is not joined with it, as far as the scope may see them: the newest first, with
 * what they have in common. @param roots those of whom nobody is to be asked
 */
export const readLikely = (reader: Reader, { companyUuid, ownerUuid }: Scope, uuid: string, roots: readonly string[]) =>
  selectOthers(reader, companyUuid)
    .innerJoin('person', (join) =>
      join.onRef('person.company_uuid', '=', 'application.company_uuid').onRef('person.uuid', '=', 'application.uuid'),
    )
    .innerJoin(alike(companyUuid, uuid).as<'likely'>('likely'), 'likely.uuid', 'application.uuid')
    .select(['likely.reasons', 'person.root_uuid'])
    .where('person.root_uuid', 'not in', roots)
    .where('application.anonymous_as', 'is', null)
    .$call(whenGiven(ownerUuid, (query, owner) => query.where(seenBy('job', owner))))
    .orderBy('application.applied_at', 'desc')
    .orderBy('application.uuid', 'desc')
    .execute();
