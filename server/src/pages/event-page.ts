import { talkTime } from '@qinghe/contract/talks/talk-time.ts';
import { pageTexts } from '@qinghe/contract/texts/pages.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import { html, type SafeHtml } from './html.ts';
import { renderPage } from './public-page.ts';
import { shareHead } from './share-head.ts';

export interface EventPage {
  locale: Locale;
  listed: boolean;
  url: string;
  name: string;
  /** Who holds it; job fairs are the platform's. */
  organizer?: string;
  starts_at: string;
  ends_at: string;
  cancelled: boolean;
  /** One comes nowhere: it is at the page's address. */
  online?: boolean;
  /** Where it is, for people, and for search engines (schema.org Place). */
  where: string;
  place: { name: string; address: string };
  /** What a search engine shows beside time and place. */
  about?: readonly string[];
  /** Over the name, and how it stands. */
  above?: SafeHtml;
  standing: SafeHtml | '';
  /** More facts beside time and place. */
  facts?: SafeHtml;
  body: SafeHtml;
  /** Below the event. */
  after?: SafeHtml;
}

/** The public page of something to which people come: what it is, when, where, how it stands, and what one can do. */
export function renderEventPage(event: EventPage): string {
  const { locale, url, name, organizer, where } = event;
  const t = pageTexts(locale);
  const title = [name, organizer].filter(Boolean).join(' · ');
  const time = talkTime(new Date(event.starts_at), new Date(event.ends_at), locale);
  const summary = [organizer, time, where, ...(event.about ?? [])].filter(Boolean).join(' · ').replace(/\s+/g, ' ');
  return renderPage({
    title,
    locale,
    listed: event.listed,
    head: shareHead({ title, url, summary, data: eventData(event) }),
    body: html`<article class="job">
<header>
${event.above ?? ''}
<h1>${name}</h1>
${event.standing}
</header>
<dl class="facts"><div><dt>${t('talkTime')}</dt><dd>${time}</dd></div>
<div><dt>${t('talkPlace')}</dt><dd>${where}</dd></div>
${event.facts ?? ''}</dl>
${event.body}
</article>
${event.after ?? ''}`,
  });
}

/** What search engines read (schema.org Event). */
const eventData = ({ name, url, organizer, online, cancelled, place, ...event }: EventPage) => ({
  '@context': 'https://schema.org',
  '@type': 'Event',
  name,
  url,
  startDate: event.starts_at,
  endDate: event.ends_at,
  eventStatus: `https://schema.org/Event${cancelled ? 'Cancelled' : 'Scheduled'}`,
  eventAttendanceMode: `https://schema.org/${online ? 'Online' : 'Offline'}EventAttendanceMode`,
  location: online ? { '@type': 'VirtualLocation', url } : { '@type': 'Place', ...place },
  ...(organizer && { organizer: { '@type': 'Organization', name: organizer } }),
  isAccessibleForFree: true,
});
