import { syncDoor } from '@qinghe/contract/talks/check-in.ts';
import { makeDoorKey } from '@qinghe/contract/talks/door-keys.ts';
import { talkTime } from '@qinghe/contract/talks/talk-time.ts';
import { exportVisitors, listVisitors, type VisitorsShown } from '@qinghe/contract/talks/visitors.ts';
import { useSearchParams } from 'react-router';
import { useAllowed, useMay } from '../../domains/account/may.ts';
import { useExport } from '../../domains/files/components/export-button.tsx';
import { talkAddresses } from '../../domains/jobs/job-addresses.ts';
import { useTalk } from '../../domains/talks/api/talks.ts';
import { useCheckIn, useExportVisitors, useVisitors } from '../../domains/talks/api/visitors.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { atMinute } from '../../lib/time/china-minute.ts';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { HeadActions } from '../../ui/page/head-actions.tsx';
import { PhoneDialog } from '../../ui/qr-code/phone-dialog.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { HelpersDialog } from './talk/helpers-dialog.tsx';
import { TalkProblem } from './talk/talk-problem.tsx';
import { useVisitorColumns } from './talk/use-visitor-columns.tsx';

const tabs = ['attended', 'signed', 'waiting', 'cancelled'] as const satisfies readonly VisitorsShown[];
/** Who signed up for a talk or came to it, and where somebody is checked in by hand. */
export default function TalkVisitors() {
  const [search] = useSearchParams();
  const uuid = search.get('uuid');
  return uuid ? <Visitors uuid={uuid} /> : <TalkProblem problem="gone" />;
}

function Visitors({ uuid }: { uuid: string }) {
  const { t, i18n } = useTranslation('talks');
  const filters = useFilters(listVisitors, {
    show: { field: 'elsewhere', values: tabs, formerly: 'state' },
    q: { field: 'search', label: t('visitors.search') },
  });
  const { values, input } = filters;
  const talk = useTalk(uuid).data;
  const visitors = useVisitors(uuid, input);
  const counts = visitors.data?.pages[0]?.counts;
  const { checkIn, takeBack } = useCheckIn(uuid);
  const tab = (show: VisitorsShown | '') => ({
    to: `?uuid=${uuid}${show && `&show=${show}`}`,
    label: t(`visitors.tab.${show || 'all'}`),
    count: counts && (show === '' ? tabs.reduce((sum, name) => sum + counts[name], 0) : counts[show]),
    current: values.show === show,
  });
  const { dialog, open } = useDialog();
  const may = useMay();
  const exporting = useExport({ action: useExportVisitors(), input: { talk_uuid: uuid } });
  const openDoor = () =>
    open((close) => (
      <PhoneDialog title={t('door.title')} hint={t('door.hint')} to={talkAddresses.door(uuid)} onClose={close} />
    ));
  const others = useAllowed()([
    { calls: syncDoor, label: t('door.open'), run: openDoor },
    {
      calls: makeDoorKey,
      label: t('helpers.open'),
      run: () => open((close) => <HelpersDialog talk={uuid} onClose={close} />),
    },
    { calls: exportVisitors, ...exporting },
    { label: t('toList'), to: talkAddresses.list },
  ]);
  return (
    <ListScreen
      heading={talk?.title}
      lead={
        talk?.starts_at && talk.ends_at && talkTime(atMinute(talk.starts_at), atMinute(talk.ends_at), i18n.language)
      }
      actions={<HeadActions others={others} />}
      above={<Tabs label={t('visitors.label')} ground="page" tone="violet" tabs={['' as const, ...tabs].map(tab)} />}
      filters={{ ...filters, active: [] }}
      query={visitors}
      empty={
        values.q || values.show
          ? { title: t('visitors.none') }
          : { title: t('visitors.empty'), hint: t('visitors.emptyHint') }
      }
      table={{
        label: t('visitors.label'),
        columns: useVisitorColumns(),
        nameOf: ({ name }) => name,
        actionsOf: may(syncDoor)
          ? (row) => [
              row.attended_at
                ? { label: t('visitors.takeBack'), run: () => void takeBack(row) }
                : { label: t('visitors.checkIn'), run: () => void checkIn(row) },
            ]
          : undefined,
      }}
      below={dialog}
    />
  );
}
