import { talkTime } from '@qinghe/contract/talks/talk-time.ts';
import { listVisitors, type VisitorsShown } from '@qinghe/contract/talks/visitors.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ExportButton } from '../../domains/files/components/export-button.tsx';
import { talkAddresses } from '../../domains/jobs/job-addresses.ts';
import { useTalk } from '../../domains/talks/api/talks.ts';
import { useCheckIn, useExportVisitors, useVisitors } from '../../domains/talks/api/visitors.ts';
import { atMinute } from '../../lib/time/china-minute.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { DoorButton } from './talk/door-button.tsx';
import { HelpersButton } from './talk/helpers-button.tsx';
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
  return (
    <ListScreen
      heading={talk?.title}
      lead={
        talk?.starts_at && talk.ends_at && talkTime(atMinute(talk.starts_at), atMinute(talk.ends_at), i18n.language)
      }
      actions={
        <>
          <ButtonLink to={talkAddresses.list}>{t('toList')}</ButtonLink>
          <DoorButton talk={uuid} />
          <HelpersButton talk={uuid} />
          <ExportButton action={useExportVisitors()} input={{ talk_uuid: uuid }} />
        </>
      }
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
        actionsOf: (row) => [
          row.attended_at
            ? { label: t('visitors.takeBack'), run: () => void takeBack(row) }
            : { label: t('visitors.checkIn'), run: () => void checkIn(row) },
        ],
      }}
    />
  );
}
