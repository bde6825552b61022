import type { BroadcastState } from '@qinghe/contract/live/broadcasts.ts';
import * as contract from '@qinghe/contract/live/console.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import { readForOperator, writeForOperator } from '../../http/operator.ts';
import { lockForUpdate } from '../../http/versioned.ts';
import { requireFound } from '../../refusals.ts';
import { minuteOfInstant } from '../../time/china-day.ts';
import { isMoved, settledAfter } from '../../time/event-changes.ts';
import {
  deleteBroadcastRow,
  findWritten,
  insertBroadcast,
  lockWritten,
  readWritten,
  updateBroadcast,
  type WrittenRow,
} from './broadcast-queries.ts';
import { notifyLiveTask } from './notify.ts';
import { broadcastAbilities, isOver } from './rules.ts';

type Call = Parameters<Parameters<typeof writeForOperator<typeof contract.writeBroadcast>>[2]>[0];

export const listWrittenBroadcasts = readForOperator(contract.listWrittenBroadcasts, async ({ db, now }, input) => {
  const { items, next_cursor } = await readWritten(db, input);
  return { items: items.map(presentAt(now)), next_cursor };
});

export const writeBroadcast = writeForOperator(
  contract.writeBroadcast,
  { audit: 'broadcast.written' },
  async (call, fields) => {
    const uuid = uuidv7();
    await insertBroadcast(call.db, uuid, fields, savedBy(call));
    return readSaved(call, uuid);
  },
);

/**
 * Who signed up is told of another time ten minutes later, as it stands then.
 * @throws AppError 400 for fewer places than are taken, or a past beginning; 40401, 40901, 40902 once it is over or cancelled
 */
export const changeBroadcast = writeForOperator(
  contract.changeBroadcast,
  { audit: 'broadcast.changed' },
  async (call, { uuid, version, ...fields }) => {
    const { db, services, now } = call;
    const before = await lockBroadcast(call, { uuid, version }, 'edit');
    if (fields.capacity !== null && fields.capacity < before.signed)
      throw new AppError(400, { field: 'capacity', reason: 'live.fewer', values: { least: before.signed } });
    const moved = before.state === 'published' && isMoved(before, fields, []);
    if (moved) requireAhead(`${fields.starts_at}:00+08:00`, now, 'starts_at');
    await updateBroadcast(db, uuid, { fields, ...(moved && { moved_at: now }), ...savedBy(call) });
    if (moved) await services.tasks.enqueue(db, notifyLiveTask, { broadcast_uuid: uuid }, settledAfter(now));
    return readSaved(call, uuid);
  },
);

/** @throws AppError 40401, 40901, 40902 unless it is a draft that is to begin */
export const publishBroadcast = writeForOperator(
  contract.publishBroadcast,
  { audit: 'broadcast.published' },
  async (call, seen) => {
    const { starts_at } = await lockBroadcast(call, seen, 'publish');
    requireAhead(starts_at, call.now);
    return setState(call, seen.uuid, 'published');
  },
);

/** Who signed up is told at once. @throws AppError 40401, 40901, 40902 unless it is published and not over */
export const cancelBroadcast = writeForOperator(
  contract.cancelBroadcast,
  { audit: 'broadcast.cancelled' },
  async (call, { reason, ...seen }) => {
    await lockBroadcast(call, seen, 'cancel');
    await call.services.tasks.enqueue(call.db, notifyLiveTask, { broadcast_uuid: seen.uuid });
    return setState(call, seen.uuid, 'cancelled', reason);
  },
);

/** @throws AppError 40401, 40901, 40902 once it was published */
export const deleteBroadcast = writeForOperator(
  contract.deleteBroadcast,
  { audit: 'broadcast.deleted' },
  async (call, seen) => {
    const { title } = await lockBroadcast(call, seen, 'remove');
    call.note({ detail: { title } });
    await deleteBroadcastRow(call.db, seen.uuid);
    return {};
  },
);

/** The broadcast as the operator saw it, locked, if the action is possible now. */
const lockBroadcast = lockForUpdate({
  lock: ({ db }: Call, uuid: string) => lockWritten(db, uuid),
  present: ({ now }, row) => presentAt(now)(row),
  abilities: broadcastAbilities,
});

function requireAhead(startsAt: string, now: Date, field?: string): void {
  if (Date.parse(startsAt) > now.getTime()) return;
  throw field ? new AppError(400, { field, reason: 'live.past' }) : new AppError(40902, { reason: 'live.past' });
}

async function setState(call: Call, uuid: string, state: BroadcastState, cancel_reason = '') {
  await updateBroadcast(call.db, uuid, { state, cancel_reason, ...savedBy(call) });
  return readSaved(call, uuid);
}

const savedBy = ({ operator, now }: Call) => ({ saved_by: operator.operatorUuid, saved_at: now });

/** As it stands now; the log names it by its title. */
async function readSaved({ db, now, note }: Call, uuid: string): Promise<contract.WrittenBroadcast> {
  const row = requireFound(await findWritten(db, uuid));
  note({ objectUuid: uuid, detail: { title: row.title } });
  return presentAt(now)(row);
}

const presentAt =
  (now: Date) =>
  (row: WrittenRow): contract.WrittenBroadcast => ({
    ...row,
    starts_at: minuteOfInstant(row.starts_at),
    ends_at: minuteOfInstant(row.ends_at),
    over: isOver(row, now),
    abilities: broadcastAbilities(row, now),
  });
