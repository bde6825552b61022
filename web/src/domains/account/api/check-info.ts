import { checkInfo } from '@qinghe/contract/account/check-account.ts';
import { apiQuery } from '../../../lib/api-query.ts';

/** Fails with one of 5101–5106 when a step is missing. */
export const checkInfoQuery = apiQuery(checkInfo, {}, { staleTime: 60_000 });
