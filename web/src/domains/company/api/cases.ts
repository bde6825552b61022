import { decideCompanyCase, getCompanyCase, listCompanyCases } from '@qinghe/contract/company/cases.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiPages, apiQuery } from '../../../lib/api/api-query.ts';
import { type ActionOptions, useAction } from '../../../lib/api/use-action.ts';

export const useCompanyCases = () =>
  useInfiniteQuery(apiPages(listCompanyCases, { limit: 50 }, { refetchInterval: 30_000 }));

export const useCompanyCase = (uuid: string) => useQuery(apiQuery(getCompanyCase, { uuid }));

/** Somebody else may have decided meanwhile: then the case is shown as it is now. */
export const useDecideCompanyCase = (options: Pick<ActionOptions<typeof decideCompanyCase>, 'onDone'>) =>
  useAction(decideCompanyCase, { touches: ['company', 'ops'], ...options });
