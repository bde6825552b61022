import { z } from 'zod';
import { withTransaction } from '../../db/database.ts';
import { defineTask } from '../../tasks/task.ts';
import { chinaDay, dayAfter } from '../../time/china-day.ts';
import { findChoices, notifyByMail, notifyByWechat } from '../account/index.ts';
import { tell } from '../messages/index.ts';
import { claimReminder, readEndingLicences } from './queries.ts';
import { readPeople } from './review/review-queries.ts';

/** Days before the end of a licence on which its company is reminded. */
const DAYS = [30, 7, 1];

/** Reminds masters by a message, e-mail and WeChat that the licence ends; once a day, however often it runs. */
export const remindLicences = defineTask({
  name: 'company.remind-licences',
  payload: z.object({}),
  cron: '30 9 * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  timeoutSeconds: 600,
  async run(services) {
    const { db, clock, publicUrl } = services;
    const now = clock();
    const today = chinaDay(now);
    const link = `${publicUrl}/fill-info/lisence`;
    for (const days of DAYS) {
      const day = dayAfter(today, days);
      for (const { company_uuid: companyUuid } of await readEndingLicences(db, day, today))
        await withTransaction(db, async (trx) => {
          if (!(await claimReminder(trx, companyUuid, today))) return;
          const master = (await readPeople(trx, companyUuid)).find(({ type }) => type === 'master');
          if (!master) return;
          const call = { db: trx, services, locale: 'zh-CN' as const, now };
          await tell(call, 'licenceEnds', { companyUuid, to: [master.uuid], params: { day } });
          const email = (await findChoices(trx, master.uuid))?.email ?? null;
          await notifyByMail(call, email, 'licenceEnds', { day, days, link });
          await notifyByWechat(call, master.uuid, 'reviews', { notice: 'licenceEnds', values: { day, days }, link });
        });
    }
  },
});
