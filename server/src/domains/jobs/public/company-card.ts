import type { PageTexts } from '@qinghe/contract/texts/pages.ts';
import { html, type SafeHtml } from '../../../http/html.ts';
import type { ShownCompany } from '../../company/index.ts';

/** What a company says of itself, beside its job; nothing where it says nothing. */
export function companyCard(company: ShownCompany, name: string, t: PageTexts): SafeHtml | '' {
  const { brief, website, address, tags, highlights, logo, pictures } = company;
  if (![brief, website, address, logo].some(Boolean) && tags.length + highlights.length + pictures.length === 0)
    return '';
  const facts: [string, SafeHtml | string][] = [
    [t('companyHighlights'), highlights.join(t('comma'))],
    [t('companyAddress'), address],
    [t('companyWebsite'), website && html`<a href="${website}" rel="nofollow noopener noreferrer">${website}</a>`],
  ];
  return html`<section class="employer">
<div class="employer-head">${logo ? html`<img src="${logo}" alt="" width="56" height="56">` : ''}<div><h2>${t('companyTitle')}</h2><p class="company">${name}</p></div></div>
${tags.length > 0 ? html`<ul class="tags">${tags.map((tag) => html`<li>${tag}</li>`)}</ul>` : ''}
${brief ? html`<p class="brief">${brief}</p>` : ''}
<dl class="facts">${facts.filter(([, value]) => value !== '').map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
${pictures.length > 0 ? html`<ul class="pictures">${pictures.map((url, index) => html`<li><img src="${url}" alt="${t('companyPicture', { count: index + 1 })}" loading="lazy"></li>`)}</ul>` : ''}
</section>`;
}
