import { formats, isEmail } from '@qinghe/contract/formats.ts';
import { mails } from '@qinghe/contract/texts/mails.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { z } from 'zod';
import { handOver } from '../../../providers/sms/hand-over.ts';
import type { Services } from '../../../services.ts';
import { defineTask } from '../../../tasks/task.ts';
import { invitationUrl } from './invitation-link.ts';
import { claimInvitation, settleInvitation } from './invitation-queries.ts';

/** Seconds for which a claim lasts: as long as the queue lets a run go on. */
const LEASE_SECONDS = 60;

/** Sends an invitation to its address: claimed, handed over outside of any transaction under its link's key, then settled. */
export const sendInvitation = defineTask({
  name: 'company.send-invitation',
  payload: z.object({ company_uuid: formats.uuid, link_uuid: formats.uuid }),
  timeoutSeconds: LEASE_SECONDS,
  async run(services, { company_uuid: companyUuid, link_uuid: linkUuid }, { last }) {
    const { db, clock } = services;
    const now = clock();
    const leaseUntil = new Date(now.getTime() + LEASE_SECONDS * 1000);
    const claimed = await claimInvitation(db, companyUuid, linkUuid, { now, leaseUntil });
    if (!claimed) return;
    const link = invitationUrl(services, { companyUuid, linkUuid });
    const delivery = { key: linkUuid, again: claimed.attempts > 1 };
    const { state, failed } = await handOver(() => deliver(services, { ...claimed, link }, delivery), last);
    await settleInvitation(db, companyUuid, linkUuid, state);
    if (failed) throw failed;
  },
});

/** In Chinese, since nobody knows yet what the person reads; nothing that a person typed goes along but the checked name. */
async function deliver(
  { sms, email }: Services,
  { address, company, link }: { address: string; company: string; link: string },
  delivery: { key: string; again: boolean },
): Promise<void> {
  if (!isEmail(address)) return sms.send(address, { template: 'invitation', company, link }, delivery);
  const text = `${say(mails, 'invitation', 'zh-CN', { company })}\n${link}`;
  return email.send({ to: address, subject: say(mails, 'invitationSubject', 'zh-CN', { company }), text }, delivery);
}
