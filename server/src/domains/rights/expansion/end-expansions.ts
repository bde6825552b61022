import { jobKinds } from '@qinghe/contract/resumes/stages.ts';
import { z } from 'zod';
import { withTransaction } from '../../../db/database.ts';
import { jobsBeyond, readPlaces } from '../../../db/places.ts';
import { defineTask } from '../../../tasks/task.ts';
import { lockCompany, lockPlaceTakers, takeOffline } from '../../jobs/index.ts';
import { endExpansion, readDueExpansions } from './expansion-queries.ts';

const A_RUN = 200;

/** A card's place ends with its days: where jobs are beyond the quota then, the one that went online last goes offline. */
export const endExpansions = defineTask({
  name: 'rights.end-expansions',
  payload: z.object({}),
  cron: '10 * * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  async run({ db, clock }) {
    const now = clock();
    for (const { company_uuid: companyUuid, uuid } of await readDueExpansions(db, now, A_RUN))
      await withTransaction(db, async (trx) => {
        const takers = await lockPlaceTakers(trx, companyUuid);
        await lockCompany(trx, companyUuid);
        if (!(await endExpansion(trx, companyUuid, uuid, now))) return;
        const places = await readPlaces(trx, companyUuid, null);
        if (jobsBeyond(places) === 0) return;
        const crowded = jobKinds.filter((kind) => places[kind].taken > places[kind].quota);
        // Those on their way come last of all.
        const since = ({ online_since }: { online_since: string | null }) => online_since ?? '9';
        const [last] = takers
          .filter(({ kind }) => crowded.includes(kind))
          .toSorted((one, other) => since(other).localeCompare(since(one)));
        if (last) await takeOffline(trx, companyUuid, last, { at: now, action: 'job.place_ended' });
      });
  },
});
