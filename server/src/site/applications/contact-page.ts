import { maskEmail, maskPhone } from '@qinghe/contract/formats.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { type PageTexts, pageTexts } from '@qinghe/contract/texts/pages.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import type { ContactChanged } from '../../domains/candidates/index.ts';
import { html, type SafeHtml } from '../../pages/html.ts';
import { field, notLoaded } from '../../pages/public-form.ts';
import { renderPage } from '../../pages/public-page.ts';
import { proof } from './erase-page.ts';

type Kind = 'phone' | 'email';

interface ContactPage {
  locale: Locale;
  token: string;
  company: string;
  phone: string;
  email: string;
  /** What this browser has proved lately; without it only the way to prove it is shown. */
  proved: boolean;
  /** Which of the two is changed. */
  kind: Kind;
  sent?: { result: ContactChanged; values: Readonly<Record<string, string>> } | undefined;
}

/** A new phone or e-mail, proved by a code to it. */
export function renderContact(page: ContactPage): string {
  const { locale, token, proved } = page;
  const t = pageTexts(locale);
  return renderPage({
    title: t('contactTitle'),
    locale,
    listed: false,
    body: html`<section class="notice contact"${proved ? '' : html` data-part="status-code"`}><h1>${t('contactTitle')}</h1>
${bodyOf(t, page)}
<p><a href="/applications/${token}/data">${t('eraseBack')}</a></p></section>`,
  });
}

function bodyOf(t: PageTexts, { token, company, phone, email, proved, kind, sent }: ContactPage): SafeHtml {
  const outcome = sent?.result.outcome;
  if (outcome === 'saved' || outcome === 'same') return said(t, outcome);
  if (!proved) return proof(t, { phone, email }, 'contactProve');
  const path = `/applications/${token}/contact`;
  const tab = (one: Kind) =>
    html`<a class="tab" href="${path}?of=${one}"${one === kind ? html` aria-current="page"` : ''}>${t(one)}</a>`;
  return html`<p>${t('contactLead', { company })}</p>
<nav class="tabs" aria-label="${t('contactTitle')}">${tab('phone')}${tab('email')}</nav>
${form(t, { path, kind, now: kind === 'phone' ? phone : email, sent })}`;
}

function form(
  t: PageTexts,
  { path, kind, now, sent }: { path: string; kind: Kind; now: string; sent: ContactPage['sent'] },
): SafeHtml {
  const result = sent?.result;
  const { [kind]: fault, code: codeFault }: Readonly<Record<string, string>> =
    result?.outcome === 'wrong' ? result.faults : {};
  const typed = result && !['saved', 'same'].includes(result.outcome) ? (sent?.values[kind] ?? '') : '';
  const masked = { phone: maskPhone, email: maskEmail }[kind](now);
  const way = { phone: { type: 'tel', autocomplete: 'tel' }, email: { type: 'email', autocomplete: 'email' } }[kind];
  return html`<form class="own-data" method="post" action="${path}" data-part="new-contact">
${result && result.outcome !== 'wrong' ? said(t, result.outcome) : ''}
${field({ name: kind, label: t(kind === 'phone' ? 'newPhone' : 'newEmail'), required: true, max: limits.email, value: typed, fault, ...way }, t)}
<p class="hint">${now === '' ? t('contactNone') : t('contactNow', { now: masked })}</p>
<p class="send"><button class="button quiet" type="button" data-do="send" disabled>${t('sendCode')}</button> <span class="words" role="status"></span></p>
${field({ name: 'code', label: t('code'), mode: 'numeric', autocomplete: 'one-time-code', required: true, max: 6, fault: codeFault }, t)}
<p class="failure" role="alert" hidden></p>
<button class="button" type="submit" disabled>${t('contactSave')}</button>
${notLoaded(t)}
</form>`;
}

function said(t: PageTexts, outcome: Exclude<ContactChanged['outcome'], 'wrong'>): SafeHtml {
  const words = {
    saved: 'contactSaved',
    same: 'contactSame',
    taken: 'contactTaken',
    held: 'contactHeld',
    closed: 'dataClosed',
    stale: 'contactProve',
    unproved: 'contactProve',
  } as const;
  const isGood = outcome === 'saved' || outcome === 'same';
  return html`<p class="${isGood ? 'hint' : 'failure'}" role="${isGood ? 'status' : 'alert'}">${t(words[outcome])}</p>`;
}
