import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { store } from '../../../../lib/storage/store.ts';
import { type DeskTab, tabOf } from '../filters/desk-tabs.ts';
import { isPlain, type ListInput } from '../filters/filters.ts';

/*
 * Where the person was in a list, for a return through the sidebar or the next morning. Saved are only the uuid and its
 * index: no name and no word of a search.
 */
export interface ListPosition {
  uuid: string;
  index: number;
}

const keyOf = (kind: JobKind, tab: DeskTab): string => `qinghe:place:${kind}:${tab}`;

export function savePosition(kind: JobKind, tab: DeskTab, position: ListPosition): void {
  store(localStorage, keyOf(kind, tab), JSON.stringify(position));
}

export function lastPosition(kind: JobKind, tab: DeskTab): ListPosition | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(kind, tab)) ?? 'null') as Partial<ListPosition> | null;
    return stored && typeof stored.uuid === 'string' && typeof stored.index === 'number'
      ? { uuid: stored.uuid, index: stored.index }
      : null;
  } catch {
    return null;
  }
}

/** A position further down than this is not searched for: the list then begins at its top. */
const MAX_INDEX = 1000;

/**
 * Whom to open in a list: the person of last time, else the first.
 * @returns null where nobody is there, or while `hasMore` says that later pages may have the one of last time
 */
export function toOpen(items: readonly { uuid: string }[], last: ListPosition | null, hasMore: boolean): string | null {
  if (last && items.some(({ uuid }) => uuid === last.uuid)) return last.uuid;
  if (last && hasMore && items.length <= Math.min(MAX_INDEX, last.index)) return null;
  return items[0]?.uuid ?? null;
}

/** Where the person was in a list; one that is filtered, or in another order, begins at its top. */
export const positionIn = (list: ListInput): ListPosition | null =>
  isPlain(list) ? lastPosition(list.kind, tabOf(list)) : null;

/** On a desktop somebody is always open beside the list; where only one of them has room the list comes first. */
export const opensAtOnce = (): boolean => matchMedia('(min-width: 769px)').matches;

interface FirstPage {
  items: readonly { uuid: string }[];
  next_cursor: string | null;
}

/** Who will be open when the first page of a list is shown. */
export function openedBy({ items, next_cursor }: FirstPage, list: ListInput): string | null {
  return opensAtOnce() ? toOpen(items, positionIn(list), next_cursor !== null) : null;
}
