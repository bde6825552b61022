import { operatorActions } from '@qinghe/contract/ops/audit.ts';
import { actionText } from '@qinghe/contract/texts/audit.ts';
import { useTranslation } from 'react-i18next';
import { type OperatorAuditFilters, useOperatorAudit, useOperators } from '../../domains/ops/api/audit.ts';
import { currentLocale } from '../../lib/i18n/i18n.ts';
import { DAY, UUID, urlFilters } from '../../lib/routing/url-filters.ts';
import { useUrlFilters } from '../../lib/routing/use-url-filters.ts';
import { FilterBar } from '../../ui/filter-bar/filter-bar.tsx';
import { FilterDay } from '../../ui/filter-select/filter-day.tsx';
import { FilterSelect } from '../../ui/filter-select/filter-select.tsx';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { TableSkeleton } from '../../ui/table/table-skeleton.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { EntrySubject, hasSubject } from './operator-audit/entry-subject.tsx';
import { EntryWords } from './operator-audit/entry-words.tsx';

const auditFilters = urlFilters({
  by: { values: UUID },
  action: { values: operatorActions },
  from: { values: DAY },
  to: { values: DAY },
});

/** What operators did, about whom, and when. */
export default function OperatorAudit() {
  const { t } = useTranslation('ops');
  const { values, active, set } = useUrlFilters(auditFilters);
  const query = useOperatorAudit(auditFilters.toInput(values) as OperatorAuditFilters);
  const people = (useOperators().data?.items ?? []).map(({ uuid, name }) => ({ value: uuid, label: name }));
  const actions = operatorActions.map((value) => ({ value, label: actionText(value, currentLocale()) }));
  const labelOf = (name: keyof typeof values) =>
    [...people, ...actions].find(({ value }) => value === values[name])?.label ??
    `${t(`audit.${name}`)} ${values[name]}`;
  const chosen = active.map((name) => ({ label: labelOf(name), drop: () => set({ [name]: '' }) }));
  return (
    <Page lead={t('audit.lead')}>
      <FilterBar active={chosen}>
        <FilterSelect label={t('audit.by')} value={values.by} options={people} onChange={(by) => set({ by })} />
        <FilterSelect
          label={t('audit.action')}
          value={values.action}
          options={actions}
          onChange={(action) => set({ action })}
        />
        <FilterDay label={t('audit.from')} value={values.from} max={values.to} onChange={(from) => set({ from })} />
        <FilterDay label={t('audit.to')} value={values.to} min={values.from} onChange={(to) => set({ to })} />
      </FilterBar>
      <Card flush>
        <QueryList
          query={query}
          filters={chosen}
          skeleton={<TableSkeleton columns={4} rows={8} />}
          empty={{ title: t('audit.empty'), hint: t('audit.emptyHint') }}
        >
          {(rows) => (
            <DataTable
              label={t('audit.label')}
              rows={rows}
              keyOf={({ uuid }) => uuid}
              nameOf={({ action }) => actionText(action, currentLocale())}
              columns={[
                {
                  key: 'by',
                  title: t('audit.by'),
                  cell: ({ operator }) => operator.name,
                  phone: 'second',
                  whole: true,
                },
                {
                  key: 'action',
                  title: t('audit.action'),
                  cell: (entry) => <EntryWords entry={entry} />,
                  phone: 'title',
                },
                {
                  key: 'about',
                  title: t('audit.about'),
                  cell: (entry) => hasSubject(entry) && <EntrySubject entry={entry} />,
                  phone: 'second',
                },
                {
                  key: 'at',
                  title: t('audit.at'),
                  cell: ({ at }) => <RelativeTime at={at} />,
                  align: 'end',
                  phone: 'aside',
                  whole: true,
                },
              ]}
            />
          )}
        </QueryList>
      </Card>
    </Page>
  );
}
