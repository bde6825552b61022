import { mails } from '@qinghe/contract/texts/mails.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { defineDelivery, noDetails } from '../../outside/define-delivery.ts';
import { findFirstUnread } from './background-queries.ts';

/** Minutes after which an answer that nobody has read goes by mail. */
export const UNREAD_MINUTES = 10;

/**
 * The first answer that an account has not read, to its e-mail, in the language in which it began to write. Those after it
 * write no mail of their own: once until it has read them.
 */
export const answeredMail = defineDelivery({
  name: 'help.answered',
  details: noDetails,
  async load({ db, services }, { subjectUuid }) {
    const found = await findFirstUnread(db, subjectUuid);
    if (!found || found.email === null) return null;
    const { email: to, locale, body } = found;
    const answer = body || say(mails, 'helpAnsweredFile', locale);
    const message = {
      to,
      subject: say(mails, 'helpAnsweredSubject', locale),
      text: `${say(mails, 'helpAnswered', locale, { answer })}\n${services.publicUrl}/`,
    };
    return { hand: (delivery) => services.email.send(message, delivery) };
  },
});
