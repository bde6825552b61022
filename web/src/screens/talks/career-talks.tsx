import { useTranslation } from 'react-i18next';
import { jobAddresses, talkAddresses } from '../../domains/jobs/job-addresses.ts';
import { type TalkListInput, useTalks } from '../../domains/talks/api/talks.ts';
import { useUrlFilters } from '../../lib/routing/use-url-filters.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { TableSkeleton } from '../../ui/table/table-skeleton.tsx';
import { TalkFilterBar } from './talk/talk-filter-bar.tsx';
import { talkFilters } from './talk/talk-filters.ts';
import { useTalkColumns } from './talk/use-talk-columns.tsx';

/** Career talks: those to come, soonest first, then those that are over. */
export default function CareerTalks() {
  const { t } = useTranslation('talks');
  const columns = useTalkColumns();
  const { values, active, set } = useUrlFilters(talkFilters);
  const talks = useTalks(talkFilters.toInput(values) as TalkListInput);
  const chosen = active.map((name) => ({
    label: name === 'q' ? values.q : name === 'owner' ? t('list.owner') : t(`${name}.${values[name]}` as 'when.over'),
    drop: () => set({ [name]: '' }),
  }));
  const create = (variant?: 'primary') => (
    <ButtonLink variant={variant} to={talkAddresses.create}>
      {t('create')}
    </ButtonLink>
  );
  return (
    <Page
      actions={
        <>
          <ButtonLink to={jobAddresses.campus.list}>{t('toJobs')}</ButtonLink>
          {create('primary')}
        </>
      }
    >
      <TalkFilterBar values={values} active={chosen} onChange={set} />
      <Card flush>
        <QueryList
          query={talks}
          filters={chosen}
          skeleton={<TableSkeleton columns={columns.length} />}
          empty={{ title: t('empty'), hint: t('emptyHint'), action: create() }}
        >
          {(rows) => (
            <DataTable
              label={t('label')}
              rows={rows}
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
