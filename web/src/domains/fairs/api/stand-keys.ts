import { endStandKey, listStandKeys, makeStandKey } from '@qinghe/contract/fairs/stand-keys.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useStandKeys = (fair_uuid: string) => useQuery(apiQuery(listStandKeys, { fair_uuid }));

/** The form says what failed. */
export const useMakeStandKey = () => useAction(makeStandKey, { silent: true }).attempt;

export const useEndStandKey = () => useAction(endStandKey);
