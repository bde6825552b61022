import { limits } from '@qinghe/contract/limits.ts';
import { talkTime } from '@qinghe/contract/talks/talk-time.ts';
import type { VisitorsShown } from '@qinghe/contract/talks/visitors.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ExportButton } from '../../domains/files/components/export-button.tsx';
import { talkAddresses } from '../../domains/jobs/job-addresses.ts';
import { useTalk } from '../../domains/talks/api/talks.ts';
import { useCheckIn, useExportVisitors, useVisitors } from '../../domains/talks/api/visitors.ts';
import { urlFilters } from '../../lib/routing/url-filters.ts';
import { useUrlFilters } from '../../lib/routing/use-url-filters.ts';
import { atMinute } from '../../lib/time/china-minute.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { FilterBar } from '../../ui/filter-bar/filter-bar.tsx';
import { FilterSearch } from '../../ui/filter-bar/filter-search.tsx';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { TableSkeleton } from '../../ui/table/table-skeleton.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { DoorButton } from './talk/door-button.tsx';
import { TalkProblem } from './talk/talk-problem.tsx';
import { useVisitorColumns } from './talk/use-visitor-columns.tsx';

const tabs = ['attended', 'signed', 'waiting', 'cancelled'] as const satisfies readonly VisitorsShown[];
const visitorFilters = urlFilters({
  show: { values: tabs, formerly: 'state' },
  q: { maxLength: limits.search },
});

/** Who signed up for a talk or came to it, and where somebody is checked in by hand. */
export default function TalkVisitors() {
  const [search] = useSearchParams();
  const uuid = search.get('uuid');
  return uuid ? <Visitors uuid={uuid} /> : <TalkProblem problem="gone" />;
}

function Visitors({ uuid }: { uuid: string }) {
  const { t, i18n } = useTranslation('talks');
  const { values, set } = useUrlFilters(visitorFilters);
  const talk = useTalk(uuid).data;
  const visitors = useVisitors(uuid, {
    show: (values.show || undefined) as VisitorsShown | undefined,
    q: values.q || undefined,
  });
  const counts = visitors.data?.pages[0]?.counts;
  const columns = useVisitorColumns();
  const { checkIn, takeBack } = useCheckIn(uuid);
  const tab = (show: VisitorsShown | '') => ({
    to: `?uuid=${uuid}${show && `&show=${show}`}`,
    label: t(`visitors.tab.${show || 'all'}`),
    count: counts && (show === '' ? tabs.reduce((sum, name) => sum + counts[name], 0) : counts[show]),
    current: values.show === show,
  });
  return (
    <Page
      heading={talk?.title}
      lead={talk && talkTime(atMinute(talk.starts_at), atMinute(talk.ends_at), i18n.language)}
      actions={
        <>
          <ButtonLink to={talkAddresses.list}>{t('toList')}</ButtonLink>
          <DoorButton talk={uuid} />
          <ExportButton action={useExportVisitors()} input={{ talk_uuid: uuid }} />
        </>
      }
    >
      <Tabs label={t('visitors.label')} ground="page" tone="violet" tabs={['' as const, ...tabs].map(tab)} />
      <FilterBar
        active={[]}
        search={
          <FilterSearch
            label={t('visitors.search')}
            value={values.q}
            maxLength={limits.search}
            onChange={(q) => set({ q })}
          />
        }
      />
      <Card flush>
        <QueryList
          query={visitors}
          skeleton={<TableSkeleton columns={columns.length} />}
          empty={
            values.q || values.show
              ? { title: t('visitors.none') }
              : { title: t('visitors.empty'), hint: t('visitors.emptyHint') }
          }
        >
          {(rows) => (
            <DataTable
              label={t('visitors.label')}
              rows={rows}
              keyOf={(row) => row.uuid}
              nameOf={({ name }) => name}
              columns={columns}
              actionsOf={(row) => [
                row.attended_at
                  ? { label: t('visitors.takeBack'), run: () => void takeBack(row) }
                  : { label: t('visitors.checkIn'), run: () => void checkIn(row) },
              ]}
            />
          )}
        </QueryList>
      </Card>
    </Page>
  );
}
