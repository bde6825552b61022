import { MAX_ATTACHMENT_BYTES } from '@qinghe/contract/attachment-limits.ts';
import {
  CHAT_LAST_WORD_DAYS,
  MAX_CHAT_A_DAY,
  MAX_CHAT_FILES,
  MAX_CHAT_WORDS,
  MAX_OWN_CHAT_FILES_A_DAY,
} from '@qinghe/contract/chat/chat.ts';
import { type PageTexts, pageTexts } from '@qinghe/contract/texts/pages.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import type { OwnChat, OwnWord, WordSent } from '../../domains/chat/index.ts';
import { fileLimits } from '../../domains/files/index.ts';
import { acceptOf, namesOf } from '../../domains/resumes/index.ts';
import { html, type SafeHtml } from '../../pages/html.ts';
import { renderPage } from '../../pages/public-page.ts';
import { LATEST, tabsOf, timeOf } from './application-frame.ts';

interface ChatPage {
  chat: OwnChat;
  locale: Locale;
  token: string;
  /** The uuid under which the form sends its word: sent twice it is there once. */
  uuid: string;
  /** What became of a word that was not taken, and what it was: nothing that was typed is lost. */
  sent?: { result: WordSent; text: string; hadFile: boolean };
}

/** The page is as long as what was said, and opens at its top: these lead to its newest word, and to what was refused. */
export const LATEST_ID = 'latest';
const FORM_ID = 'write';

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
${wordsOf(t, { chat, company, locale, path })}
${sent ? refusal(t, sent.result) : ''}
${foot(t, { chat, locale, path, uuid, company, text: sent?.text ?? '', result: sent?.result, hadFile: sent?.hadFile ?? false })}
</section>`,
  });
}

/** In their order, plain as they were written; no address in them is a link. */
function wordsOf(
  t: PageTexts,
  { chat, company, locale, path }: { chat: OwnChat; company: string; locale: Locale; path: string },
): SafeHtml {
  const { words, readByCompany, readByCompanyAt } = chat;
  if (words.length === 0) return html`<p>${t('chatEmpty', { company })}</p>`;
  const at = timeOf(locale);
  const lastRead = words.findLast(({ side, seq }) => side === 'candidate' && seq <= readByCompany);
  const latest = words.at(-1);
  const receipt = readByCompanyAt ? html` · ${t('chatRead', { at: at(readByCompanyAt) })}` : '';
  return html`<ol class="talk">${words.map((word) => html`<li class="${word.side === 'candidate' ? 'own' : 'theirs'}"${word === latest ? html` id="${LATEST_ID}"` : ''}>${word.body === '' ? '' : html`<p dir="auto">${word.body}</p>`}${fileOf(t, word, path)}<small>${word.side === 'company' ? `${company} · ` : ''}<time datetime="${word.sent_at}">${at(word.sent_at)}</time>${word === lastRead ? receipt : ''}</small></li>`)}</ol>`;
}

/** Pictures, which were drawn anew, are shown; all else is a link that saves it. */
function fileOf(t: PageTexts, { file_uuid, file_name, file_type, file_size }: OwnWord, path: string): SafeHtml {
  if (file_uuid === null || file_name === null) return html``;
  const address = `${path}/files/${file_uuid}`;
  const size = t('fileSize', { size: megabytesOf(file_size ?? 0) });
  const name = html`<bdi>${file_name}</bdi>`;
  if (!file_type?.startsWith('image/'))
    return html`<a class="file" href="${address}" download>${name} <small>${size}</small></a>`;
  return html`<a class="file picture" href="${address}" download><img src="${address}" alt="${file_name}" loading="lazy" height="160">${name} <small>${size}</small></a>`;
}

/** Never 0. */
const megabytesOf = (bytes: number): number => Math.max(0.1, Math.round(bytes / 1024 / 102.4) / 10);

function refusal(t: PageTexts, { outcome }: WordSent): SafeHtml {
  const words = {
    taken: 'chatTaken',
    often: 'chatOften',
    closed: 'chatNotSent',
    gone: 'chatNotSent',
    manyFiles: 'chatManyFiles',
  } as const;
  if (outcome === 'sent' || outcome === 'wrong') return html``;
  return html`<p class="failure" role="alert" id="${FORM_ID}">${t(words[outcome], { count: outcome === 'manyFiles' ? MAX_OWN_CHAT_FILES_A_DAY : MAX_CHAT_A_DAY, most: MAX_CHAT_FILES })}</p>`;
}

const faultOf = (result: WordSent | undefined, field: 'text' | 'file'): string =>
  result?.outcome === 'wrong' && result.field === field ? result.fault : '';

interface Foot {
  chat: OwnChat;
  locale: Locale;
  path: string;
  uuid: string;
  company: string;
  text: string;
  result: WordSent | undefined;
  /** A file was chosen, which no page can keep. */
  hadFile: boolean;
}

/** Where one writes, or why not; what was typed and finds no place any more is there to be copied. */
function foot(t: PageTexts, { chat, locale, path, uuid, company, text, result, hadFile }: Foot): SafeHtml {
  const { state, lastWordUntil, saidLast } = chat;
  const label = t('chatWrite', { company });
  const { types } = fileLimits.chat;
  if (state === 'hidden') return html`<p class="hint">${t('chatHidden', { company })}</p>${unsent(label, text)}`;
  if (state === 'closed')
    return html`<p class="hint">${saidLast ? t('chatLastSaid') : t('chatClosed', { days: CHAT_LAST_WORD_DAYS })}</p>${unsent(label, text)}`;
  const last = lastWordUntil && t('chatLastWord', { at: timeOf(locale)(lastWordUntil.toISOString()) });
  const [fault, fileFault] = [faultOf(result, 'text'), faultOf(result, 'file')];
  const ofFile = fileFault || (hadFile && t('chatFileAgain')) || '';
  return html`<form method="post" action="${path}#${FORM_ID}"${result?.outcome === 'wrong' ? html` id="${FORM_ID}"` : ''} enctype="multipart/form-data"><input type="hidden" name="uuid" value="${uuid}">
<p class="field" data-field="text"><label for="field-text">${label}</label>
<textarea id="field-text" name="text" rows="4" maxlength="${MAX_CHAT_WORDS}"${fault ? html` aria-invalid="true"` : ''} aria-describedby="note-text">${text}</textarea>
<span class="${fault ? 'note wrong' : 'hint'}" id="note-text">${fault || last || t('chatHint', { company })}</span></p>
<p class="field" data-field="file"><label for="field-file">${t('chatFile')}</label>
<input id="field-file" name="file" type="file" accept="${acceptOf(types)}"${fileFault ? html` aria-invalid="true"` : ''} aria-describedby="note-file">
<span class="${ofFile ? 'note wrong' : 'hint'}" id="note-file">${ofFile || t('chatFileHint', { types: namesOf(types, t), size: MAX_ATTACHMENT_BYTES / 1024 / 1024 })}</span></p>
<button class="button">${t('chatSend')}</button></form>
<p><a href="${path}${LATEST}">${t('chatReload')}</a></p>`;
}

const unsent = (label: string, text: string): SafeHtml =>
  text === '' ? html`` : html`<textarea rows="4" readonly aria-label="${label}">${text}</textarea>`;
