import { talentFilter } from '@qinghe/contract/talents/filter.ts';
import { z } from 'zod';
import { type Trx, withTransaction } from '../../../db/database.ts';
import { deliver } from '../../../outside/deliver.ts';
import type { Services } from '../../../services.ts';
import { defineTask } from '../../../tasks/task.ts';
import { chinaDay } from '../../../time/china-day.ts';
import { searchOf } from '../search/search.ts';
import { readChanged } from '../search/search-queries.ts';
import { alertMail } from './alert-mail.ts';
import {
  type Alert,
  findAlert,
  insertHits,
  readAlerts,
  readHorizon,
  readUntold,
  setWalkedTo,
} from './saved-queries.ts';

/**
 * Each morning: what has a new turn since the last walk, search by search, and a mail where somebody is found of whom nobody was
 * told. Marks follow transactions that have ended, so that one which commits late is found by the next walk.
 */
export const findAlerts = defineTask({
  name: 'talents.find-alerts',
  payload: z.object({}),
  cron: '0 9 * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  timeoutSeconds: 1800,
  async run(services) {
    for (const alert of await readAlerts(services.db)) await walk(services, alert);
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

const walk = (services: Services, alert: Alert): Promise<void> =>
  withTransaction(services.db, async (db) => {
    const now = services.clock();
    const { company_uuid, uuid } = alert;
    const horizon = await readHorizon(db);
    await insertHits(db, alert, await findSince(db, alert, now, horizon), { found_at: now });
    await setWalkedTo(db, alert, horizon);
    if ((await readUntold(db, alert)).length === 0) return;
    const details = { company_uuid };
    // Once a day, however often the task runs.
    await deliver({ db, services, now }, alertMail, [{ subjectUuid: uuid, occasion: chinaDay(now), details }]);
  });
