import { degrees } from '@qinghe/contract/texts/degrees.ts';
import type { ListTexts } from '@qinghe/contract/texts/job-list.ts';
import { pageTexts } from '@qinghe/contract/texts/pages.ts';
import { type Locale, say } from '@qinghe/contract/texts/say.ts';
import { html, type SafeHtml } from '../../pages/html.ts';
import { chinaDay } from '../../time/china-day.ts';
import { type Paid, payText } from '../jobs/pay-text.ts';
import type { ListRow } from './row-queries.ts';

const DAY = 86_400_000;
/** After so many days a row says the day itself. */
const DAYS_COUNTED = 30;

export interface RowsOptions {
  locale: Locale;
  t: ListTexts;
  now: Date;
  /** What stands behind the address of each job. */
  query: string;
  /** The page of one company need not name it. */
  withCompany: boolean;
  /** Somebody paid for these to stand there: each says so. */
  isPlaced?: boolean;
}

/** What stands behind the address of a job: where its reader comes from, and the language that the address names. */
export const rowQuery = (source: 'list' | 'company', lang: string | undefined): string =>
  `?from=${source}${lang ? `&lang=${lang}` : ''}`;

/** Jobs as rows: title and pay first, then city and company, what has to fit, and since when. */
export const jobRows = (rows: readonly ListRow[], options: RowsOptions): SafeHtml =>
  html`<ol class="rows"${options.isPlaced ? html` aria-label="${options.t('ads')}"` : ''}>${rows.map((row) => jobRow(row, options))}</ol>`;

function jobRow(row: ListRow, { locale, t, now, query, withCompany, isPlaced }: RowsOptions): SafeHtml {
  const place = [withCompany ? row.company_name : '', row.city_names.join(t('comma'))].filter(Boolean).join(' · ');
  return html`<li><a class="row" href="/jobs/${row.uuid}${query}">
<h3>${row.title}</h3><p class="pay">${payText({ draft: paid(row) }, pageTexts(locale))}</p>
<p class="company">${place}</p>
<ul class="tags">${isPlaced ? html`<li class="ad">${t('ad')}</li>` : ''}${factsOf(row, locale, t).map((fact) => html`<li>${fact}</li>`)}</ul>
<p class="posted"><time datetime="${row.published_at}">${postedText(row.published_at, now, t)}</time></p>
</a></li>`;
}

const paid = ({ pay_min, pay_max, pay_negotiable, pay_months, kind }: ListRow): Paid => {
  const pay = { pay_min, pay_max, pay_negotiable };
  return kind === 'campus' ? { kind, ...pay, pay_months } : { kind: 'internship', ...pay };
};

function factsOf(row: ListRow, locale: Locale, t: ListTexts): string[] {
  const p = pageTexts(locale);
  return [
    t(row.kind === 'campus' ? 'kind.campus' : 'kind.internship'),
    row.days_per_week === null ? '' : p('days', { count: row.days_per_week }),
    row.months === null ? '' : p('months', { count: row.months }),
    row.graduation_years.length === 0 ? '' : t('class', { years: row.graduation_years.join(t('comma')) }),
    row.min_degree === null ? '' : p('degreeLeast', { degree: say(degrees, row.min_degree as never, locale) }),
    row.conversion ? p('conversion') : '',
    row.remote ? p('remote') : '',
  ].filter((fact) => fact !== '');
}

/** By days of the calendar in China. */
function postedText(publishedAt: string, now: Date, t: ListTexts): string {
  const day = chinaDay(new Date(publishedAt));
  const days = Math.round((Date.parse(chinaDay(now)) - Date.parse(day)) / DAY);
  if (days <= 0) return t('today');
  return days <= DAYS_COUNTED ? t('daysAgo', { count: days }) : t('onDay', { day });
}
