import { isMainlandPhone, maskEmail, maskPhone } from '@qinghe/contract/formats.ts';
import { pageTexts } from '@qinghe/contract/texts/pages.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import { html } from '../../pages/html.ts';
import { renderPage } from '../../pages/public-page.ts';
import { orByEmail, statusCodeFields } from './status-code.ts';

/**
 * What a status link shows before it is opened. One button, since chat and mail programs fetch links to show a preview:
 * only the POST of a person's press uses the link up.
 */
export function renderUnopened(locale: Locale): string {
  const t = pageTexts(locale);
  return renderPage({
    title: t('statusTitle'),
    locale,
    listed: false,
    body: html`<section class="notice"><h1>${t('openTitle')}</h1><p>${t('openHint')}</p>
<form class="plain" method="post"><button class="button">${t('openButton')}</button></form></section>`,
  });
}

/** What a link shows on another device once it was opened: how to prove whose it is, and nothing else. */
export function renderUsed(locale: Locale, { phone, email }: { phone: string; email: string }): string {
  const t = pageTexts(locale);
  const way = isMainlandPhone(phone)
    ? { text: t('usedPhone', { phone: maskPhone(phone) }), button: t('sendCode') }
    : { text: t('usedEmail', { email: maskEmail(email) }), button: t('sendLink') };
  const reachable = isMainlandPhone(phone) || email !== '';
  return renderPage({
    title: t('usedTitle'),
    locale,
    listed: false,
    body: html`<section class="notice"${reachable ? html` data-part="status-code"` : ''}><h1>${t('usedTitle')}</h1>
<p>${reachable ? way.text : t('usedNothing')}</p>${reachable ? statusCodeFields(t, way.button) : ''}${orByEmail(t, { phone, email })}
${reachable ? html`<noscript><p class="closed">${t('linkInvalidHint')}</p></noscript>` : ''}</section>`,
  });
}
