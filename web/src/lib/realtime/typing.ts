import { TYPING_LASTS, type Typing } from '@qinghe/contract/typing.ts';

interface Typist {
  name: string;
  /** In milliseconds since 1970. */
  until: number;
}

/** Who types where, as the socket says: by conversation, then by account. */
const typing = new Map<string, Map<string | null, Typist>>();
const watchers = new Set<() => void>();
const tell = () => {
  for (const watcher of watchers) watcher();
};

/** Hears of each change until the returned function is called. */
export function watchTyping(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** What the socket brought. */
export function hearTyping({ conversation_uuid, account_uuid, name }: Typing): void {
  const at = typing.get(conversation_uuid) ?? new Map<string | null, Typist>();
  typing.set(conversation_uuid, at.set(account_uuid, { name, until: Date.now() + TYPING_LASTS * 1000 }));
  tell();
}

/** A word has arrived: who wrote it types no more. */
export function forgetTyping(conversation: string): void {
  if (typing.delete(conversation)) tell();
}

/** Who types in a conversation now, but for one account: one's own. */
export const typistsAt = (conversation: string, self: string | undefined): Typist[] =>
  [...(typing.get(conversation) ?? [])]
    .filter(([account, { until }]) => account !== self && until > Date.now())
    .map(([, typist]) => typist);
