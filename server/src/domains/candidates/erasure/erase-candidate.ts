import * as contract from '@qinghe/contract/candidates/erasure.ts';
import { maskName } from '@qinghe/contract/formats.ts';
import { nameOf } from '../../../actor.ts';
import { AppError } from '../../../app-error.ts';
import type { Reader } from '../../../db/database.ts';
import { readForOperator, writeForOperator } from '../../../http/operator.ts';
import type { Services } from '../../../services.ts';
import { chinaDay } from '../../../time/china-day.ts';
import { countFairRegistrationsOf } from '../../fairs/index.ts';
import { countUnsettledOf } from '../../intake/index.ts';
import { countLiveSignUpsOf } from '../../live/index.ts';
import { readApplicationsOf } from '../../resumes/index.ts';
import { isTalent } from '../../talents/index.ts';
import { countRegistrationsOf } from '../../talks/index.ts';
import { erasePerson } from './erase-person.ts';
import { deleteHold, findHoldAmong, heldHash, saveHold } from './hold-queries.ts';
import { readErasureRequests } from './request-queries.ts';

const SHOWN = 100;

/** Who asked for erasure on the page of an application. */
export const listErasureRequests = readForOperator(contract.listErasureRequests, async ({ db }, page) => {
  const { items, next_cursor } = await readErasureRequests(db, page);
  return {
    items: items.map((row) => ({
      ...row,
      name: maskName(row.name),
    })),
    next_cursor,
  };
});

/** All that is kept under an address; that somebody looked stands in the operators' own log. */
export const findCandidate = writeForOperator(
  contract.findCandidate,
  { audit: 'candidate.looked_up' },
  async (call, { address }) => ({ candidate: await readCandidate(call, known(address)) }),
);

/**
 * Erases a person everywhere, unless a hold lasts.
 * @throws AppError 40401 where nothing is kept, 40901 with what is there now, 40902 under a hold
 */
export const eraseCandidate = writeForOperator(
  contract.eraseCandidate,
  { audit: 'candidate.erased' },
  async (call, { address: given, application_count, reason }) => {
    const { db, services, operator } = call;
    const address = known(given);
    const candidate = await readCandidate(call, address);
    if (!candidate) throw new AppError(40401);
    if (candidate.application_count !== application_count) throw new AppError(40901, { data: { candidate } });
    if (candidate.hold) throw new AppError(40902, { reason: 'candidate.held' });
    const { applications } = await erasePerson({ ...call, db, services, actor: nameOf(operator) }, address);
    call.note({ detail: { applications, reason } });
    return {};
  },
);

/** Nothing under an address is erased until the day is over. */
export const holdCandidate = writeForOperator(
  contract.holdCandidate,
  { audit: 'candidate.held' },
  async ({ db, services, operator, now, note }, { address, reason, until }) => {
    const today = chinaDay(now);
    if (until < today || until > contract.lastHoldDay(today))
      throw new AppError(400, { field: 'until', reason: 'candidate.holdDays' });
    const address_hash = heldHash(services.signingSecret, known(address));
    await saveHold(db, { address_hash, reason, until, set_by: operator.operatorUuid, set_at: now });
    note({ detail: { reason, until } });
    return {};
  },
);

/** @throws AppError 40401 where there is none */
export const releaseCandidate = writeForOperator(
  contract.releaseCandidate,
  { audit: 'candidate.released' },
  async ({ db, services, note }, { address, reason }) => {
    if (!(await deleteHold(db, heldHash(services.signingSecret, known(address))))) throw new AppError(40401);
    note({ detail: { reason } });
    return {};
  },
);

/** As addresses are stored: what is no phone is an e-mail, in small letters. */
const known = (address: string): string => address.toLowerCase();

async function readCandidate(
  { db, services: { signingSecret }, now }: { db: Reader; services: Pick<Services, 'signingSecret'>; now: Date },
  address: string,
): Promise<contract.FoundCandidate | null> {
  const applications = await readApplicationsOf(db, address);
  const talk_count = await countRegistrationsOf(db, address);
  const fair_count = await countFairRegistrationsOf(db, address);
  const is_talent = await isTalent(db, signingSecret, address);
  const live_count = await countLiveSignUpsOf(db, address);
  const import_count = await countUnsettledOf(db, address);
  const kept = applications.length + talk_count + fair_count + live_count + import_count;
  if (kept === 0 && !is_talent) return null;
  const hold = await findHoldAmong(db, signingSecret, address, { applications, today: chinaDay(now) });
  return {
    name: maskName(applications[0]?.name ?? ''),
    applications: applications.slice(0, SHOWN),
    application_count: applications.length,
    talk_count,
    fair_count,
    live_count,
    import_count,
    is_talent,
    hold: hold ?? null,
  };
}
