import type { OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import * as contract from '@qinghe/contract/talks/check-in.ts';
import { MAX_VISITORS } from '@qinghe/contract/talks/sign-up.ts';
import { AppError } from '../../../app-error.ts';
import { requireQuota } from '../../../db/quota.ts';
import type { Scope } from '../../../http/context.ts';
import { asOf, deviceClock } from '../../../http/device-clock.ts';
import { type Write, write } from '../../../http/write.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { DOOR_ENTRIES } from '../quotas.ts';
import { countAll, insertVisitors } from '../sign-up/visitor-queries.ts';
import { newTicketCode, ticketHashOf } from '../ticket.ts';
import {
  type DoorRow,
  type DoorWriter,
  findNamed,
  insertEntries,
  lockTalkOfDoor,
  readExpected,
  settleAttendance,
} from './check-in-queries.ts';

/**
 * Takes what a phone wrote down at the door. Whether somebody is here follows from the entries there are, never from the
 * order in which they came.
 * @throws AppError 40401 for a talk that the caller may not see, or that nobody can have signed up for
 */
export const syncDoor = write(contract.syncDoor, { audit: 'talk.checked_in' }, async (call, input) => {
  const { member, scope } = call;
  return exchange(call, { scope, writer: { account_uuid: member.accountUuid, key_uuid: null } }, input);
});

interface AtDoor {
  scope: Scope;
  writer: DoorWriter;
}

/** What a phone at a door wrote down is taken, and it is told of whom to expect. @throws AppError 429 for a day’s too many */
export async function exchange(
  call: Write,
  { scope, writer }: AtDoor,
  input: Sync,
): Promise<OutputOf<typeof contract.syncDoor>> {
  const { db, now } = call;
  const { companyUuid } = scope;
  const ofTalk = { companyUuid, talk_uuid: input.talk_uuid };
  const talk = await lockTalkOfDoor(db, scope, input.talk_uuid);
  if (!talk) throw new AppError(40401);
  const { results, rows } = await takeEntries(call, { ...ofTalk, starts_at: talk.starts_at }, input);
  const added = await insertEntries(db, ofTalk, writer, rows);
  if (added.length > 0) {
    await requireQuota(db, DOOR_ENTRIES, input.talk_uuid, { now, amount: added.length });
    const uuids = added.map(({ uuid }) => uuid);
    await settleAttendance(db, ofTalk, uuids, now);
    call.note({ companyUuid, objectUuid: input.talk_uuid, actor: { kind: 'account', uuid: writer.account_uuid } });
    const event = { type: 'talk.changed', uuid: input.talk_uuid } as const;
    await publishEvent(db, { companyUuid, owners: [talk.owner_uuid] }, event);
  } else call.noteNothing();
  const visitors = await readExpected(db, ofTalk, input.since);
  return {
    talk,
    results,
    visitors: visitors.map(({ phone, entries, ...visitor }) => ({
      ...visitor,
      phone_end: phone?.slice(-4) ?? '',
      entries: entries.map(({ uuid }) => uuid),
    })),
    as_of: asOf(now),
  };
}

export type Sync = ParsedInputOf<typeof contract.syncDoor>;
type Result = OutputOf<typeof contract.syncDoor>['results'][number];

/** What is to be added for each entry, by the server's clock, with the people whom the door wrote down. */
async function takeEntries(
  call: Write,
  { starts_at, ...ofTalk }: { companyUuid: string; talk_uuid: string; starts_at: string },
  { entries, device_now }: Sync,
): Promise<{ results: Result[]; rows: DoorRow[] }> {
  const { db, now } = call;
  const named = await findNamed(db, ofTalk, {
    codes: entries.flatMap((entry) => (entry.kind === 'scan' ? [entry.code] : [])),
    uuids: entries.flatMap((entry) =>
      entry.kind === 'arrive' ? [entry.visitor_uuid] : entry.kind === 'walk_in' ? [entry.uuid] : [],
    ),
  });
  const [byCode, known] = [
    new Map(named.map(({ code, uuid }) => [code, uuid])),
    new Set(named.map(({ uuid }) => uuid)),
  ];
  const clock = deviceClock(device_now, now, new Date(starts_at));
  const strangers = entries.filter((entry) => entry.kind === 'walk_in').filter(({ uuid }) => !known.has(uuid));
  if (strangers.length > 0) {
    const room = MAX_VISITORS - (await countAll(db, ofTalk.companyUuid, ofTalk.talk_uuid));
    const written = strangers
      .slice(0, Math.max(room, 0))
      .map((entry) => walkedIn(call, ofTalk, entry, clock(entry.at)));
    for (const { uuid } of await insertVisitors(db, ofTalk.companyUuid, written)) known.add(uuid);
  }
  const results: Result[] = [];
  const rows: DoorRow[] = [];
  for (const entry of entries) {
    const { uuid } = entry;
    const at = clock(entry.at);
    if (entry.kind === 'take_back') rows.push({ uuid, visitor_uuid: null, takes_back: entry.entry_uuid, at });
    else {
      const visitor =
        entry.kind === 'scan' ? byCode.get(entry.code) : entry.kind === 'arrive' ? entry.visitor_uuid : uuid;
      if (!visitor || !known.has(visitor)) {
        results.push({ uuid, result: entry.kind === 'walk_in' ? 'full' : 'unknown' });
        continue;
      }
      rows.push({ uuid, visitor_uuid: visitor, takes_back: null, at });
    }
    results.push({ uuid, result: 'kept' });
  }
  return { results, rows };
}

/** Somebody who came without having signed up: has neither a phone nor a page, and is forgotten with the others. */
const walkedIn = (
  { services }: Write,
  { talk_uuid }: { talk_uuid: string },
  { uuid, person }: Extract<contract.DoorEntry, { kind: 'walk_in' }>,
  at: Date,
) => ({
  ...person,
  uuid,
  talk_uuid,
  major: '',
  phone: null,
  state: 'walk_in' as const,
  code: newTicketCode(),
  token_hash: ticketHashOf(services, uuid),
  consent_version: '',
  at,
});
