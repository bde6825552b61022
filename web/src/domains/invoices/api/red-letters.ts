import {
  denyRedLetter,
  fileRedLetter,
  issueRedLetter,
  listWaitingRedLetters,
} from '@qinghe/contract/invoices/red-letters.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { apiPages } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useWaitingRedLetters = () => useInfiniteQuery(apiPages(listWaitingRedLetters, { limit: 50 }));
export const useFileRedLetter = (onDone: () => void) => useAction(fileRedLetter, { onDone });

/** The forms say what failed. */
export const useIssueRedLetter = () => useAction(issueRedLetter, { silent: true }).attempt;
export const useDenyRedLetter = () => useAction(denyRedLetter, { silent: true }).attempt;
