import type { RealtimeEvent, RealtimeMessage } from '@qinghe/contract/realtime.ts';
import { sql } from 'kysely';
import type { Reader } from '../db/database.ts';
import type { Audience } from './publish.ts';

/** Position in the stream of events: transaction, then row. */
export interface EventPosition {
  xid: string;
  seq: number;
}

export interface StoredEvent extends RealtimeMessage {
  position: EventPosition;
  audience: Audience;
}

/** Events of one reading; a full reading is followed by another. */
export const MAX_EVENTS = 1000;

/**
 * Events after a position, in order, only of transactions older than every running one: an event that commits late can
 * never fall behind a position that was already passed.
 */
export async function readEventsAfter(
  reader: Reader,
  after: EventPosition,
  audience?: { companyUuid: string | null; sessionHash: Buffer },
): Promise<StoredEvent[]> {
  const rows = await reader
    .selectFrom('realtime_event')
    .select(['xid', 'seq', 'company_uuid', 'session_hash', 'payload'])
    .where(sql<boolean>`xid < pg_snapshot_xmin(pg_current_snapshot())`)
    .where(sql<boolean>`(xid, seq) > (${after.xid}::xid8, ${after.seq}::bigint)`)
    .$if(audience !== undefined, (query) =>
      query.where((e) =>
        e.or([
          e('session_hash', '=', audience?.sessionHash ?? Buffer.alloc(0)),
          e('company_uuid', '=', audience?.companyUuid ?? null),
        ]),
      ),
    )
    .orderBy('xid')
    .orderBy('seq')
    .limit(MAX_EVENTS)
    .execute();
  return rows.map((row) => ({
    cursor: `${row.xid}-${row.seq}`,
    event: row.payload as RealtimeEvent,
    position: { xid: row.xid, seq: row.seq },
    audience: row.session_hash ? { sessionHash: row.session_hash } : { companyUuid: row.company_uuid ?? '' },
  }));
}

/** The newest position whose whole past is settled; where a new listener starts. */
export async function currentPosition(reader: Reader): Promise<EventPosition> {
  const row = await reader
    .selectFrom('realtime_event')
    .select(['xid', 'seq'])
    .where(sql<boolean>`xid < pg_snapshot_xmin(pg_current_snapshot())`)
    .orderBy('xid', 'desc')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? { xid: '0', seq: 0 };
}

/** Reads a cursor that a client hands back; undefined when it is none of ours. */
export function parseEventCursor(cursor: unknown): EventPosition | undefined {
  const match = typeof cursor === 'string' ? /^(\d{1,19})-(\d{1,15})$/.exec(cursor) : null;
  return match ? { xid: match[1] ?? '0', seq: Number(match[2]) } : undefined;
}

/** Does a position lie before another one? */
export const isBefore = (a: EventPosition, b: EventPosition): boolean =>
  a.xid === b.xid ? a.seq < b.seq : BigInt(a.xid) < BigInt(b.xid);

export const roomOf = (audience: Audience): string =>
  'companyUuid' in audience ? `company:${audience.companyUuid}` : `session:${audience.sessionHash.toString('hex')}`;
