import type { RealtimeEvent, RealtimeMessage } from '@qinghe/contract/realtime.ts';
import { sql } from 'kysely';
import type { AccountActor } from '../actor.ts';
import type { Reader } from '../db/database.ts';
import { whenGiven } from '../db/when-given.ts';

/** Position in the stream of events: transaction, then row. */
export interface EventPosition {
  xid: string;
  seq: number;
}

export interface StoredEvent extends RealtimeMessage {
  position: EventPosition;
  /** Everybody in one of them hears it. */
  rooms: string[];
}

/** Who listens at a socket. */
export type Listener = Pick<AccountActor, 'accountUuid' | 'companyUuid' | 'type' | 'sessionHash'>;

/** Events of one reading; a full reading is followed by another. */
export const MAX_EVENTS = 1000;

/**
 * Events after a position, in order, only of transactions older than every running one: an event that commits late can
 * never fall behind a position that was already passed.
 */
export async function readEventsAfter(
  reader: Reader,
  after: EventPosition,
  listener?: Listener,
): Promise<StoredEvent[]> {
  const rows = await reader
    .selectFrom('realtime_event')
    .select(['xid', 'seq', 'company_uuid', 'owner_uuids', 'session_hash', 'payload'])
    .where(sql<boolean>`xid < pg_snapshot_xmin(pg_current_snapshot())`)
    .where(sql<boolean>`(xid, seq) > (${after.xid}::xid8, ${after.seq}::bigint)`)
    .$call(
      whenGiven(listener, (query, { sessionHash, companyUuid, accountUuid, type }) =>
        query.where((e) =>
          e.or([
            e('session_hash', '=', sessionHash),
            e.and([
              e('company_uuid', '=', companyUuid),
              type === 'master' ? e.lit(true) : sql<boolean>`coalesce(${accountUuid} = any(owner_uuids), true)`,
            ]),
          ]),
        ),
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
    rooms: roomsOf(row),
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

interface Addressed {
  company_uuid: string | null;
  owner_uuids: string[] | null;
  session_hash: Buffer | null;
}

function roomsOf({ company_uuid, owner_uuids, session_hash }: Addressed): string[] {
  if (session_hash) return [sessionRoom(session_hash)];
  if (owner_uuids === null) return [companyRoom(company_uuid)];
  return [mastersRoom(company_uuid), ...owner_uuids.map((owner) => ownerRoom(company_uuid, owner))];
}

/** Where a socket listens. */
export const roomsOfListener = ({ companyUuid, accountUuid, type, sessionHash }: Listener): string[] => [
  sessionRoom(sessionHash),
  ...(companyUuid === null
    ? []
    : [companyRoom(companyUuid), type === 'master' ? mastersRoom(companyUuid) : ownerRoom(companyUuid, accountUuid)]),
];

const sessionRoom = (sessionHash: Buffer): string => `session:${sessionHash.toString('hex')}`;
const companyRoom = (companyUuid: string | null): string => `company:${companyUuid}`;
const mastersRoom = (companyUuid: string | null): string => `masters:${companyUuid}`;
const ownerRoom = (companyUuid: string | null, accountUuid: string): string => `owner:${companyUuid}:${accountUuid}`;
