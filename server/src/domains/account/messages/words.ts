import { z } from 'zod';
import { defineDelivery } from '../../../outside/define-delivery.ts';

/** What an account is notified of by e-mail or SMS; nothing of it stays once it is settled. */
export const accountWords = defineDelivery({
  name: 'account.words',
  forget: true,
  details: z.object({
    channel: z.enum(['email', 'sms']),
    address: z.string(),
    subject: z.string(),
    body: z.string(),
    unsubscribe: z.string().optional(),
  }),
  async load({ services: { sms, email } }, { details: { channel, address, subject, body: text, unsubscribe } }) {
    return {
      hand: (delivery) =>
        channel === 'sms'
          ? sms.send(address, { template: 'decision', text }, delivery)
          : email.send({ to: address, subject, text, unsubscribe }, delivery),
    };
  },
});
