import { cut } from '@qinghe/contract/cut.ts';
import type { DeliverSettingValues } from '@qinghe/contract/jobs/deliver-setting.ts';
import { plainDescription } from '@qinghe/contract/jobs/description.ts';
import type { PublicJob } from '@qinghe/contract/jobs/endpoints.ts';
import type { AskedFields } from '@qinghe/contract/jobs/resume-config.ts';
import { degrees } from '@qinghe/contract/texts/degrees.ts';
import { type PageTexts, pageTexts } from '@qinghe/contract/texts/pages.ts';
import { type Locale, say } from '@qinghe/contract/texts/say.ts';
import type { ShownCompany } from '../../domains/company/index.ts';
import { html, type SafeHtml } from '../../pages/html.ts';
import { languageLinks, renderPage } from '../../pages/public-page.ts';
import { shareHead } from '../../pages/share-head.ts';
import { companyCard } from '../companies/company-card.ts';
import { applyForm } from './apply-form.ts';
import { describe } from './describe.ts';
import { payText } from './pay-text.ts';
import { replySpeed } from './reply-speed.ts';

export interface JobPageOptions {
  job: PublicJob;
  /** What its apply form asks for. */
  fields: AskedFields;
  /** How the company takes applications for it. */
  deliver: DeliverSettingValues;
  company: ShownCompany;
  companyUuid: string;
  /** Where the reader comes from, as the address says it. */
  source: string;
  locale: Locale;
  url: string;
}

/** The public page of a job: pay first, then fit, then text, and how fast this company answers. */
export function renderJobPage({
  job,
  fields,
  deliver,
  company,
  companyUuid,
  source,
  locale,
  url,
}: JobPageOptions): string {
  const t = pageTexts(locale);
  const title = `${job.title} · ${job.company_name}`;
  return renderPage({
    title,
    locale,
    listed: job.open,
    head: html`${shareHead({
      title,
      url,
      summary: summary(job, t),
      image: job.open ? { url: `${url}/share.png`, size: [1200, 630] } : null,
      data: jobPosting(job),
    })}${languageLinks(url)}`,
    body: html`<p class="job-head" aria-hidden="true" hidden><strong>${job.title}</strong> <span>${payText(job, t)}</span></p>
<article class="job">
<header>
<p class="company">${job.company_name} · ${t('verified')}</p>
<h1>${job.title}</h1>
<p class="pay">${payText(job, t)}</p>
<ul class="tags">${tags(job, locale).map((tag) => html`<li>${tag}</li>`)}</ul>
${replySpeed(job.usual_reply_hours, t)}
</header>
${job.open ? html`<p class="jump">${applyLink(job, t)}</p>` : html`<p class="closed"><strong>${t('closed')}</strong> ${t('closedHint')}</p>`}
<section><h2>${t('description')}</h2>${describe(job.draft.description)}</section>
${facts(job, t)}
</article>
${companyCard(company, { name: job.company_name, url: `/companies/${companyUuid}` }, t)}
${job.open && externalHost(job) === '' ? applyForm({ ...job, fields, deliver, locale }, source) : ''}`,
  });
}

/** Where candidates apply instead; empty where they apply here. */
const externalHost = ({ draft }: Pick<PublicJob, 'draft'>): string =>
  draft.kind === 'campus' && draft.external_url !== '' ? new URL(draft.external_url).host : '';

function applyLink(job: PublicJob, t: PageTexts): SafeHtml {
  const host = externalHost(job);
  return host === ''
    ? html`<a class="button" href="#apply">${t('apply')}</a>`
    : html`<a class="button" href="/jobs/${job.uuid}/external" rel="nofollow">${t('applyAt', { host })}</a>`;
}

function tags({ draft, city_names }: PublicJob, locale: Locale): string[] {
  const t = pageTexts(locale);
  return [
    ...city_names,
    ...(draft.kind === 'internship'
      ? [
          draft.days_per_week === null ? '' : t('days', { count: draft.days_per_week }),
          draft.months === null ? '' : t('months', { count: draft.months }),
        ]
      : draft.graduation_years.map((year) => t('graduates', { year: String(year) }))),
    draft.min_degree === null ? '' : t('degreeLeast', { degree: say(degrees, draft.min_degree, locale) }),
    draft.headcount === null ? '' : t('openings', { count: draft.headcount }),
    ...(draft.kind === 'internship'
      ? [
          draft.conversion ? t('conversion') : '',
          draft.certificate ? t('certificate') : '',
          draft.remote ? t('remote') : '',
        ]
      : []),
    draft.deadline === null ? '' : t('deadline', { day: draft.deadline }),
  ].filter((tag) => tag !== '');
}

const summary = (job: PublicJob, t: PageTexts): string =>
  [job.company_name, payText(job, t), ...job.city_names, cut(plainDescription(job.draft.description), 80)]
    .join(' · ')
    .replace(/\s+/g, ' ');

function facts({ draft, city_names }: PublicJob, t: PageTexts): SafeHtml {
  const rows: [string, string][] = [
    [t('place'), [city_names.join('、'), draft.address].filter(Boolean).join(' · ')],
    [t('majors'), draft.majors.join('、')],
    [t('highlights'), draft.highlights.join('、')],
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
    directApply: externalHost({ draft }) === '',
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
