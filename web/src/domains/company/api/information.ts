import { getInformation, updateBase } from '@qinghe/contract/company/information.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useInformation = () => useQuery(apiQuery(getInformation, {}));
/** The form says what failed. */
export const useUpdateBase = () => useAction(updateBase, { silent: true }).attempt;
