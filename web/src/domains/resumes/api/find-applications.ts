import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { findApplications } from '@qinghe/contract/resumes/search.ts';
import { apiQuery } from '../../../lib/api/api-query.ts';

export type FoundApplication = OutputOf<typeof findApplications>['items'][number];

/** The few people that the words may mean, in any stage. Each letter makes one of these. */
export const foundApplicationsQuery = (q: string) => apiQuery(findApplications, { q }, { gcTime: 60_000 });
