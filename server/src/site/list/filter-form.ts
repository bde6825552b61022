import { degrees as degreeCodes } from '@qinghe/contract/dict/endpoints.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { jobKinds } from '@qinghe/contract/resumes/stages.ts';
import { degrees } from '@qinghe/contract/texts/degrees.ts';
import type { ListTexts } from '@qinghe/contract/texts/job-list.ts';
import { type Locale, say } from '@qinghe/contract/texts/say.ts';
import { html, type SafeHtml } from '../../pages/html.ts';
import { type FilterName, filterNames, type LeastPay, type ListFilter, orderOf, postedDays } from './list-filter.ts';
import { type Choice, type ChoiceGroup, type ListNames, payName } from './list-names.ts';

const DAILY = [100, 150, 200, 300, 400];
const MONTHLY = [6, 8, 10, 15, 20, 30];
const DAYS = [2, 3, 4, 5];

interface FormParts {
  filter: ListFilter;
  names: ListNames;
  locale: Locale;
  /** The language that the address names, to be kept. */
  lang: string | undefined;
  t: ListTexts;
}

/** Search and filters as a form whose fields stand in the address; it needs no script. */
export function filterForm({ filter, names, locale, lang, t }: FormParts): SafeHtml {
  const chosen = filterNames.filter((name) => name !== 'q' && name !== 'sort' && filter[name] !== undefined).length;
  const all = (choices: Choice[]): ChoiceGroup[] => [{ name: '', choices }];
  const fields: [FilterName, ChoiceGroup[]][] = [
    ['kind', all(jobKinds.map((kind) => ({ value: kind, name: t(`kind.${kind}`) })))],
    ['city', names.cities],
    ['category', names.categories],
    ['pay', payChoices(filter, t)],
    [
      'days',
      all(withChosen(DAYS, filter.days).map((count) => ({ value: `${count}`, name: t('days.most', { count }) }))),
    ],
    ['degree', all(degreeCodes.map((code) => ({ value: code, name: say(degrees, code, locale) })))],
    ['posted', all(postedDays.map((count) => ({ value: `${count}`, name: t('posted.within', { count }) })))],
  ];
  return html`<form class="search" action="/jobs" method="get" role="search">
${lang ? html`<input type="hidden" name="lang" value="${lang}">` : ''}
<div class="words"><input type="search" name="q" value="${filter.q}" maxlength="${limits.search}" aria-label="${t('search')}" placeholder="${t('searchHint')}" enterkeyhint="search"><button class="button">${t('searchButton')}</button></div>
<details class="filters"><summary>${chosen === 0 ? t('filters') : t('filtersSet', { count: chosen })}</summary>
<div class="fields">
${fields.map(([name, groups]) => select(name, groups, chosenValue(filter, name), t))}
${orderField(filter, t)}
<button class="button quiet">${t('apply')}</button>
</div>
</details>
</form>`;
}

const chosenValue = (filter: ListFilter, name: FilterName): string =>
  String((name === 'pay' ? filter.pay?.text : filter[name]) ?? '');

/** What an address asks for may be chosen, even where it is none of the usual steps. */
const withChosen = (usual: readonly number[], chosen: number | undefined): number[] =>
  [...new Set([...usual, ...(chosen === undefined ? [] : [chosen])])].sort((a, b) => a - b);

/** By the day for internships, by the month for campus jobs. */
function payChoices({ kind, pay }: ListFilter, t: ListTexts): ChoiceGroup[] {
  const groups = [
    { kind: 'internship', unit: 'day', sign: 'd', amounts: DAILY },
    { kind: 'campus', unit: 'month', sign: 'm', amounts: MONTHLY },
  ] as const;
  return groups
    .filter((group) => kind === undefined || kind === group.kind || pay?.unit === group.unit)
    .map(({ kind, unit, sign, amounts }) => ({
      name: t(`kind.${kind}`),
      choices: withChosen(amounts, amountIn(pay, unit)).map((amount) => ({
        value: `${sign}${amount}`,
        name: payName({ unit, amount }, t),
      })),
    }));
}

const amountIn = (pay: LeastPay | undefined, unit: LeastPay['unit']) => (pay?.unit === unit ? pay.amount : undefined);

/** The usual order has no value, so that it follows what is searched for. */
function orderField(filter: ListFilter, t: ListTexts): SafeHtml {
  const usual = filter.q === undefined ? 'newest' : 'best';
  const orders = (['best', 'newest', 'pay'] as const).filter((order) => order !== 'best' || filter.q !== undefined);
  const options = orders.map((order) =>
    option({ value: order === usual ? '' : order, name: t(`sort.${order}`) }, isOrder(order)),
  );
  function isOrder(order: (typeof orders)[number]) {
    return orderOf(filter) === order;
  }
  return html`<label>${t('sort')}<select name="sort">${options}</select></label>`;
}

const select = (name: FilterName, groups: readonly ChoiceGroup[], value: string, t: ListTexts): SafeHtml =>
  html`<label>${t(name)}<select name="${name}"><option value="">${t('any')}</option>${groups.map((group) => optionsOf(group, value))}</select></label>`;

function optionsOf({ name, choices }: ChoiceGroup, value: string): SafeHtml {
  const options = choices.map((choice) => option(choice, choice.value === value));
  return name === '' ? html`${options}` : html`<optgroup label="${name}">${options}</optgroup>`;
}

const option = ({ value, name }: Choice, isChosen: boolean): SafeHtml =>
  html`<option value="${value}"${isChosen ? html` selected` : ''}>${name}</option>`;
