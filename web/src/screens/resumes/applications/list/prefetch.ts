import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applicationQuery } from '../../../../domains/resumes/api/get-application.ts';
import { applicationsQuery } from '../../../../domains/resumes/api/list-applications.ts';
import { personQuery } from '../../../../domains/resumes/api/person.ts';
import { ahead } from '../../../../lib/api/api-query.ts';
import { whenIdle } from '../../../../lib/browser/when-idle.ts';
import { deskTabs, placeOf, tabOf } from '../filters/desk-tabs.ts';
import type { ListInput } from '../filters/filters.ts';
import { fetchLateParts } from '../late-parts.tsx';
import { openedBy } from './last-position.ts';

/** Prefetches what the next key asks for: what shows a person, those beside the open one, the first page of other tabs. */
export function usePrefetch(list: ListInput, neighbours: readonly (string | undefined)[]): void {
  const client = useQueryClient();
  const [next, previous] = neighbours;
  useEffect(() => whenIdle(fetchLateParts), []);
  useEffect(
    () =>
      // After the paint of who is open.
      whenIdle(() => {
        for (const uuid of [next, previous])
          if (uuid) {
            void client.prefetchQuery(applicationQuery(uuid));
            void client.prefetchQuery(personQuery(uuid));
          }
      }, 100),
    [client, next, previous],
  );
  useEffect(() => {
    let wanted = true;
    const stop = whenIdle(async () => {
      const { parked: _here, ...rest } = list;
      // One after another: together they would hold all lines of the browser, and a decision would wait for one.
      for (const tab of deskTabs.filter((other) => other !== tabOf(list)))
        if (wanted) await prefetchList(client, { ...rest, ...placeOf(tab) });
    });
    return () => {
      wanted = false;
      stop();
    };
  }, [client, list]);
}

/** The first page of a list, and the one who will be opened with it. */
async function prefetchList(client: QueryClient, list: ListInput): Promise<void> {
  const query = applicationsQuery(list);
  await client.prefetchInfiniteQuery(ahead(query));
  const page = client.getQueryData(query.queryKey)?.pages[0];
  const open = page && openedBy(page, list);
  if (open) await client.prefetchQuery(ahead(applicationQuery(open)));
}
