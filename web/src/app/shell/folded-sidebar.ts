import { useMedia } from '../../lib/browser/use-media.ts';
import { FOLDED_SIDEBAR_KEY } from '../../lib/storage/storage-keys.ts';
import { storedChoice, useStoredChoice } from '../../lib/storage/stored-choice.ts';

type Choice = 'folded' | 'open';

const choice = storedChoice<Choice | null>(FOLDED_SIDEBAR_KEY, (stored) =>
  stored === 'folded' || stored === 'open' ? stored : null,
);

/** Below this only the rail has room. */
const FOLDABLE = '(min-width: 1101px)';
/** From here on names have room beside three panes. */
const ROOMY = '(min-width: 1440px)';

/** Whether the sidebar is a rail of icons: as the person chose, else as the window is. */
export function useFoldedSidebar() {
  const foldable = useMedia(FOLDABLE);
  const roomy = useMedia(ROOMY);
  const chosen = useStoredChoice(choice);
  const folded = !foldable || (chosen ?? (roomy ? 'open' : 'folded')) === 'folded';
  return { folded, foldable, toggle: () => choice.set(folded ? 'open' : 'folded') };
}
