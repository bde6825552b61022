import type { ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type { ShareRight } from '@qinghe/contract/roles.ts';
import type { TalkVisitor, VisitorState } from '@qinghe/contract/talks/sign-up.ts';
import type { listVisitors } from '@qinghe/contract/talks/visitors.ts';
import { type NotNull, sql } from 'kysely';
import { contains } from '../../../db/containing.ts';
import type { Reader, Trx } from '../../../db/database.ts';
import { readPage } from '../../../db/keyset.ts';
import { seenBy } from '../../../db/shares.ts';
import { whenGiven } from '../../../db/when-given.ts';
import type { Scope } from '../../../http/context.ts';
import { eraseDeliveries } from '../../../outside/delivery-queries.ts';
import { isHeld } from '../../company/index.ts';
import { activeEntries } from '../check-in/check-in-queries.ts';

/** A published talk behind its address, locked: its seats are given one after the other. */
export const lockPublishedTalk = (trx: Trx, uuid: string) =>
  trx
    .selectFrom('talk_directory')
    .innerJoin('talk', (join) =>
      join
        .onRef('talk.company_uuid', '=', 'talk_directory.company_uuid')
        .onRef('talk.uuid', '=', 'talk_directory.talk_uuid'),
    )
    .innerJoin('company', 'company.company_uuid', 'talk.company_uuid')
    .select(['talk.company_uuid', 'talk.uuid', 'talk.owner_uuid', 'talk.state', 'talk.starts_at', 'talk.seats'])
    .select(['company.check_status', 'company.frozen_at'])
    .where('talk_directory.talk_uuid', '=', uuid)
    .where('talk.state', '<>', 'draft')
    .$narrowType<{ starts_at: NotNull }>()
    .forNoKeyUpdate('talk')
    .executeTakeFirst();

const ofTalk = (reader: Reader, companyUuid: string, talkUuid: string) =>
  reader.selectFrom('talk_visitor').where('company_uuid', '=', companyUuid).where('talk_uuid', '=', talkUuid);

export async function countAll(trx: Trx, companyUuid: string, talkUuid: string): Promise<number> {
  const { n } = await ofTalk(trx, companyUuid, talkUuid)
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

export const findVisitorByPhone = (trx: Trx, companyUuid: string, talkUuid: string, phone: string) =>
  ofTalk(trx, companyUuid, talkUuid).select(['uuid', 'state']).where('phone', '=', phone).executeTakeFirst();

type NewVisitor = Omit<TalkVisitor, 'phone'> & {
  uuid: string;
  talk_uuid: string;
  /** Null for who came without having signed up. */
  phone: string | null;
  state: VisitorState;
  code: string;
  token_hash: Buffer;
  consent_version: string;
  at: Date;
};

/** Adds people to a talk; who is there stays as they are. @returns the new ones */
export async function insertVisitors(
  trx: Trx,
  companyUuid: string,
  visitors: readonly NewVisitor[],
): Promise<{ uuid: string }[]> {
  if (visitors.length === 0) return [];
  return trx
    .insertInto('talk_visitor')
    .values(
      visitors.map(({ at, ...visitor }) => ({ company_uuid: companyUuid, ...visitor, signed_at: at, changed_at: at })),
    )
    .onConflict((conflict) => conflict.columns(['company_uuid', 'uuid']).doNothing())
    .returning('uuid')
    .execute();
}

export async function updateVisitor(
  trx: Trx,
  companyUuid: string,
  uuid: string,
  change: Partial<TalkVisitor> & { state: VisitorState; signed_at?: Date; changed_at: Date },
): Promise<void> {
  await trx
    .updateTable('talk_visitor')
    .set(change)
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .execute();
}

/** How many wait, up to this visitor; as those who wait move up. */
const placeInLine = sql<number>`(select count(*)::int from talk_visitor as other
  where other.company_uuid = visitor.company_uuid and other.talk_uuid = visitor.talk_uuid and other.state = 'waiting'
    and (other.signed_at, other.uuid) <= (visitor.signed_at, visitor.uuid))`;

/** A visitor with the talk, by the token of the ticket. */
export const findTicket = (reader: Reader, tokenHash: Buffer) =>
  reader
    .selectFrom('talk_visitor as visitor')
    .innerJoin('talk', (join) =>
      join.onRef('talk.company_uuid', '=', 'visitor.company_uuid').onRef('talk.uuid', '=', 'visitor.talk_uuid'),
    )
    .innerJoin('company', 'company.company_uuid', 'talk.company_uuid')
    .select(['visitor.company_uuid', 'visitor.uuid', 'visitor.talk_uuid', 'visitor.state', 'visitor.name'])
    .select(['visitor.code', 'company.name as company_name'])
    .select(['talk.title', 'talk.format', 'talk.school', 'talk.place', 'talk.starts_at', 'talk.ends_at'])
    .select(isHeld.as('is_held'))
    .select(placeInLine.as('place_in_line'))
    .select(['talk.state as talk_state', 'talk.cancel_reason', 'talk.version', 'talk.updated_at'])
    .where('visitor.token_hash', '=', tokenHash)
    // Who came without having signed up has no page.
    .where('visitor.state', '<>', 'walk_in')
    .$narrowType<{ state: Exclude<VisitorState, 'walk_in'>; starts_at: NotNull; ends_at: NotNull }>()
    .executeTakeFirst();

export type Ticket = NonNullable<Awaited<ReturnType<typeof findTicket>>>;

/** Is it a talk that a member may see? */
export const isTalkInScope = async (
  reader: Reader,
  { companyUuid, ownerUuid }: Scope,
  uuid: string,
  least: ShareRight = 'read',
) =>
  (await reader
    .selectFrom('talk')
    .select('uuid')
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .$call(whenGiven(ownerUuid, (query, owner) => query.where(seenBy('talk', owner, least))))
    .executeTakeFirst()) !== undefined;

/** Without those whom the door wrote down by mistake, and took back. */
const present = (query: ReturnType<typeof ofTalk>) =>
  query.where((e) => e.or([e('state', '<>', 'walk_in'), e('attended_at', 'is not', null)]));

export const readVisitors = (
  reader: Reader,
  companyUuid: string,
  { talk_uuid, show, q, ...page }: ParsedInputOf<typeof listVisitors>,
) =>
  readPage(
    present(ofTalk(reader, companyUuid, talk_uuid))
      .select(['uuid', 'state', 'name', 'phone', 'school', 'major', 'degree', 'graduation_year'])
      .select(['signed_at', 'attended_at'])
      .select(activeEntries(reader, { companyUuid, talk_uuid }).as('entries'))
      .$call(
        whenGiven(q || undefined, (query, words) =>
          query.where((e) =>
            // No more of a phone than its mask shows, so that nobody finds the rest by trying.
            e.or([contains(e.ref('name'), words), e(e.fn('right', ['phone', e.val(4)]), '=', words)]),
          ),
        ),
      )
      .$call(
        whenGiven(show, (query, value) =>
          value === 'attended'
            ? query.where('attended_at', 'is not', null)
            : query.where('state', '=', value).where('attended_at', 'is', null),
        ),
      ),
    page,
    ['signed_at', 'uuid'],
    'asc',
  );

export const countVisitors = (reader: Reader, companyUuid: string, talkUuid: string) =>
  present(ofTalk(reader, companyUuid, talkUuid))
    .select(['state', (e) => e.fn.countAll<number>().filterWhere('attended_at', 'is', null).as('not_come')])
    .select((e) => e.fn.count<number>('attended_at').as('attended'))
    .groupBy('state')
    .execute();

/** Registrations of a phone for talks, whichever company's. */
export async function countRegistrationsOf(reader: Reader, phone: string): Promise<number> {
  const { n } = await reader
    .selectFrom('talk_visitor')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
  return n;
}

/** Erases whoever signed up with a phone, with what doors wrote down of them. */
export async function eraseRegistrationsOf(trx: Trx, phone: string): Promise<void> {
  const erased = await trx.deleteFrom('talk_visitor').where('phone', '=', phone).returning('uuid').execute();
  await eraseDeliveries(
    trx,
    erased.map(({ uuid }) => uuid),
  );
}

/** Forgets who signed up for talks that ended before an instant, and what their doors wrote down. */
export async function eraseVisitors(trx: Trx, before: Date): Promise<void> {
  for (const table of ['talk_door_entry', 'talk_visitor'] as const) {
    const erased = await trx
      .deleteFrom(table)
      .using('talk')
      .whereRef('talk.company_uuid', '=', `${table}.company_uuid`)
      .whereRef('talk.uuid', '=', `${table}.talk_uuid`)
      .where('talk.ends_at', '<', before.toISOString())
      .returning(`${table}.uuid`)
      .execute();
    await eraseDeliveries(
      trx,
      erased.map(({ uuid }) => uuid),
    );
  }
}
