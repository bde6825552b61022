import type { PublicJob } from '@qinghe/contract/jobs/endpoints.ts';
import type { Locale } from '@qinghe/contract/messages.ts';
import { html, jsonBlock, type SafeHtml } from '../../../http/html.ts';
import { applyForm } from './apply-form.ts';
import { renderPage } from './layout.ts';
import { degreeLabels, type PublicTexts, publicTexts } from './texts.ts';

export interface JobPageOptions {
  job: PublicJob;
  locale: Locale;
  url: string;
}

/** The public page of a job: pay first, then fit, then text, and how fast this company answers. */
export function renderJobPage({ job, locale, url }: JobPageOptions): string {
  const texts = publicTexts[locale];
  return renderPage({
    title: `${job.title} · ${job.company_name}`,
    locale,
    listed: job.open,
    head: html`<meta name="description" content="${summary(job, texts)}">
<meta property="og:title" content="${job.title} · ${job.company_name}">
<link rel="canonical" href="${url}">
<script type="application/ld+json">${jsonBlock(jobPosting(job))}</script>`,
    body: html`<article class="job">
<header>
<p class="company">${job.company_name} · ${texts.verified}</p>
<h1>${job.title}</h1>
<p class="pay">${payText(job, texts)}</p>
<ul class="tags">${tags(job, locale).map((tag) => html`<li>${tag}</li>`)}</ul>
${answerSpeed(job, texts)}
</header>
${job.open ? html`<p class="jump"><a class="button" href="#apply">${texts.apply}</a></p>` : html`<p class="closed"><strong>${texts.closed}</strong> ${texts.closedHint}</p>`}
<section><h2>${texts.description}</h2>${describe(job.draft.description)}</section>
${facts(job, texts)}
</article>
${job.open ? applyForm(job, locale) : ''}`,
  });
}

export function payText({ draft }: PublicJob, texts: PublicTexts): string {
  if (draft.pay_negotiable || draft.pay_min === null || draft.pay_max === null) return texts.negotiable;
  const range = draft.pay_min === draft.pay_max ? String(draft.pay_min) : `${draft.pay_min}–${draft.pay_max}`;
  return `${range} ${texts.perDay}`;
}

function tags({ draft, city_names }: PublicJob, locale: Locale): string[] {
  const texts = publicTexts[locale];
  return [
    ...city_names,
    draft.days_per_week === null ? '' : `${draft.days_per_week}${texts.daysAWeek}`,
    draft.months === null ? '' : `${draft.months}${texts.monthsLeast}`,
    draft.min_degree === null ? '' : `${degreeLabels[locale][draft.min_degree]}${texts.degreeLeast}`,
    draft.headcount === null ? '' : `${texts.openings}${draft.headcount}${texts.people}`,
    draft.conversion ? texts.conversion : '',
    draft.certificate ? texts.certificate : '',
    draft.remote ? texts.remote : '',
    draft.deadline === null ? '' : `${texts.deadline} ${draft.deadline}`,
  ].filter((tag) => tag !== '');
}

const summary = (job: PublicJob, texts: PublicTexts): string =>
  [job.company_name, payText(job, texts), ...job.city_names, job.draft.description.slice(0, 80)]
    .join(' · ')
    .replace(/\s+/g, ' ');

function answerSpeed({ median_reply_hours }: PublicJob, texts: PublicTexts): SafeHtml | '' {
  if (median_reply_hours === null) return '';
  const time =
    median_reply_hours < 24
      ? `${Math.max(1, Math.round(median_reply_hours))}${texts.hours}`
      : `${(median_reply_hours / 24).toFixed(1).replace('.0', '')}${texts.days}`;
  return html`<p class="speed">${texts.answersIn.replace('{time}', time)}</p>`;
}

/** Lines that start with a dash are lists, an empty line starts a paragraph. */
function describe(description: string): SafeHtml[] {
  const blocks: SafeHtml[] = [];
  let items: string[] = [];
  const flush = () => {
    if (items.length > 0) blocks.push(html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`);
    items = [];
  };
  for (const line of description.split('\n').map((text) => text.trim())) {
    const item = /^[-·•]\s*(.+)$/.exec(line)?.[1];
    if (item) items.push(item);
    else {
      flush();
      if (line !== '') blocks.push(html`<p>${line}</p>`);
    }
  }
  flush();
  return blocks;
}

function facts({ draft, city_names }: PublicJob, texts: PublicTexts): SafeHtml {
  const rows: [string, string][] = [
    [texts.place, [city_names.join('、'), draft.address].filter(Boolean).join(' · ')],
    [texts.majors, draft.majors.join('、')],
    [texts.highlights, draft.highlights.join('、')],
  ];
  return html`<dl class="facts">${rows.filter(([, value]) => value !== '').map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** Structured data that search engines read (schema.org JobPosting). */
function jobPosting({ draft, ...job }: PublicJob): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: describe(draft.description).join(''),
    identifier: { '@type': 'PropertyValue', name: job.company_name, value: job.uuid },
    datePosted: job.published_at,
    ...(draft.deadline === null ? {} : { validThrough: `${draft.deadline}T23:59:59+08:00` }),
    employmentType: 'INTERN',
    directApply: true,
    totalJobOpenings: draft.headcount ?? 1,
    hiringOrganization: { '@type': 'Organization', name: job.company_name },
    jobLocation: job.city_names.map((city) => ({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city, streetAddress: draft.address, addressCountry: 'CN' },
    })),
    ...(draft.remote
      ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'CN' } }
      : {}),
    ...(draft.pay_negotiable || draft.pay_min === null
      ? {}
      : {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: 'CNY',
            value: { '@type': 'QuantitativeValue', minValue: draft.pay_min, maxValue: draft.pay_max, unitText: 'DAY' },
          },
        }),
  };
}
