import type { PageTexts } from '@qinghe/contract/texts/pages.ts';
import type { ShownCompany } from '../../domains/company/index.ts';
import { html, type SafeHtml } from '../../pages/html.ts';

/** What a company says of itself, beside its job, and where there is more; the way there alone where it says nothing. */
export function companyCard(
  company: ShownCompany,
  { name, url }: { name: string; url: string },
  t: PageTexts,
): SafeHtml {
  const { brief, website, address, tags, highlights, logo, pictures } = company;
  const more = html`<p class="more"><a href="${url}">${t('companyPage')}</a> · <a href="/jobs">${t('allJobs')}</a></p>`;
  if (![brief, website, address, logo].some(Boolean) && tags.length + highlights.length + pictures.length === 0)
    return html`<section class="employer">${more}</section>`;
  return html`<section class="employer">
<div class="employer-head">${logo ? html`<img src="${logo}" alt="" width="56" height="56">` : ''}<div><h2>${t('companyTitle')}</h2><p class="company">${name}</p></div></div>
${companyDetails(company, t)}
${more}
</section>`;
}

/** Tags, a few sentences, facts and pictures of a company. */
export function companyDetails(
  { brief, website, address, tags, highlights, pictures }: ShownCompany,
  t: PageTexts,
  before: readonly [string, string][] = [],
): SafeHtml {
  const facts: [string, SafeHtml | string][] = [
    ...before,
    [t('companyHighlights'), highlights.join(t('comma'))],
    [t('companyAddress'), address],
    [t('companyWebsite'), website && html`<a href="${website}" rel="nofollow noopener noreferrer">${website}</a>`],
  ];
  return html`${tags.length > 0 ? html`<ul class="tags">${tags.map((tag) => html`<li>${tag}</li>`)}</ul>` : ''}
${brief ? html`<p class="brief">${brief}</p>` : ''}
<dl class="facts">${facts.filter(([, value]) => value !== '').map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
${pictures.length > 0 ? html`<ul class="pictures">${pictures.map((url, index) => html`<li><img src="${url}" alt="${t('companyPicture', { count: index + 1 })}" loading="lazy"></li>`)}</ul>` : ''}`;
}
