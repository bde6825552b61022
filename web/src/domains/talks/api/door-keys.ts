import { endDoorKey, listDoorKeys, makeDoorKey } from '@qinghe/contract/talks/door-keys.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useDoorKeys = (talk_uuid: string) => useQuery(apiQuery(listDoorKeys, { talk_uuid }));

/** The form says what failed. */
export const useMakeDoorKey = () => useAction(makeDoorKey, { silent: true }).attempt;

export const useEndDoorKey = () => useAction(endDoorKey);
