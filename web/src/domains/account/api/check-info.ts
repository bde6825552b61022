import { checkInfo } from '@qinghe/contract/account/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/** Fails with one of 5101–5106 when a step is missing. */
export const checkInfoQuery = queryOptions({
  queryKey: ['account', 'check_info'],
  queryFn: ({ signal }) => call(checkInfo, {}, { signal }),
  staleTime: 60_000,
});
