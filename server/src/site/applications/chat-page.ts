import { CHAT_LAST_WORD_DAYS, MAX_CHAT_A_DAY, MAX_CHAT_WORDS } from '@qinghe/contract/chat/chat.ts';
import { type PageTexts, pageTexts } from '@qinghe/contract/texts/pages.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import type { OwnChat, WordSent } from '../../domains/chat/index.ts';
import { html, type SafeHtml } from '../../pages/html.ts';
import { renderPage } from '../../pages/public-page.ts';
import { tabsOf, timeOf } from './application-frame.ts';

interface ChatPage {
  chat: OwnChat;
  locale: Locale;
  token: string;
  /** The uuid under which the form sends its word: sent twice it is there once. */
  uuid: string;
  /** What became of a word that was not taken, and what it was: nothing that was typed is lost. */
  sent?: { result: WordSent; text: string };
}

/** What the company and a candidate wrote to each other; it needs no script. */
export function renderChat({ chat, locale, token, uuid, sent }: ChatPage): string {
  const t = pageTexts(locale);
  const { company_name: company, job_title } = chat.application;
  const path = `/applications/${token}/chat`;
  return renderPage({
    title: t('tabChat'),
    locale,
    listed: false,
    body: html`<section class="status chat">
<p class="company">${company} · ${job_title}</p>
${tabsOf(t, token, 'chat')}
${chat.earlier === null ? '' : html`<p><a href="${path}?before=${chat.earlier}">${t('chatEarlier')}</a></p>`}
${wordsOf(t, { chat, company, locale })}
${sent ? refusal(t, sent.result) : ''}
${foot(t, { chat, locale, path, uuid, company, text: sent?.text ?? '', fault: faultOf(sent?.result) })}
</section>`,
  });
}

/** In their order, plain as they were written; no address in them is a link. */
function wordsOf(
  t: PageTexts,
  { chat, company, locale }: { chat: OwnChat; company: string; locale: Locale },
): SafeHtml {
  const { words, readByCompany, readByCompanyAt } = chat;
  if (words.length === 0) return html`<p>${t('chatEmpty', { company })}</p>`;
  const at = timeOf(locale);
  const lastRead = words.findLast(({ side, seq }) => side === 'candidate' && seq <= readByCompany);
  const receipt = readByCompanyAt ? html` · ${t('chatRead', { at: at(readByCompanyAt) })}` : '';
  return html`<ol class="talk">${words.map((word) => html`<li class="${word.side === 'candidate' ? 'own' : 'theirs'}"><p dir="auto">${word.body}</p><small>${word.side === 'company' ? `${company} · ` : ''}<time datetime="${word.sent_at}">${at(word.sent_at)}</time>${word === lastRead ? receipt : ''}</small></li>`)}</ol>`;
}

function refusal(t: PageTexts, { outcome }: WordSent): SafeHtml {
  const words = { taken: 'chatTaken', often: 'chatOften', closed: 'chatNotSent', gone: 'chatNotSent' } as const;
  if (outcome === 'sent' || outcome === 'wrong') return html``;
  return html`<p class="failure" role="alert">${t(words[outcome], { count: MAX_CHAT_A_DAY })}</p>`;
}

const faultOf = (result: WordSent | undefined): string => (result?.outcome === 'wrong' ? result.fault : '');

interface Foot {
  chat: OwnChat;
  locale: Locale;
  path: string;
  uuid: string;
  company: string;
  text: string;
  fault: string;
}

/** Where one writes, or why not; what was typed and finds no place any more is there to be copied. */
function foot(t: PageTexts, { chat, locale, path, uuid, company, text, fault }: Foot): SafeHtml {
  const { state, lastWordUntil } = chat;
  const label = t('chatWrite', { company });
  if (state === 'hidden') return html`<p class="hint">${t('chatHidden', { company })}</p>${unsent(label, text)}`;
  if (state === 'closed')
    return html`<p class="hint">${t('chatClosed', { days: CHAT_LAST_WORD_DAYS })}</p>${unsent(label, text)}`;
  const last = lastWordUntil && t('chatLastWord', { at: timeOf(locale)(lastWordUntil.toISOString()) });
  return html`<form method="post" action="${path}"><input type="hidden" name="uuid" value="${uuid}">
<p class="field" data-field="text"><label for="field-text">${label}</label>
<textarea id="field-text" name="text" rows="4" maxlength="${MAX_CHAT_WORDS}" required${fault ? html` aria-invalid="true"` : ''} aria-describedby="note-text">${text}</textarea>
<span class="${fault ? 'note wrong' : 'hint'}" id="note-text">${fault || last || t('chatHint', { company })}</span></p>
<button class="button">${t('chatSend')}</button></form>
<p><a href="${path}">${t('chatReload')}</a></p>`;
}

const unsent = (label: string, text: string): SafeHtml =>
  text === '' ? html`` : html`<textarea rows="4" readonly aria-label="${label}">${text}</textarea>`;
