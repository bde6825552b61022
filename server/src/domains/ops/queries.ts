import { sql } from 'kysely';
import type { Reader } from '../../db/database.ts';
import type { KeysetPlace } from '../../db/keyset.ts';

export function readOutbox(reader: Reader, address: string | undefined, after: KeysetPlace | undefined, limit: number) {
  return reader
    .selectFrom('outbox_message')
    .select(['uuid', 'channel', 'address', 'subject', 'body', 'created_at'])
    .$if(address !== undefined, (query) => query.where('address', '=', address ?? ''))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, uuid) < (${after?.at}::timestamptz, ${after?.uuid}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('uuid', 'desc')
    .limit(limit + 1)
    .execute();
}

/** Rows of the running system that nothing asks for any more, with the instant before which they go. */
export interface SweepLimits {
  /** For rows that carry their own end. */
  now: Date;
  idempotency: Date;
  codes: Date;
  events: Date;
  sessions: Date;
}

/** Deletes what has served its time. @returns rows deleted, by table */
export async function deleteOutdated(reader: Reader, limits: SweepLimits): Promise<Record<string, number>> {
  const results = {
    captcha_token: await reader
      .deleteFrom('captcha_token')
      .where('expires_at', '<', limits.now.toISOString())
      .executeTakeFirst(),
    candidate_link: await reader
      .deleteFrom('candidate_link')
      .where('expires_at', '<', limits.now.toISOString())
      .executeTakeFirst(),
    idempotency_key: await reader
      .deleteFrom('idempotency_key')
      .where('created_at', '<', limits.idempotency.toISOString())
      .executeTakeFirst(),
    verification_code: await reader
      .deleteFrom('verification_code')
      .where('created_at', '<', limits.codes.toISOString())
      .executeTakeFirst(),
    realtime_event: await reader
      .deleteFrom('realtime_event')
      .where('at', '<', limits.events.toISOString())
      .executeTakeFirst(),
    session: await reader
      .deleteFrom('session')
      .where('expires_at', '<', limits.sessions.toISOString())
      .executeTakeFirst(),
  };
  return Object.fromEntries(Object.entries(results).map(([table, result]) => [table, Number(result.numDeletedRows)]));
}
