import * as contract from '@qinghe/contract/talents/radar.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { Reader } from '../../../db/database.ts';
import type { Member } from '../../../http/context.ts';
import { read } from '../../../http/read.ts';
import { write } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { requireRight } from '../../../sharing.ts';
import { findJob, type JobRow, lockOwnJob, requireOpenJob } from '../../jobs/index.ts';
import { payUnit, quoteUnit } from '../../rights/index.ts';
import { readHorizon } from '../saved/saved-queries.ts';
import { readFound } from '../search/search.ts';
import { count } from '../search/search-queries.ts';
import { searchForJob } from './aim-search.ts';
import { endOver, findRunning, insertRadar, insertRadarHits } from './radar-queries.ts';

const DAY = 86_400_000;

/** What runs for a job, and what one takes. @throws AppError 40401 where it is not the caller's to see, 40902 where it is only shared */
export const getRadar = read(contract.getRadar, async (call, { job: uuid }) => {
  const { db, member, now } = call;
  const job = requireRight(member, await findJob(db, member.companyUuid, uuid), 'own');
  const running = (await findRunning(db, member.companyUuid, uuid, now)) ?? null;
  return { running, quote: (await quoteRadar(call, job)).quote };
});

/**
 * Starts a radar: who fits already is found at once, no more than fifty of them; the clock finds who comes.
 * @throws AppError 40401 and 40902 as of `getRadar`, 40902 with the quote where it cannot start, and what `payUnit` throws
 */
export const startRadar = write(
  contract.startRadar,
  { audit: 'job.radar_started' },
  async (call, { job: jobUuid, expect }) => {
    const { db, member, now, note, publish } = call;
    const { companyUuid } = member;
    const { owner_uuid } = await lockOwnJob(call, jobUuid);
    await endOver(db, companyUuid, jobUuid, now);
    const { quote, search } = await quoteRadar(call, requireFound(await findJob(db, companyUuid, jobUuid)));
    if (quote.why !== null) throw new AppError(40902, { reason: `radar.${quote.why}`, data: quote });
    const until = new Date(now.getTime() + contract.RADAR_DAYS * DAY);
    const radar = { company_uuid: companyUuid, uuid: uuidv7(), job_uuid: jobUuid, actor_uuid: member.accountUuid };
    await payUnit(call, { right: 'radar', quote, expect }, { uuid: radar.uuid, jobUuid });
    const { units, coins } = quote;
    // Before the search: who comes meanwhile is found by the first walk.
    const walked_to = await readHorizon(db);
    await insertRadar(db, { ...radar, begins_at: now, expires_at: until, unit: units > 0, coins, walked_to });
    const { found } = await readFound(db, search, { limit: contract.MAX_RADAR_START });
    const talents = found.map(({ talent_uuid }) => talent_uuid);
    const hits = await insertRadarHits(db, radar, talents, now);
    note({ objectUuid: jobUuid });
    await publish({ type: 'radar.changed', uuid: radar.uuid, job_uuid: jobUuid }, [owner_uuid]);
    return { uuid: radar.uuid, until: until.toISOString(), hits, units, coins };
  },
);

async function quoteRadar({ db, member, now }: { db: Reader; member: Member; now: Date }, job: JobRow) {
  const { uuid, title } = job;
  const { companyUuid } = member;
  const { aim, search } = await searchForJob(db, job, { companyUuid, now });
  const why = (await findRunning(db, companyUuid, uuid, now)) ? ('running' as const) : await closedWhy(db, job, now);
  const fits = await count(db, search.query ?? '', search.limits, contract.MAX_RADAR_START);
  const cost = await quoteUnit({ db, member, now }, 'radar');
  const quote: contract.RadarQuote = { ...cost, job: { uuid, title }, aim, fits, why };
  return { quote, search };
}

/** Why nobody can be invited to a job; null where people can. */
export async function closedWhy(db: Reader, job: JobRow, now: Date): Promise<'offline' | 'elsewhere' | null> {
  if (job.external_url !== '') return 'elsewhere';
  return requireOpenJob(db, job.uuid, now).then(
    () => null,
    (failure: unknown) => {
      if (failure instanceof AppError) return 'offline';
      throw failure;
    },
  );
}
