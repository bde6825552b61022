import { getDeliverSetting, saveDeliverSetting } from '@qinghe/contract/jobs/deliver-setting.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useDeliverSetting = () => useQuery(apiQuery(getDeliverSetting, {}, { silent: true }));

/** Saves how graduates may apply. The form says what failed. */
export const useSaveDeliverSetting = () => useAction(saveDeliverSetting, { silent: true }).attempt;
