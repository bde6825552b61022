import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Reader, Trx } from '../../db/database.ts';
import { whenGiven } from '../../db/when-given.ts';
import type { Scope } from '../../http/context.ts';

/** A talk that a member may see and people can sign up for, locked: what its doors write is added one after the other. */
export const lockTalkOfDoor = (trx: Trx, { companyUuid, ownerUuid }: Scope, uuid: string) =>
  trx
    .selectFrom('talk')
    .select(['uuid', 'title', 'format', 'school', 'place', 'starts_at', 'ends_at', 'seats'])
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .where('state', '<>', 'draft')
    .$call(whenGiven(ownerUuid, (query, owner) => query.where('owner_uuid', '=', owner)))
    .forNoKeyUpdate()
    .executeTakeFirst();

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

/** Adds entries to a talk; those that are there stay as they are. @returns the new ones */
export async function insertEntries(
  trx: Trx,
  { companyUuid, talk_uuid }: OfTalk,
  account_uuid: string,
  rows: readonly DoorRow[],
): Promise<{ uuid: string }[]> {
  if (rows.length === 0) return [];
  return trx
    .insertInto('talk_door_entry')
    .values(rows.map((row) => ({ company_uuid: companyUuid, talk_uuid, account_uuid, ...row })))
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

/** Says anew of those whom entries are about whether they are here, and since when. */
export async function settleAttendance(trx: Trx, ofTalk: OfTalk, entries: readonly string[], at: Date): Promise<void> {
  const { companyUuid, talk_uuid } = ofTalk;
  const touched = trx
    .selectFrom('talk_door_entry as entry')
    .innerJoin('talk_door_entry as added', (join) =>
      join
        .onRef('added.company_uuid', '=', 'entry.company_uuid')
        .on((e) => e.or([e('added.uuid', '=', e.ref('entry.uuid')), e('added.takes_back', '=', e.ref('entry.uuid'))])),
    )
    .select('entry.visitor_uuid')
    .where('entry.company_uuid', '=', companyUuid)
    .where('entry.talk_uuid', '=', talk_uuid)
    .where('added.talk_uuid', '=', talk_uuid)
    .where('added.uuid', 'in', entries);
  await trx
    .updateTable('talk_visitor')
    .set({
      changed_at: at,
      attended_at: standing(trx, ofTalk)
        .select((e) => e.fn.min('entry.at').as('at'))
        .where('entry.visitor_uuid', '=', ofVisitor),
    })
    .where('company_uuid', '=', companyUuid)
    .where('talk_uuid', '=', talk_uuid)
    .where('uuid', 'in', touched)
    .execute();
}

/** Of the visitor of the statement around. */
export const standingEntries = (reader: Reader, ofTalk: OfTalk) =>
  jsonArrayFrom(standing(reader, ofTalk).select('entry.uuid').where('entry.visitor_uuid', '=', ofVisitor));

/** Whom a door may expect, with the entries by which they are here: those who were changed since, or all. */
export const readExpected = (reader: Reader, ofTalk: OfTalk, since: string | undefined) =>
  reader
    .selectFrom('talk_visitor')
    .select(['uuid', 'code', 'name', 'school', 'major', 'degree', 'graduation_year', 'phone', 'state', 'attended_at'])
    .select(standingEntries(reader, ofTalk).as('entries'))
    .where('company_uuid', '=', ofTalk.companyUuid)
    .where('talk_uuid', '=', ofTalk.talk_uuid)
    .$call(whenGiven(since, (query, instant) => query.where('changed_at', '>=', instant)))
    .execute();
