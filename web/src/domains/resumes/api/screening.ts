import { getScreeningRule, saveScreeningRule } from '@qinghe/contract/resumes/screening.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useScreeningRule = (jobUuid: string) => useQuery(apiQuery(getScreeningRule, { job_uuid: jobUuid }));

/** The form says what failed. */
export const useSaveScreeningRule = () => useAction(saveScreeningRule, { silent: true }).attempt;
