import type { ApplicationSummary } from '@qinghe/contract/resumes/application.ts';
import { type Stage, stages } from '@qinghe/contract/resumes/stages.ts';
import { useCallback, useMemo, useState } from 'react';
import type { DeskTab } from '../filters/desk-tabs.ts';
import { useSelection } from '../list/use-selection.ts';

type Loaded = Partial<Record<Stage, readonly ApplicationSummary[]>>;

/** Who is selected on the board, over all of its columns. Other filters (`scope`) begin with an empty selection. */
export function useBoardSelection(scope: string) {
  const [loaded, setLoaded] = useState<Loaded>({});
  const onLoaded = useCallback(
    (stage: Stage, items: readonly ApplicationSummary[]) => setLoaded((before) => ({ ...before, [stage]: items })),
    [],
  );
  const items = useMemo(() => stages.flatMap((stage) => loaded[stage] ?? []), [loaded]);
  const selection = useSelection(items, scope, true);
  const places = new Set(items.filter(({ uuid }) => selection.chosen.has(uuid)).map(({ stage }) => stage));
  const [only] = places;
  const from: DeskTab = only && places.size === 1 ? only : 'all';
  return { selection, onLoaded, from };
}
