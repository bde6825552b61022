import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { businessOverview } from '@qinghe/contract/home/endpoints.ts';
import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import { moveApplication, rejectApplication, undoMove } from '@qinghe/contract/resumes/decide.ts';
import { countApplications, getApplication, listApplications } from '@qinghe/contract/resumes/desk.ts';
import { type JobKind, type Stage, stages } from '@qinghe/contract/resumes/stages.ts';
import type { InfiniteData } from '@tanstack/react-query';
import { endpointKey } from '../../../lib/api/query-keys.ts';
import type { Patch } from '../../../lib/queue/optimistic.ts';
import { useQueuedAction } from '../../../lib/queue/use-queued-action.ts';
import { useCacheApplication } from './get-application.ts';
import type { ApplicationPage } from './list-applications.ts';

/** Decisions on one application, sent in the order in which they were taken. */
export function useDeciding() {
  const cache = useCacheApplication();
  const options = { onDone: cache, onStale: cache };
  return {
    move: useQueuedAction(moveApplication, options),
    reject: useQueuedAction(rejectApplication, options),
    undo: useQueuedAction(undoMove, options),
  };
}

interface Moved {
  uuid: string;
  kind: JobKind;
  stage: Stage;
  parked_for: readonly unknown[];
  /** Whether those who are parked stand apart from the new ones. */
  parksApart: boolean;
}

type Counts = OutputOf<typeof countApplications>;
type Overview = OutputOf<typeof businessOverview>;

/** What the desk shows of a person who goes to another stage: gone from the list of a stage, counted there, no further move yet. */
export function patchesOfMove({ uuid, kind, stage: from, parked_for, parksApart }: Moved, to: Stage): Patch[] {
  const isParked = parked_for.length > 0;
  const shift = (counts: Record<Stage, number>, isCounted: boolean) => {
    const left = isCounted ? { ...counts, [from]: Math.max(0, counts[from] - 1) } : counts;
    return { ...left, [to]: left[to] + 1 };
  };
  const staysListed = from === to && !parksApart;
  return [
    ...stages.map((stage) => ({
      queryKey: [...endpointKey(listApplications), { stage }],
      change: (list: Pages) => (staysListed ? list : without(list, uuid)),
    })),
    {
      queryKey: [...endpointKey(listApplications), { stage: 'all' }],
      change: (list: Pages) =>
        changed(list, (item) => (item.uuid === uuid ? { ...item, stage: to, parked_for: [] } : item)),
    },
    {
      queryKey: [...endpointKey(countApplications), { kind }],
      change: (data: Counts): Counts => ({
        ...data,
        counts: shift(data.counts, !(isParked && data.parked.apart)),
        ...(isParked && { parked: { ...data.parked, applications: Math.max(0, data.parked.applications - 1) } }),
      }),
    },
    {
      queryKey: [...endpointKey(getApplication), { uuid }],
      change: (detail: ApplicationDetail): ApplicationDetail => ({
        ...detail,
        stage: to,
        parked_for: [],
        abilities: { ...detail.abilities, move_to: [] },
      }),
    },
    {
      queryKey: endpointKey(businessOverview),
      change: (overview: Overview): Overview => ({
        ...overview,
        applications: { ...overview.applications, [kind]: shift(overview.applications[kind], true) },
      }),
    },
  ];
}

type Pages = InfiniteData<ApplicationPage>;
type Items = ApplicationPage['items'];

const withItems = (list: Pages, change: (items: Items) => Items): Pages => ({
  ...list,
  pages: list.pages.map((page) => ({ ...page, items: change(page.items) })),
});

const without = (list: Pages, uuid: string): Pages =>
  withItems(list, (items) => items.filter((item) => item.uuid !== uuid));

const changed = (list: Pages, change: (item: Items[number]) => Items[number]): Pages =>
  withItems(list, (items) => items.map(change));
