import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { correctApplication } from '@qinghe/contract/resumes/desk.ts';
import { useAction } from '../../../lib/api/use-action.ts';
import { useCacheApplication } from './get-application.ts';

export type CorrectionInput = InputOf<typeof correctApplication>;

/** Puts a record right; a stale version brings the state as it is now. The form says what failed. */
export function useCorrection() {
  const cache = useCacheApplication();
  return useAction(correctApplication, { onDone: cache, onStale: cache, successToast: true, silent: true }).attempt;
}
