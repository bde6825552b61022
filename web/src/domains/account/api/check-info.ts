import { checkInfo } from '@qinghe/contract/account/check-account.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';

/** Fails with one of 5101–5106 when a step is missing. */
export const checkInfoQuery = apiQuery(checkInfo, {}, { staleTime: 60_000 });

/** What the guard has found; asks for nothing itself. */
export const useFoundCheck = () => useQuery({ ...checkInfoQuery, enabled: false });
