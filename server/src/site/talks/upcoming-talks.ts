import { talkTime } from '@qinghe/contract/talks/talk-time.ts';
import type { PageTexts } from '@qinghe/contract/texts/pages.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import { html, type SafeHtml } from '../../pages/html.ts';
import type { ComingTalk } from './shown-talk-queries.ts';

/** Talks with when and where among the facts of a brochure; nothing where there are none. */
export const talkFacts = (talks: readonly ComingTalk[], t: PageTexts, locale: Locale): SafeHtml | '' =>
  talks.length === 0
    ? ''
    : html`<section><h2>${t('brochureTalks')}</h2><dl class="facts links">${talks.map((talk) => html`<div><dt><a href="/talks/${talk.uuid}">${talk.title}</a></dt><dd>${whenAndWhere(talk, t, locale)}</dd></div>`)}</dl></section>`;

/** The same as rows of a list, above those of jobs. */
export const talkRows = (talks: readonly ComingTalk[], t: PageTexts, locale: Locale): SafeHtml | '' =>
  talks.length === 0
    ? ''
    : html`<section class="results"><h2>${t('brochureTalks')}</h2>
<ol class="rows">${talks.map((talk) => html`<li><a class="row" href="/talks/${talk.uuid}"><h3>${talk.title}</h3><p class="company">${whenAndWhere(talk, t, locale)}</p></a></li>`)}</ol></section>`;

const whenAndWhere = ({ starts_at, ends_at, format, school }: ComingTalk, t: PageTexts, locale: Locale): string =>
  [talkTime(new Date(starts_at), new Date(ends_at), locale), format === 'online' ? t('talkOnline') : school].join(
    ' · ',
  );
