import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { useKey } from '../../../../ui/key/use-key.ts';
import { useFoldedRecord } from './folded-panes.ts';
import { useLeadsTo } from './leads-to.ts';
import type { ShownPane } from './pane-tabs.tsx';

/** Keys whose fields stand in the record: note, tag and a word to the candidate. */
const RECORD_KEYS = ['n', 't', 'c'];

/** CV and record: beside each other, or as tabs. R folds the record where it has room, and changes the tab where not. */
export function usePanes() {
  const { t } = useTranslation('resumes');
  const { foldable, folded, toggle } = useFoldedRecord();
  const [notes, chat] = [useLeadsTo('notes'), useLeadsTo('chat')];
  const ledToRecord = notes ?? chat;
  const [shown, show] = useState<ShownPane>(ledToRecord ? 'record' : 'cv');
  useEffect(() => {
    if (ledToRecord) show('record');
  }, [ledToRecord]);
  const tabbed = !foldable || folded;
  const other = shown === 'cv' ? 'record' : 'cv';
  const foldLabel = t(folded ? 'panes.unfoldRecord' : 'panes.foldRecord');
  useKey('r', foldable ? toggle : () => show(other), { label: foldable ? foldLabel : t(`panes.${other}`) });
  const hidesRecord = tabbed && shown === 'cv';
  useEffect(() => {
    if (!hidesRecord) return;
    // Before the field's own key is heard: what is hidden takes no focus.
    const listen = (event: KeyboardEvent) => {
      const typing = (event.target as Element | null)?.closest?.('input, textarea, select, dialog');
      const bare = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (bare && !typing && RECORD_KEYS.includes(event.key.toLowerCase())) flushSync(() => show('record'));
    };
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, [hidesRecord]);
  return { tabbed, shown, show, foldable, folded, toggle, foldLabel };
}
