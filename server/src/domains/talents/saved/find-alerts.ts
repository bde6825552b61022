import { talentFilter } from '@qinghe/contract/talents/filter.ts';
import { z } from 'zod';
import { withTransaction } from '../../../db/database.ts';
import { deliver } from '../../../outside/deliver.ts';
import type { Services } from '../../../services.ts';
import { defineTask } from '../../../tasks/task.ts';
import { chinaDay } from '../../../time/china-day.ts';
import { searchOf } from '../search/search.ts';
import { readChanged } from '../search/search-queries.ts';
import { alertMail } from './alert-mail.ts';
import { type Alert, readAlerts, readHorizon, readUntold, saveHits } from './saved-queries.ts';

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

const walk = (services: Services, alert: Alert): Promise<void> =>
  withTransaction(services.db, async (db) => {
    const now = services.clock();
    const { company_uuid: companyUuid, uuid, walked_to } = alert;
    const horizon = await readHorizon(db);
    const { query, limits } = await searchOf(db, talentFilter.parse(alert.filter), { companyUuid, now });
    const talents = await readChanged(db, query ?? '', limits, { from: walked_to, to: horizon });
    await saveHits(db, alert, { talents, horizon, now });
    if ((await readUntold(db, alert)).length === 0) return;
    const details = { company_uuid: companyUuid };
    // Once a day, however often the task runs.
    await deliver({ db, services, now }, alertMail, [{ subjectUuid: uuid, occasion: chinaDay(now), details }]);
  });
