import { addNote, changeNote, rateApplication, removeNote } from '@qinghe/contract/resumes/annotate.ts';
import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useQueuedAction } from '../../../lib/use-queued-action.ts';
import { useCacheApplication } from './get-application.ts';

/** Nothing else shows notes. */
const nothing: [] = [];

/** Notes and stars of an application; each response is the record as it is now. */
export function useAnnotations() {
  const cache = useCacheApplication();
  const ofNotes = { touches: nothing, onDone: cache, onStale: cache };
  return {
    add: useAction(addNote, ofNotes),
    change: useAction(changeNote, ofNotes),
    remove: useAction(removeNote, ofNotes),
    rate: useQueuedAction(rateApplication, { onDone: cache }),
  };
}

/** The stars stand at once. */
export const rated = (stars: number | null) => (detail: ApplicationDetail) => ({ ...detail, my_stars: stars });
