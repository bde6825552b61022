import { getUserInfo } from '@qinghe/contract/account/endpoints.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

export const userInfoQuery = queryOptions({
  queryKey: ['account', 'user_info'],
  queryFn: ({ signal }) => call(getUserInfo, {}, { signal }),
  staleTime: 60_000,
});

export const useUserInfo = () => useQuery(userInfoQuery);
