import { registerForFair } from '@qinghe/contract/fairs/visitors.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { type PageTexts, pageTexts } from '@qinghe/contract/texts/pages.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import type { FairRow } from '../../domains/fairs/index.ts';
import { isOver, MAX_SHOWN, type StandRow } from '../../domains/fairs/index.ts';
import { renderEventPage } from '../../pages/event-page.ts';
import { html, type SafeHtml } from '../../pages/html.ts';
import { signUpForm } from '../talks/sign-up-form.ts';

interface FairPageOptions {
  fair: FairRow;
  stands: readonly StandRow[];
  /** Words that the stands fit; '' for all. */
  q: string;
  now: Date;
  locale: Locale;
  publicUrl: string;
}

/** From so many companies on they can be searched. */
const SEARCHED_FROM = 10;

/** The public page of a job fair: when, where, which companies with which jobs, and the way to a ticket. */
export function renderFairPage({ fair, stands, q, now, locale, publicUrl }: FairPageOptions): string {
  const t = pageTexts(locale);
  const { uuid, title, place, address } = fair;
  const isOpen = fair.state === 'open' && !isOver(fair, now);
  return renderEventPage({
    ...fair,
    locale,
    listed: isOpen,
    url: `${publicUrl}/fairs/${uuid}`,
    name: title,
    cancelled: fair.state === 'cancelled',
    where: `${place} · ${address}`,
    place: { name: place, address },
    standing:
      fair.state === 'cancelled'
        ? html`<p class="closed">${t('fairCancelled', { reason: fair.cancel_reason })}</p>`
        : isOver(fair, now)
          ? html`<p class="closed">${t('fairOver')}</p>`
          : '',
    body: html`<section><h2>${t('fairText')}</h2>${fair.text.split('\n').map((line) => line.trim() && html`<p>${line}</p>`)}</section>
${fair.state === 'open' ? companies(stands, { uuid, q, isOpen }, t) : ''}
${isOpen ? registration(uuid, { locale, now, hasJobs: stands.some(({ jobs }) => jobs.length > 0) }, t) : ''}`,
  });
}

function companies(
  stands: readonly StandRow[],
  { uuid, q, isOpen }: { uuid: string; q: string; isOpen: boolean },
  t: PageTexts,
): SafeHtml {
  const search = html`<form class="find" action="/fairs/${uuid}" role="search"><input name="q" value="${q}" maxlength="${limits.search}" aria-label="${t('fairSearch')}" placeholder="${t('fairSearch')}"><button class="button quiet">${t('fairFind')}</button>${q ? html` <a href="/fairs/${uuid}">${t('fairAll')}</a>` : ''}</form>`;
  return html`<section><h2>${t('fairCompanies', { count: String(stands.length) })}</h2>
${stands.length >= SEARCHED_FROM || q ? search : ''}
${stands.length === 0 ? html`<p>${t(q ? 'fairNoneFound' : 'fairNoCompanies')}</p>` : ''}
${stands.length === MAX_SHOWN ? html`<p>${t('fairMore', { count: String(MAX_SHOWN) })}</p>` : ''}
<ul class="stands">${stands.map((stand) => standRow(stand, isOpen, t))}</ul></section>`;
}

/** The boxes belong to the form below, wherever they stand. */
const standRow = ({ company_uuid, name, booth, jobs }: StandRow, isOpen: boolean, t: PageTexts): SafeHtml => html`<li>
<p><strong><a href="/companies/${company_uuid}">${name}</a></strong> <span>${t('fairBooth', { booth })}</span></p>
${jobs.map(({ uuid, title }) => html`<p class="wish"><a href="/jobs/${uuid}?from=fair">${title}</a>${isOpen ? html` <label><input type="checkbox" name="wishes" value="${uuid}" form="sign-up" aria-label="${t('fairWish')} ${title} · ${name}"> ${t('fairWish')}</label>` : ''}</p>`)}
</li>`;

const registration = (
  uuid: string,
  { hasJobs, ...of }: { locale: Locale; now: Date; hasJobs: boolean },
  t: PageTexts,
): SafeHtml =>
  signUpForm({
    ...of,
    call: { path: registerForFair.path, field: 'fair_uuid', uuid },
    title: t('register'),
    busy: t('registering'),
    consent: t('registerConsent'),
    lead: html`<p>${t('registerHint')}</p>${hasJobs ? html`<p>${t('registerWishes')}</p>` : ''}<p data-field="wishes"><span class="note" id="note-wishes"></span></p>`,
  });
