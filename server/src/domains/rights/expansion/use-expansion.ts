import * as contract from '@qinghe/contract/rights/expansion.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { Reader } from '../../../db/database.ts';
import { placesFor, readPlaces } from '../../../db/places.ts';
import type { Member } from '../../../http/context.ts';
import { read } from '../../../http/read.ts';
import { write } from '../../../http/write.ts';
import { requireRight } from '../../../sharing.ts';
import { findMaster } from '../../company/index.ts';
import { findJob, isUnlocked, lockCompany, readPlaceTakers } from '../../jobs/index.ts';
import { payUnit, quoteUnit } from '../grants/pay-unit.ts';
import { quoteUnlock } from '../unlock/unlock-job.ts';
import { insertExpansion, readRunning } from './expansion-queries.ts';

const DAY = 86_400_000;

async function quoteExpansion(call: { db: Reader; member: Member; now: Date }): Promise<contract.ExpansionQuote> {
  return { ...(await quoteUnit(call, 'expansion')), why: call.member.certified ? null : 'uncertified' };
}

/** Cards that run, and what a further one takes. */
export const listExpansions = read(contract.listExpansions, async (call) => ({
  items: await readRunning(call.db, call.member.companyUuid),
  quote: await quoteExpansion(call),
}));

/**
 * Adds a place for one more online job for 30 days.
 * @throws AppError 40902 papers not in force, and what `payUnit` throws
 */
export const useExpansion = write(contract.useExpansion, { audit: 'company.place_added' }, async (call, { expect }) => {
  const { db, member, now, note, publish } = call;
  await lockCompany(db, member.companyUuid);
  const quote = await quoteExpansion(call);
  if (quote.why !== null) throw new AppError(40902, { reason: `expansion.${quote.why}`, data: quote });
  const uuid = uuidv7();
  await payUnit(call, { right: 'expansion', quote, expect }, { uuid });
  const until = new Date(now.getTime() + contract.EXPANSION_DAYS * DAY);
  const { units, coins } = quote;
  await insertExpansion(db, {
    ...{ company_uuid: member.companyUuid, uuid, actor_uuid: member.accountUuid },
    ...{ begins_at: now, expires_at: until, unit: units > 0, coins },
  });
  note({ objectUuid: member.companyUuid });
  await publish({ type: 'coins.changed' }, 'everybody');
  return { until: until.toISOString(), units, coins };
});

/** What a job needs to be online. @throws AppError 40401 where it is not the caller's to see, 40902 where it is only shared with the caller */
export const onlineCost = read(contract.onlineCost, async (call, { job: uuid }) => {
  const { db, member } = call;
  const job = requireRight(member, await findJob(db, member.companyUuid, uuid), 'own');
  const isShown = job.state === 'online' || job.state === 'reviewing' || job.change_of !== null;
  const needsNone = isShown || (await isUnlocked(db, member.companyUuid, uuid));
  const { free, most } = placesFor(await readPlaces(db, member.companyUuid, uuid), job.kind);
  const takers = await readPlaceTakers(db, member.companyUuid);
  const own = takers.filter(({ kind, owner_uuid, state }) => {
    const isOwn = member.type === 'master' || owner_uuid === member.accountUuid;
    return isOwn && kind === job.kind && state === 'online';
  });
  return {
    place: needsNone ? ('none' as const) : free > 0 ? ('free' as const) : ('taken' as const),
    most,
    unlock: await quoteUnlock(call, job),
    expansion: await quoteExpansion(call),
    owner: member.type === 'master' ? null : ((await findMaster(db, member.companyUuid))?.name ?? ''),
    offline: own
      .toSorted((one, other) => (one.online_since ?? '').localeCompare(other.online_since ?? ''))
      .slice(0, contract.MAX_OFFERED)
      .map(({ uuid, title, version }) => ({ uuid, title, version })),
  };
});
