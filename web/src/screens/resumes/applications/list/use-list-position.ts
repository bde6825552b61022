import type { ApplicationSummary } from '@qinghe/contract/resumes/application.ts';
import { useEffect, useMemo } from 'react';
import { destination } from '../../../../lib/routing/navigation.ts';
import { isPlain } from '../filters/filters.ts';
import type { Desk, Opened } from '../use-desk.ts';
import { lastPosition, opensAtOnce, savePosition, toOpen } from './last-position.ts';

interface Further {
  hasMore: boolean;
  /** Undefined while a page is on its way. */
  more: (() => void) | undefined;
}

/**
 * Saves the position in a list and opens it on return. Without one, a desktop opens the first person and a phone shows
 * the list; pages before the position are fetched until it is there.
 * @returns who is open, at once: the address says so a moment later
 */
export function useListPosition(
  { kind, tab, open, list, openUuid, addressKey }: Pick<Desk, 'kind' | 'tab' | 'open' | 'list'> & Opened,
  items: readonly ApplicationSummary[],
  { hasMore, more }: Further,
): { openUuid: string | null; openIndex: number } {
  const plain = isPlain(list);
  // As it was on arrival, not where the person goes from there.
  const last = useMemo(() => (plain ? lastPosition(kind, tab) : null), [kind, tab, plain]);
  const mine = openUuid === null ? (opensAtOnce() ? toOpen(items, last, hasMore) : null) : openUuid;
  const openIndex = items.findIndex((item) => item.uuid === mine);
  useEffect(() => {
    if (openIndex >= 0 && mine && plain) savePosition(kind, tab, { uuid: mine, index: openIndex });
  }, [mine, openIndex, kind, tab, plain]);
  useEffect(() => {
    // Somebody who has gone on meanwhile, to a filter say, chose that.
    const stays = destination().key === addressKey;
    if (mine && openUuid === null && stays) open(mine, { step: false });
    const awaited = openUuid === null ? opensAtOnce() : openUuid === last?.uuid;
    if (awaited && items.length > 0 && toOpen(items, last, hasMore) === null) more?.();
  }, [mine, openUuid, addressKey, items, last, hasMore, more, open]);
  return { openUuid: mine, openIndex };
}
