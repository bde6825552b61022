import { toPlainText } from '@qinghe/contract/formats.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Person } from './queue.ts';

/** A pause in typing after which what was typed is written down. */
const PAUSE_MS = 1_000;

/**
 * The note of who is talked to: written down with each pause, when the field is left, and when somebody else is called. As
 * the server takes it: an entry that it refused would hold up all that the phone writes down later.
 */
export function useNote(person: Person | undefined, write: (of: { code: string }, text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const save = useEffectEvent(() => {
    const text = typed === null ? null : toPlainText(typed).trim();
    if (person && text !== null && text !== person.note) write(person, text);
    setTyped(null);
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(save, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      save();
    };
  }, []);
  return { text: typed ?? person?.note ?? '', type: setTyped, save: () => save() };
}
