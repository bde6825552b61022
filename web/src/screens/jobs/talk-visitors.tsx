import { talkTime } from '@qinghe/contract/jobs/talk-time.ts';
import type { VisitorState } from '@qinghe/contract/talks/sign-up.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ExportButton } from '../../domains/files/components/export-button.tsx';
import { useTalk } from '../../domains/jobs/api/talks.ts';
import { talkAddresses } from '../../domains/jobs/job-addresses.ts';
import { useExportVisitors, useVisitors } from '../../domains/talks/api/visitors.ts';
import { urlFilters } from '../../lib/url-filters.ts';
import { useUrlFilters } from '../../lib/use-url-filters.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { TableSkeleton } from '../../ui/table/table-skeleton.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { TalkProblem } from './talks/talk-problem.tsx';
import { atMinute, useVisitorColumns } from './talks/use-visitor-columns.tsx';

const states = ['signed', 'waiting', 'cancelled'] as const satisfies readonly VisitorState[];
const visitorFilters = urlFilters({ state: { values: states } });

/** Who signed up for a talk: those with a seat, those who wait, those who gave theirs back. */
export default function TalkVisitors() {
  const [search] = useSearchParams();
  const uuid = search.get('uuid');
  return uuid ? <Visitors uuid={uuid} /> : <TalkProblem problem="gone" />;
}

function Visitors({ uuid }: { uuid: string }) {
  const { t, i18n } = useTranslation('talks');
  const { values } = useUrlFilters(visitorFilters);
  const talk = useTalk(uuid).data;
  const visitors = useVisitors(uuid, (values.state || undefined) as VisitorState | undefined);
  const counts = visitors.data?.pages[0]?.counts;
  const columns = useVisitorColumns();
  const tab = (state: VisitorState | '') => ({
    to: `?uuid=${uuid}${state && `&state=${state}`}`,
    label: t(`visitors.tab.${state || 'all'}`),
    count: counts && (state === '' ? counts.signed + counts.waiting + counts.cancelled : counts[state]),
    current: values.state === state,
  });
  return (
    <Page
      heading={talk?.title}
      lead={talk && talkTime(atMinute(talk.starts_at), atMinute(talk.ends_at), i18n.language)}
      actions={
        <>
          <ButtonLink to={talkAddresses.list}>{t('toList')}</ButtonLink>
          <ExportButton action={useExportVisitors()} input={{ talk_uuid: uuid }} />
        </>
      }
    >
      <Tabs label={t('visitors.label')} ground="page" tone="violet" tabs={['' as const, ...states].map(tab)} />
      <Card flush>
        <QueryList
          query={visitors}
          skeleton={<TableSkeleton columns={columns.length} />}
          empty={{ title: t('visitors.empty'), hint: t('visitors.emptyHint') }}
        >
          {(rows) => (
            <DataTable
              label={t('visitors.label')}
              rows={rows}
              keyOf={(row) => row.uuid}
              nameOf={({ name }) => name}
              columns={columns}
            />
          )}
        </QueryList>
      </Card>
    </Page>
  );
}
