import { talkTime } from '@qinghe/contract/talks/talk-time.ts';
import type { PageTexts } from '@qinghe/contract/texts/pages.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import { html, type SafeHtml } from '../../pages/html.ts';
import type { ComingTalk } from './shown-talk-queries.ts';

/** Talks of a brochure with when and where, and the door to each; nothing where there are none. */
export const talkDoors = (talks: readonly ComingTalk[], t: PageTexts, now: Date, locale: Locale): SafeHtml | '' =>
  talks.length === 0
    ? ''
    : html`<section><h2>${t('brochureTalks')}</h2>
<ul class="openings">${talks.map((talk) => talkDoor(talk, t, now, locale))}</ul></section>`;

/** Once it has begun nobody signs up any more. */
const talkDoor = (talk: ComingTalk, t: PageTexts, now: Date, locale: Locale): SafeHtml =>
  html`<li><div><h3><a href="/talks/${talk.uuid}">${talk.title}</a></h3>
<p class="hint">${whenAndWhere(talk, t, locale)}</p></div>
${Date.parse(talk.starts_at) > now.getTime() ? html`<a class="button quiet" href="/talks/${talk.uuid}#sign-up" aria-label="${t('signUpFor', { title: talk.title })}">${t('signUp')}</a>` : ''}</li>`;

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
