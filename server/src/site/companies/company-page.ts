import { cut } from '@qinghe/contract/cut.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { type ListTexts, listTexts } from '@qinghe/contract/texts/job-list.ts';
import { pageTexts } from '@qinghe/contract/texts/pages.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import type { PublicCompany } from '../../domains/company/index.ts';
import { html, type SafeHtml } from '../../pages/html.ts';
import { LIST_ENTRY, languageLinks, renderPage, withLang } from '../../pages/public-page.ts';
import { shareHead } from '../../pages/share-head.ts';
import { replySpeed } from '../jobs/reply-speed.ts';
import { jobRows, rowQuery } from '../list/job-rows.ts';
import { foundText } from '../list/list-page.ts';
import type { ListRow } from '../list/row-queries.ts';
import type { ComingTalk } from '../talks/shown-talk-queries.ts';
import { talkRows } from '../talks/upcoming-talks.ts';
import { companyDetails } from './company-card.ts';
import { JOBS_SHOWN } from './company-page-queries.ts';

export interface CompanyPage {
  company: PublicCompany;
  jobs: Record<JobKind, readonly ListRow[]>;
  talks: readonly ComingTalk[];
  /** Within which most were answered; null where most were not. */
  replyHours: number | null;
  locale: Locale;
  lang: string | undefined;
  now: Date;
  publicUrl: string;
}

/** The public page of a company: who it is, what it offers, its online jobs by kind. */
export function renderCompanyPage(page: CompanyPage): string {
  const { company, jobs, locale, lang, publicUrl, replyHours } = page;
  const [t, p] = [listTexts(locale), pageTexts(locale)];
  const url = `${publicUrl}/companies/${company.uuid}`;
  const rows = [...jobs.internship, ...jobs.campus];
  const summary = cut(company.brief.replace(/\s+/g, ' '), 120) || t('companySummary', { name: company.name });
  return renderPage({
    title: company.name,
    locale,
    listed: true,
    entry: LIST_ENTRY,
    head: html`${shareHead({
      title: company.name,
      url,
      summary,
      image: company.logo ? { url: `${publicUrl}${company.logo}` } : null,
      canonical: lang ? withLang(url, lang) : url,
      data: organization(company, url, publicUrl),
    })}${languageLinks(url)}`,
    body: html`<div class="listing profile">
<section class="employer">
<div class="employer-head">${company.logo ? html`<img src="${company.logo}" alt="" width="56" height="56">` : ''}<div><h1>${company.name}</h1><p class="company">${p('verified')}</p></div></div>
${replySpeed(replyHours, p)}
${companyDetails(company, p, [
  [t('companyIndustry'), company.industry],
  [t('companySize'), company.size],
  [t('companyPlaces'), placesOf(rows).join(t('comma'))],
])}
</section>
${talkRows(page.talks, p, locale)}
${jobsOf(page, 'internship', t)}${jobsOf(page, 'campus', t)}
${rows.length === 0 ? html`<div class="notice"><h2>${t('companyNoJobs')}</h2><p><a class="button quiet" href="/jobs${lang ? `?lang=${lang}` : ''}">${t('all')}</a></p></div>` : ''}
</div>`,
  });
}

function jobsOf({ company, jobs, locale, lang, now }: CompanyPage, kind: JobKind, t: ListTexts): SafeHtml | '' {
  const rows = jobs[kind];
  if (rows.length === 0) return '';
  const shown = rows.slice(0, JOBS_SHOWN);
  const found = rows.length > JOBS_SHOWN ? t('foundMore', { count: JOBS_SHOWN }) : foundText(rows.length, t);
  const more = new URLSearchParams({ q: company.name, kind, ...(lang && { lang }) });
  return html`<section class="results"><h2>${t(`companyJobsOf.${kind}`, { found })}</h2>
${jobRows(shown, { locale, t, now, query: rowQuery('company', lang), withCompany: false })}
${rows.length > JOBS_SHOWN ? html`<p><a class="button quiet" href="/jobs?${more.toString()}">${t('companyAllJobs', { kind: t(`kind.${kind}`) })}</a></p>` : ''}
</section>`;
}

/** Cities of its jobs, those of most jobs first. */
function placesOf(rows: readonly ListRow[]): string[] {
  const counts = new Map<string, number>();
  for (const city of rows.flatMap(({ city_names }) => city_names)) counts.set(city, (counts.get(city) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([city]) => city);
}

/** Structured data that search engines read (schema.org Organization). */
const organization = (company: PublicCompany, url: string, publicUrl: string): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: company.name,
  ...(company.short_name && { alternateName: company.short_name }),
  url,
  ...(company.website && { sameAs: [company.website] }),
  ...(company.logo && { logo: `${publicUrl}${company.logo}` }),
  ...(company.brief && { description: company.brief }),
  ...(company.address && {
    address: { '@type': 'PostalAddress', streetAddress: company.address, addressCountry: 'CN' },
  }),
});
