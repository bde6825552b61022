import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';

export const userInfoQuery = apiQuery(getUserInfo, {}, { staleTime: 60_000 });

export const useUserInfo = () => useQuery(userInfoQuery);
