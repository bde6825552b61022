import { blockCandidate, listBlocked, unblockCandidate } from '@qinghe/contract/resumes/block.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { apiPages } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';
import { useCacheApplication } from './get-application.ts';

/** The form says what failed. */
export const useBlock = () => useAction(blockCandidate, { onDone: useCacheApplication(), silent: true }).attempt;
export const useUnblock = () => useAction(unblockCandidate, { onDone: useCacheApplication() });
export const useBlocked = () => useInfiniteQuery(apiPages(listBlocked, { limit: 50 }, { silent: true }));
