import type { JobKind, Stage } from '@qinghe/contract/resumes/stages.ts';
import { deskFilters, type ListInput } from './filters.ts';

/*
 * Where the person was in a list, for when he comes back through the sidebar or the next morning. Only the uuid and its
 * place are kept: no name and no word of a search.
 */
export interface Place {
  uuid: string;
  index: number;
}

const keyOf = (kind: JobKind, stage: Stage): string => `qinghe:place:${kind}:${stage}`;

export function rememberPlace(kind: JobKind, stage: Stage, place: Place): void {
  localStorage.setItem(keyOf(kind, stage), JSON.stringify(place));
}

export function lastPlace(kind: JobKind, stage: Stage): Place | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(kind, stage)) ?? 'null') as Partial<Place> | null;
    return kept && typeof kept.uuid === 'string' && typeof kept.index === 'number'
      ? { uuid: kept.uuid, index: kept.index }
      : null;
  } catch {
    return null;
  }
}

/** A place further down than this is not searched for: the list begins at its top then. */
const FURTHEST = 1000;

/**
 * Whom to open of a list where nobody is open: the one of last time, else the first.
 * @returns null where nobody is there, or while `hasMore` says that later pages may have the one of last time
 */
export function toOpen(items: readonly { uuid: string }[], last: Place | null, hasMore: boolean): string | null {
  if (last && items.some(({ uuid }) => uuid === last.uuid)) return last.uuid;
  if (last && hasMore && items.length <= Math.min(FURTHEST, last.index)) return null;
  return items[0]?.uuid ?? null;
}

/** Where the person was in a list; a filtered one begins at its top. */
export const placeIn = (list: ListInput): Place | null =>
  deskFilters.isAny(list) ? null : lastPlace(list.kind, list.stage);

/** On a desktop somebody is always open beside the list; on a phone the list comes first. */
export const opensAtOnce = (): boolean => matchMedia('(min-width: 641px)').matches;

interface FirstPage {
  items: readonly { uuid: string }[];
  next_cursor: string | null;
}

/** Who will be open when the first page of a list is shown. */
export function openedBy({ items, next_cursor }: FirstPage, list: ListInput): string | null {
  return opensAtOnce() ? toOpen(items, placeIn(list), next_cursor !== null) : null;
}
