import { talkTime } from '@qinghe/contract/talks/talk-time.ts';
import { type PageTexts, pageTexts } from '@qinghe/contract/texts/pages.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import type { Ticket } from '../../domains/talks/index.ts';
import { html, type SafeHtml } from '../../pages/html.ts';
import { renderPage } from '../../pages/public-page.ts';
import { ticketCodeFigure } from './ticket-code-figure.ts';

/** A visitor's own page: the code for the door, when and where, how it stands, and the way to give the seat back. */
export function renderTicket(ticket: Ticket, { locale, now }: { locale: Locale; now: Date }): string {
  const t = pageTexts(locale);
  const { title, company_name, name, format, school, place, state, talk_state } = ticket;
  const isOver = Date.parse(ticket.ends_at) <= now.getTime();
  const isHeld = ticket.is_held && talk_state === 'online' && !isOver;
  const stands = talk_state === 'online' && !isOver && !isHeld;
  return renderPage({
    title: t('ticketTitle'),
    locale,
    listed: false,
    body: html`<section class="status ticket">
<p class="company">${company_name} · ${title}</p>
<h1>${t(`ticket.${stands ? state : isOver ? 'over' : isHeld ? 'held' : 'off'}`)}</h1>
${isHeld ? html`<p>${t('talkHeldHint')}</p>` : ''}
${talk_state === 'cancelled' && ticket.cancel_reason ? html`<p>${ticket.cancel_reason}</p>` : ''}
${
  stands && state === 'waiting'
    ? html`<p><strong>${t('ticketPlace', { count: String(ticket.place_in_line) })}</strong></p>
<p>${t('ticketWaiting')}</p>`
    : ''
}
${stands && state === 'signed' ? ticketCodeFigure(ticket.code, { text: ticket.code, hint: t(format === 'online' ? 'ticketHintOnline' : 'ticketHint') }, t) : ''}
<dl class="facts"><div><dt>${t('talkTime')}</dt><dd>${talkTime(new Date(ticket.starts_at), new Date(ticket.ends_at), locale)}</dd></div>
<div><dt>${t('talkPlace')}</dt><dd>${format === 'online' ? t('talkOnline') : `${school} · ${place}`}</dd></div>
<div><dt>${t('name')}</dt><dd>${name}</dd></div></dl>
${stands && state === 'signed' && format === 'online' ? html`<p><a class="button" href="${place}" rel="nofollow noopener noreferrer">${t('talkJoin')}</a></p>` : ''}
<p>${stands && state === 'signed' ? html`<a href="${addressOf(ticket)}/talk.ics">${t('ticketCalendar')}</a> · ` : ''}<a href="/talks/${ticket.talk_uuid}">${t('ticketToTalk')}</a></p>
${stands && state !== 'cancelled' && Date.parse(ticket.starts_at) > now.getTime() ? givingBack(t, ticket) : ''}
</section>`,
  });
}

const addressOf = ({ talk_uuid }: Ticket): string => `/talks/tickets/of/${talk_uuid}`;

/** Behind a line of its own, so that no slip of the thumb gives a seat away. */
const givingBack = (t: PageTexts, ticket: Ticket): SafeHtml => html`<details class="withdraw">
<summary>${t('ticketCancel')}</summary>
<p>${t('ticketCancelHint')}</p>
<form method="post" action="${addressOf(ticket)}/cancel"><button class="button quiet">${t('ticketCancelConfirm')}</button></form>
</details>`;
