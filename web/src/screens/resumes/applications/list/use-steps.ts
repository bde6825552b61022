import type { ApplicationSummary } from '@qinghe/contract/resumes/application.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { neighbourOf } from './steps.ts';

/**
 * Goes on by one, and says to whom. Counts from the person asked for last, not from the one on the screen: keys may come
 * faster than pages are drawn.
 */
export function useSteps(items: readonly ApplicationSummary[], openUuid: string | null, open: (uuid: string) => void) {
  const asked = useRef<string[]>([]);
  useEffect(() => {
    // Here now: what was asked for after it is still on its way; anything else was asked for elsewhere.
    const position = asked.current.indexOf(openUuid ?? '');
    asked.current = position < 0 ? [] : asked.current.slice(position + 1);
  }, [openUuid]);
  const lastIndex = useLastIndex(items, openUuid);
  const step = useCallback(
    (by: 1 | -1): string | undefined => {
      const to = neighbourOf(items, { uuid: asked.current.at(-1) ?? openUuid, lastIndex }, by)?.uuid;
      if (!to) return undefined;
      asked.current.push(to);
      open(to);
      return to;
    },
    [items, openUuid, lastIndex, open],
  );
  const uuidBeside = (by: 1 | -1) => neighbourOf(items, { uuid: openUuid, lastIndex }, by)?.uuid;
  return { step, previous: uuidBeside(-1), next: uuidBeside(1) };
}

/** Where the open person stands in the list, or stood before leaving it. */
function useLastIndex(items: readonly ApplicationSummary[], openUuid: string | null): number {
  const index = items.findIndex((item) => item.uuid === openUuid);
  const [last, setLast] = useState({ uuid: openUuid, index });
  const known = index >= 0 || last.uuid !== openUuid;
  if (known && (last.uuid !== openUuid || last.index !== index)) setLast({ uuid: openUuid, index });
  return known ? index : last.index;
}
