import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { decideStray, listSuspense, proposeStray } from '@qinghe/contract/orders/suspense.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { apiPages } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

const touches = ['orders', 'ops'] as const;

export const useSuspense = (input: InputOf<typeof listSuspense>) =>
  useInfiniteQuery(apiPages(listSuspense, { ...input, limit: 50 }));

/** The form says what failed. */
export const useProposeStray = () => useAction(proposeStray, { silent: true }).attempt;
export const useDecideStray = (onDone: (confirmed: boolean) => void) =>
  useAction(decideStray, { touches, onDone: (_stray, { confirm }) => onDone(confirm) });
