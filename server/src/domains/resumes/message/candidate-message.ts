import { formats, isMainlandPhone } from '@qinghe/contract/formats.ts';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Trx } from '../../../db/database.ts';
import { defineDelivery, type Handover } from '../../../outside/define-delivery.ts';
import { DeliveryRefused } from '../../../providers/delivery.ts';
import { unsigned } from '../../../providers/sms/port.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import type { Services } from '../../../services.ts';
import { insertHistory } from '../history-queries.ts';
import { MESSAGES_TO_ADDRESS } from '../quotas.ts';
import { statusUrl } from '../status/status-link.ts';
import { type FoundMessage, findMessage } from './message-queries.ts';

/** A message about an application, unless the step that caused it was taken back; the history says what became of it. */
export const candidateMessage = defineDelivery({
  name: 'resumes.message',
  details: z.object({ company_uuid: formats.uuid }),
  async load({ db, services }, { uuid, details: { company_uuid: companyUuid } }) {
    const message = await findMessage(db, companyUuid, uuid);
    if (!message) return null;
    return {
      ...handoverOf(services, companyUuid, message),
      settled: (trx, state) => noteInHistory(trx, { companyUuid, message, state, at: services.clock() }),
    };
  },
});

function handoverOf(services: Services, companyUuid: string, message: FoundMessage): Handover {
  const { email, phone, subject, application_uuid: applicationUuid, to_phone: bySms } = message;
  // A program of before there were notices wrote none: company and job say enough.
  const notice = message.notice || subject;
  return handToCandidate(services, { companyUuid, applicationUuid, email, phone, bySms, subject, notice });
}

interface NoticeToCandidate {
  companyUuid: string;
  applicationUuid: string;
  email: string;
  phone: string;
  /** By SMS, where it can be, also to who has an e-mail address. */
  bySms: boolean;
  subject: string;
  notice: string;
}

/**
 * By e-mail where there is an address and it is not about the phone, else by SMS, which costs a fortune abroad and goes to
 * mainland mobiles only; the status page's address goes along. Within what a company sends to an address a day.
 */
export function handToCandidate(
  services: Services,
  { companyUuid, applicationUuid, email, phone, bySms: toPhone, subject, notice }: NoticeToCandidate,
): Handover {
  const link = statusUrl(services, applicationUuid);
  const hasMobile = isMainlandPhone(phone);
  if (email === '' && !hasMobile) return { hand: () => Promise.reject(new DeliveryRefused('no address')) };
  const bySms = email === '' || (toPhone && hasMobile);
  return {
    quota: { of: MESSAGES_TO_ADDRESS, subject: `${companyUuid} ${bySms ? phone : email.toLowerCase()}` },
    hand: (delivery) =>
      bySms
        ? services.sms.send(phone, { template: 'notice', text: unsigned(notice), link }, delivery)
        : services.email.send({ to: email, subject, text: `${notice}\n\n${link}` }, delivery),
  };
}

async function noteInHistory(
  trx: Trx,
  {
    companyUuid,
    message,
    state,
    at,
  }: { companyUuid: string; message: FoundMessage; state: 'sent' | 'refused'; at: Date },
): Promise<void> {
  const { application_uuid, job_uuid, job_owner_uuid, kind, version } = message;
  await insertHistory(trx, companyUuid, {
    uuid: uuidv7(),
    application_uuid,
    action: state === 'sent' ? 'message_sent' : 'message_refused',
    from_stage: null,
    to_stage: null,
    reason: '',
    actor_uuid: null,
    version,
    stage_since_before: null,
    at,
  });
  const event = { type: 'application.messaged', uuid: application_uuid, job_uuid, kind } as const;
  await publishEvent(trx, { companyUuid, owners: [job_owner_uuid] }, event);
}
