import type { FairState } from '@qinghe/contract/fairs/fair.ts';
import * as contract from '@qinghe/contract/fairs/write-fairs.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import { readForOperator, writeForOperator } from '../../http/operator.ts';
import { lockForUpdate } from '../../http/versioned.ts';
import { requireFound } from '../../refusals.ts';
import { minuteOfInstant } from '../../time/china-day.ts';
import { isMoved, settledAfter } from '../../time/event-changes.ts';
import { findArea } from '../dict/index.ts';
import {
  deleteFairRow,
  findWrittenFair,
  insertFair,
  lockFair,
  readWrittenFairs,
  updateFair,
  type WrittenFairRow,
} from './fair-queries.ts';
import { fairAbilities, isOver, WHEREABOUTS } from './fair-rules.ts';
import { notifyFairVisitors } from './messages/notify-visitors.ts';
import { notifyCompany } from './notify-company.ts';
import { countBooths, readSignedUp } from './sign-up-queries.ts';

type Call = Parameters<Parameters<typeof writeForOperator<typeof contract.writeFair>>[2]>[0];

export const listWrittenFairs = readForOperator(contract.listWrittenFairs, async ({ db, now }, input) => {
  const { items, next_cursor } = await readWrittenFairs(db, input);
  return { items: items.map(presentAt(now)), next_cursor };
});

/** @throws AppError 40401 */
export const getWrittenFair = readForOperator(contract.getWrittenFair, async ({ db, now }, { uuid }) =>
  presentAt(now)(requireFound(await findWrittenFair(db, uuid))),
);

/** @throws AppError 400 for a city that there is not */
export const writeFair = writeForOperator(contract.writeFair, { audit: 'fair.written' }, async (call, fields) => {
  await requireCity(call, fields.city);
  const uuid = uuidv7();
  await insertFair(call.db, uuid, fields, savedBy(call));
  return readSaved(call, uuid);
});

/** @throws AppError 40401, 40901 with the current one, 40902 once it is over or called off, 400 for an unknown city */
export const changeFair = writeForOperator(
  contract.changeFair,
  { audit: 'fair.changed' },
  async (call, { uuid, version, ...fields }) => {
    const before = await lockFairForUpdate(call, { uuid, version }, 'edit');
    if (fields.city !== before.city) await requireCity(call, fields.city);
    const least = await countBooths(call.db, uuid);
    if (fields.booths < least)
      throw new AppError(400, { field: 'booths', reason: 'fair.boothsGiven', values: { least } });
    const moved = before.state === 'open' && isMoved(before, fields, WHEREABOUTS);
    await updateFair(call.db, uuid, { fields, ...(moved && { moved_at: call.now }), ...savedBy(call) });
    if (moved) await notifyVisitors(call, uuid, settledAfter(call.now));
    return readSaved(call, uuid);
  },
);

/** @throws AppError 40401, 40901 with the current one, 40902 unless it is a draft whose sign-up is still to close */
export const publishFair = writeForOperator(contract.publishFair, { audit: 'fair.published' }, async (call, seen) => {
  const { closes_at } = await lockFairForUpdate(call, seen, 'publish');
  if (Date.parse(closes_at) <= call.now.getTime()) throw new AppError(40902, { reason: 'fair.closed' });
  return setState(call, seen.uuid, 'open');
});

/** @throws AppError 40401, 40901 with the current one, 40902 unless it is open and not over */
export const cancelFair = writeForOperator(
  contract.cancelFair,
  { audit: 'fair.cancelled' },
  async (call, { reason, ...seen }) => {
    const { title: fair } = await lockFairForUpdate(call, seen, 'cancel');
    for (const { company_uuid, signed_by } of await readSignedUp(call.db, seen.uuid))
      await notifyCompany(call, { companyUuid: company_uuid, signedBy: signed_by, fairUuid: seen.uuid }, 'cancelled', {
        fair,
        reason,
      });
    await notifyVisitors(call, seen.uuid);
    return setState(call, seen.uuid, 'cancelled', reason);
  },
);

/** @throws AppError 40401, 40901 with the current one, 40902 once it was open */
export const deleteFair = writeForOperator(contract.deleteFair, { audit: 'fair.deleted' }, async (call, seen) => {
  const { title } = await lockFairForUpdate(call, seen, 'remove');
  call.note({ detail: { title } });
  await deleteFairRow(call.db, seen.uuid);
  return {};
});

/** The fair as the operator saw it, locked, if the action is possible now. */
const lockFairForUpdate = lockForUpdate({
  lock: ({ db }: Call, uuid: string) => lockFair(db, uuid),
  present: ({ now }, fair) => presentAt(now)(fair),
  abilities: fairAbilities,
});

async function setState(call: Call, uuid: string, state: FairState, cancel_reason = ''): Promise<contract.WrittenFair> {
  await updateFair(call.db, uuid, { state, cancel_reason, ...savedBy(call) });
  return readSaved(call, uuid);
}

/** Has those who registered told, once the transaction has committed. */
const notifyVisitors = ({ db, services }: Call, fair_uuid: string, from?: Date): Promise<void> =>
  services.tasks.enqueue(db, notifyFairVisitors, { fair_uuid }, from);

const savedBy = ({ operator, now }: Call) => ({ saved_by: operator.operatorUuid, saved_at: now });

/** As it stands now; the log names it by its title. */
async function readSaved({ db, now, note }: Call, uuid: string): Promise<contract.WrittenFair> {
  const row = requireFound(await findWrittenFair(db, uuid));
  note({ objectUuid: uuid, detail: { title: row.title } });
  return presentAt(now)(row);
}

const presentAt =
  (now: Date) =>
  (row: WrittenFairRow): contract.WrittenFair => ({
    ...row,
    starts_at: minuteOfInstant(row.starts_at),
    ends_at: minuteOfInstant(row.ends_at),
    closes_at: minuteOfInstant(row.closes_at),
    over: isOver(row, now),
    abilities: fairAbilities(row, now),
  });

async function requireCity({ db }: Call, code: string | null): Promise<void> {
  if (code !== null && (await findArea(db, code))?.level !== 'city') throw new AppError(400, { field: 'city' });
}
