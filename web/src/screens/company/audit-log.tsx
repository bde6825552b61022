import { auditObjects, listAudit } from '@qinghe/contract/company/audit.ts';
import { auditLogTexts } from '@qinghe/contract/texts/audit.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { useAudit, useExportAudit } from '../../domains/company/api/audit.ts';
import { useColleagues } from '../../domains/company/api/members.ts';
import { ExportButton } from '../../domains/files/components/export-button.tsx';
import { currentLocale } from '../../lib/i18n/i18n.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { UUID } from '../../lib/routing/url-filters.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { auditWords } from './audit/audit-words.ts';

/** Who did what in the company, and when. */
export default function AuditLog() {
  const { t } = useTranslation('control');
  const filters = useFilters(listAudit, {
    by: { field: 'choice', label: t('audit.by'), values: UUID, options: useColleagues() },
    object: {
      field: 'choice',
      label: t('audit.object'),
      options: auditObjects.map((value) => ({ value, label: say(auditLogTexts, `object.${value}`, currentLocale()) })),
    },
    from: { field: 'day', label: t('audit.from'), to: 'to' },
    to: { field: 'day', label: t('audit.to'), from: 'from' },
  });
  return (
    <ListScreen
      lead={t('audit.lead')}
      actions={<ExportButton action={useExportAudit()} input={filters.input} />}
      filters={filters}
      query={useAudit(filters.input)}
      empty={{ title: t('audit.empty'), hint: t('audit.emptyHint') }}
      table={{
        label: t('audit.label'),
        nameOf: (entry) => auditWords(entry).what,
        columns: [
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
        ],
      }}
    />
  );
}
