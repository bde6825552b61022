import { type Stage, stages } from '@qinghe/contract/resumes/stages.ts';
import { type PageTexts, pageTexts } from '@qinghe/contract/texts/pages.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import { html, type SafeHtml } from '../../pages/html.ts';
import { renderPage } from '../../pages/public-page.ts';
import { tabsOf, timeOf } from './application-frame.ts';
import { askedFor } from './erase-page.ts';

export interface StatusPageOptions {
  locale: Locale;
  jobTitle: string;
  companyName: string;
  stage: Stage;
  /** Stages that the application stood in; the others before its own were left out. */
  passed: readonly Stage[];
  /** Which of the person's wishes it is. */
  wishRank: number | null;
  appliedAt: string;
  /** The company brought the person in: they never applied. */
  isImported: boolean;
  withdrawnAt: string | null;
  /** What the company has said, the latest first. */
  words: readonly { body: string; at: string }[];
  /** When the person asked for the erasure of all that is kept of them, and when it comes. */
  request: { asked_at: string; due_at: string } | undefined;
  hold: { reason: string; until: string } | undefined;
  /** Of the page's own address. */
  token: string;
  /** Words of the company that its candidate has not read. */
  unread: number;
  stageSince: string;
}

/** What a candidate sees of an application: where it stands, in kind words, and nothing of what is said inside. */
export function renderStatusPage({
  locale,
  jobTitle,
  companyName,
  stage,
  passed,
  wishRank,
  appliedAt,
  isImported,
  withdrawnAt,
  words,
  request,
  hold,
  token,
  unread,
  stageSince,
}: StatusPageOptions): string {
  const t = pageTexts(locale);
  const position = stages.indexOf(stage);
  const path = stages.filter((step, index) => step !== 'reject' && (index >= position || passed.includes(step)));
  const time = timeOf(locale);
  const nameOf = (step: Stage) => t(step === 'new' && isImported ? 'stage.imported' : `stage.${step}`);
  return renderPage({
    title: t('statusTitle'),
    locale,
    listed: false,
    body: html`<section class="status ${stage}">
<p class="company">${companyName} · ${jobTitle}</p>
${tabsOf(t, token, 'status', unread)}
<h1>${withdrawnAt ? t('withdrawn') : nameOf(stage)}</h1>
<p>${withdrawnAt ? t('withdrawnText') : t(`stage.${stage}.text`)}</p>
${stage === 'reject' || withdrawnAt ? '' : html`<ol class="steps">${path.map((step) => html`<li${stages.indexOf(step) <= position ? html` class="done"` : ''}${step === stage ? html` aria-current="step"` : ''}>${nameOf(step)}</li>`)}</ol>`}
${words.length === 0 ? '' : html`<section class="words"><h2>${t('companySays', { company: companyName })}</h2>${words.map(({ body, at }) => html`<p><time datetime="${at}">${time(at)}</time>${body}</p>`)}</section>`}
<dl class="facts">${wishRank ? html`<div><dt>${t('wishRank')}</dt><dd>${t('wishPlace', { place: wishRank })}</dd></div>` : ''}<div><dt>${t(isImported ? 'importedAt' : 'appliedAt')}</dt><dd>${time(appliedAt)}</dd></div><div><dt>${t('updatedAt')}</dt><dd>${time(withdrawnAt ?? stageSince)}</dd></div></dl>
${withdrawnAt ? '' : html`<p class="hint">${t('statusHint')}</p>`}
${withdrawnAt || stage === 'reject' ? '' : withdrawing(t, token)}
${request ? askedFor(t, { locale, path: `/applications/${token}`, request, hold }) : ''}
</section>`,
  });
}

/** Behind a line of its own, so that no slip of the thumb takes an application back. */
const withdrawing = (t: PageTexts, token: string): SafeHtml => html`<details class="withdraw">
<summary>${t('withdraw')}</summary>
<p>${t('withdrawHint')}</p>
<form method="post" action="/applications/${token}/withdraw"><button class="button quiet">${t('withdrawConfirm')}</button></form>
</details>`;
