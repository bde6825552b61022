import { useMedia } from '../../../../lib/browser/use-media.ts';
import { FOLDED_LIST_KEY, FOLDED_RECORD_KEY } from '../../../../lib/storage/storage-keys.ts';
import { type StoredChoice, storedChoice, useStoredChoice } from '../../../../lib/storage/stored-choice.ts';

const foldedList = storedChoice(FOLDED_LIST_KEY, (stored) => stored === 'true');
const foldedRecord = storedChoice(FOLDED_RECORD_KEY, (stored) => stored === 'true');

/** From here on list and document have room beside each other. */
const TWO_PANES = '(min-width: 769px)';
/** From here on the CV stays readable with list and record beside it. */
const THREE_PANES = '(min-width: 1200px)';

interface Fold {
  /** There is room for the pane beside the others. */
  foldable: boolean;
  folded: boolean;
  toggle: () => void;
}

export const useFoldedList = (): Fold => useFold(foldedList, TWO_PANES);

/** Folded, or where it has no room, the record is a tab beside the CV's. */
export const useFoldedRecord = (): Fold => useFold(foldedRecord, THREE_PANES);

function useFold(choice: StoredChoice<boolean>, room: string): Fold {
  const foldable = useMedia(room);
  const folded = useStoredChoice(choice);
  return { foldable, folded, toggle: () => choice.set(!folded) };
}
