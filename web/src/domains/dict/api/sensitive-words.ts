import { listSensitiveWords, removeSensitiveWords, saveSensitiveWords } from '@qinghe/contract/dict/sensitive-words.ts';
import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { apiPages } from '../../../lib/api/api-query.ts';
import { type ActionOptions, useAction } from '../../../lib/api/use-action.ts';

export type WordFilters = Pick<InputOf<typeof listSensitiveWords>, 'q' | 'kind'>;

export const useSensitiveWords = (filters: WordFilters) =>
  useInfiniteQuery({
    ...apiPages(listSensitiveWords, { ...filters, limit: 100 }),
    placeholderData: keepPreviousData,
  });

/** The form says what failed. */
export const useSaveWords = () => useAction(saveSensitiveWords, { silent: true, touches: ['dict', 'ops'] }).attempt;

export const useRemoveWords = (options: Pick<ActionOptions<typeof removeSensitiveWords>, 'onDone'>) =>
  useAction(removeSensitiveWords, { touches: ['dict', 'ops'], ...options });
