import { formats } from '@qinghe/contract/formats.ts';
import { talkTime } from '@qinghe/contract/jobs/talk-time.ts';
import { mails } from '@qinghe/contract/texts/mails.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { z } from 'zod';
import { handOver } from '../../providers/sms/hand-over.ts';
import { unsigned } from '../../providers/sms/port.ts';
import { defineTask } from '../../tasks/task.ts';
import { type ClaimedNotice, claimNotice, settleNotice } from './notice-queries.ts';
import { ticketUrl } from './ticket.ts';

/** Seconds for which a claim lasts: as long as the queue lets a run go on. */
const LEASE_SECONDS = 60;
/** Nobody knows what a student reads; talks are announced in Chinese. */
const LOCALE = 'zh-CN';

/** Sends a notice to a visitor's phone: claimed, handed over outside of any transaction under its own key, then settled. */
export const sendNotice = defineTask({
  name: 'talks.send-notice',
  payload: z.object({ company_uuid: formats.uuid, talk_uuid: formats.uuid, notice_uuid: formats.uuid }),
  timeoutSeconds: LEASE_SECONDS,
  turnOf: ({ company_uuid, talk_uuid }) => ({ company: company_uuid, sender: talk_uuid }),
  async run(services, { company_uuid: companyUuid, notice_uuid: uuid }, { last }) {
    const { db, clock, sms } = services;
    const now = clock();
    const leaseUntil = new Date(now.getTime() + LEASE_SECONDS * 1000);
    const notice = await claimNotice(db, companyUuid, uuid, { now, leaseUntil });
    if (!notice?.phone) return;
    const message = {
      template: 'talk',
      text: unsigned(textOf(notice)),
      link: ticketUrl(services, notice.visitor_uuid),
    } as const;
    const { phone, attempts } = notice;
    const { state, failed } = await handOver(() => sms.send(phone, message, { key: uuid, again: attempts > 1 }), last);
    await settleNotice(db, companyUuid, uuid, state);
    if (failed) throw failed;
  },
});

/** What stands now, not what stood when the notice was written. */
function textOf({ kind, title, format, school, place, starts_at, ends_at }: ClaimedNotice): string {
  const time = talkTime(new Date(starts_at), new Date(ends_at), LOCALE);
  const where = format === 'campus' ? `${school} ${place}` : say(mails, 'talkNotice.online', LOCALE);
  return say(mails, `talkNotice.${kind}`, LOCALE, { title, time, place: where });
}
