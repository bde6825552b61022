import type { ListTexts } from '@qinghe/contract/texts/job-list.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import { adHref, seenHref } from '../../domains/ads/index.ts';
import { html, jsonBlock, type SafeHtml } from '../../pages/html.ts';
import { LIST_ENTRY, languageLinks, renderPage, withLang } from '../../pages/public-page.ts';
import { filterForm } from './filter-form.ts';
import { jobRows, rowQuery } from './job-rows.ts';
import {
  type FilterName,
  filterNames,
  isListed,
  type ListFilter,
  listedPart,
  orderOf,
  type ParsedList,
  queryOf,
} from './list-filter.ts';
import { chipOf, type ListNames } from './list-names.ts';
import { COUNTED_AT_MOST } from './list-queries.ts';
import type { ListRow } from './row-queries.ts';

export interface ListPage extends Omit<ParsedList, 'ignored'> {
  ignored: (FilterName | 'cursor')[];
  names: ListNames;
  items: readonly ListRow[];
  /** Jobs whose companies paid for it, before all others and marked as such. */
  placed: readonly ListRow[];
  /** An ad of a company, marked as such. */
  ad: { uuid: string; title: string; words: string; company: string } | undefined;
  nextCursor: string | null;
  /** Whether it is not the first page. */
  isLater: boolean;
  /** Counted no further than `COUNTED_AT_MOST` and one. */
  found: number;
  /** Where nothing is found: the one filter without which there is most. */
  best: { name: FilterName; found: number } | undefined;
  locale: Locale;
  lang: string | undefined;
  t: ListTexts;
  now: Date;
  publicUrl: string;
}

/** The public list of jobs. Placed rows stand before the others, in a list of their own. */
export function renderList(page: ListPage): string {
  const { filter, locale, lang, t, publicUrl, isLater, nextCursor } = page;
  const listed = isListed(filter) && !isLater;
  const plain = `${publicUrl}/jobs${queryOf(listedPart(filter))}`;
  const heading = headingOf(page);
  return renderPage({
    title: heading,
    locale,
    listed,
    entry: LIST_ENTRY,
    head: html`<meta name="description" content="${t('summary')}">
<link rel="canonical" href="${lang ? withLang(plain, lang) : plain}">
${listed ? languageLinks(plain) : ''}
${nextCursor ? html`<link rel="next" href="${hrefOf(page, filter, nextCursor)}">` : ''}
<script type="application/ld+json">${jsonBlock(itemList(page))}</script>`,
    body: html`<div class="listing"><h1>${heading}</h1>
${filterForm(page)}
<section class="results" aria-labelledby="results"><h2 class="unseen" id="results">${t('results')}</h2>
${page.ad ? adOf(page.ad, t) : ''}${notes(page)}${chips(page)}
${page.items.length + page.placed.length === 0 ? empty(page) : html`<p class="count">${foundText(page.found, t)} · ${t(`sort.${orderOf(filter)}`)}</p>${rowsOf(page, page.placed, true)}${rowsOf(page, page.items)}`}
<nav class="pages">${isLater ? html`<a class="button quiet" href="${hrefOf(page, filter)}">${t('first')}</a>` : ''}${nextCursor ? html`<a class="button quiet" rel="next" href="${hrefOf(page, filter, nextCursor)}">${t('next')}</a>` : ''}</nav>
</section></div>`,
  });
}

const adOf = ({ uuid, title, words, company }: NonNullable<ListPage['ad']>, t: ListTexts): SafeHtml =>
  html`<aside class="banner" aria-label="${t('ad')}"><a href="${adHref(uuid)}" rel="nofollow sponsored"><strong>${title}</strong> <span>${words}</span>
<small>${company} · ${t('ad')}</small></a><img src="${seenHref(uuid)}" alt="" width="1" height="1"></aside>`;

const rowsOf = (page: ListPage, rows: readonly ListRow[], isPlaced = false): SafeHtml | '' =>
  rows.length === 0 ? '' : jobRows(rows, { ...page, query: rowQuery('list', page.lang), withCompany: true, isPlaced });

/** The list under a filter, in the language that the address names. */
const hrefOf = ({ lang }: Pick<ListPage, 'lang'>, filter: ListFilter, cursor?: string): string =>
  `/jobs${queryOf(filter, { lang, cursor })}`;

function headingOf({ filter, names, locale, t }: ListPage): string {
  const title = filter.kind === undefined ? t('title') : t(`title.${filter.kind}`);
  const where = (['city', 'category'] as const).map((name) => chipOf(name, filter, names, { locale, t }));
  return [...where.filter((name) => name !== undefined), title].join(' · ');
}

/** `23 jobs`, or `999+ jobs`. */
export const foundText = (found: number, t: ListTexts): string =>
  found > COUNTED_AT_MOST ? t('foundMore', { count: COUNTED_AT_MOST }) : t('found', { count: found });

function notes({ ignored, shortened, t }: ListPage): SafeHtml | '' {
  const said = [
    ignored.length === 0 ? '' : t('ignored', { names: ignored.map((name) => t(name)).join(t('comma')) }),
    shortened ? t('shortened') : '',
  ].filter((note) => note !== '');
  return said.length === 0 ? '' : html`<p class="closed" role="status">${said.join(' ')}</p>`;
}

function chips(page: ListPage): SafeHtml | '' {
  const { filter, t } = page;
  const shown = filterNames.flatMap((name) => {
    const text = chipOf(name, filter, page.names, page);
    return text === undefined ? [] : [{ name, text }];
  });
  if (shown.length === 0) return '';
  return html`<ul class="chips" aria-label="${t('chips')}">${shown.map(
    ({ name, text }) =>
      html`<li><a href="${hrefOf(page, without(filter, name))}" aria-label="${t('drop', { name: text })}">${text}<span aria-hidden="true"> ×</span></a></li>`,
  )}${shown.length > 1 ? html`<li><a class="clear" href="${hrefOf(page, nothing)}">${t('clear')}</a></li>` : ''}</ul>`;
}

/** A filter without one of its conditions. */
export const without = (filter: ListFilter, name: FilterName): ListFilter => ({ ...filter, [name]: undefined });

const nothing = Object.fromEntries(filterNames.map((name) => [name, undefined])) as unknown as ListFilter;

function empty(page: ListPage): SafeHtml {
  const { filter, best, isLater, t } = page;
  const isFiltered = filterNames.some((name) => name !== 'sort' && filter[name] !== undefined);
  if (!isFiltered && !isLater) return html`<div class="notice"><h2>${t('noneYet')}</h2></div>`;
  const name = best && chipOf(best.name, filter, page.names, page);
  return html`<div class="notice"><h2>${t('none')}</h2>
${best && name ? html`<p><a href="${hrefOf(page, without(filter, best.name))}">${t('noneDrop', { name, found: foundText(best.found, t) })}</a></p>` : html`<p>${t('noneHint')}</p>`}
<p><a class="button quiet" href="${hrefOf(page, nothing)}">${t('all')}</a></p></div>`;
}

/** Structured data that search engines read (schema.org ItemList). */
const itemList = ({ items, publicUrl }: ListPage): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: items.map(({ uuid, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: `${publicUrl}/jobs/${uuid}`,
  })),
});
