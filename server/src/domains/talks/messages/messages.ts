import { formats } from '@qinghe/contract/formats.ts';
import { talkTime } from '@qinghe/contract/talks/talk-time.ts';
import { mails } from '@qinghe/contract/texts/mails.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { z } from 'zod';
import { defineDelivery } from '../../../outside/define-delivery.ts';
import { unsigned } from '../../../providers/sms/port.ts';
import { ticketUrl } from '../ticket.ts';
import { type Concerned, findConcerned, OCCASIONS, type Occasion } from './concerned-queries.ts';

/** Nobody knows what a student reads; talks are announced in Chinese. */
const LOCALE = 'zh-CN';

/** A text to a visitor's phone, as long as its occasion is still the one that caused it. */
const messageOf = (occasion: Occasion) =>
  defineDelivery({
    name: `talks.${occasion}`,
    details: z.object({ company_uuid: formats.uuid }),
    async load({ db, services, now }, { subjectUuid: visitorUuid, occasion: at, details: { company_uuid } }) {
      const visitor = await findConcerned(db, occasion, { companyUuid: company_uuid, visitorUuid, now });
      if (!visitor?.phone || visitor.at !== at) return null;
      const { phone, visitor_uuid } = visitor;
      const text = unsigned(textOf(occasion, visitor));
      const link = ticketUrl(services, visitor_uuid);
      return { hand: (delivery) => services.sms.send(phone, { template: 'event', text, link }, delivery) };
    },
  });

/** The address of the ticket, once somebody has signed up: a page that is closed is found again. */
export const signedUpMessage = messageOf('signed_up');

export const talkMessages = OCCASIONS.map((occasion) => ({ occasion, message: messageOf(occasion) }));

/** What stands now, not what stood when the message was written down. */
function textOf(occasion: Occasion, { title, format, school, place, starts_at, ends_at, state }: Concerned): string {
  const text = occasion === 'signed_up' && state === 'waiting' ? 'waiting' : occasion;
  const time = talkTime(new Date(starts_at), new Date(ends_at), LOCALE);
  const where = format === 'campus' ? `${school} ${place}` : say(mails, 'talkNotice.online', LOCALE);
  return say(mails, `talkNotice.${text}`, LOCALE, { title, time, place: where });
}
