import { formats, isMainlandPhone } from '@qinghe/contract/formats.ts';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { withTransaction } from '../../../db/database.ts';
import { type Quota, takeQuota } from '../../../db/quota.ts';
import { SmsRefused, unsigned } from '../../../providers/sms/port.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import type { Services } from '../../../services.ts';
import { defineTask } from '../../../tasks/task.ts';
import { insertHistory } from '../history-queries.ts';
import { statusUrl } from '../status/status-link.ts';
import { type ClaimedMessage, claimMessage, endClaim, settleMessage } from './message-queries.ts';

/** Seconds for which a claim lasts: as long as the queue lets a run go on before it counts it as lost. */
const LEASE_SECONDS = 60;

/**
 * Sends a message unless it was recalled: claimed, handed to the carrier outside of any transaction and always under the
 * same key, then settled. A refusal by the carrier is final, and the history says so.
 */
export const sendMessage = defineTask({
  name: 'resumes.send-message',
  payload: z.object({ company_uuid: formats.uuid, message_uuid: formats.uuid }),
  timeoutSeconds: LEASE_SECONDS,
  async run(services, { company_uuid: companyUuid, message_uuid: uuid }, { last }) {
    const now = services.clock();
    const leaseUntil = new Date(now.getTime() + LEASE_SECONDS * 1000);
    const message = await claimMessage(services.db, companyUuid, uuid, { now, leaseUntil });
    if (!message) return;
    const settle = (state: 'sent' | 'refused') => settleWithHistory(services, companyUuid, uuid, message, state);
    const state = await handOver(services, companyUuid, uuid, message).catch(async (error: unknown) => {
      if (last) await settle('refused');
      else await endClaim(services.db, companyUuid, uuid, services.clock());
      throw error;
    });
    await settle(state);
  },
});

/** No company rings somebody's phone all day; what it says stands on the status page all the same. */
const MESSAGES_TO_ADDRESS: Quota = { name: 'messages of company to address', most: 20, seconds: 86_400 };

/**
 * By e-mail where there is an address and it is not about the phone, else by SMS, which costs a fortune abroad and goes to
 * mainland mobiles only; the status page's address goes along.
 */
async function handOver(
  services: Services,
  companyUuid: string,
  key: string,
  message: ClaimedMessage,
): Promise<'sent' | 'refused'> {
  const { email, phone, subject } = message;
  // A program of before there were notices wrote none: company and job say enough.
  const notice = message.notice || subject;
  const link = statusUrl(services, message.application_uuid);
  const delivery = { key, again: message.attempts > 1 };
  const hasMobile = isMainlandPhone(phone);
  if (email === '' && !hasMobile) return 'refused';
  const bySms = email === '' || (message.to_phone && hasMobile);
  const subjectOfQuota = `${companyUuid} ${bySms ? phone : email.toLowerCase()}`;
  const mayGo = await withTransaction(
    services.db,
    async (trx) => delivery.again || takeQuota(trx, MESSAGES_TO_ADDRESS, subjectOfQuota, { now: services.clock() }),
  );
  if (!mayGo) return 'refused';
  try {
    if (bySms) await services.sms.send(phone, { template: 'notice', text: unsigned(notice), link }, delivery);
    else await services.email.send({ to: email, subject, text: `${notice}\n\n${link}` }, delivery);
    return 'sent';
  } catch (error) {
    if (error instanceof SmsRefused) return 'refused';
    throw error;
  }
}

function settleWithHistory(
  { db, clock }: Services,
  companyUuid: string,
  uuid: string,
  message: ClaimedMessage,
  state: 'sent' | 'refused',
): Promise<void> {
  return withTransaction(db, async (trx) => {
    if (!(await settleMessage(trx, companyUuid, uuid, state))) return;
    await insertHistory(trx, companyUuid, {
      uuid: uuidv7(),
      application_uuid: message.application_uuid,
      action: state === 'sent' ? 'message_sent' : 'message_refused',
      from_stage: null,
      to_stage: null,
      reason: '',
      actor_uuid: null,
      version: message.version,
      stage_since_before: null,
      at: clock(),
    });
    const { application_uuid, job_uuid, kind } = message;
    await publishEvent(trx, { companyUuid }, { type: 'application.messaged', uuid: application_uuid, job_uuid, kind });
  });
}
