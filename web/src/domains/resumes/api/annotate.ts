import { addNote, changeNote, rateApplication, removeNote } from '@qinghe/contract/resumes/annotate.ts';
import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import { useAction } from '../../../lib/api/use-action.ts';
import { useQueuedAction } from '../../../lib/queue/use-queued-action.ts';
import { useCacheApplication } from './get-application.ts';

/** Nothing else shows notes. */
const nothing: [] = [];

function useOfNotes() {
  const cache = useCacheApplication();
  return { touches: nothing, onDone: cache, onStale: cache };
}

/** Takes a note away, and puts it back; stars. Each response is the record as it is now. */
export function useAnnotations() {
  const ofNotes = useOfNotes();
  return {
    add: useAction(addNote, ofNotes),
    remove: useAction(removeNote, ofNotes),
    rate: useQueuedAction(rateApplication, { onDone: ofNotes.onDone }),
  };
}

/** Adds a note. The form says what failed. */
export const useAddNote = () => useAction(addNote, { ...useOfNotes(), silent: true }).attempt;

/** Changes a note. The form says what failed. */
export const useChangeNote = () => useAction(changeNote, { ...useOfNotes(), silent: true }).attempt;

/** The stars stand at once. */
export const rated = (stars: number | null) => (detail: ApplicationDetail) => ({ ...detail, my_stars: stars });
