import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';

export const companyInfoQuery = apiQuery(getCompanyInfo, {}, { staleTime: 60_000, silent: true });

export const useCompanyInfo = () => useQuery(companyInfoQuery);
