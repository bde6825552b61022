import { acceptCompany, listFairCompanies, refuseCompany } from '@qinghe/contract/fairs/decide.ts';
import type { SignUpState } from '@qinghe/contract/fairs/sign-up.ts';
import { getWrittenFair } from '@qinghe/contract/fairs/write-fairs.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiPages, apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useWrittenFair = (uuid: string) => useQuery(apiQuery(getWrittenFair, { uuid }));

export const useFairCompanies = (filters: { fair_uuid: string; state?: SignUpState }) =>
  useInfiniteQuery({ ...apiPages(listFairCompanies, { ...filters, limit: 30 }), placeholderData: keepPreviousData });

/** What is left behind stands in the operators' log too. */
const touches = ['fairs', 'ops'] as const;

/** Gives a company a booth. The form says what failed. */
export const useAcceptCompany = () => useAction(acceptCompany, { silent: true, touches }).attempt;

/** Refuses a company. The form says what failed. */
export const useRefuseCompany = () => useAction(refuseCompany, { silent: true, touches }).attempt;
