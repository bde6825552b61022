import type { HeardWord } from '@qinghe/contract/chat/heard-word.ts';

const watchers = new Set<(word: HeardWord) => void>();

/** Hears of each new word until the returned function is called. */
export function watchWords(watcher: (word: HeardWord) => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** What the socket brought. */
export function hearWord(word: HeardWord): void {
  for (const watcher of watchers) watcher(word);
}
