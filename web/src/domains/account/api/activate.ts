import { activate, getActivation } from '@qinghe/contract/account/register.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

/** What an activation link is for; looking at it uses nothing up. Without a token nothing is asked. */
export const useActivation = (token: string) =>
  useQuery({ ...apiQuery(getActivation, { token }), enabled: token !== '' });

export const useActivate = () => useAction(activate, { touches: [], silent: false });
