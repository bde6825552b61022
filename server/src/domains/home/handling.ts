import * as contract from '@qinghe/contract/home/handling.ts';
import { read } from '../../http/read.ts';
import { chinaDay, dayAfter } from '../../time/china-day.ts';
import { readColleagues } from '../company/index.ts';
import { countOnlineByOwner } from '../jobs/index.ts';
import { countByDay, countHandled, countNewByJob, readReplyRates } from '../resumes/index.ts';
import { trendOf } from './overview.ts';
import { whoNeedsHelp } from './rules.ts';

const DAY = 86_400_000;
const HANDLED_DAYS = 30;
const REPLY_DAYS = 7;

/** Who handles what comes in, for the master. */
export const getHandling = read(contract.companyHandling, async ({ db, scope, now }, { days }) => {
  const { companyUuid } = scope;
  const since = (count: number) => new Date(now.getTime() - count * DAY);
  const today = chinaDay(now);
  const [byDay, colleagues, online, fresh, handled, replies] = await Promise.all([
    countByDay(db, scope, dayAfter(today, 1 - Number(days))),
    readColleagues(db, companyUuid),
    countOnlineByOwner(db, companyUuid),
    countNewByJob(db, companyUuid),
    countHandled(db, companyUuid, since(HANDLED_DAYS)),
    readReplyRates(db, companyUuid, since(REPLY_DAYS)),
  ]);
  const people = colleagues
    .map(({ uuid, name, type }): contract.Handler => {
      const own = fresh.filter(({ owner_uuid }) => owner_uuid === uuid).toSorted((a, b) => b.waiting - a.waiting);
      const reply = replies.find(({ owner_uuid }) => owner_uuid === uuid);
      const [busiest] = own;
      return {
        uuid,
        name,
        type,
        online_jobs: online.find(({ owner_uuid }) => owner_uuid === uuid)?.jobs ?? 0,
        waiting: own.reduce((sum, { waiting }) => sum + waiting, 0),
        handled: handled.find(({ actor_uuid }) => actor_uuid === uuid)?.handled ?? 0,
        reply_rate: reply ? reply.replied / reply.all : null,
        busiest: busiest ?? null,
      };
    })
    .filter(({ online_jobs, waiting, handled: decided }) => online_jobs + waiting + decided > 0)
    .toSorted((a, b) => b.waiting - a.waiting);
  return { trend: trendOf(byDay, today, Number(days)), people, needs_help: whoNeedsHelp(people) };
});
