import { type DescriptionLine, descriptionBlocks, plainDescription } from '@qinghe/contract/jobs/description.ts';
import type { PublicJob } from '@qinghe/contract/jobs/endpoints.ts';
import type { Locale } from '@qinghe/contract/messages.ts';
import { degreeLabels, type PublicTexts, publicTexts } from '@qinghe/contract/texts/public.ts';
import { html, jsonBlock, type SafeHtml } from '../../../http/html.ts';
import { renderPage } from '../../../http/public-page.ts';
import { applyForm } from '../../resumes/index.ts';

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
<meta property="og:type" content="website">
<meta property="og:url" content="${url}">
<meta property="og:description" content="${summary(job, texts)}">
${job.open ? html`<meta property="og:image" content="${url}/share.png"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">` : ''}
<link rel="canonical" href="${url}">
<script type="application/ld+json">${jsonBlock(jobPosting(job))}</script>`,
    body: html`<article class="job">
<header>
<p class="company">${job.company_name} · ${texts.verified}</p>
<h1>${job.title}</h1>
<p class="pay">${payText(job, texts)}</p>
<ul class="tags">${tags(job, locale).map((tag) => html`<li>${tag}</li>`)}</ul>
${replySpeed(job, texts)}
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
  if (draft.kind === 'internship') return `${range} ${texts.perDay}`;
  return draft.pay_months === null ? `${range}k` : `${range}k × ${draft.pay_months}`;
}

function tags({ draft, city_names }: PublicJob, locale: Locale): string[] {
  const texts = publicTexts[locale];
  return [
    ...city_names,
    ...(draft.kind === 'internship'
      ? [
          draft.days_per_week === null ? '' : `${draft.days_per_week}${texts.daysAWeek}`,
          draft.months === null ? '' : `${draft.months}${texts.monthsLeast}`,
        ]
      : draft.graduation_years.map(String)),
    draft.min_degree === null ? '' : `${degreeLabels[locale][draft.min_degree]}${texts.degreeLeast}`,
    draft.headcount === null ? '' : `${texts.openings}${draft.headcount}${texts.people}`,
    ...(draft.kind === 'internship'
      ? [
          draft.conversion ? texts.conversion : '',
          draft.certificate ? texts.certificate : '',
          draft.remote ? texts.remote : '',
        ]
      : []),
    draft.deadline === null ? '' : `${texts.deadline} ${draft.deadline}`,
  ].filter((tag) => tag !== '');
}

const summary = (job: PublicJob, texts: PublicTexts): string =>
  [job.company_name, payText(job, texts), ...job.city_names, plainDescription(job.draft.description).slice(0, 80)]
    .join(' · ')
    .replace(/\s+/g, ' ');

function replySpeed({ median_reply_hours }: PublicJob, texts: PublicTexts): SafeHtml | '' {
  if (median_reply_hours === null) return '';
  const time =
    median_reply_hours < 24
      ? `${Math.max(1, Math.round(median_reply_hours))}${texts.hours}`
      : `${(median_reply_hours / 24).toFixed(1).replace('.0', '')}${texts.days}`;
  return html`<p class="speed">${texts.answersIn.replace('{time}', time)}</p>`;
}

/** The description's lists and paragraphs; the editor's preview makes the same elements. */
function describe(description: string): SafeHtml[] {
  return descriptionBlocks(description).map(({ kind, lines }) => {
    if (kind === 'paragraph') return html`${lines.map((line) => html`<p>${words(line)}</p>`)}`;
    const items = lines.map((line) => html`<li>${words(line)}</li>`);
    return kind === 'bullet' ? html`<ul>${items}</ul>` : html`<ol>${items}</ol>`;
  });
}

const words = ({ spans }: DescriptionLine) =>
  spans.map(({ text, bold }) => (bold ? html`<strong>${text}</strong>` : html`${text}`));

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
    employmentType: draft.kind === 'internship' ? 'INTERN' : 'FULL_TIME',
    directApply: true,
    totalJobOpenings: draft.headcount ?? 1,
    hiringOrganization: { '@type': 'Organization', name: job.company_name },
    jobLocation: job.city_names.map((city) => ({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city, streetAddress: draft.address, addressCountry: 'CN' },
    })),
    ...(draft.kind === 'internship' && draft.remote
      ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'CN' } }
      : {}),
    ...(draft.pay_negotiable || draft.pay_min === null
      ? {}
      : {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: 'CNY',
            value: { '@type': 'QuantitativeValue', ...payRange(draft) },
          },
        }),
  };
}

/** As schema.org counts it: yuan a day, or yuan a month. */
const payRange = ({ kind, pay_min, pay_max }: PublicJob['draft']) =>
  kind === 'internship'
    ? { minValue: pay_min, maxValue: pay_max, unitText: 'DAY' }
    : { minValue: (pay_min ?? 0) * 1000, maxValue: (pay_max ?? 0) * 1000, unitText: 'MONTH' };
