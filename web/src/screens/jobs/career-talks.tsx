import { useTranslation } from 'react-i18next';
import { useTalks } from '../../domains/jobs/api/talks.ts';
import { jobAddresses, talkAddresses } from '../../domains/jobs/job-addresses.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { TableSkeleton } from '../../ui/table/table-skeleton.tsx';
import { useTalkColumns } from './talks/use-talk-columns.tsx';

/** Career talks: those to come, soonest first, then those that are over. */
export default function CareerTalks() {
  const { t } = useTranslation('talks');
  const columns = useTalkColumns();
  const create = (
    <ButtonLink variant="primary" to={talkAddresses.create}>
      {t('create')}
    </ButtonLink>
  );
  return (
    <Page
      actions={
        <>
          <ButtonLink to={jobAddresses.campus.list}>{t('toJobs')}</ButtonLink>
          {create}
        </>
      }
    >
      <Card flush>
        <QueryList
          query={useTalks()}
          skeleton={<TableSkeleton columns={columns.length} />}
          empty={{ title: t('empty'), hint: t('emptyHint'), action: create }}
        >
          {(talks) => (
            <DataTable
              label={t('label')}
              rows={talks}
              keyOf={({ uuid }) => uuid}
              nameOf={({ title }) => title}
              columns={columns}
            />
          )}
        </QueryList>
      </Card>
    </Page>
  );
}
