import type { DomainName } from '@qinghe/contract/domains.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { whoIsHere } from './use-offline-sync.ts';
import { type NewWord, wordOutboxOf } from './word-outbox.ts';

/**
 * What of a conversation is not confirmed yet, and what can be done with it.
 * @param domain of the conversation; what was read of it is read again once a word has arrived
 * @param name of the conversation among those of its domain
 */
export function useWordOutbox(
  domain: DomainName,
  { name = '', send }: { name?: string; send: (word: NewWord) => Promise<unknown> },
) {
  const client = useQueryClient();
  const outbox = wordOutboxOf(whoIsHere(), {
    name: name ? `${domain}:${name}` : domain,
    send,
    settled: () => client.invalidateQueries({ queryKey: [domain] }),
  });
  return { ...outbox, unsent: useSyncExternalStore(outbox.subscribe, outbox.entries) };
}
