import { cut } from '@qinghe/contract/cut.ts';
import { plainDescription } from '@qinghe/contract/jobs/description.ts';
import { signUpForTalk } from '@qinghe/contract/talks/sign-up.ts';
import { type PageTexts, pageTexts } from '@qinghe/contract/texts/pages.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import type { ShownCompany } from '../../domains/company/index.ts';
import { renderEventPage } from '../../pages/event-page.ts';
import { html, type SafeHtml } from '../../pages/html.ts';
import { companyCard } from '../companies/company-card.ts';
import { describe } from '../jobs/describe.ts';
import type { PublicTalk } from './shown-talk-queries.ts';
import { signUpForm } from './sign-up-form.ts';

interface TalkPageOptions {
  talk: PublicTalk;
  company: ShownCompany;
  now: Date;
  locale: Locale;
  publicUrl: string;
  /** A ticket of it was opened in this browser. */
  hasTicket: boolean;
}

/** The public page of a career talk: where, when, what about; that it is over or called off where that is so. */
export function renderTalkPage({ talk, company, now, locale, publicUrl, hasTicket }: TalkPageOptions): string {
  const t = pageTexts(locale);
  const { uuid, title, company_name, company_uuid, school, place, text, brochure_uuid, brochure_title } = talk;
  return renderEventPage({
    ...talk,
    locale,
    listed: talk.state === 'online',
    url: `${publicUrl}/talks/${uuid}`,
    name: title,
    organizer: company_name,
    cancelled: talk.state === 'cancelled',
    online: talk.format === 'online',
    where: whereOf(talk, t),
    place: { name: `${school} ${place}`, address: school },
    about: [cut(plainDescription(text), 80)],
    above: html`<p class="company">${company_name} · ${t('verified')}</p>`,
    standing: standing(talk, now, t),
    facts: html`${talk.seats === null ? '' : html`<div><dt>${t('talkSeats')}</dt><dd>${[talk.seats, takesVisitors(talk, now) && t('seatsLeft', { count: String(seatsLeft(talk)) })].filter((word) => word).join(' · ')}</dd></div>`}
${brochure_uuid ? html`<div><dt>${t('talkBrochure')}</dt><dd><a href="/brochures/${brochure_uuid}">${brochure_title}</a></dd></div>` : ''}`,
    body: html`${text === '' ? '' : html`<section><h2>${t('talkText')}</h2>${describe(text)}</section>`}
${takesVisitors(talk, now) ? signingUp(talk, { locale, now, hasTicket }, t) : ''}`,
    after: companyCard(company, { name: company_name, url: `/companies/${company_uuid}` }, t),
  });
}

/** Who has a ticket here is led to it; somebody else may hold this phone next. */
function signingUp(talk: PublicTalk, of: { locale: Locale; now: Date; hasTicket: boolean }, t: PageTexts): SafeHtml {
  const { hasTicket, ...when } = of;
  const form = html`${seatsLeft(talk) === 0 ? html`<p class="closed">${t('signUpFull')}</p>` : ''}${talkForm(talk, when, t)}`;
  return hasTicket
    ? html`<section><h2>${t('signedUp')}</h2>
<p><a class="button" href="/talks/tickets/of/${talk.uuid}">${t('signedUpTicket')}</a></p></section>
<details class="another"><summary>${t('signUpOther')}</summary>${form}</details>`
    : form;
}

const talkForm = ({ uuid, company_name }: PublicTalk, of: { locale: Locale; now: Date }, t: PageTexts): SafeHtml =>
  signUpForm({
    ...of,
    call: { path: signUpForTalk.path, field: 'talk_uuid', uuid },
    title: t('signUp'),
    busy: t('signingUp'),
    consent: t('signUpConsent', { company: company_name }),
  });

const takesVisitors = ({ state, starts_at }: PublicTalk, now: Date): boolean =>
  state === 'online' && Date.parse(starts_at) > now.getTime();

const seatsLeft = ({ seats, signed }: PublicTalk): number =>
  seats === null ? Number.POSITIVE_INFINITY : Math.max(0, seats - signed);

/** The link of an online talk is shown as one only while there is something to come to. */
const whereOf = ({ format, school, place }: PublicTalk, t: PageTexts): string =>
  format === 'online' ? [t('talkOnline'), school].filter((word) => word).join(' · ') : `${school} · ${place}`;

function standing(
  { state, starts_at, ends_at, format, place, cancel_reason }: PublicTalk,
  now: Date,
  t: PageTexts,
): SafeHtml | '' {
  if (state === 'cancelled')
    return html`<p class="closed">${cancel_reason ? t('talkCancelledFor', { reason: cancel_reason }) : t('talkCancelled')}</p>`;
  if (Date.parse(ends_at) <= now.getTime()) return html`<p class="closed">${t('talkOver')}</p>`;
  // Until it begins the link is on the tickets alone.
  if (Date.parse(starts_at) > now.getTime()) return '';
  return format === 'online'
    ? html`<p><a class="button" href="${place}" rel="nofollow noopener noreferrer">${t('talkJoin')}</a></p>`
    : html`<p class="closed">${t('signUpClosed')}</p>`;
}
