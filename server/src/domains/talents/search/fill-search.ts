import { z } from 'zod';
import { withTransaction } from '../../../db/database.ts';
import { defineTask } from '../../../tasks/task.ts';
import { chinaDay } from '../../../time/china-day.ts';
import { startOn } from '../rules.ts';
import { readUnsearchable, saveSearchRow } from './row-queries.ts';
import { talentTerms } from './terms.ts';

const AT_ONCE = 500;

/** Writes what talents are found by whose row came before there was any: after an update, and never again. */
export const fillSearch = defineTask({
  name: 'talents.fill-search',
  payload: z.object({}),
  cron: '*/5 * * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  timeoutSeconds: 280,
  async run({ db }) {
    while ((await fillSome(db)) === AT_ONCE);
  },
});

const fillSome = (db: Parameters<typeof withTransaction>[0]): Promise<number> =>
  withTransaction(db, async (trx) => {
    const talents = await readUnsearchable(trx, AT_ONCE);
    for (const talent of talents) {
      const heard = new Date(talent.refreshed_at);
      const terms = talentTerms(talent);
      await saveSearchRow(trx, { uuid: talent.uuid, terms, startOn: startOn(talent, chinaDay(heard)), now: heard });
    }
    return talents.length;
  });
