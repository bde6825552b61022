import { cut } from '@qinghe/contract/cut.ts';
import { talkTime } from '@qinghe/contract/talks/talk-time.ts';
import { degrees as degreeTexts } from '@qinghe/contract/texts/degrees.ts';
import { type PageTexts, pageTexts } from '@qinghe/contract/texts/pages.ts';
import { type Locale, say } from '@qinghe/contract/texts/say.ts';
import type { FairTicket } from '../../domains/fairs/index.ts';
import { isOver } from '../../domains/fairs/index.ts';
import { html, type SafeHtml } from '../../pages/html.ts';
import { renderPage } from '../../pages/public-page.ts';
import { ticketCodeFigure } from '../tickets/ticket-code-figure.ts';

/** The page of who registered: the code for stands, what companies see with it, and what one comes for. */
export function renderFairTicket(ticket: FairTicket, { locale, now }: { locale: Locale; now: Date }): string {
  const t = pageTexts(locale);
  const { title, place, address, name, school, major, degree, graduation_year, wishes } = ticket;
  const stands = ticket.state === 'open' && !isOver(ticket, now);
  const studies = [school, major, say(degreeTexts, degree, locale), t('graduates', { year: String(graduation_year) })];
  return renderPage({
    title: t('fairTicketTitle'),
    locale,
    listed: false,
    body: html`<section class="status ticket">
<p class="company">${title}</p>
<h1>${stands ? t('fairTicketTitle') : ticket.state === 'cancelled' ? t('fairCancelled', { reason: ticket.cancel_reason }) : t('fairOver')}</h1>
${stands ? ticketCodeFigure(ticket.code, { text: saidBy(ticket), hint: t('fairTicketHint') }, t) : ''}
<dl class="facts"><div><dt>${t('name')}</dt><dd>${name}</dd></div>
<div><dt>${t('school')}</dt><dd>${studies.join(' · ')}</dd></div>
<div><dt>${t('talkTime')}</dt><dd>${talkTime(new Date(ticket.starts_at), new Date(ticket.ends_at), locale)}</dd></div>
<div><dt>${t('talkPlace')}</dt><dd>${place} · ${address}</dd></div></dl>
${wishes.length > 0 ? html`<h2>${t('wishes')}</h2><ul class="stands">${wishes.map(({ title: job, company, booth }) => html`<li><p><strong>${job}</strong> <span>${[company, booth && t('fairBooth', { booth })].filter(Boolean).join(' · ')}</span></p></li>`)}</ul>` : ''}
<p><a href="/fairs/${ticket.fair_uuid}">${t('fairTicketToFair')}</a></p>
${stands ? html`<p>${t('fairTicketChange')}</p>${leaving(ticket, t)}` : ''}
</section>`,
  });
}

/** Most signs of a line in the code: what is longer would make squares too small for a phone's camera. */
const LINE = 20;

/** What the code says, line by line: a stand without a network shows who stands there. */
const saidBy = ({ code, name, school, major, degree, graduation_year }: FairTicket): string =>
  [code, ...[name, school, major].map((text) => cut(text, LINE)), degree, graduation_year].join('\n');

/** Behind a line of its own, so that no slip of the thumb ends the ticket. */
const leaving = ({ fair_uuid }: FairTicket, t: PageTexts): SafeHtml => html`<details class="withdraw">
<summary>${t('fairLeave')}</summary>
<p>${t('fairLeaveHint')}</p>
<form method="post" action="/fairs/tickets/of/${fair_uuid}/leave"><button class="button quiet">${t('fairLeaveConfirm')}</button></form>
</details>`;
