import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applicationQuery } from '../../../../domains/resumes/api/get-application.ts';
import { applicationsQuery } from '../../../../domains/resumes/api/list-applications.ts';
import { personQuery } from '../../../../domains/resumes/api/person.ts';
import { whenIdle } from '../../../../lib/browser/when-idle.ts';
import { deskTabs, placeOf, tabOf } from '../filters/desk-tabs.ts';
import type { ListInput } from '../filters/filters.ts';
import { openedBy } from './last-position.ts';

/** Prefetches what the next key asks for: the people beside the open one, and the first page of the other tabs. */
export function usePrefetch(list: ListInput, neighbours: readonly (string | undefined)[]): void {
  const client = useQueryClient();
  const [next, previous] = neighbours;
  useEffect(() => {
    for (const uuid of [next, previous])
      if (uuid) {
        void client.prefetchQuery(applicationQuery(uuid));
        void client.prefetchQuery(personQuery(uuid));
      }
  }, [client, next, previous]);
  useEffect(
    () =>
      whenIdle(() => {
        const { parked: _here, ...rest } = list;
        for (const tab of deskTabs.filter((other) => other !== tabOf(list)))
          void prefetchList(client, { ...rest, ...placeOf(tab) });
      }),
    [client, list],
  );
}

/** The first page of a list, and the one who will be opened with it. */
async function prefetchList(client: QueryClient, list: ListInput): Promise<void> {
  const query = applicationsQuery(list);
  await client.prefetchInfiniteQuery(query);
  const page = client.getQueryData(query.queryKey)?.pages[0];
  const open = page && openedBy(page, list);
  if (open) await client.prefetchQuery(applicationQuery(open));
}
