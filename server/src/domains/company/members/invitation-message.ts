import { formats, isEmail } from '@qinghe/contract/formats.ts';
import { mails } from '@qinghe/contract/texts/mails.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { z } from 'zod';
import { defineDelivery } from '../../../outside/define-delivery.ts';
import { invitationUrl } from './invitation-link.ts';
import { findSendable } from './invitation-queries.ts';

/**
 * An invitation to its address, under its link's uuid. In Chinese, since nobody knows yet what the person reads; nothing that
 * somebody typed goes along but the checked name.
 */
export const invitationMessage = defineDelivery({
  name: 'company.invitation',
  details: z.object({ company_uuid: formats.uuid }),
  async load({ db, services, now }, { uuid: linkUuid, details: { company_uuid: companyUuid } }) {
    const invitation = await findSendable(db, { companyUuid, linkUuid }, now);
    if (!invitation) return null;
    const { address, company } = invitation;
    const link = invitationUrl(services, { companyUuid, linkUuid });
    const subject = say(mails, 'invitationSubject', 'zh-CN', { company });
    const text = `${say(mails, 'invitation', 'zh-CN', { company })}\n${link}`;
    return {
      hand: (delivery) =>
        isEmail(address)
          ? services.email.send({ to: address, subject, text }, delivery)
          : services.sms.send(address, { template: 'invitation', company, link }, delivery),
    };
  },
});
