import type { PersonLinkKind } from '@qinghe/contract/resumes/persons.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { rootsOf } from './components.ts';

/** A person as the links make it: its application, and the root of all that are joined. */
export interface PersonRow {
  uuid: string;
  root_uuid: string;
}

/** Everybody who is joined with any of these, themselves first of all. */
export const readMembers = (reader: Reader, companyUuid: string, uuids: readonly string[]): Promise<PersonRow[]> =>
  reader
    .selectFrom('person')
    .select(['uuid', 'root_uuid'])
    .where('company_uuid', '=', companyUuid)
    .where('root_uuid', 'in', (e) =>
      e.selectFrom('person').select('root_uuid').where('company_uuid', '=', companyUuid).where('uuid', 'in', uuids),
    )
    .orderBy('uuid')
    .execute();

/**
 * Everybody who is joined with any of these, and until the transaction ends nobody else joins or parts them: a component is
 * locked by the row of its root. Where roots have changed while they were waited for, all are let go and locked anew, so that
 * everybody locks in one order and no two wait for each other. Who is gone meanwhile is missing.
 */
export async function lockMembers(trx: Trx, companyUuid: string, uuids: readonly string[]): Promise<PersonRow[]> {
  let members = await readMembers(trx, companyUuid, uuids);
  for (;;) {
    const roots = rootsAmong(members);
    if (roots.size === 0) return members;
    await sql`savepoint members`.execute(trx);
    await trx
      .selectFrom('person')
      .select('uuid')
      .where('company_uuid', '=', companyUuid)
      .where('uuid', 'in', [...roots])
      .orderBy('uuid')
      .forNoKeyUpdate()
      .execute();
    members = await readMembers(trx, companyUuid, uuids);
    if ([...rootsAmong(members)].every((root) => roots.has(root))) return members;
    await sql`rollback to savepoint members`.execute(trx);
  }
}

const rootsAmong = (members: readonly PersonRow[]) => new Set(members.map(({ root_uuid }) => root_uuid));

/** Computes the roots of locked members anew, from the joints that stand. */
export async function recomputeRoots(trx: Trx, companyUuid: string, members: readonly PersonRow[]): Promise<void> {
  if (members.length === 0) return;
  const uuids = members.map(({ uuid }) => uuid);
  const roots = rootsOf(uuids, await readJoints(trx, companyUuid, uuids));
  const changed = members.filter(({ uuid, root_uuid }) => roots.get(uuid) !== root_uuid);
  for (const [root_uuid, rows] of Map.groupBy(changed, ({ uuid }) => roots.get(uuid)))
    await trx
      .updateTable('person')
      .set({ root_uuid })
      .where('company_uuid', '=', companyUuid)
      .where(
        'uuid',
        'in',
        rows.map(({ uuid }) => uuid),
      )
      .execute();
}

const selectLinks = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('person_link')
    .leftJoin('account', 'account.uuid', 'person_link.account_uuid')
    .select([
      'person_link.uuid',
      'person_link.a_uuid',
      'person_link.b_uuid',
      'person_link.kind',
      'person_link.account_uuid',
      'person_link.made_at',
      'account.name as by_name',
    ])
    .where('person_link.company_uuid', '=', companyUuid);

export type PersonLink = Awaited<ReturnType<typeof readJoints>>[number];

/** The joints that stand among members of components. */
export const readJoints = (reader: Reader, companyUuid: string, uuids: readonly string[]) =>
  selectLinks(reader, companyUuid)
    .where('person_link.a_uuid', 'in', uuids)
    .where('person_link.kind', '=', 'same')
    .where('person_link.undone_at', 'is', null)
    .execute();

/** Of whom somebody said that they are others than this one, and did not take it back. */
export const readPartings = (reader: Reader, companyUuid: string, uuid: string) =>
  selectLinks(reader, companyUuid)
    .where((e) => e.or([e('person_link.a_uuid', '=', uuid), e('person_link.b_uuid', '=', uuid)]))
    .where('person_link.kind', '=', 'different')
    .where('person_link.undone_at', 'is', null)
    .orderBy('person_link.made_at', 'desc')
    .orderBy('person_link.uuid')
    .execute();

/** A link that stands. */
export const findLink = (reader: Reader, companyUuid: string, uuid: string) =>
  selectLinks(reader, companyUuid)
    .select('person_link.undone_at')
    .where('person_link.uuid', '=', uuid)
    .executeTakeFirst();

/**
 * Roots that are kept apart from one: somebody said so of any two of their members. For the machine also those of whom its
 * own word was taken back.
 */
export async function readApart(
  reader: Reader,
  companyUuid: string,
  root: string,
  by: 'people' | 'machine',
): Promise<Set<string>> {
  const { rows } = await sql<{ root: string }>`
    select case when a.root_uuid = ${root} then b.root_uuid else a.root_uuid end as root
    from person member
    join person_link link on link.company_uuid = member.company_uuid
      and (link.a_uuid = member.uuid or link.b_uuid = member.uuid)
    join person a on a.company_uuid = link.company_uuid and a.uuid = link.a_uuid
    join person b on b.company_uuid = link.company_uuid and b.uuid = link.b_uuid
    where member.company_uuid = ${companyUuid} and member.root_uuid = ${root} and a.root_uuid <> b.root_uuid
      and (link.kind = 'different' and link.undone_at is null
        or ${by === 'machine'} and link.kind = 'same' and link.account_uuid is null)`.execute(reader);
  return new Set(rows.map((row) => row.root));
}

export interface NewPersonLink {
  uuid: string;
  /** Two, in any order. */
  of: readonly [string, string];
  kind: PersonLinkKind;
  account_uuid: string | null;
  made_at: Date;
}

export async function insertPersonLink(
  trx: Trx,
  company_uuid: string,
  { of: [one, other], ...link }: NewPersonLink,
): Promise<void> {
  const [a_uuid, b_uuid] = one < other ? [one, other] : [other, one];
  await trx
    .insertInto('person_link')
    .values({ company_uuid, a_uuid, b_uuid, ...link })
    .execute();
}

export async function endPersonLink(trx: Trx, companyUuid: string, uuid: string, now: Date): Promise<void> {
  await trx
    .updateTable('person_link')
    .set({ undone_at: now })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .execute();
}
