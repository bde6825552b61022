import { type NotNull, sql } from 'kysely';
import type { Reader } from '../../db/database.ts';
import { whenGiven } from '../../db/when-given.ts';
import { isHeld } from '../../domains/company/index.ts';

const published = (reader: Reader) =>
  reader
    .selectFrom('talk')
    .innerJoin('company', 'company.company_uuid', 'talk.company_uuid')
    .select([
      'talk.company_uuid',
      'talk.uuid',
      'talk.title',
      'talk.state',
      'talk.format',
      'talk.school',
      'talk.place',
      'talk.starts_at',
      'talk.ends_at',
      'talk.seats',
      'talk.text',
      'talk.cancel_reason',
      'company.name as company_name',
    ])
    .select(isHeld.as('is_held'));

/** A talk behind its public address, once it was published; held while its company may not publish. */
export const findPublicTalk = (reader: Reader, uuid: string) =>
  published(reader)
    .innerJoin('talk_directory', (join) =>
      join
        .onRef('talk_directory.company_uuid', '=', 'talk.company_uuid')
        .onRef('talk_directory.talk_uuid', '=', 'talk.uuid'),
    )
    .leftJoin('brochure', (join) =>
      join
        .onRef('brochure.company_uuid', '=', 'talk.company_uuid')
        .onRef('brochure.uuid', '=', 'talk.brochure_uuid')
        .on('brochure.state', '=', 'online'),
    )
    .select(['brochure.uuid as brochure_uuid', 'brochure.title as brochure_title'])
    .select(
      sql<number>`(select count(*)::int from talk_visitor as visitor where visitor.company_uuid = talk.company_uuid
        and visitor.talk_uuid = talk.uuid and visitor.state = 'signed')`.as('signed'),
    )
    .where('talk_directory.talk_uuid', '=', uuid)
    .where('talk.state', '<>', 'draft')
    .$narrowType<{ starts_at: NotNull; ends_at: NotNull }>()
    .executeTakeFirst();

export type PublicTalk = NonNullable<Awaited<ReturnType<typeof findPublicTalk>>>;

/** Talks of a company, or of one of its brochures, that are still to come, soonest first. */
export const readComingTalks = (reader: Reader, companyUuid: string, now: Date, brochureUuid?: string) =>
  reader
    .selectFrom('talk')
    .select(['uuid', 'title', 'format', 'school', 'starts_at', 'ends_at'])
    .where('company_uuid', '=', companyUuid)
    .$call(whenGiven(brochureUuid, (query, uuid) => query.where('brochure_uuid', '=', uuid)))
    .where('state', '=', 'online')
    .where('ends_at', '>', now.toISOString())
    .orderBy('starts_at')
    .orderBy('uuid')
    .$narrowType<{ starts_at: NotNull; ends_at: NotNull }>()
    .execute();

export type ComingTalk = Awaited<ReturnType<typeof readComingTalks>>[number];
