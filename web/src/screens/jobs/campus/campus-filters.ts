import { campusBatches, jobFilters } from '@qinghe/contract/jobs/job-filter.ts';
import { UUID, urlFilters } from '../../../lib/routing/url-filters.ts';

/** The filters of the campus list, under the names of the call. */
export const campusFilters = urlFilters({
  batch: { values: campusBatches },
  filter: { values: jobFilters },
  brochure: { values: UUID },
  q: { maxLength: 40 },
});
