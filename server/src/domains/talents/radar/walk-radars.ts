import { z } from 'zod';
import { withTransaction } from '../../../db/database.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import type { Services } from '../../../services.ts';
import { defineTask } from '../../../tasks/task.ts';
import { findJob } from '../../jobs/index.ts';
import { tell } from '../../messages/index.ts';
import { readHorizon } from '../saved/saved-queries.ts';
import { readChanged } from '../search/search-queries.ts';
import { searchForJob } from './aim-search.ts';
import { insertRadarHits, lockUnended, readUnended, updateRadar } from './radar-queries.ts';
import { closedWhy } from './start-radar.ts';

/** Every few minutes: whom transactions that have ended have told of since the last walk, radar by radar; and the ends. */
export const walkRadars = defineTask({
  name: 'talents.walk-radars',
  payload: z.object({}),
  cron: '*/5 * * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  timeoutSeconds: 600,
  async run(services) {
    for (const radar of await readUnended(services.db)) await walk(services, radar);
  },
});

const walk = (services: Services, key: { company_uuid: string; uuid: string; job_uuid: string }): Promise<void> =>
  withTransaction(services.db, async (db) => {
    const now = services.clock();
    const { company_uuid: companyUuid, uuid, job_uuid } = key;
    const [radar, job] = [await lockUnended(db, key), await findJob(db, companyUuid, job_uuid)];
    if (!radar || !job) return;
    const changed = { type: 'radar.changed' as const, uuid, job_uuid };
    const publish = () => publishEvent(db, { companyUuid, owners: [job.owner_uuid] }, changed);
    if ((await closedWhy(db, job, now)) !== null) {
      await updateRadar(db, radar, { ended_at: now, job_left: true });
      return publish();
    }
    const to = await readHorizon(db);
    const { search } = await searchForJob(db, job, { companyUuid, now });
    const found = await readChanged(db, search.query ?? '', search.limits, { from: radar.walked_to, to });
    const hits = await insertRadarHits(db, radar, found, now);
    await updateRadar(db, radar, { walked_to: to });
    // Whoever came in the last minutes of its days is found before it ends.
    const isOver = Date.parse(radar.expires_at) <= now.getTime();
    if (isOver) await updateRadar(db, radar, { ended_at: radar.expires_at, job_left: false });
    if (hits > 0) {
      const params = { job: job.title };
      await tell({ db, services, now }, 'radarFound', {
        companyUuid,
        to: [job.owner_uuid],
        subjectUuid: uuid,
        params,
        count: hits,
      });
    }
    if (hits > 0 || isOver) await publish();
  });
