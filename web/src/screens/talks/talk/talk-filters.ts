import { limits } from '@qinghe/contract/limits.ts';
import { talkStates, talkTimes } from '@qinghe/contract/talks/talk-filter.ts';
import { UUID, urlFilters } from '../../../lib/routing/url-filters.ts';

/** The filters of the list of talks, under the names of the call. */
export const talkFilters = urlFilters({
  when: { values: talkTimes },
  state: { values: talkStates },
  owner: { values: UUID },
  q: { maxLength: limits.search },
});
