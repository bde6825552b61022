import { isMainlandPhone, maskEmail, maskPhone } from '@qinghe/contract/formats.ts';
import { type PageTexts, pageTexts } from '@qinghe/contract/texts/pages.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import { html, type SafeHtml } from '../../pages/html.ts';
import { renderPage } from '../../pages/public-page.ts';
import { dayOf, timeOf } from './application-frame.ts';
import { orByEmail, statusCodeFields } from './status-code.ts';

interface ErasePage {
  locale: Locale;
  token: string;
  /** What this browser has proved lately; without it only the way to prove it is shown. */
  proved: boolean;
  phone: string;
  email: string;
  request: { asked_at: string; due_at: string } | undefined;
  hold: { reason: string; until: string } | undefined;
}

/** What goes and what stays, and a day to think. */
export function renderErase({ locale, token, proved, phone, email, request, hold }: ErasePage): string {
  const t = pageTexts(locale);
  const path = `/applications/${token}`;
  const ask = proved
    ? html`<form class="plain" method="post" action="${path}/erase"><button class="button danger">${t('eraseConfirm')}</button></form>`
    : proof(t, { phone, email });
  return renderPage({
    title: t('eraseTitle'),
    locale,
    listed: false,
    body: html`<section class="notice"${!proved && !request ? html` data-part="status-code"` : ''}><h1>${t('eraseTitle')}</h1>
${request ? askedFor(t, { locale, path, request, hold }) : html`<p>${t('eraseWhat')}</p><p>${t('eraseStays')}</p><p>${t('eraseThink')}</p>${ask}`}
<p><a href="${path}/data">${t('eraseBack')}</a></p></section>`,
  });
}

/** That erasure was asked for, when it comes, and the way back; of what is held, why and until when. */
export function askedFor(
  t: PageTexts,
  {
    locale,
    path,
    request,
    hold,
  }: { locale: Locale; path: string; request: NonNullable<ErasePage['request']>; hold: ErasePage['hold'] },
): SafeHtml {
  const at = timeOf(locale);
  const words = hold
    ? t('eraseHeld', { day: dayOf(locale)(hold.until), reason: hold.reason })
    : t('eraseAsked', { date: at(request.asked_at), due: at(request.due_at) });
  return html`<p class="hint">${words}</p>
<form class="plain" method="post" action="${path}/erase/undo"><button class="button quiet">${t('eraseUndo')}</button></form>`;
}

/** How somebody proves that it is them, by the phone or else by the e-mail. */
export function proof(
  t: PageTexts,
  { phone, email }: { phone: string; email: string },
  why: 'eraseProve' | 'contactProve' = 'eraseProve',
): SafeHtml {
  if (!isMainlandPhone(phone) && email === '') return html`<p>${t('proveNothing')}</p>`;
  const way = isMainlandPhone(phone)
    ? { text: t('proveByPhone', { phone: maskPhone(phone) }), button: t('sendCode') }
    : { text: t('proveByEmail', { email: maskEmail(email) }), button: t('sendLink') };
  return html`<p>${t(why)}${way.text}</p>${statusCodeFields(t, way.button)}
${orByEmail(t, { phone, email })}
<noscript><p class="closed">${t('linkInvalidHint')}</p></noscript>`;
}
