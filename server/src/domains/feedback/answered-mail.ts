import { mails } from '@qinghe/contract/texts/mails.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { defineDelivery, noDetails } from '../../outside/define-delivery.ts';
import { chinaDay } from '../../time/china-day.ts';
import { findAnswer } from './feedback-queries.ts';

/** An answer to the e-mail of its account, in the language in which the feedback was written; without one, nobody. */
export const answeredMail = defineDelivery({
  name: 'feedback.answered',
  details: noDetails,
  async load({ db, services }, { subjectUuid }) {
    const found = await findAnswer(db, subjectUuid);
    if (!found || found.email === null) return null;
    const { email: to, locale, answer, body: text, created_at } = found;
    const values = { date: chinaDay(new Date(created_at)), text, answer };
    const link = `${services.publicUrl}/personal/feedback`;
    const message = {
      to,
      subject: say(mails, 'feedbackAnsweredSubject', locale),
      text: `${say(mails, 'feedbackAnswered', locale, values)}\n${link}`,
    };
    return { hand: (delivery) => services.email.send(message, delivery) };
  },
});
