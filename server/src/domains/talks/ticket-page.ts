import { talkTime } from '@qinghe/contract/jobs/talk-time.ts';
import { type PageTexts, pageTexts } from '@qinghe/contract/texts/pages.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import QRCode from 'qrcode';
import { html, type SafeHtml } from '../../http/html.ts';
import { renderPage } from '../../http/public-page.ts';
import type { Ticket } from './visitor-queries.ts';

/** A visitor's own page: the code for the door, when and where, how it stands, and the way to give the seat back. */
export function renderTicket(
  ticket: Ticket,
  { token, locale, now }: { token: string; locale: Locale; now: Date },
): string {
  const t = pageTexts(locale);
  const { title, company_name, name, format, school, place, state, talk_state } = ticket;
  const isOver = Date.parse(ticket.ends_at) <= now.getTime();
  const stands = talk_state === 'online' && !isOver;
  return renderPage({
    title: t('ticketTitle'),
    locale,
    listed: false,
    body: html`<section class="status ticket">
<p class="company">${company_name} · ${title}</p>
<h1>${t(`ticket.${stands ? state : isOver ? 'over' : 'off'}`)}</h1>
${talk_state === 'cancelled' && ticket.cancel_reason ? html`<p>${ticket.cancel_reason}</p>` : ''}
${stands && state === 'waiting' ? html`<p>${t('ticketWaiting')}</p>` : ''}
${stands && state === 'signed' ? doorCode(ticket.code, t) : ''}
<dl class="facts"><div><dt>${t('talkTime')}</dt><dd>${talkTime(new Date(ticket.starts_at), new Date(ticket.ends_at), locale)}</dd></div>
<div><dt>${t('talkPlace')}</dt><dd>${format === 'online' ? t('talkOnline') : `${school} · ${place}`}</dd></div>
<div><dt>${t('name')}</dt><dd>${name}</dd></div></dl>
${stands && state === 'signed' && format === 'online' ? html`<p><a class="button" href="${place}" rel="nofollow noopener noreferrer">${t('talkJoin')}</a></p>` : ''}
<p>${stands && state === 'signed' ? html`<a href="/talks/tickets/${token}/talk.ics">${t('ticketCalendar')}</a> · ` : ''}<a href="/talks/${ticket.talk_uuid}">${t('ticketToTalk')}</a></p>
${stands && state !== 'cancelled' && Date.parse(ticket.starts_at) > now.getTime() ? givingBack(t, token) : ''}
</section>`,
  });
}

/** As squares of whole units, which every phone keeps sharp; dark on white also where the page is dark. */
function doorCode(code: string, t: PageTexts): SafeHtml {
  const { modules } = QRCode.create(code, { errorCorrectionLevel: 'M' });
  const quiet = 4;
  const side = modules.size + 2 * quiet;
  const squares = Array.from({ length: modules.size ** 2 }, (_, index) => {
    const [row, column] = [Math.floor(index / modules.size), index % modules.size];
    return modules.get(row, column) ? `M${column + quiet} ${row + quiet}h1v1h-1z` : '';
  });
  return html`<p class="door-code"><svg viewBox="0 0 ${side} ${side}" width="220" height="220" role="img" aria-label="${t('ticketCode', { code })}"><path fill="#fff" d="M0 0h${side}v${side}h-${side}z"/><path d="${squares.join('')}" fill="#16211c" shape-rendering="crispEdges"/></svg>
<strong>${code.slice(0, 4)} ${code.slice(4)}</strong><span>${t('ticketHint')}</span></p>`;
}

/** Behind a line of its own, so that no slip of the thumb gives a seat away. */
const givingBack = (t: PageTexts, token: string): SafeHtml => html`<details class="withdraw">
<summary>${t('ticketCancel')}</summary>
<p>${t('ticketCancelHint')}</p>
<form method="post" action="/talks/tickets/${token}/cancel"><button class="button quiet">${t('ticketCancelConfirm')}</button></form>
</details>`;
