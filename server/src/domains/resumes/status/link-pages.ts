import { isMainlandPhone, maskEmail, maskPhone } from '@qinghe/contract/formats.ts';
import type { Locale } from '@qinghe/contract/messages.ts';
import { publicTexts } from '@qinghe/contract/texts/public.ts';
import { html } from '../../../http/html.ts';
import { renderPage } from '../../../http/public-page.ts';
import { statusCodeFields } from './status-code.ts';

/**
 * What a status link shows before it is opened. One button, since chat and mail programs fetch links to show a preview:
 * only the POST of a person's press uses the link up.
 */
export function renderUnopened(locale: Locale): string {
  const texts = publicTexts[locale];
  return renderPage({
    title: texts.statusTitle,
    locale,
    listed: false,
    body: html`<section class="notice"><h1>${texts.openTitle}</h1><p>${texts.openHint}</p>
<form class="plain" method="post"><button class="button">${texts.openButton}</button></form></section>`,
  });
}

/** What a link shows on another device once it was opened: how to prove whose it is, and nothing else. */
export function renderUsed(locale: Locale, { phone, email }: { phone: string; email: string }): string {
  const texts = publicTexts[locale];
  const way = isMainlandPhone(phone)
    ? { text: texts.usedPhone.replace('{phone}', maskPhone(phone)), button: texts.sendCode }
    : { text: texts.usedEmail.replace('{email}', maskEmail(email)), button: texts.sendLink };
  const reachable = isMainlandPhone(phone) || email !== '';
  return renderPage({
    title: texts.usedTitle,
    locale,
    listed: false,
    body: html`<section class="notice"${reachable ? html` data-part="status-code"` : ''}><h1>${texts.usedTitle}</h1>
<p>${reachable ? way.text : texts.usedNothing}</p>${reachable ? statusCodeFields(texts, way.button) : ''}
${reachable ? html`<noscript><p class="closed">${texts.linkInvalidHint}</p></noscript>` : ''}</section>`,
  });
}
