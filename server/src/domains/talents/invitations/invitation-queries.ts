import type { Degree } from '@qinghe/contract/dict/endpoints.ts';
import type { InvitationState } from '@qinghe/contract/talents/invitation-state.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { type PageRequest, readPage } from '../../../db/keyset.ts';
import { whenGiven } from '../../../db/when-given.ts';

/** States of an invitation that waits for an answer. */
export const OPEN: readonly InvitationState[] = ['held', 'sent', 'opened'];

/** What becomes of one whose time is over is written by a task; it is so the moment before, too. */
const stateNow = (now: Date) =>
  sql<InvitationState>`case when talent_invitation.state in ('sent', 'opened') and lapses_at <= ${now} then 'lapsed' else talent_invitation.state end`;

const select = (reader: Reader, companyUuid: string, now: Date) =>
  reader
    .selectFrom('talent_invitation')
    .innerJoin('job', (join) =>
      join
        .onRef('job.company_uuid', '=', 'talent_invitation.company_uuid')
        .onRef('job.uuid', '=', 'talent_invitation.job_uuid'),
    )
    .innerJoin('account', 'account.uuid', 'talent_invitation.account_uuid')
    .leftJoin('talent', 'talent.uuid', 'talent_invitation.talent_uuid')
    .where('talent_invitation.company_uuid', '=', companyUuid)
    .select([
      'talent_invitation.uuid',
      'talent_invitation.version',
      'talent_invitation.talent_uuid',
      'talent_invitation.job_uuid',
      'talent_invitation.account_uuid',
      'talent_invitation.words',
      'talent_invitation.created_at',
      'talent_invitation.sent_at',
      'talent_invitation.opened_at',
      'talent_invitation.answered_at',
      'talent_invitation.lapses_at',
      'talent_invitation.application_uuid',
      'talent_invitation.grant_uuid',
      'talent_invitation.paid',
      'talent_invitation.gift',
      'job.title as job_title',
      'job.kind as job_kind',
      'account.name as account_name',
      'talent.major',
      'talent.graduation_month',
    ])
    .select((e) => [stateNow(now).as('state'), e.ref('talent.degree').$castTo<Degree | null>().as('degree')]);

export type InvitationRow = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

export const findInvitation = (reader: Reader, companyUuid: string, uuid: string, now: Date) =>
  select(reader, companyUuid, now).where('talent_invitation.uuid', '=', uuid).executeTakeFirst();

/** Those that were sent together, in the order in which they were written. */
export const readInvitationsOf = (reader: Reader, companyUuid: string, batchUuid: string, now: Date) =>
  select(reader, companyUuid, now)
    .where('talent_invitation.batch_uuid', '=', batchUuid)
    .orderBy('talent_invitation.uuid')
    .execute();

/** Locked, so that one answer at a time is given. */
export async function lockInvitation(trx: Trx, companyUuid: string, uuid: string, now: Date) {
  await trx
    .selectFrom('talent_invitation')
    .select('uuid')
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .forUpdate()
    .execute();
  return findInvitation(trx, companyUuid, uuid, now);
}

export const readInvitations = (
  reader: Reader,
  { companyUuid, ownerUuid }: { companyUuid: string; ownerUuid: string | undefined },
  { state, now, ...page }: PageRequest & { state: InvitationState | undefined; now: Date },
) =>
  readPage(
    select(reader, companyUuid, now)
      .$call(whenGiven(ownerUuid, (query, owner) => query.where('talent_invitation.account_uuid', '=', owner)))
      .$call(whenGiven(state, (query, wanted) => query.where(stateNow(now), '=', wanted))),
    page,
    ['talent_invitation.created_at', 'talent_invitation.uuid'],
  );

export const countInvitations = (
  reader: Reader,
  { companyUuid, ownerUuid }: { companyUuid: string; ownerUuid: string | undefined },
  now: Date,
) =>
  reader
    .selectFrom('talent_invitation')
    .select([stateNow(now).as('state'), sql<number>`count(*)::int`.as('count')])
    .where('company_uuid', '=', companyUuid)
    .$call(whenGiven(ownerUuid, (query, owner) => query.where('account_uuid', '=', owner)))
    .groupBy(sql`1`)
    .execute();

export interface NewInvitation {
  company_uuid: string;
  uuid: string;
  talent_uuid: string;
  job_uuid: string;
  account_uuid: string;
  words: string;
  state: 'held';
  created_at: Date;
  send_at: Date;
  batch_uuid: string | null;
  /** What it took. */
  grant_uuid: string | null;
  paid: number;
  gift: number;
}

export const insertInvitations = (trx: Trx, invitations: readonly NewInvitation[]) =>
  trx
    .insertInto('talent_invitation')
    .values([...invitations])
    .execute();

interface Change {
  state: InvitationState;
  sent_at?: Date;
  lapses_at?: Date;
  opened_at?: Date;
  answered_at?: Date;
  application_uuid?: string | null;
}

/** @returns whether it stood in one of these states */
export async function changeInvitation(
  trx: Reader,
  { companyUuid, uuid }: { companyUuid: string; uuid: string },
  from: readonly InvitationState[],
  change: Change,
): Promise<boolean> {
  const result = await trx
    .updateTable('talent_invitation')
    .set((e) => ({ ...change, version: e('version', '+', 1) }))
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .where('state', 'in', from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Those that nobody answered in time; only those of a company to some people where they are named. */
export async function lapse(
  db: Reader,
  now: Date,
  only?: { companyUuid: string; talentUuids: readonly string[] },
): Promise<void> {
  await db
    .updateTable('talent_invitation')
    .set((e) => ({ state: 'lapsed' as const, version: e('version', '+', 1) }))
    .where('state', 'in', ['sent', 'opened'])
    .where('lapses_at', '<=', now.toISOString())
    .$call(
      whenGiven(only, (query, { companyUuid, talentUuids }) =>
        query
          .where('company_uuid', '=', companyUuid)
          .where('talent_uuid', '=', (e) => e.fn.any(e.val([...talentUuids]))),
      ),
    )
    .execute();
}

/** Those that reached somebody, or still may: what was recalled unsent or never arrived troubled nobody. */
const counts = sql<boolean>`(state <> 'undeliverable' and (state <> 'recalled' or sent_at is not null))`;

/** How many invitations some people got since, from all companies. */
export async function countReceived(
  reader: Reader,
  talentUuids: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await reader
    .selectFrom('talent_invitation')
    .select(['talent_uuid', sql<number>`count(*)::int`.as('count')])
    .where('talent_uuid', '=', (e) => e.fn.any(e.val([...talentUuids])))
    .where('created_at', '>', since.toISOString())
    .where(counts)
    .groupBy('talent_uuid')
    .execute();
  return new Map(rows.map(({ talent_uuid, count }) => [talent_uuid, count]));
}

/** How many invitations of a company count since an instant; only those of one account where it is named. */
export async function countInvited(
  reader: Reader,
  { companyUuid, ownerUuid }: { companyUuid: string; ownerUuid: string | undefined },
  since: Date,
): Promise<number> {
  const { count } = await reader
    .selectFrom('talent_invitation')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('company_uuid', '=', companyUuid)
    .where('created_at', '>', since.toISOString())
    .where(counts)
    .$call(whenGiven(ownerUuid, (query, owner) => query.where('account_uuid', '=', owner)))
    .executeTakeFirstOrThrow();
  return count;
}

/** The latest invitation of a company to each of some talents that still counts. */
export const readLatest = (reader: Reader, companyUuid: string, talentUuids: readonly string[], now: Date) =>
  reader
    .selectFrom('talent_invitation')
    .distinctOn('talent_uuid')
    .select(['talent_uuid', 'created_at', 'answered_at', stateNow(now).as('state')])
    .where('company_uuid', '=', companyUuid)
    .where('talent_uuid', '=', (e) => e.fn.any(e.val([...talentUuids])))
    .where(counts)
    .orderBy('talent_uuid')
    .orderBy('created_at', 'desc')
    .execute();

/** A talent as an invitation needs one, locked: limits are counted by one at a time. */
export const lockTalent = (trx: Trx, uuid: string) => contactsOf(trx, [uuid]).forUpdate().executeTakeFirst();

/** Several, locked in an order that everybody keeps to, so that no two wait for each other. */
export const lockTalents = (trx: Trx, uuids: readonly string[]) =>
  contactsOf(trx, uuids).orderBy('uuid').forUpdate().execute();

export const findContact = (reader: Reader, uuid: string) => contactsOf(reader, [uuid]).executeTakeFirst();

export const readContacts = (reader: Reader, uuids: readonly string[]) => contactsOf(reader, uuids).execute();

const contactsOf = (reader: Reader, uuids: readonly string[]) =>
  reader
    .selectFrom('talent')
    .selectAll()
    .where('uuid', '=', (e) => e.fn.any(e.val([...uuids])))
    .where('paused_at', 'is', null);

/** Who of some people hides from a company. */
export async function readHidden(
  reader: Reader,
  companyUuid: string,
  talentUuids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await reader
    .selectFrom('talent_hidden')
    .select('talent_uuid')
    .where('company_uuid', '=', companyUuid)
    .where('talent_uuid', '=', (e) => e.fn.any(e.val([...talentUuids])))
    .execute();
  return new Set(rows.map(({ talent_uuid }) => talent_uuid));
}

/** A talent says on the answer page that a company must not find them any more. */
export async function hideByAnswer(trx: Trx, companyUuid: string, talentUuid: string): Promise<void> {
  await trx
    .insertInto('talent_hidden')
    .columns(['company_uuid', 'talent_uuid', 'hidden_key'])
    .expression((e) =>
      e
        .selectFrom('talent')
        .select([
          sql<string>`${companyUuid}::uuid`.as('company_uuid'),
          'uuid as talent_uuid',
          sql<string>`'answer'`.as('hidden_key'),
        ])
        .where('uuid', '=', talentUuid),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A talent wants no invitations until they agree anew: nobody finds them. */
export async function pauseTalent(trx: Trx, uuid: string, now: Date): Promise<void> {
  await trx.updateTable('talent').set({ paused_at: now }).where('uuid', '=', uuid).execute();
  await trx.deleteFrom('talent_search').where('talent_uuid', '=', uuid).execute();
}
