import { formats } from '@qinghe/contract/formats.ts';
import { talkTime } from '@qinghe/contract/jobs/talk-time.ts';
import { mails } from '@qinghe/contract/texts/mails.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { z } from 'zod';
import { atMost } from '../../at-most.ts';
import { withTransaction } from '../../db/database.ts';
import { handOver } from '../../providers/sms/hand-over.ts';
import { unsigned } from '../../providers/sms/port.ts';
import type { Services } from '../../services.ts';
import { defineTask } from '../../tasks/task.ts';
import { fairTickets } from './fair-tickets.ts';
import { type ClaimedNotice, claimNotices, settleNotices } from './notice-queries.ts';

/** Most notices of one task: they are claimed by one statement, and all sent before the claim runs out. */
export const NOTICES_A_TASK = 50;
/** Seconds for which a claim lasts: as long as the queue lets a run go on. */
const LEASE_SECONDS = 300;
/** Nobody knows what a student reads; fairs are announced in Chinese. */
const LOCALE = 'zh-CN';
/** Texts that a process hands over at one time. */
const inLine = atMost(10);

/** Sends notices to phones: claimed, each handed over outside of any transaction under its own key, then settled. */
export const sendFairNotices = defineTask({
  name: 'fairs.send-notices',
  payload: z.object({ notice_uuids: z.array(formats.uuid).min(1).max(NOTICES_A_TASK) }),
  timeoutSeconds: LEASE_SECONDS,
  async run(services, { notice_uuids: uuids }, { last }) {
    const now = services.clock();
    const leaseUntil = new Date(now.getTime() + LEASE_SECONDS * 1000);
    const notices = await withTransaction(services.db, (trx) => claimNotices(trx, uuids, { now, leaseUntil }));
    const handed = await Promise.all(notices.map((notice) => inLine(() => send(services, notice, last))));
    for (const state of ['sent', 'refused', 'waiting'] as const)
      await settleNotices(
        services.db,
        handed.filter((one) => one.state === state).map(({ uuid }) => uuid),
        state,
      );
    const failure = handed.find(({ failed }) => failed !== undefined);
    if (failure) throw failure.failed;
  },
});

async function send(services: Services, notice: ClaimedNotice, last: boolean) {
  const { uuid, phone, attempts } = notice;
  const link = fairTickets.urlOf(services, notice.visitor_uuid);
  const message = { template: 'fair', text: unsigned(textOf(notice)), link } as const;
  const delivery = { key: uuid, again: attempts > 1 };
  return { uuid, ...(await handOver(() => services.sms.send(phone, message, delivery), last)) };
}

/** What stands now, not what stood when the notice was written. */
function textOf({ kind, title, place, address, starts_at, ends_at }: ClaimedNotice): string {
  const time = talkTime(new Date(starts_at), new Date(ends_at), LOCALE);
  return say(mails, `fairNotice.${kind}`, LOCALE, { title, time, place: `${place} ${address}` });
}
