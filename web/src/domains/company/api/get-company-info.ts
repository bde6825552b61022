import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

export const companyInfoQuery = queryOptions({
  queryKey: ['company', 'info'],
  queryFn: ({ signal }) => call(getCompanyInfo, {}, { signal, silent: true }),
  staleTime: 60_000,
});

export const useCompanyInfo = () => useQuery(companyInfoQuery);
