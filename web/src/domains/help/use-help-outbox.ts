import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { whoIsHere } from '../../lib/offline/use-offline-sync.ts';
import { helpOutboxOf } from './outbox.ts';

/** What is not confirmed yet, and what can be done with it. */
export function useHelpOutbox() {
  const client = useQueryClient();
  const outbox = helpOutboxOf(whoIsHere(), () => client.invalidateQueries({ queryKey: ['help'] }));
  return { ...outbox, unsent: useSyncExternalStore(outbox.subscribe, outbox.entries) };
}
