import { v5 as uuidv5 } from 'uuid';
import { z } from 'zod';
import { withTransaction } from '../../../db/database.ts';
import { defineTask } from '../../../tasks/task.ts';
import { lapsed, openLedger } from '../../wallet/index.ts';
import { markLapsed, readEnded } from './grant-queries.ts';

const A_RUN = 200;

/** What nobody used until its end lapses. It cannot be used from that instant on, whenever this runs. */
export const lapseGrants = defineTask({
  name: 'rights.lapse-grants',
  payload: z.object({}),
  cron: '15 * * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  async run({ db, clock }) {
    const now = clock();
    for (const { company_uuid, uuid, right_name: right, expires_at } of await readEnded(db, now, A_RUN))
      await withTransaction(db, async (trx) => {
        const ledger = await openLedger({ db: trx, now }, company_uuid);
        const left = ledger.places(uuid);
        // One that got units back later lapses a second time.
        const source = { kind: 'grant', uuid: uuidv5(expires_at, uuid) };
        if (left.size > 0) await ledger.post({ kind: 'lapse', legs: lapsed(right, left), source, actorUuid: null });
        await markLapsed(trx, company_uuid, uuid, now);
      });
  },
});
