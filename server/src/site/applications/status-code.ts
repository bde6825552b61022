import { isMainlandPhone, maskEmail } from '@qinghe/contract/formats.ts';
import type { PageTexts } from '@qinghe/contract/texts/pages.ts';
import { html, type SafeHtml } from '../../pages/html.ts';

/** Sends a code and takes it; the page's script does both. */
export const statusCodeFields = (t: PageTexts, send: string): SafeHtml => html`<p class="words" role="status"></p>
<div class="code-entry" hidden><label>${t('code')} <input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6"></label>
<button class="button" type="button" data-do="open">${t('seeStatus')}</button></div>
<button class="button quiet" type="button" data-do="send">${send}</button>`;

/** Where the phone is not at hand: a link to the e-mail, where there is one. */
export const orByEmail = (t: PageTexts, { phone, email }: { phone: string; email: string }): SafeHtml =>
  isMainlandPhone(phone) && email !== ''
    ? html`<button class="button quiet" type="button" data-do="mail">${t('sendLinkTo', { email: maskEmail(email) })}</button>`
    : html``;
