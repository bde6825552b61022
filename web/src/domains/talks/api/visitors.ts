import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { type DoorEntry, syncDoor } from '@qinghe/contract/talks/check-in.ts';
import { exportVisitors, listVisitors, type VisitorsShown } from '@qinghe/contract/talks/visitors.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { apiPages } from '../../../lib/api/api-query.ts';
import { newUuid } from '../../../lib/api/new-key.ts';
import { useAction } from '../../../lib/api/use-action.ts';
import { download } from '../../../lib/browser/save-file.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/toast/toast.ts';

export type Visitor = OutputOf<typeof listVisitors>['items'][number];

export const useVisitors = (talk_uuid: string, filter: { show?: VisitorsShown | undefined; q?: string | undefined }) =>
  useInfiniteQuery(apiPages(listVisitors, { talk_uuid, ...filter, limit: 50 }));

const onDone = ({ url }: { url: string }) => download(url);
export const useExportVisitors = () => useAction(exportVisitors, { onDone });

/** Checks somebody in by hand, or takes every entry back by which they are here. */
export function useCheckIn(talk_uuid: string) {
  const { t } = useTranslation('talks');
  const { run } = useAction(syncDoor, { silent: false, touches: ['talks', 'jobs'] });
  const send = async (entries: DoorEntry[], done: string) => {
    const now = new Date().toISOString();
    const output = await run({ talk_uuid, device_now: now, since: now, entries });
    if (output?.results.every(({ result }) => result === 'kept')) toast.success(done);
    else if (output) toast.error(t('visitors.unknown'));
  };
  const made = () => ({ uuid: newUuid(), at: new Date().toISOString() });
  return {
    checkIn: ({ uuid, name }: Visitor) =>
      send([{ kind: 'arrive', ...made(), visitor_uuid: uuid }], t('visitors.checkedIn', { name })),
    takeBack: ({ entries, name }: Visitor) =>
      send(
        entries.map((entry_uuid) => ({ kind: 'take_back', ...made(), entry_uuid })),
        t('visitors.takenBack', { name }),
      ),
  };
}
