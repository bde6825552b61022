import type { FairReport } from '../../../domains/fairs/api/report.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Section } from '../../../ui/section/section.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';

/** Which jobs people came for, and for which they were chosen. */
export function ReportJobs({ jobs }: { jobs: FairReport['jobs'] }) {
  const { t } = useTranslation('fairs', { keyPrefix: 'report' });
  return (
    <Section title={t('jobs')} flush>
      <DataTable
        label={t('jobs')}
        rows={jobs}
        keyOf={({ uuid }) => uuid}
        nameOf={({ title }) => title}
        columns={[
          { key: 'title', title: t('job'), cell: ({ title }) => title, phone: 'title' },
          ...(['wished', 'chosen', 'applications'] as const).map((key) => ({
            key,
            title: t(key),
            cell: (job: FairReport['jobs'][number]) => job[key],
            align: 'end' as const,
          })),
        ]}
      />
    </Section>
  );
}
