import { talkTime } from '@qinghe/contract/talks/talk-time.ts';
import { mails } from '@qinghe/contract/texts/mails.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { defineDelivery, noDetails } from '../../outside/define-delivery.ts';
import { unsigned } from '../../providers/sms/port.ts';
import { findConcerned, LATER_OCCASIONS, type Occasion } from './concerned-queries.ts';
import { liveTickets } from './live-tickets.ts';

/** Nobody knows what a stranger reads; broadcasts are announced in Chinese. */
const LOCALE = 'zh-CN';

/** A text to the phone that a code proved, as long as its occasion is still the one that caused it. The e-mail nobody has proved. */
const messageOf = (occasion: Occasion) =>
  defineDelivery({
    name: `live.${occasion}`,
    details: noDetails,
    async load({ db, services, now }, { subjectUuid, occasion: at }) {
      const concerned = await findConcerned(db, occasion, subjectUuid, now);
      if (concerned?.at !== at) return null;
      const { uuid, phone, title, starts_at, ends_at } = concerned;
      const time = talkTime(new Date(starts_at), new Date(ends_at), LOCALE);
      const text = unsigned(say(mails, `liveNotice.${occasion}`, LOCALE, { title, time }));
      const link = liveTickets.urlOf(services, uuid);
      return { hand: (delivery) => services.sms.send(phone, { template: 'event', text, link }, delivery) };
    },
  });

/** The link, once somebody has signed up: a page that is closed is found again. */
export const signedUpMessage = messageOf('signed_up');

export const laterMessages = LATER_OCCASIONS.map((occasion) => ({ occasion, message: messageOf(occasion) }));

export const liveMessages = [{ occasion: 'signed_up' as const, message: signedUpMessage }, ...laterMessages];
