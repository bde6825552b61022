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
export type Listener = Pick<AccountActor, 'accountUuid' | 'companyUuid' | 'type' | 'restriction' | 'sessionHash'>;

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
      whenGiven(listener, (query, { sessionHash, companyUuid, accountUuid, type, restriction }) =>
        query.where((e) =>
          e.or([
            e('session_hash', '=', sessionHash),
            e.and([
              e('company_uuid', '=', companyUuid),
              restriction !== null
                ? sql<boolean>`owner_uuids is null or (payload ->> 'type' in ('member.changed', 'message.changed') and ${accountUuid} = any(owner_uuids))`
                : type === 'master'
                  ? sql<boolean>`payload ->> 'type' <> 'message.changed' or ${accountUuid} = any(owner_uuids)`
                  : sql<boolean>`coalesce(${accountUuid} = any(owner_uuids), true)`,
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

/** Longest age of a page that is still told what happened since it began to read, in milliseconds. */
const MAX_AGE = 600_000;

/** An event carries the time at which its transaction began; it may have been seen only this much later. */
const MAX_WRITE_MILLISECONDS = 10_000;

/**
 * Where a page of some age starts that has no cursor yet.
 *
 * @param age milliseconds since its first read, as the page says
 * @returns undefined where the age is none, or nothing has happened since
 */
export async function positionAtAge(reader: Reader, age: unknown): Promise<EventPosition | undefined> {
  if (typeof age !== 'number' || !(age >= 0)) return undefined;
  const seconds = (Math.min(age, MAX_AGE) + MAX_WRITE_MILLISECONDS) / 1000;
  const first = await reader
    .selectFrom('realtime_event')
    .select(['xid', 'seq'])
    .where('at', '>=', sql<string>`now() - make_interval(secs => ${seconds})`)
    .where(sql<boolean>`xid < pg_snapshot_xmin(pg_current_snapshot())`)
    .orderBy('xid')
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  return first && { xid: first.xid, seq: first.seq - 1 };
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
  payload: unknown;
  company_uuid: string | null;
  owner_uuids: string[] | null;
  session_hash: Buffer | null;
}

function roomsOf({ payload, company_uuid, owner_uuids, session_hash }: Addressed): string[] {
  if (session_hash) return [sessionRoom(session_hash)];
  if (owner_uuids === null) return [companyRoom(company_uuid)];
  const { type } = payload as RealtimeEvent;
  // What somebody is told is nobody else's.
  if (type === 'message.changed') return owner_uuids.map((uuid) => personRoom(company_uuid, uuid));
  const roomOf = type === 'member.changed' ? personRoom : ownerRoom;
  return [mastersRoom(company_uuid), ...owner_uuids.map((owner) => roomOf(company_uuid, owner))];
}

/** Where a socket listens: who is kept from the desk hears of no job and no application, but of what lets them work again. */
export function roomsOfListener({ companyUuid, accountUuid, type, restriction, sessionHash }: Listener): string[] {
  if (companyUuid === null) return [sessionRoom(sessionHash)];
  const always = [sessionRoom(sessionHash), companyRoom(companyUuid), personRoom(companyUuid, accountUuid)];
  if (restriction !== null) return always;
  return [...always, type === 'master' ? mastersRoom(companyUuid) : ownerRoom(companyUuid, accountUuid)];
}

/** Where a session listens, or the masters of a company and some of its accounts. */
export const roomsOfSignal = (to: { companyUuid: string; accounts: readonly string[] } | { sessionHash: string }) =>
  'sessionHash' in to
    ? [sessionRoom(Buffer.from(to.sessionHash, 'hex'))]
    : [mastersRoom(to.companyUuid), ...to.accounts.map((account) => ownerRoom(to.companyUuid, account))];

const sessionRoom = (sessionHash: Buffer): string => `session:${sessionHash.toString('hex')}`;
const companyRoom = (companyUuid: string | null): string => `company:${companyUuid}`;
const mastersRoom = (companyUuid: string | null): string => `masters:${companyUuid}`;
const personRoom = (companyUuid: string | null, uuid: string): string => `person:${companyUuid}:${uuid}`;
const ownerRoom = (companyUuid: string | null, accountUuid: string): string => `owner:${companyUuid}:${accountUuid}`;
