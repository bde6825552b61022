import {
  confirmBankLine,
  dropBankLine,
  enterBankLine,
  listBankLines,
  nameBankLine,
} from '@qinghe/contract/orders/transfers.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { apiPages } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useBankLines = () => useInfiniteQuery(apiPages(listBankLines, { limit: 50 }));

/** The form says what failed. */
export const useEnterBankLine = () => useAction(enterBankLine, { silent: true }).attempt;

export const useNameBankLine = () => useAction(nameBankLine, { silent: true }).attempt;

export const useConfirmBankLine = (onDone: () => void) => useAction(confirmBankLine, { onDone });
export const useDropBankLine = (onDone: () => void) => useAction(dropBankLine, { onDone });
