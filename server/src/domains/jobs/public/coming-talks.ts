import { talkTime } from '@qinghe/contract/jobs/talk-time.ts';
import type { PageTexts } from '@qinghe/contract/texts/pages.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import { html, type SafeHtml } from '../../../http/html.ts';
import type { ComingTalk } from './talk-queries.ts';

/** Talks with when and where, each with the way to its page; nothing where there are none. */
export const comingTalks = (talks: readonly ComingTalk[], t: PageTexts, locale: Locale): SafeHtml | '' =>
  talks.length === 0
    ? ''
    : html`<section><h2>${t('brochureTalks')}</h2><dl class="facts">${talks.map((talk) => html`<div><dt><a href="/talks/${talk.uuid}">${talk.title}</a></dt><dd>${[talkTime(new Date(talk.starts_at), new Date(talk.ends_at), locale), talk.format === 'online' ? t('talkOnline') : talk.school].join(' · ')}</dd></div>`)}</dl></section>`;
