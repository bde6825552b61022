import { type Endpoint, mayCall } from '@qinghe/contract/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { userInfoQuery } from './api/get-user-info.ts';

type Called = Pick<Endpoint, 'access' | 'role' | 'method'>;

/**
 * Whether the person may make a call of the desk, as the call itself declares: what leads to one that they may not make is
 * absent, not grey. Before it is known who they are, what most may do is there, and nothing moves then.
 */
export function useMay(): (call: Called) => boolean {
  // The shell has asked for it long before.
  const user = useQuery({ ...userInfoQuery, enabled: false }).data;
  return (call) => user === undefined || mayCall(user, call);
}

/** Of actions, each with the call that it makes or leads to, those that the person may make. */
export function useAllowed(): <Action>(actions: readonly (Action & { calls?: Called })[]) => Action[] {
  const may = useMay();
  return (actions) => actions.filter(({ calls }) => calls === undefined || may(calls));
}
