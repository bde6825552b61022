import { auditObjects } from '@qinghe/contract/company/audit.ts';
import { auditLogTexts } from '@qinghe/contract/texts/audit.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { useTranslation } from 'react-i18next';
import { type AuditFilters, useAudit, useExportAudit } from '../../domains/company/api/audit.ts';
import { useHeirs } from '../../domains/company/api/members.ts';
import { ExportButton } from '../../domains/files/components/export-button.tsx';
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
import { auditWords } from './audit/audit-words.ts';

const auditFilters = urlFilters({
  by: { values: UUID },
  object: { values: auditObjects },
  from: { values: DAY },
  to: { values: DAY },
});

/** Who did what in the company, and when. */
export default function AuditLog() {
  const { t } = useTranslation('control');
  const { values, active, set } = useUrlFilters(auditFilters);
  const input = auditFilters.toInput(values) as AuditFilters;
  const entries = useAudit(input);
  const people = (useHeirs().data?.items ?? []).map(({ uuid, name, phone }) => ({ value: uuid, label: name || phone }));
  const objects = auditObjects.map((value) => ({
    value,
    label: say(auditLogTexts, `object.${value}`, currentLocale()),
  }));
  const labelOf = (name: keyof typeof values) =>
    [...people, ...objects].find(({ value }) => value === values[name])?.label ??
    `${t(`audit.${name}`)} ${values[name]}`;
  const chosen = active.map((name) => ({ label: labelOf(name), drop: () => set({ [name]: '' }) }));
  return (
    <Page lead={t('audit.lead')} actions={<ExportButton action={useExportAudit()} input={input} />}>
      <FilterBar active={chosen}>
        <FilterSelect label={t('audit.by')} value={values.by} options={people} onChange={(by) => set({ by })} />
        <FilterSelect
          label={t('audit.object')}
          value={values.object}
          options={objects}
          onChange={(object) => set({ object })}
        />
        <FilterDay label={t('audit.from')} value={values.from} max={values.to} onChange={(from) => set({ from })} />
        <FilterDay label={t('audit.to')} value={values.to} min={values.from} onChange={(to) => set({ to })} />
      </FilterBar>
      <Card flush>
        <QueryList
          query={entries}
          filters={chosen}
          skeleton={<TableSkeleton columns={4} rows={8} />}
          empty={{ title: t('audit.empty'), hint: t('audit.emptyHint') }}
        >
          {(rows) => (
            <DataTable
              label={t('audit.label')}
              rows={rows}
              keyOf={({ uuid }) => uuid}
              nameOf={(entry) => auditWords(entry).what}
              columns={[
                { key: 'who', title: t('audit.by'), cell: (entry) => auditWords(entry).who, phone: 'title' },
                { key: 'what', title: t('audit.what'), cell: (entry) => auditWords(entry).what, phone: 'second' },
                { key: 'object', title: t('audit.object'), cell: (entry) => auditWords(entry).object, phone: 'second' },
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
