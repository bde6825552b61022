import type { ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type { listTalks, TalkState, TalkTexts } from '@qinghe/contract/talks/talks.ts';
import { sql } from 'kysely';
import { contains } from '../../../db/containing.ts';
import type { Reader, Trx } from '../../../db/database.ts';
import { seenBy, sharesOf } from '../../../db/shares.ts';
import { whenGiven } from '../../../db/when-given.ts';
import type { Scope } from '../../../http/context.ts';
import { instantOfMinute } from '../../../time/china-day.ts';

const inScope = (reader: Reader, { companyUuid, ownerUuid }: Scope) =>
  reader
    .selectFrom('talk')
    .select([
      'talk.uuid',
      'talk.owner_uuid',
      'talk.brochure_uuid',
      'talk.state',
      'talk.version',
      'talk.title',
      'talk.format',
      'talk.school',
      'talk.place',
      'talk.starts_at',
      'talk.ends_at',
      'talk.seats',
      'talk.text',
      'talk.cancel_reason',
      'talk.updated_at',
      sharesOf('talk').as('shares'),
    ])
    .where('talk.company_uuid', '=', companyUuid)
    .$call(whenGiven(ownerUuid, (query, owner) => query.where(seenBy('talk', owner))));

const withNames = (reader: Reader, scope: Scope) =>
  inScope(reader, scope)
    .leftJoin('account as owner', 'owner.uuid', 'talk.owner_uuid')
    .leftJoin('brochure', (join) =>
      join.onRef('brochure.company_uuid', '=', 'talk.company_uuid').onRef('brochure.uuid', '=', 'talk.brochure_uuid'),
    )
    .select(['owner.name as owner_name', 'brochure.title as brochure_title'])
    .select([visitorsIn('signed').as('signed'), visitorsIn('waiting').as('waiting')]);

const visitorsIn = (state: 'signed' | 'waiting') =>
  sql<number>`(select count(*)::int from talk_visitor as visitor where visitor.company_uuid = talk.company_uuid
    and visitor.talk_uuid = talk.uuid and visitor.state = ${state})`;

export type TalkRow = Awaited<ReturnType<typeof readTalks>>[number];

/** Most talks that are over and still listed. */
const MAX_PAST = 100;

type TalkFilter = ParsedInputOf<typeof listTalks>;

const matching = (reader: Reader, scope: Scope, { q, state, owner }: TalkFilter) =>
  withNames(reader, scope)
    .$call(whenGiven(state, (query, value) => query.where('talk.state', '=', value)))
    .$call(whenGiven(owner, (query, uuid) => query.where('talk.owner_uuid', '=', uuid)))
    .$call(
      whenGiven(q, (query, words) =>
        query.where((e) =>
          e.or((['title', 'school', 'place'] as const).map((name) => contains(e.ref(`talk.${name}`), words))),
        ),
      ),
    );

/** Not over, or without a day yet. */
const isComing = (now: Date) => sql<boolean>`(talk.ends_at is null or talk.ends_at > ${now.toISOString()})`;

/** Talks of a scope that a filter lets through: those to come, soonest first, then the latest that are over. */
export async function readTalks(reader: Reader, scope: Scope, filter: TalkFilter, now: Date) {
  const coming = () =>
    matching(reader, scope, filter)
      .where(isComing(now))
      // Those without a day come last.
      .orderBy('talk.starts_at', (order) => order.asc().nullsLast())
      .orderBy('talk.uuid')
      .execute();
  const over = () =>
    matching(reader, scope, filter)
      .where('talk.ends_at', '<=', now.toISOString())
      .orderBy('talk.starts_at', 'desc')
      .orderBy('talk.uuid', 'desc')
      .limit(MAX_PAST)
      .execute();
  const [first, then] = await Promise.all([
    filter.when === 'over' ? [] : coming(),
    filter.when === 'coming' ? [] : over(),
  ]);
  return [...first, ...then];
}

export const findTalk = (reader: Reader, scope: Scope, uuid: string) =>
  withNames(reader, scope).where('talk.uuid', '=', uuid).executeTakeFirst();

/** The talk's row, locked for a change; undefined outside the scope. */
export const lockTalk = (trx: Trx, scope: Scope, uuid: string) =>
  inScope(trx, scope).where('talk.uuid', '=', uuid).forNoKeyUpdate().executeTakeFirst();

/** Talks of a company that are not over. */
export async function countComingTalks(trx: Trx, companyUuid: string, now: Date): Promise<number> {
  const { n } = await trx
    .selectFrom('talk')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('company_uuid', '=', companyUuid)
    .where(isComing(now))
    .executeTakeFirstOrThrow();
  return n;
}

const stored = ({ starts_at, ends_at, ...texts }: TalkTexts) => ({
  ...texts,
  starts_at: starts_at && instantOfMinute(starts_at),
  ends_at: ends_at && instantOfMinute(ends_at),
});

export async function insertTalk(
  trx: Trx,
  companyUuid: string,
  { texts, at, ...made }: { uuid: string; owner_uuid: string; at: Date; texts: TalkTexts },
): Promise<void> {
  await trx
    .insertInto('talk')
    .values({ company_uuid: companyUuid, ...made, ...stored(texts), created_at: at, updated_at: at })
    .execute();
  await trx.insertInto('talk_directory').values({ talk_uuid: made.uuid, company_uuid: companyUuid }).execute();
}

/** Changes a locked talk and counts its version up. */
export async function updateTalk(
  trx: Trx,
  companyUuid: string,
  {
    uuid,
    at,
    texts,
    ...standing
  }: { uuid: string; at: Date; texts?: TalkTexts; state?: TalkState; cancel_reason?: string; moved_at?: Date },
): Promise<void> {
  await trx
    .updateTable('talk')
    .set({ ...(texts && stored(texts)), ...standing, updated_at: at, version: sql`version + 1` })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .execute();
}

export async function removeTalk(trx: Trx, companyUuid: string, uuid: string): Promise<void> {
  await trx.deleteFrom('talk_directory').where('talk_uuid', '=', uuid).execute();
  await trx.deleteFrom('talk').where('company_uuid', '=', companyUuid).where('uuid', '=', uuid).execute();
}

const talksOf = (trx: Trx, companyUuid: string) =>
  trx.updateTable('talk').where('company_uuid', '=', companyUuid).returning(['uuid', 'owner_uuid']);

/** The talks of a member become another one's. */
export const handOverTalks = (
  trx: Trx,
  companyUuid: string,
  { from, to, at }: { from: string; to: string; at: Date },
) =>
  talksOf(trx, companyUuid)
    .set((e) => ({ owner_uuid: to, updated_at: at, version: e('version', '+', 1) }))
    .where('owner_uuid', '=', from)
    .execute();

/** What was still to come is called off. */
export const cancelTalks = (trx: Trx, companyUuid: string, at: Date) =>
  talksOf(trx, companyUuid)
    .set((e) => ({ state: 'cancelled', updated_at: at, version: e('version', '+', 1) }))
    .where('state', '=', 'online')
    .where('ends_at', '>', at.toISOString())
    .execute();
