import { talkTime } from '@qinghe/contract/talks/talk-time.ts';
import { mails } from '@qinghe/contract/texts/mails.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { defineDelivery, type Handover, noDetails } from '../../../outside/define-delivery.ts';
import { unsigned } from '../../../providers/sms/port.ts';
import type { Services } from '../../../services.ts';
import { fairTickets } from '../fair-tickets.ts';
import { type Concerned, OCCASIONS, type Occasion, readStillConcerned } from './concerned-queries.ts';

/** Nobody knows what a student reads; fairs are announced in Chinese. */
const LOCALE = 'zh-CN';

/** A text to the phone of who registered, as long as its occasion is still the one that caused it. */
const messageOf = (occasion: Occasion) =>
  defineDelivery({
    name: `fairs.${occasion}`,
    details: noDetails,
    async loadMany({ db, services, now }, due) {
      const visitorUuids = due.map(({ subjectUuid }) => subjectUuid);
      const found = await readStillConcerned(db, occasion, { visitorUuids, now });
      const visitorOf = new Map(found.map((visitor) => [visitor.uuid, visitor]));
      const handovers = new Map<string, Handover>();
      for (const { uuid, subjectUuid, occasion: at } of due) {
        const visitor = visitorOf.get(subjectUuid);
        if (visitor?.at === at) handovers.set(uuid, handoverOf(services, occasion, visitor));
      }
      return handovers;
    },
  });

export const fairMessages = OCCASIONS.map((occasion) => ({ occasion, message: messageOf(occasion) }));

function handoverOf(services: Services, occasion: Occasion, { uuid, phone, ...fair }: Concerned): Handover {
  const link = fairTickets.urlOf(services, uuid);
  const text = unsigned(textOf(occasion, fair));
  return { hand: (delivery) => services.sms.send(phone, { template: 'event', text, link }, delivery) };
}

/** What stands now, not what stood when the message was written down. */
function textOf(
  occasion: Occasion,
  { title, place, address, starts_at, ends_at }: Omit<Concerned, 'uuid' | 'phone'>,
): string {
  const time = talkTime(new Date(starts_at), new Date(ends_at), LOCALE);
  return say(mails, `fairNotice.${occasion}`, LOCALE, { title, time, place: `${place} ${address}` });
}
