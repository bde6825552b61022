import type { RealtimeEvent } from '@qinghe/contract/realtime.ts';
import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import { NOT_WAITED_FOR } from '../db/send-ahead.ts';
import { whenGiven } from '../db/when-given.ts';
import { SIGNALS_CHANNEL } from './signal.ts';

/** Channel on which the database wakes the dispatchers; a hint only, they also look by themselves. */
export const EVENTS_CHANNEL = 'qinghe_events';

/**
 * Members who hear an event beside the company's masters: the owners of what it is about, as the verb has them in hand.
 * Those with whom it is shared hear it too, by themselves where it is about one thing.
 */
export type Owners = readonly string[] | 'everybody';

/** Who hears an event: people of a company, or the sockets of one session. */
type Audience = { companyUuid: string; owners: Owners } | { sessionHash: Buffer };

/**
 * Writes an event in the transaction that causes it; sockets hear it once that has committed.
 * @param signal what open pages hear beside it, in the same statement
 */
export async function publishEvent(trx: Trx, audience: Audience, event: RealtimeEvent, signal?: string): Promise<void> {
  await trx
    .with('event', (inner) =>
      inner
        .insertInto('realtime_event')
        .values({
          ...('companyUuid' in audience
            ? {
                company_uuid: audience.companyUuid,
                owner_uuids:
                  audience.owners === 'everybody' ? null : withShared(audience.companyUuid, audience.owners, event),
              }
            : { session_hash: audience.sessionHash }),
          payload: JSON.stringify(event),
        })
        .returning('seq'),
    )
    .selectFrom('event')
    .$call(
      whenGiven(signal, (query, text) => query.select(sql`pg_notify(${SIGNALS_CHANNEL}, ${text})`.as('signalled'))),
    )
    .select(sql`pg_notify(${EVENTS_CHANNEL}, '')`.as('woken'))
    .modifyEnd(NOT_WAITED_FOR)
    .execute();
}

const withShared = (companyUuid: string, owners: readonly string[], event: RealtimeEvent) =>
  sql<string[]>`array(select unnest(${[...owners]}::uuid[]) union select account_uuid from share
    where company_uuid = ${companyUuid} and object_uuid = ${subjectOf(event)})`;

/** What is shared that an event is about: the job of an application, else what it names. */
const subjectOf = (event: RealtimeEvent): string | null =>
  'job_uuid' in event ? event.job_uuid : 'uuid' in event ? event.uuid : null;
