import { setJobLimits } from '@qinghe/contract/ops/job-limits.ts';
import { decideProposal, listProposals, propose } from '@qinghe/contract/ops/proposals.ts';
import { findSubjects, getSubjectAccount, getSubjectCompany } from '@qinghe/contract/ops/search.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { type ActionOptions, useAction } from '../../../lib/api/use-action.ts';
import { UUID } from '../../../lib/routing/url-filters.ts';

/** Each search is kept in the audit log: the same words are asked for once. */
export const useFound = (q: string) => {
  const query = apiQuery(findSubjects, { q }, { staleTime: Number.POSITIVE_INFINITY });
  return useQuery({ ...query, queryFn: q === '' ? skipToken : query.queryFn });
};

/** Nothing is asked for by what names nobody: each look is kept in the audit log. */
export const useSubjectCompany = (uuid: string) => {
  const query = apiQuery(getSubjectCompany, { uuid });
  return useQuery({ ...query, queryFn: UUID.test(uuid) ? query.queryFn : skipToken });
};
export const useSubjectAccount = (uuid: string) => {
  const query = apiQuery(getSubjectAccount, { uuid });
  return useQuery({ ...query, queryFn: UUID.test(uuid) ? query.queryFn : skipToken });
};
export const useProposals = () => useQuery(apiQuery(listProposals, {}, { refetchInterval: 30_000 }));

/** The form says what failed. */
export const useSetJobLimits = () => useAction(setJobLimits, { touches: ['ops', 'company'], silent: true }).attempt;

/** The form says what failed. */
export const usePropose = () => useAction(propose, { silent: true }).attempt;

export const useDecideProposal = (options: Pick<ActionOptions<typeof decideProposal>, 'onDone'>) =>
  useAction(decideProposal, { touches: ['ops', 'company'], ...options });

/** The form says what failed. */
export const useDeclineProposal = () =>
  useAction(decideProposal, { touches: ['ops', 'company'], silent: true }).attempt;
