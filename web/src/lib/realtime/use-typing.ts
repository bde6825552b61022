import { TYPING_EVERY } from '@qinghe/contract/typing.ts';
import { useEffect, useRef, useState } from 'react';
import { forgetTyping, typistsAt, watchTyping } from './typing.ts';

/** Beyond the server's measure, so that a word that is quick on its way is not one too many. */
const EVERY_MS = TYPING_EVERY * 1000 + 500;

/**
 * Names of those who type in a conversation now, until they fall silent or a word arrives.
 * @param said the place of the last word
 * @param self the own account, which is not named
 */
export function useTypists(conversation: string | undefined, said: number, self?: string): string[] {
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => {
    if (conversation === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      clearTimeout(timer);
      const typists = typistsAt(conversation, self);
      const now = typists.map(({ name }) => name);
      setNames((before) => (before.join() === now.join() && before.length === now.length ? before : now));
      const next = Math.min(...typists.map(({ until }) => until));
      if (typists.length > 0) timer = setTimeout(show, Math.max(next - Date.now(), 0) + 1);
    };
    show();
    const stop = watchTyping(show);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [conversation, self]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each word
  useEffect(() => {
    if (conversation !== undefined) forgetTyping(conversation);
  }, [conversation, said]);
  return names;
}

/** What is called with each change of what is typed: says so from time to time. It is a courtesy, and nothing fails with it. */
export function useSayTyping(say: () => Promise<unknown>): () => void {
  const last = useRef(0);
  return () => {
    if (Date.now() - last.current < EVERY_MS) return;
    last.current = Date.now();
    void say().catch(() => undefined);
  };
}
