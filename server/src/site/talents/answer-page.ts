import type { PublicJob } from '@qinghe/contract/jobs/endpoints.ts';
import { pageTexts } from '@qinghe/contract/texts/pages.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import type { ShownCompany } from '../../domains/company/index.ts';
import { ANSWER_PATH } from '../../domains/talents/index.ts';
import { html } from '../../pages/html.ts';
import { renderNotice, renderPage } from '../../pages/public-page.ts';
import { timeOf } from '../applications/application-frame.ts';
import { payText } from '../jobs/pay-text.ts';
import { replySpeed } from '../jobs/reply-speed.ts';

interface InvitationPage {
  locale: Locale;
  token: string;
  job: Omit<PublicJob, 'usual_reply_hours'>;
  company: ShownCompany | undefined;
  words: string;
  replyHours: number | null;
  until: string | null;
}

/** One button: programs fetch links to show a preview, only a person presses. */
export function renderUnopened(locale: Locale): string {
  const t = pageTexts(locale);
  return renderPage({
    title: t('inviteTitle'),
    locale,
    listed: false,
    body: html`<section class="notice"><h1>${t('inviteTitle')}</h1><p>${t('inviteOpenHint')}</p>
<form class="plain" method="post"><button class="button">${t('inviteOpenButton')}</button></form></section>`,
  });
}

/** Job, pay, company and how fast it answers; what is handed over by a yes, and two ways to say no for longer. */
export function renderInvitation({ locale, token, job, words, replyHours, until }: InvitationPage): string {
  const t = pageTexts(locale);
  const { title, company_name: company, city_names: cities, uuid } = job;
  const action = `${ANSWER_PATH}/${token}/answer`;
  return renderPage({
    title: t('inviteTitle'),
    locale,
    listed: false,
    body: html`<section class="status">
<p class="company">${company} · ${t('verified')}</p>
<h1>${t('inviteHeading', { company, job: title })}</h1>
<p>${[payText(job, t), cities.join(t('comma'))].filter(Boolean).join(' · ')}</p>
${replySpeed(replyHours, t)}
<p><a href="/jobs/${uuid}" target="_blank" rel="noopener">${t('inviteJob')}</a></p>
${words === '' ? '' : html`<section class="words"><h2>${t('inviteWords', { company })}</h2><p>${words}</p></section>`}
<p>${t('inviteShares')}</p>
<form class="plain" method="post" action="${action}"><input type="hidden" name="answer" value="accept"><button class="button">${t('inviteAccept')}</button></form>
${until === null ? '' : html`<p class="hint">${t('inviteUntil', { date: timeOf(locale)(until) })}</p>`}
<details class="withdraw"><summary>${t('inviteDeclineTitle')}</summary>
<form method="post" action="${action}"><input type="hidden" name="answer" value="decline">
<p><label><input type="checkbox" name="hide" value="1"> ${t('inviteHide')}</label></p>
<p><label><input type="checkbox" name="pause" value="1"> ${t('invitePause')}</label></p>
<button class="button quiet">${t('inviteDecline')}</button></form></details>
</section>`,
  });
}

const outcomes = {
  accepted: ['inviteAccepted', 'inviteAcceptedHint'],
  declined: ['inviteDeclined', 'inviteDeclinedHint'],
  lapsed: ['inviteLapsed', 'inviteLapsedHint'],
  recalled: ['inviteRecalled', 'inviteRecalledHint'],
  gone: ['inviteGone', 'inviteGoneHint'],
} as const;

/** What became of an invitation. */
export function renderOutcome(locale: Locale, outcome: keyof typeof outcomes): string {
  const t = pageTexts(locale);
  const [title, hint] = outcomes[outcome];
  return renderNotice(locale, t(title), t(hint));
}

export const renderClosed = (locale: Locale): string =>
  renderNotice(locale, pageTexts(locale)('closed'), pageTexts(locale)('closedHint'));

export const renderUnknown = (locale: Locale): string =>
  renderNotice(locale, pageTexts(locale)('linkInvalid'), pageTexts(locale)('linkInvalidHint'));
