import {
  eraseCandidate,
  findCandidate,
  holdCandidate,
  listErasureRequests,
  releaseCandidate,
} from '@qinghe/contract/candidates/erasure.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { apiPages } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

/** Candidates who asked to be erased, the longest waiting first. */
export const useErasureRequests = () => useInfiniteQuery(apiPages(listErasureRequests, {}));

/** The form says what failed. Each look is kept in the operators’ log. */
export const useFindCandidate = () => useAction(findCandidate, { touches: [], silent: true }).attempt;

/** The same, where no form says what failed. */
export const useLookAtCandidate = () => useAction(findCandidate, { touches: [], silent: false }).run;

/** The form says what failed. */
export const useEraseCandidate = () =>
  useAction(eraseCandidate, { silent: true, touches: ['candidates', 'ops'] }).attempt;

/** The form says what failed. */
export const useHoldCandidate = () => useAction(holdCandidate, { silent: true }).attempt;

/** The form says what failed. */
export const useReleaseCandidate = () => useAction(releaseCandidate, { silent: true }).attempt;
