import type { PageTexts } from '@qinghe/contract/texts/pages.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import { html, type SafeHtml } from '../../pages/html.ts';

/* What the pages of one application share. */

type Tab = 'status' | 'chat' | 'data';

/** Asks for a conversation anew and leads to its newest word: at the same address with a mark alone nothing would be asked for. */
export const LATEST = '?latest';

/**
 * The pages of an application, of which one is open.
 * @param unread words of the company that its candidate has not read
 */
export const tabsOf = (t: PageTexts, token: string, open: Tab, unread = 0): SafeHtml => {
  const tab = (name: Tab, address: string, words: string) =>
    html`<a class="tab" href="${address}"${name === open ? html` aria-current="page"` : ''}>${words}</a>`;
  const path = `/applications/${token}`;
  return html`<nav class="tabs" aria-label="${t('tabsLabel')}">${tab('status', path, t('tabStatus'))}${tab('chat', `${path}/chat${LATEST}`, unread > 0 ? t('tabChatUnread', { count: unread }) : t('tabChat'))}${tab('data', `${path}/data`, t('tabData'))}</nav>`;
};

const inChina = (locale: Locale, style: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Shanghai', ...style });
  return (at: string): string => format.format(new Date(at));
};

/** An instant by the clocks of China. */
export const timeOf = (locale: Locale) => inChina(locale, { dateStyle: 'medium', timeStyle: 'short' });

export const dayOf = (locale: Locale) => inChina(locale, { dateStyle: 'medium' });
