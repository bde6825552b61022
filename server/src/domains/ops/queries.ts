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
