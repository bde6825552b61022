import { fillPlaces } from '@qinghe/contract/places.ts';
import { mails } from '@qinghe/contract/texts/mails.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../../db/database.ts';
import { deliver } from '../../../outside/deliver.ts';
import { recallDeliveries, recallUnsent } from '../../../outside/delivery-queries.ts';
import type { Services } from '../../../services.ts';
import { findCompanyName } from '../../company/index.ts';
import { candidateMessage } from './candidate-message.ts';
import { insertMessages, type NewMessage, readMessagesOfStep } from './message-queries.ts';

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

interface Cause {
  db: Trx;
  services: Pick<Services, 'tasks'>;
  now: Date;
}

/** Writes a message that goes out at its time unless the step that caused it is taken back. */
export async function holdMessage(cause: Cause, { companyUuid, ...message }: MessageToCandidate): Promise<void> {
  await holdMessages(cause, companyUuid, [composeMessage(message, await findCompanyName(cause.db, companyUuid))]);
}

/** As `holdMessage`, for many that go out at one time. */
export async function holdMessages(cause: Cause, companyUuid: string, messages: readonly NewMessage[]): Promise<void> {
  await insertMessages(cause.db, companyUuid, messages);
  const deliveries = messages.map(({ uuid, application_uuid }) => ({
    uuid,
    subjectUuid: application_uuid,
    occasion: uuid,
    details: { company_uuid: companyUuid },
  }));
  await deliver(cause, candidateMessage, deliveries, messages[0]?.send_after);
}

/** Messages about steps that have been overtaken by another one never go out. */
export const recallHeldMessages = (trx: Trx, applicationUuids: readonly string[]): Promise<unknown> =>
  recallDeliveries(trx, candidateMessage.name, applicationUuids);

/** Recalls the message of a step. @returns false when it has gone out already, or is on its way */
export const recallMessageOfStep = async (trx: Trx, companyUuid: string, historyUuid: string): Promise<boolean> =>
  recallUnsent(trx, await readMessagesOfStep(trx, companyUuid, historyUuid));

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
  return fillPlaces(text, { name: application.name, job: application.job_title, company: companyName });
}
