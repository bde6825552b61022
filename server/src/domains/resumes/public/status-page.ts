import type { Locale } from '@qinghe/contract/messages.ts';
import { type Stage, stages } from '@qinghe/contract/resumes/stages.ts';
import { html } from '../../../http/html.ts';
import { renderPage } from './layout.ts';
import { candidateStages, publicTexts } from './texts.ts';

export interface StatusPageOptions {
  locale: Locale;
  jobTitle: string;
  companyName: string;
  stage: Stage;
  appliedAt: string;
  stageSince: string;
}

/** What a candidate sees of an application: where it stands, in kind words, and nothing of what is said inside. */
export function renderStatusPage({
  locale,
  jobTitle,
  companyName,
  stage,
  appliedAt,
  stageSince,
}: StatusPageOptions): string {
  const texts = publicTexts[locale];
  const words = candidateStages[locale];
  const path = stages.filter((step) => step !== 'reject');
  const place = path.indexOf(stage as (typeof path)[number]);
  const time = (at: string) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Shanghai', dateStyle: 'medium', timeStyle: 'short' }).format(
      new Date(at),
    );
  return renderPage({
    title: texts.statusTitle,
    locale,
    listed: false,
    body: html`<section class="status ${stage}">
<p class="company">${companyName} · ${jobTitle}</p>
<h1>${words[stage].title}</h1>
<p>${words[stage].text}</p>
${stage === 'reject' ? '' : html`<ol class="steps">${path.map((step, index) => html`<li${index <= place ? html` class="done"` : ''}${index === place ? html` aria-current="step"` : ''}>${words[step].title}</li>`)}</ol>`}
<dl class="facts"><div><dt>${texts.appliedAt}</dt><dd>${time(appliedAt)}</dd></div><div><dt>${texts.updatedAt}</dt><dd>${time(stageSince)}</dd></div></dl>
<p class="hint">${texts.statusHint}</p>
</section>`,
  });
}
