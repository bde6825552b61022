import { type NotNull, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Reader, Trx } from '../../../db/database.ts';
import { seenBy } from '../../../db/shares.ts';
import { whenGiven } from '../../../db/when-given.ts';
import type { Scope } from '../../../http/context.ts';

/** A talk that a member may see and people can sign up for. */
const talkOfDoor = (reader: Reader, { companyUuid, ownerUuid }: Scope, uuid: string) =>
  reader
    .selectFrom('talk')
    .select(['uuid', 'owner_uuid', 'title', 'format', 'school', 'place', 'starts_at', 'ends_at', 'seats'])
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .where('state', '<>', 'draft')
    .$call(whenGiven(ownerUuid, (query, owner) => query.where(seenBy('talk', owner, 'act'))))
    .$narrowType<{ starts_at: NotNull; ends_at: NotNull }>();

export const findTalkOfDoor = (reader: Reader, scope: Scope, uuid: string) =>
  talkOfDoor(reader, scope, uuid).executeTakeFirst();

/** The same, locked: what its doors write is added one after the other. */
export const lockTalkOfDoor = (trx: Trx, scope: Scope, uuid: string) =>
  talkOfDoor(trx, scope, uuid).forNoKeyUpdate().executeTakeFirst();

interface OfTalk {
  companyUuid: string;
  talk_uuid: string;
}

/** Visitors of a talk who are named by their code or their uuid. */
export const findNamed = (
  trx: Trx,
  { companyUuid, talk_uuid }: OfTalk,
  names: { codes: readonly string[]; uuids: readonly string[] },
) =>
  trx
    .selectFrom('talk_visitor')
    .select(['uuid', 'code'])
    .where('company_uuid', '=', companyUuid)
    .where('talk_uuid', '=', talk_uuid)
    .where((e) =>
      e.or([e('code', '=', e.fn.any(e.val([...names.codes]))), e('uuid', '=', e.fn.any(e.val([...names.uuids])))]),
    )
    .execute();

export interface DoorRow {
  uuid: string;
  visitor_uuid: string | null;
  takes_back: string | null;
  at: Date;
}

/** Whose phone it is: an account's, or that of somebody with a key, which an account has made. */
export interface DoorWriter {
  account_uuid: string;
  key_uuid: string | null;
}

/** Adds entries to a talk; those that are there stay as they are. @returns the new ones */
export async function insertEntries(
  trx: Trx,
  { companyUuid, talk_uuid }: OfTalk,
  writer: DoorWriter,
  rows: readonly DoorRow[],
): Promise<{ uuid: string }[]> {
  if (rows.length === 0) return [];
  return trx
    .insertInto('talk_door_entry')
    .values(rows.map((row) => ({ company_uuid: companyUuid, talk_uuid, ...writer, ...row })))
    .onConflict((conflict) => conflict.columns(['company_uuid', 'uuid']).doNothing())
    .returning('uuid')
    .execute();
}

/** Entries of a talk that none takes back. */
const standing = (reader: Reader, { companyUuid, talk_uuid }: OfTalk) =>
  reader
    .selectFrom('talk_door_entry as entry')
    .where('entry.company_uuid', '=', companyUuid)
    .where('entry.talk_uuid', '=', talk_uuid)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('talk_door_entry as taking')
            .select('taking.uuid')
            .where('taking.company_uuid', '=', companyUuid)
            .where('taking.talk_uuid', '=', talk_uuid)
            .whereRef('taking.takes_back', '=', 'entry.uuid'),
        ),
      ),
    );

/** The visitor of the statement around. */
const ofVisitor = sql.ref<string>('talk_visitor.uuid');

/** Says anew of those whom entries are about whether they are here, and since when; in one pass over their entries. */
export async function settleAttendance(
  trx: Trx,
  { companyUuid, talk_uuid }: OfTalk,
  entries: readonly string[],
  at: Date,
): Promise<void> {
  const added = sql`(select uuid, visitor_uuid, takes_back from talk_door_entry
    where company_uuid = ${companyUuid} and talk_uuid = ${talk_uuid} and uuid = any(${[...entries]}::uuid[]))`;
  await sql`
    with touched as materialized (
      select visitor_uuid from ${added} as added where visitor_uuid is not null
      union
      select entry.visitor_uuid from ${added} as added
      join talk_door_entry as entry on entry.company_uuid = ${companyUuid} and entry.uuid = added.takes_back
      where entry.talk_uuid = ${talk_uuid} and entry.visitor_uuid is not null
    ),
    here as materialized (
      select touched.visitor_uuid, min(entry.at) filter (where taking.uuid is null) as since
      from touched
      join talk_door_entry as entry on entry.company_uuid = ${companyUuid} and entry.visitor_uuid = touched.visitor_uuid
      left join talk_door_entry as taking on taking.company_uuid = ${companyUuid} and taking.takes_back = entry.uuid
        and taking.talk_uuid = ${talk_uuid}
      where entry.talk_uuid = ${talk_uuid}
      group by touched.visitor_uuid
    )
    update talk_visitor set changed_at = ${at}, attended_at = here.since
    from here
    where talk_visitor.company_uuid = ${companyUuid} and talk_visitor.talk_uuid = ${talk_uuid}
      and talk_visitor.uuid = here.visitor_uuid`.execute(trx);
}

/** Of the visitor of the statement around. */
export const activeEntries = (reader: Reader, ofTalk: OfTalk) =>
  jsonArrayFrom(standing(reader, ofTalk).select('entry.uuid').where('entry.visitor_uuid', '=', ofVisitor));

/** Whom a door may expect, with the entries by which they are here: those who were changed since, or all. */
export const readExpected = (reader: Reader, ofTalk: OfTalk, since: string | undefined) =>
  reader
    .selectFrom('talk_visitor')
    .select(['uuid', 'code', 'name', 'school', 'major', 'degree', 'graduation_year', 'phone', 'state', 'attended_at'])
    .select(activeEntries(reader, ofTalk).as('entries'))
    .where('company_uuid', '=', ofTalk.companyUuid)
    .where('talk_uuid', '=', ofTalk.talk_uuid)
    .$call(whenGiven(since, (query, instant) => query.where('changed_at', '>=', instant)))
    .execute();
