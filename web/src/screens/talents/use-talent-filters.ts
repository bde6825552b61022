import { degrees } from '@qinghe/contract/dict/endpoints.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { type FilterName, filterNames, freshDays } from '@qinghe/contract/talents/filter.ts';
import { listTalents } from '@qinghe/contract/talents/list.ts';
import { DAY, UUID, urlFilters } from '../../lib/routing/url-filters.ts';
import { useUrlFilters } from '../../lib/routing/use-url-filters.ts';

/** Names with commas between them, of which an address holds some. */
const NAMES = 400;

const talentFilters = urlFilters(listTalents, {
  q: { maxLength: limits.talentSearch },
  schools: { maxLength: NAMES },
  majors: { maxLength: NAMES },
  degree: { values: degrees },
  graduation_year: { values: /^20\d\d$/ },
  cities: { values: /^\d{6}(?:,\d{6}){0,9}$/ },
  days: { values: /^[1-7]$/ },
  months: { values: /^(?:[1-9]|1\d|2[0-4])$/ },
  start: { values: DAY },
  skills: { maxLength: NAMES },
  fresh: { values: ['7', '30', '90'] },
  job_uuid: { values: UUID },
});

export type TalentValues = ReturnType<typeof talentFilters.read>;

/** What the address asks for; words and the chosen job are no filters that could be dropped as chips. */
export function useTalentFilters() {
  const { values, set } = useUrlFilters(talentFilters);
  const { job_uuid, ...found } = talentFilters.toInput(values);
  const set_ = filterNames.filter((name) => values[name] !== '');
  const drop = (name: FilterName) => set({ [name]: '' });
  return { values, set, drop, active: set_, counted: found, listed: { ...found, ...(job_uuid ? { job_uuid } : {}) } };
}

/** Adds a name to a filter that takes several. */
export const withName = (value: string, name: string): string =>
  [...new Set([...value.split(',').filter(Boolean), name.replaceAll(',', ' ').trim()])].filter(Boolean).join(',');

export const freshChoices = freshDays.map(String);
