import type { ComingEvent } from '@qinghe/contract/jobs/overview.ts';
import { mails } from '@qinghe/contract/texts/mails.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../app-error.ts';
import { calendarOf } from '../../../pages/icalendar.ts';
import type { Services } from '../../../services.ts';
import { findDigestReader, hashToken } from '../../account/index.ts';
import { readComing } from '../../jobs/index.ts';
import { findFeedAccount } from './feed-queries.ts';

/**
 * `/calendar/{secret}.ics`: what comes for an account, as its overview says it, for a calendar that reads it again and again.
 * Whoever may not work any more has nothing there, as if the address had never been.
 */
export function serveCalendarFeed(app: FastifyInstance, { db, clock, publicUrl }: Services): void {
  app.get<{ Params: { secret: string } }>('/calendar/:secret.ics', async (request, reply) => {
    const feed = await findFeedAccount(db, hashToken(request.params.secret));
    const reader = feed && (await findDigestReader(db, feed.account_uuid));
    if (!reader) throw new AppError(404);
    const scope = {
      companyUuid: reader.company_uuid,
      ownerUuid: reader.type === 'master' ? undefined : feed.account_uuid,
    };
    const now = clock();
    const { events } = await readComing(db, scope, now);
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      })
      .send(
        calendarOf(
          'Recruitment',
          events.map((event) => present(event, publicUrl, now)),
          name,
        ),
      );
  });
}

/** Nobody is asked here which language they read. */
const LOCALE = 'zh-CN';
const name = say(mails, 'calendar.name', LOCALE);

const present = ({ type, uuid, title, day, starts_at, ends_at, place }: ComingEvent, publicUrl: string, now: Date) => ({
  uid: `${type}-${uuid}`,
  changedAt: now.toISOString(),
  time: starts_at && ends_at ? { from: starts_at, to: ends_at } : { day },
  title: say(mails, `calendar.${type}`, LOCALE, { title }),
  place,
  url: `${publicUrl}/recruitment`,
});
