import { formats } from '@qinghe/contract/formats.ts';
import { mails } from '@qinghe/contract/texts/mails.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { z } from 'zod';
import type { Trx } from '../../db/database.ts';
import { defineDelivery } from '../../outside/define-delivery.ts';
import { deliver } from '../../outside/deliver.ts';
import type { Services } from '../../services.ts';
import { afterQuietHours, QUIET_OF_CANDIDATES } from '../messages/index.ts';
import { handToCandidate } from '../resumes/index.ts';
import { findFirstUnread, type Subject } from './chat-queries.ts';
import { isHeld } from './standing.ts';

/** Minutes for which the candidate's page has the word alone: who has it open needs no notice. */
export const NOTICE_MINUTES = 5;

/**
 * That the company has written, without its words: by e-mail, else by SMS, within what a company sends to an address a day.
 * Once until its candidate has read: the words after the first unread one send none.
 */
export const chatNotice = defineDelivery({
  name: 'chat.notice',
  details: z.object({ company_uuid: formats.uuid, message_uuid: formats.uuid }),
  async load(call, { details: { company_uuid: companyUuid, message_uuid } }) {
    const found = await findFirstUnread(call.db, companyUuid, message_uuid);
    if (!found || (await isHeld(call, found))) return null;
    const { uuid, phone, email, job_title: job, company_name: company } = found;
    return handToCandidate(call.services, {
      ...{ companyUuid, applicationUuid: uuid, phone, email, bySms: false },
      subject: `${company} · ${job}`,
      notice: say(mails, 'chatNotice', 'zh-CN', { company, job }),
    });
  },
});

/** Says later, by day, that a word waits; for the first one that is not read. What waits already is not written twice. */
export async function sendNotice(
  call: { db: Trx; services: Services; now: Date },
  { companyUuid: company_uuid, applicationUuid }: Subject,
  message_uuid: string,
): Promise<void> {
  const at = new Date(call.now.getTime() + NOTICE_MINUTES * 60_000);
  const delivery = {
    ...{ subjectUuid: applicationUuid, occasion: message_uuid },
    details: { company_uuid, message_uuid },
  };
  await deliver(call, chatNotice, [delivery], afterQuietHours(at, QUIET_OF_CANDIDATES));
}
