import { formats } from '@qinghe/contract/formats.ts';
import { type KindOfMessage, messageKinds } from '@qinghe/contract/messages/kinds.ts';
import { linkOf, type MessageFacts, sentenceOf } from '@qinghe/contract/messages/sentences.ts';
import { mails } from '@qinghe/contract/texts/mails.ts';
import { type Locale, say } from '@qinghe/contract/texts/say.ts';
import { z } from 'zod';
import { oneClickUrl } from '../../http/unsubscribe-token.ts';
import { defineDelivery } from '../../outside/define-delivery.ts';
import { choicesOf } from './choices.ts';
import { findToMail } from './message-queries.ts';

/** The mail of a message: it is called what the message says, and leads where the message does. */
export function mailOfMessage(message: MessageFacts, locale: Locale, publicUrl: string) {
  const text = sentenceOf(message, locale);
  const values = { text, link: `${publicUrl}${linkOf(message)}`, choices: `${publicUrl}/message?choices=1` };
  return { subject: say(mails, 'messageSubject', locale, { text }), text: say(mails, 'message', locale, values) };
}

/** A message as a mail: dropped where it was read meanwhile, or its reader left, has no address or wants none any more. */
export const messageMail = defineDelivery({
  name: 'messages.mail',
  details: z.object({ account_uuid: formats.uuid }),
  async load({ db, services }, { subjectUuid, details: { account_uuid: accountUuid } }) {
    const { email, publicUrl } = services;
    const message = await findToMail(db, accountUuid, subjectUuid);
    if (!message || message.email === null) return null;
    const { topic }: KindOfMessage = messageKinds[message.kind];
    if (topic === null || (await choicesOf(db, accountUuid))[topic] !== 'now') return null;
    const mail = mailOfMessage(message, 'zh-CN', publicUrl);
    const to = message.email;
    const unsubscribe = oneClickUrl(services, topic, accountUuid);
    return { hand: (delivery) => email.send({ to, ...mail, unsubscribe }, delivery) };
  },
});
