import * as contract from '@qinghe/contract/talks/talks.ts';
import { AppError } from '../../../app-error.ts';
import { read } from '../../../http/read.ts';
import { type MemberWrite, write } from '../../../http/write.ts';
import { minuteOfInstant } from '../../../time/china-day.ts';
import { isMoved } from '../../../time/event-changes.ts';
import { requirePublishableTexts } from '../../jobs/index.ts';
import { notifyVisitors } from '../messages/notify-visitors.ts';
import { countSigned, fillSeats } from '../sign-up/seat-queries.ts';
import { lockTalkForUpdate, requirePublishableTalk } from './lock-talk.ts';
import { makeTalks, requireBrochure } from './make-talks.ts';
import { presentTalk, readTalk } from './present-talk.ts';
import { readTalks, removeTalk, updateTalk } from './queries.ts';
import { hasDay, minutesOf, WHEREABOUTS } from './rules.ts';

export const listTalks = read(contract.listTalks, async (call, filter) => ({
  items: (await readTalks(call.db, call.scope, filter, call.now)).map((row) => presentTalk(call, row)),
}));

/** @throws AppError 40401 unknown, or not the caller's to see */
export const getTalk = read(contract.getTalk, (call, { uuid }) => readTalk(call, uuid));

/** @throws AppError 40902 as many as a company may have, 400 for a brochure that the caller may not see */
export const createTalk = write(contract.createTalk, { audit: 'talk.created' }, async (call, texts) => {
  const [uuid] = await makeTalks(call, [texts]);
  return readTalk(call, uuid as string);
});

/** @throws AppError 40901 changed since, 40902 once it is over or called off, 400 unknown brochure, fewer seats than are taken, 42201 as publishing */
export const changeTalk = write(
  contract.changeTalk,
  { audit: 'talk.changed' },
  async (call, { uuid, version, ...texts }) => {
    const before = await lockTalkForUpdate(call, { uuid, version }, 'edit');
    await requireBrochure(call, texts.brochure_uuid, before.brochure_uuid);
    await requireSeatsTaken(call, texts.seats, before);
    const { companyUuid } = call.member;
    let moved = false;
    if (before.state === 'online' && hasDay(before)) {
      const after = await requirePublishableTalk(call, texts, minuteOfInstant(before.starts_at));
      moved = isMoved(before, after, WHEREABOUTS);
    }
    await updateTalk(call.db, companyUuid, { uuid, at: call.now, texts, ...(moved ? { moved_at: call.now } : {}) });
    const movedUp = await fillSeats(call.db, { company_uuid: companyUuid, uuid, seats: texts.seats }, call.now);
    if (moved || movedUp.length > 0)
      await notifyVisitors(call.db, call, { company_uuid: companyUuid, talk_uuid: uuid }, moved);
    await call.publish({ type: 'talk.changed', uuid }, [before.owner_uuid]);
    return readTalk(call, uuid);
  },
);

/** @throws AppError 40901 stale, 40902 not in this state or while the company may not, 42201 with the findings */
export const publishTalk = write(contract.publishTalk, { audit: 'talk.published' }, async (call, seen) => {
  const talk = await lockTalkForUpdate(call, seen, 'publish');
  await requirePublishableTalk(call, minutesOf(talk));
  return setState(call, talk, { state: 'online' });
});

/** @throws AppError 40901 stale, 40902 unless it is to come, 42202 for a reason that candidates may not be told */
export const cancelTalk = write(contract.cancelTalk, { audit: 'talk.cancelled' }, async (call, { reason, ...seen }) => {
  const talk = await lockTalkForUpdate(call, seen, 'cancel');
  await requirePublishableTexts(call.db, { reason }, call.locale);
  await notifyVisitors(call.db, call, { company_uuid: call.member.companyUuid, talk_uuid: seen.uuid });
  return setState(call, talk, { state: 'cancelled', cancel_reason: reason });
});

/** @throws AppError 40901 changed since, 40902 once it was published */
export const deleteTalk = write(contract.deleteTalk, { audit: 'talk.deleted' }, async (call, seen) => {
  const { owner_uuid } = await lockTalkForUpdate(call, seen, 'remove');
  await call.publish({ type: 'talk.changed', uuid: seen.uuid }, [owner_uuid]);
  await removeTalk(call.db, call.member.companyUuid, seen.uuid);
  return {};
});

async function setState(
  call: MemberWrite,
  { uuid, owner_uuid }: { uuid: string; owner_uuid: string },
  state: { state: 'online' | 'cancelled'; cancel_reason?: string },
): Promise<contract.Talk> {
  await updateTalk(call.db, call.member.companyUuid, { uuid, at: call.now, ...state });
  await call.publish({ type: 'talk.changed', uuid }, [owner_uuid]);
  return readTalk(call, uuid);
}

/** Nobody loses a seat: there are never made fewer than are taken. */
async function requireSeatsTaken(
  { db, member }: MemberWrite,
  seats: number | null,
  before: { uuid: string; seats: number | null },
): Promise<void> {
  if (seats === null || (before.seats !== null && seats >= before.seats)) return;
  const taken = await countSigned(db, member.companyUuid, before.uuid);
  if (seats < taken) throw new AppError(400, { field: 'seats', reason: 'talk.seatsTaken', values: { taken } });
}
