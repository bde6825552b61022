import { talentFilter } from '@qinghe/contract/talents/filter.ts';
import { z } from 'zod';
import { type Trx, withTransaction } from '../../../db/database.ts';
import { deliver } from '../../../outside/deliver.ts';
import type { Services } from '../../../services.ts';
import { defineTask } from '../../../tasks/task.ts';
import { chinaDay } from '../../../time/china-day.ts';
import { findAreaName } from '../../dict/index.ts';
import { searchOf } from '../search/search.ts';
import { readChanged } from '../search/search-queries.ts';
import { alertMail } from './alert-mail.ts';
import { type Alert, findAlert, insertHits, readAlerts, readHorizon } from './saved-queries.ts';
import { insertFound, readWithUntold, setWalkedTo, type Walked } from './walk-queries.ts';

/** Searches that are walked in one transaction. */
const AT_ONCE = 5000;

/**
 * Each morning: what has a new turn since the last walk, and a mail where somebody is found of whom nobody was told. Marks
 * follow transactions that have ended, so that one which commits late is found by the next walk.
 */
export const findAlerts = defineTask({
  name: 'talents.find-alerts',
  payload: z.object({}),
  cron: '0 9 * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  timeoutSeconds: 1800,
  async run(services) {
    const alerts = await readAlerts(services.db);
    for (let at = 0; at < alerts.length; at += AT_ONCE) await walk(services, alerts.slice(at, at + AT_ONCE));
  },
});

async function findSince(db: Trx, { company_uuid, walked_to, filter }: Alert, now: Date, to?: string) {
  const { query, limits } = await searchOf(db, talentFilter.parse(filter), { companyUuid: company_uuid, now });
  return readChanged(db, query ?? '', limits, { from: walked_to, ...(to !== undefined && { to }) });
}

/**
 * Nobody is new who is there as an alert begins: a walk begins at the oldest transaction under way, so those who came after that
 * one began are noted as told of.
 */
export async function beginAlert(db: Trx, companyUuid: string, uuid: string, now: Date): Promise<void> {
  const alert = await findAlert(db, companyUuid, uuid);
  if (alert) await insertHits(db, alert, await findSince(db, alert, now), { found_at: now, told_at: now });
}

const walk = (services: Services, alerts: readonly Alert[]): Promise<void> =>
  withTransaction(services.db, async (db) => {
    const now = services.clock();
    const horizon = await readHorizon(db);
    const searches = await searchesOf(db, alerts, now);
    await insertFound(db, searches, { to: horizon, now });
    await setWalkedTo(db, searches, horizon);
    const due = await readWithUntold(db, searches);
    // Once a day, however often the task runs.
    await deliver(
      { db, services, now },
      alertMail,
      due.map(({ company_uuid, uuid }) => ({ subjectUuid: uuid, occasion: chinaDay(now), details: { company_uuid } })),
    );
  });

/** What so many alerts ask for; one that is understood no more holds up no other. */
async function searchesOf(db: Trx, alerts: readonly Alert[], now: Date): Promise<Walked[]> {
  const names = new Map<string, Promise<string>>();
  const nameOf = (code: string) => {
    const name = names.get(code) ?? findAreaName(db, code);
    names.set(code, name);
    return name;
  };
  const searches: Walked[] = [];
  for (const { company_uuid, uuid, walked_to, filter } of alerts) {
    const { data } = talentFilter.safeParse(filter);
    if (data === undefined) continue;
    const { query, limits } = await searchOf(db, data, { companyUuid: company_uuid, now }, nameOf);
    searches.push({ company_uuid, uuid, walked_to, query, limits });
  }
  return searches;
}
