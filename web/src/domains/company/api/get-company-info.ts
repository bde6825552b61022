import { CERTIFIED, getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';

export const companyInfoQuery = apiQuery(getCompanyInfo, {}, { staleTime: 60_000, silent: true });

export const useCompanyInfo = () => useQuery(companyInfoQuery);

/** The papers have not passed, so that jobs that are handed in wait for them; by what the shell has found. */
export function useWaitsForPapers(): boolean {
  const company = useQuery({ ...companyInfoQuery, enabled: false }).data?.company;
  return company != null && !CERTIFIED.some((status) => status === company.check_status);
}
