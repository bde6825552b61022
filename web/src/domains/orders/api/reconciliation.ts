import type { InputOf } from '@qinghe/contract/endpoint.ts';
import {
  closeDifference,
  decideDifference,
  importStatement,
  listDifferences,
  runReconciliation,
} from '@qinghe/contract/orders/reconciliation.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { apiPages } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

const touches = ['orders', 'ops'] as const;

export const useDifferences = (input: InputOf<typeof listDifferences>) =>
  useInfiniteQuery(apiPages(listDifferences, { ...input, limit: 50 }));

export const useRunAgain = (onDone: () => void) => useAction(runReconciliation, { touches, onDone });

/** The forms say what failed. */
export const useReadBill = () => useAction(runReconciliation, { touches, silent: true }).attempt;
export const useImportStatement = () => useAction(importStatement, { touches, silent: true }).attempt;
export const useCloseDifference = () => useAction(closeDifference, { silent: true }).attempt;

export const useDecideDifference = (onDone: (confirmed: boolean) => void) =>
  useAction(decideDifference, { touches, onDone: (_difference, { confirm }) => onDone(confirm) });
