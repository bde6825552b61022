import { formats } from '@qinghe/contract/formats.ts';
import { REPLY_PROMISE_DAYS } from '@qinghe/contract/resumes/stages.ts';
import { z } from 'zod';
import { withTransaction } from '../../db/database.ts';
import { oneClickUrl } from '../../http/unsubscribe-token.ts';
import type { Services } from '../../services.ts';
import { defineTask } from '../../tasks/task.ts';
import { chinaDay, instantOfMinute } from '../../time/china-day.ts';
import {
  claimDigest,
  findDigestChoices,
  findDigestReader,
  notifyByMail,
  notifyByWechat,
  readDigestAccounts,
  unsubscribeUrl,
} from '../account/index.ts';
import { readCalendar } from '../dict/index.ts';
import { readDailySentences } from '../messages/index.ts';
import { countByDay, countWaiting } from '../resumes/index.ts';

const BATCH = 500;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Writes one account its summary of the day, if there is anything to say; once, however often it runs. */
export const sendDigest = defineTask({
  name: 'home.send-digest',
  payload: z.object({ account_uuid: formats.uuid, day: formats.date }),
  givenUp: { nobodyWaits: 'The summary of the next working day has what is still open.' },
  async run(services, { account_uuid: accountUuid, day }) {
    const reader = await findDigestReader(services.db, accountUuid);
    if (!reader) return;
    const before = (await readCalendar(services.db)).before(day);
    const figures = await figuresOf(services, before, {
      companyUuid: reader.company_uuid,
      ownerUuid: reader.type === 'master' ? undefined : accountUuid,
    });
    const since = instantOfMinute(`${before}T09:00`);
    const hearer = { accountUuid, companyUuid: reader.company_uuid };
    const sentences = await readDailySentences(services.db, hearer, since);
    if (figures.fresh + figures.due + sentences.length === 0) return;
    const values = {
      ...figures,
      messages: sentences.map((sentence) => `\n${sentence}`).join(''),
      link: `${services.publicUrl}/resume/new`,
      stop: unsubscribeUrl(services, accountUuid),
    };
    await withTransaction(services.db, async (db) => {
      const choices = await findDigestChoices(db, accountUuid);
      if (!(choices.email || choices.wechat) || !(await claimDigest(db, accountUuid, day))) return;
      const call = { db, services, locale: 'zh-CN' as const, now: services.clock() };
      if (choices.email)
        await notifyByMail(call, reader.email, 'digest', values, oneClickUrl(services, 'digest', accountUuid));
      await notifyByWechat(call, accountUuid, 'digest', { notice: 'digest', values, link: values.link });
    });
  },
});

/** Applications since the last working day, and those whose promised reply ends within a day. */
async function figuresOf({ db, clock }: Services, since: string, scope: Parameters<typeof countByDay>[1]) {
  const dueSince = new Date(clock().getTime() - (REPLY_PROMISE_DAYS - 1) * 86_400_000);
  const [days, waiting] = await Promise.all([countByDay(db, scope, since), countWaiting(db, scope, dueSince)]);
  return {
    fresh: days.reduce((sum, row) => sum + row.applications, 0),
    due: waiting.reduce((sum, row) => sum + row.count, 0),
  };
}

/** Asks for the summaries of all accounts, on working days at nine. */
export const planDigests = defineTask({
  name: 'home.plan-digests',
  payload: z.object({}),
  cron: '0 9 * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  timeoutSeconds: 600,
  async run({ db, tasks, clock }) {
    const day = chinaDay(clock());
    if (!(await readCalendar(db)).isWorking(day)) return;
    for (let after = NOBODY; ; ) {
      const accounts = await readDigestAccounts(db, after, BATCH);
      const payloads = accounts.map(({ uuid }) => ({ account_uuid: uuid, day }));
      await withTransaction(db, (trx) => tasks.enqueueMany(trx, sendDigest, payloads));
      if (accounts.length < BATCH) return;
      after = accounts.at(-1)?.uuid ?? NOBODY;
    }
  },
});
