import type { ApplicationSummary } from '@qinghe/contract/resumes/endpoints.ts';
import { useEffect, useRef } from 'react';
import { lastPlace, rememberPlace } from './last-place.ts';
import type { Desk } from './use-desk.ts';

const wide = matchMedia('(min-width: 641px)');
/** A place further down than this is not searched for: the list begins at its top then. */
const FURTHEST = 1000;

/**
 * Keeps the place in a list. Who comes back finds the person that was open last; else, on a desktop, the first one is
 * opened, and on a phone the list comes first. Pages before the place are fetched by `more` until it is there.
 */
export function usePlace(
  { kind, stage, openUuid, open, filters }: Desk,
  items: readonly ApplicationSummary[],
  openIndex: number,
  more: (() => void) | undefined,
): void {
  const filtered = Object.values(filters).some(Boolean);
  const place = useRef(lastPlace(kind, stage));
  const searching = useRef(true);
  const firstUuid = items[0]?.uuid;
  useEffect(() => {
    if (openIndex >= 0) {
      searching.current = false;
      const uuid = items[openIndex]?.uuid;
      if (uuid && !filtered) rememberPlace(kind, stage, { uuid, index: openIndex });
    }
  }, [items, openIndex, kind, stage, filtered]);
  useEffect(() => {
    if (!firstUuid || openIndex >= 0) return;
    const wanted = openUuid ?? (filtered ? undefined : place.current?.uuid);
    const reach = Math.min(FURTHEST, (place.current?.uuid === wanted ? place.current?.index : undefined) ?? 0);
    if (searching.current && wanted && !items.some((item) => item.uuid === wanted) && items.length <= reach) more?.();
    else if (openUuid === null && wide.matches) {
      const there = wanted && items.some((item) => item.uuid === wanted) ? wanted : firstUuid;
      open(there, { step: false });
    }
  }, [firstUuid, openUuid, openIndex, items, filtered, more, open]);
}
