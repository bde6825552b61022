import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { listJobs } from '@qinghe/contract/jobs/endpoints.ts';
import { countTalents, listTalentOpinions, listTalents } from '@qinghe/contract/talents/list.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiPages, apiQuery } from '../../../lib/api/api-query.ts';

export const useTalents = (filters: Omit<InputOf<typeof listTalents>, 'cursor' | 'limit'>) =>
  useInfiniteQuery({ ...apiPages(listTalents, { ...filters, limit: 30 }), placeholderData: keepPreviousData });

export const useTalentCounts = (filters: InputOf<typeof countTalents>) =>
  useQuery({ ...apiQuery(countTalents, filters, { silent: true }), placeholderData: keepPreviousData });

/** Talents of whom something was said by a link, else by any. */
export const useSpokenOf = (link: string | undefined) =>
  useInfiniteQuery(apiPages(listTalentOpinions, { ...(link && { link }), limit: 30 }));

const MAX_JOBS = 100;
const jobsOf = (kind: 'internship' | 'campus') =>
  apiQuery(listJobs, { kind, filter: 'online', limit: MAX_JOBS }, { silent: true });

/** Jobs that somebody can be invited to: of both kinds, as many as a list of choices holds. */
export function useOnlineJobs() {
  const [internships, campus] = [useQuery(jobsOf('internship')), useQuery(jobsOf('campus'))];
  return [internships, campus].flatMap(({ data }) => data?.items ?? []);
}
