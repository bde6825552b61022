import { degrees } from '@qinghe/contract/dict/endpoints.ts';
import { limits } from '@qinghe/contract/limits.ts';
import type { TalentsInput } from '../../domains/talents/api/list-talents.ts';
import { type FilterValues, urlFilters } from '../../lib/routing/url-filters.ts';

/** What narrows the list of talents. */
export const talentFilters = urlFilters({
  q: { maxLength: limits.search },
  degree: { values: degrees },
  graduation_year: { values: /^20\d\d$/ },
  city: { values: /^\d{6}$/ },
});

type Name = (typeof talentFilters.names)[number];

/** Filters as the call takes them. */
export const toTalents = (values: FilterValues<Name>): TalentsInput => ({
  ...(talentFilters.toInput(values) as TalentsInput),
  limit: 30,
});
