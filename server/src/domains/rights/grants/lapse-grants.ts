import { v5 as uuidv5 } from 'uuid';
import { z } from 'zod';
import { fault } from '../../../fault.ts';
import { moneyTransaction } from '../../../money-turn.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { defineTask } from '../../../tasks/task.ts';
import { tell } from '../../messages/index.ts';
import { lapsed, openLedger } from '../../wallet/index.ts';
import { coinsOfBack, turnBack } from './give-back.ts';
import { markLapsed, readEnded } from './grant-queries.ts';

const A_RUN = 200;

/**
 * What nobody used until its end turns into the coins that it cost; what cost nothing lapses. It cannot be used from that instant
 * on, whenever this runs.
 */
export const lapseGrants = defineTask({
  name: 'rights.lapse-grants',
  payload: z.object({}),
  cron: '15 * * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  async run(services) {
    const { db, clock } = services;
    const now = clock();
    for (const grant of await readEnded(db, now, A_RUN))
      await moneyTransaction(db, grant.company_uuid, async (trx) => {
        const { company_uuid: companyUuid, uuid, right_name: right, expires_at } = grant;
        const ledger = await openLedger({ db: trx, now }, companyUuid);
        const units = ledger.places(uuid);
        // One that got units back later ends a second time.
        const source = { kind: 'grant', uuid: uuidv5(expires_at, uuid) };
        if (units.size > 0 && grant.paid + grant.gift > 0) {
          await turnBack({ db: trx, ledger }, { companyUuid, grant, units, sourceUuid: source.uuid, actorUuid: null });
          await publishEvent(trx, { companyUuid, owners: [] }, { type: 'coins.changed' });
          const coins = coinsOfBack(
            grant,
            [...units.values()].reduce((sum, one) => sum + one, 0),
          );
          await tell({ db: trx, services, now }, 'unitsReturned', {
            companyUuid,
            to: 'master',
            subjectUuid: uuid,
            params: { right, coins },
          });
        } else if (units.size > 0)
          await ledger.post({ kind: 'lapse', legs: lapsed(right, units), source, actorUuid: null });
        await markLapsed(trx, companyUuid, uuid, now);
        await fault('grant.lapsed');
      });
  },
});
