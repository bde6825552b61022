import { confirmBankLine, dropBankLine, enterBankLine, listBankLines } from '@qinghe/contract/orders/transfers.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useBankLines = () => useQuery(apiQuery(listBankLines, {}));

/** The form says what failed. */
export const useEnterBankLine = () => useAction(enterBankLine, { silent: true }).attempt;

export const useConfirmBankLine = (onDone: () => void) => useAction(confirmBankLine, { onDone });
export const useDropBankLine = (onDone: () => void) => useAction(dropBankLine, { onDone });
