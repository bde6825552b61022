import { campusBatches, jobFilters } from '@qinghe/contract/jobs/job-filter.ts';
import { urlFilters } from '../../../lib/url-filters.ts';

/** The filters of the campus list, under the names of the call. */
export const campusFilters = urlFilters({
  batch: { values: campusBatches },
  filter: { values: jobFilters },
  q: { maxLength: 40 },
});
