import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import {
  assignUnits,
  type Claimed,
  claimGift,
  getGift,
  getGrant,
  getMembership,
  getRights,
  getService,
  giveBackUnits,
  listGrants,
} from '@qinghe/contract/rights/grants.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useRights = () => useQuery(apiQuery(getRights, {}));
export const useGrants = () => useQuery(apiQuery(listGrants, {}));
export const useGift = (gift_uuid: string) => useQuery(apiQuery(getGift, { gift_uuid }));
export const useClaimGift = (onDone: (claimed: Claimed) => void) => useAction(claimGift, { onDone });
/** A day at the top of a search. */
export const useGetService = (onDone: (claimed: Claimed) => void) => useAction(getService, { onDone });
export const useMembership = () => useQuery(apiQuery(getMembership, {}));
export const useGrant = (uuid: string) => useQuery(apiQuery(getGrant, { uuid }));
export const useGiveBack = (onDone: (given: OutputOf<typeof giveBackUnits>) => void) =>
  useAction(giveBackUnits, { touches: ['rights', 'wallet', 'orders'], onDone });
/** The form says what failed. */
export const useAssignUnits = () => useAction(assignUnits, { silent: true }).attempt;
