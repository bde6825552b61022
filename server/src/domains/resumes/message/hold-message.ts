import { mails } from '@qinghe/contract/texts/mails.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { findCompanyName } from '../../company/index.ts';
import { insertMessages, type NewMessage } from './message-queries.ts';
import { sendMessage } from './send-message.ts';

export interface MessageToCandidate {
  companyUuid: string;
  application: { uuid: string; name: string; job_title: string };
  historyUuid: string;
  /** The company's words, which stand on the status page; may hold {name} {job} {company}, as the notice may. */
  text: string;
  /** What goes out by e-mail or SMS beside the page's address: words of the platform, since nobody has proved the address. */
  notice?: string;
  sendAfter: Date;
  /** It is about the phone: it goes there, whoever's the e-mail address is. */
  toPhone?: boolean;
}

/** The names are filled in as the message is written. */
export const PLACES = { name: '{name}', company: '{company}', job: '{job}' };

/** Writes a message that goes out at its time unless the step that caused it is taken back. */
export async function holdMessage(trx: Trx, services: Services, message: MessageToCandidate): Promise<void> {
  const { companyUuid, sendAfter } = message;
  const row = composeMessage(message, await findCompanyName(trx, companyUuid));
  await insertMessages(trx, companyUuid, [row]);
  await services.tasks.enqueue(trx, sendMessage, { company_uuid: companyUuid, message_uuid: row.uuid }, sendAfter);
}

/** The message as it will be sent. */
export const composeMessage = (
  {
    application,
    historyUuid,
    text,
    notice = say(mails, 'replied', 'zh-CN', PLACES),
    sendAfter,
    toPhone = false,
  }: Omit<MessageToCandidate, 'companyUuid'>,
  companyName: string,
): NewMessage => ({
  uuid: uuidv7(),
  application_uuid: application.uuid,
  history_uuid: historyUuid,
  subject: `${companyName} · ${application.job_title}`,
  body: fillIn(text, application, companyName),
  notice: fillIn(notice, application, companyName),
  send_after: sendAfter,
  to_phone: toPhone,
});

/** A template with the candidate's name, the job and the company in their places. */
export function fillIn(text: string, application: { name: string; job_title: string }, companyName: string): string {
  const names: Record<string, string> = { name: application.name, job: application.job_title, company: companyName };
  return text.replace(/\{(name|job|company)\}/g, (_match, key: string) => names[key] ?? '');
}
