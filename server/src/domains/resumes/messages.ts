import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { findCompanyNames } from '../jobs/index.ts';
import { insertMessage } from './history-queries.ts';
import { sendMessage } from './task-definitions.ts';

export interface MessageToCandidate {
  companyUuid: string;
  application: { uuid: string; name: string; job_title: string };
  historyUuid: string;
  /** May hold {name} {job} {company}. */
  text: string;
  sendAfter: Date;
}

/** Writes a message that goes out at its time unless the step that caused it is taken back. */
export async function holdMessage(trx: Trx, services: Services, message: MessageToCandidate): Promise<void> {
  const { companyUuid, application, historyUuid, sendAfter } = message;
  const company = await findCompanyNames(trx, companyUuid);
  const names: Record<string, string> = { name: application.name, job: application.job_title, company: company.name };
  const text = message.text.replace(/\{(name|job|company)\}/g, (_match, key: string) => names[key] ?? '');
  const uuid = uuidv7();
  await insertMessage(trx, companyUuid, {
    uuid,
    application_uuid: application.uuid,
    history_uuid: historyUuid,
    subject: `${company.name} · ${application.job_title}`,
    body: text,
    send_after: sendAfter,
  });
  await services.tasks.enqueue(trx, sendMessage, { company_uuid: companyUuid, message_uuid: uuid }, sendAfter);
}
