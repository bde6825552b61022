import { claimGift, getGift, getRights, listGrants } from '@qinghe/contract/rights/grants.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useRights = () => useQuery(apiQuery(getRights, {}));
export const useGrants = () => useQuery(apiQuery(listGrants, {}));
export const useGift = () => useQuery(apiQuery(getGift, {}));
export const useClaimGift = (onDone: () => void) => useAction(claimGift, { onDone });
