import { type NotNull, sql } from 'kysely';
import type { Reader } from '../../../db/database.ts';
import { seenBy } from '../../../db/shares.ts';
import { whenGiven } from '../../../db/when-given.ts';
import type { Scope } from '../../../http/context.ts';

/** Most talks that a record names. */
const MAX_NAMED = 5;

/** Talks of a company that a phone signed up for or came to, as far as the scope may see them, latest first. */
export const readTalksOfPhone = (reader: Reader, { companyUuid, ownerUuid }: Scope, phone: string) =>
  reader
    .selectFrom('talk_visitor as visitor')
    .innerJoin('talk', (join) =>
      join.onRef('talk.company_uuid', '=', 'visitor.company_uuid').onRef('talk.uuid', '=', 'visitor.talk_uuid'),
    )
    .select(['talk.uuid', 'talk.title', 'talk.starts_at'])
    .select(sql<boolean>`visitor.attended_at is not null`.as('attended'))
    .where('visitor.company_uuid', '=', companyUuid)
    .where('visitor.phone', '=', phone)
    .where((e) => e.or([e('visitor.state', '<>', 'cancelled'), e('visitor.attended_at', 'is not', null)]))
    .where('talk.state', '=', 'online')
    .$call(whenGiven(ownerUuid, (query, owner) => query.where(seenBy('talk', owner))))
    .$narrowType<{ starts_at: NotNull }>()
    .orderBy('talk.starts_at', 'desc')
    .orderBy('talk.uuid')
    .limit(MAX_NAMED)
    .execute();
