import { decideIdentityCase, getIdentityCase, listIdentityCases } from '@qinghe/contract/identity/cases.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiPages, apiQuery } from '../../../lib/api/api-query.ts';
import { type ActionOptions, useAction } from '../../../lib/api/use-action.ts';

export const useIdentityCases = () =>
  useInfiniteQuery(apiPages(listIdentityCases, { limit: 50 }, { refetchInterval: 30_000 }));

export const useIdentityCase = (uuid: string) => useQuery(apiQuery(getIdentityCase, { uuid }));

/** Somebody else may have decided meanwhile: then the case is shown as it is now. */
export const useDecideIdentityCase = (options: Pick<ActionOptions<typeof decideIdentityCase>, 'onDone'>) =>
  useAction(decideIdentityCase, { touches: ['identity', 'ops'], ...options });
