import { getRetention, saveRetention } from '@qinghe/contract/candidates/retention.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useRetention = () => useQuery(apiQuery(getRetention, {}));

/** The form says what failed. */
export const useSaveRetention = () => useAction(saveRetention, { silent: true }).attempt;
