import { formats } from '@qinghe/contract/formats.ts';
import { ANSWER_DAYS } from '@qinghe/contract/talents/invitations.ts';
import { mails } from '@qinghe/contract/texts/mails.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { z } from 'zod';
import { moneyTransaction } from '../../../money-turn.ts';
import { defineDelivery } from '../../../outside/define-delivery.ts';
import { findCompanyName } from '../../company/index.ts';
import { endUndeliverable } from './give-back.ts';
import { answerUrl } from './invitation-link.ts';
import { changeInvitation, findContact, findInvitation } from './invitation-queries.ts';
import { contactOf, maySend } from './may-invite.ts';

const DAY = 86_400_000;

/** What goes out: words of the platform with the checked name of the company and the job's title, for nobody has proved the address. */
export const messageOf = (company: string, job: string) => ({
  subject: say(mails, 'talentInvitationSubject', 'zh-CN', { company }),
  text: say(mails, 'talentInvitation', 'zh-CN', { company, job, days: ANSWER_DAYS }),
});

/** An invitation to a talent. Whether it may go is looked at once more; one that may not is undeliverable and gives back what it took. */
export const invitationMessage = defineDelivery({
  name: 'talents.invitation',
  details: z.object({ company_uuid: formats.uuid }),
  async load({ db, services, now }, { subjectUuid: uuid, details: { company_uuid: companyUuid } }) {
    const key = { companyUuid, uuid };
    const invitation = await findInvitation(db, companyUuid, uuid, now);
    if (invitation?.state !== 'held') return null;
    const talent = await findContact(db, invitation.talent_uuid);
    if (!talent || !(await maySend({ db, services, now }, { companyUuid, jobUuid: invitation.job_uuid }, talent))) {
      await moneyTransaction(db, companyUuid, (trx) => endUndeliverable({ db: trx, now }, key));
      return null;
    }
    const { phone, email } = contactOf(services.signingSecret, talent);
    const company = await findCompanyName(db, companyUuid);
    const { subject, text } = messageOf(company, invitation.job_title);
    const link = answerUrl(services, key);
    return {
      hand: (delivery) =>
        email === ''
          ? services.sms.send(phone, { template: 'talent', company, link }, delivery)
          : services.email.send({ to: email, subject, text: `${text}\n${link}` }, delivery),
      moneyOf: companyUuid,
      async settled(trx, state) {
        if (state === 'refused') return endUndeliverable({ db: trx, now }, key);
        const lapses_at = new Date(now.getTime() + ANSWER_DAYS * DAY);
        await changeInvitation(trx, key, ['held'], { state: 'sent', sent_at: now, lapses_at });
      },
    };
  },
});
