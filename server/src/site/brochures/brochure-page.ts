import { companyPictureUrl } from '@qinghe/contract/company/information.ts';
import { cut } from '@qinghe/contract/cut.ts';
import type { ScheduleLine } from '@qinghe/contract/jobs/brochures.ts';
import { plainDescription } from '@qinghe/contract/jobs/description.ts';
import { optionTexts } from '@qinghe/contract/texts/options.ts';
import { type PageTexts, pageTexts } from '@qinghe/contract/texts/pages.ts';
import { type Locale, say } from '@qinghe/contract/texts/say.ts';
import type { ShownCompany } from '../../domains/company/index.ts';
import { html, type SafeHtml } from '../../pages/html.ts';
import { renderPage } from '../../pages/public-page.ts';
import { shareHead } from '../../pages/share-head.ts';
import { companyCard } from '../companies/company-card.ts';
import { describe } from '../jobs/describe.ts';
import { payText } from '../jobs/pay-text.ts';
import type { ComingTalk } from '../talks/shown-talk-queries.ts';
import { talkDoors } from '../talks/upcoming-talks.ts';
import type { PublicBrochure, ShownBrochureJob } from './brochure-queries.ts';

interface BrochurePageOptions {
  brochure: PublicBrochure;
  jobs: readonly ShownBrochureJob[];
  talks: readonly ComingTalk[];
  company: ShownCompany;
  now: Date;
  locale: Locale;
  publicUrl: string;
}

/** The public page of a brochure: what it is, when what happens, what there is to apply to. */
export function renderBrochurePage({
  brochure,
  jobs,
  talks,
  company,
  now,
  locale,
  publicUrl,
}: BrochurePageOptions): string {
  const t = pageTexts(locale);
  const { uuid, title, company_name, company_uuid, picture_uuid, text } = brochure;
  const url = `${publicUrl}/brochures/${uuid}`;
  const picture = picture_uuid && companyPictureUrl(company_uuid, picture_uuid);
  const summary = `${company_name} · ${cut(plainDescription(text), 80)}`.replace(/\s+/g, ' ');
  const tags = [
    say(optionTexts, `campus_batch.${brochure.batch}`, locale),
    ...brochure.graduation_years.map((year) => t('graduates', { year: String(year) })),
  ];
  return renderPage({
    title: `${title} · ${company_name}`,
    locale,
    listed: true,
    head: shareHead({
      title: `${title} · ${company_name}`,
      url,
      summary,
      image: picture ? { url: `${publicUrl}${picture}` } : { url: `${url}/share.png`, size: [1200, 630] },
      data: itemList(
        title,
        jobs.filter(({ open }) => open),
        publicUrl,
      ),
    }),
    body: html`<article class="job">
${picture ? html`<img class="hero" src="${picture}" alt="">` : ''}
<header>
<p class="company">${company_name} · ${t('verified')}</p>
<h1>${title}</h1>
<ul class="tags">${tags.map((tag) => html`<li>${tag}</li>`)}</ul>
</header>
${schedule(brochure.schedule, t)}
${talkDoors(talks, t, now, locale)}
<section><h2>${t('brochureText')}</h2>${describe(text)}</section>
${jobsSection(jobs, t)}
</article>
${companyCard(company, { name: company_name, url: `/companies/${company_uuid}` }, t)}`,
  });
}

const schedule = (lines: readonly ScheduleLine[], t: PageTexts): SafeHtml | '' =>
  lines.length === 0
    ? ''
    : html`<section><h2>${t('brochureSchedule')}</h2><dl class="facts">${lines.map(({ name, from, until }) => html`<div><dt>${name}</dt><dd>${until === null ? from : `${from} – ${until}`}</dd></div>`)}</dl></section>`;

const jobsSection = (jobs: readonly ShownBrochureJob[], t: PageTexts): SafeHtml =>
  html`<section><h2>${t('brochureJobs')}</h2>
${jobs.length === 0 ? html`<p>${t('brochureNoJobs')}</p>` : html`<ul class="openings">${jobs.map((job) => jobRow(job, t))}</ul>`}</section>`;

/** What a student decides by, and the way to apply; `from` counts for the company's figures, and says nothing of them. */
const jobRow = (job: ShownBrochureJob, t: PageTexts): SafeHtml => {
  const address = `/jobs/${job.uuid}?from=brochure`;
  return html`<li><div><h3><a href="${address}">${job.title}</a></h3>
<p class="hint">${factsOf(job, t).join(' · ')}</p></div>
${job.open ? html`<a class="button quiet" href="${address}#apply" aria-label="${t('brochureApplyTo', { title: job.title })}">${t('brochureApply')}</a>` : html`<strong class="hint">${t('brochureClosed')}</strong>`}</li>`;
};

const factsOf = (job: ShownBrochureJob, t: PageTexts): string[] => [
  payText({ draft: { kind: 'campus', ...job } }, t),
  ...job.city_names,
  ...(job.headcount === null ? [] : [t('openings', { count: job.headcount })]),
  ...(job.deadline === null ? [] : [t('deadline', { day: job.deadline })]),
];

/** What search engines read: a list of jobs, each of which has data of its own (schema.org ItemList). */
const itemList = (name: string, jobs: readonly ShownBrochureJob[], publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: jobs.length,
  itemListElement: jobs.map(({ uuid, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: `${publicUrl}/jobs/${uuid}`,
  })),
});
