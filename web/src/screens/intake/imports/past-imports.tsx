import { type CvImport, IMPORT_DAYS, UNFINISHED_DAYS } from '@qinghe/contract/intake/cv-imports.ts';
import { Link } from 'react-router';
import { useCvImports } from '../../../domains/intake/api/cv-imports.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Section } from '../../../ui/section/section.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import styles from './imports.module.css';

/** What the person brought in lately; nothing where there is none. */
export function PastImports({ addressOf }: { addressOf: (uuid: string) => string }) {
  const { t } = useTranslation('intake');
  const items = useCvImports().data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Section title={t('past.title')} flush>
      <DataTable<CvImport>
        label={t('past.title')}
        rows={items}
        keyOf={({ uuid }) => uuid}
        nameOf={({ job_title }) => job_title}
        columns={[
          {
            key: 'job',
            title: t('job.label'),
            cell: ({ uuid, job_title }) => <Link to={addressOf(uuid)}>{job_title}</Link>,
            phone: 'title',
          },
          {
            key: 'made',
            title: t('state.made'),
            cell: ({ counts, files }) => t('past.made', { made: counts.made, all: files }),
            align: 'end',
            phone: 'second',
            whole: true,
            labelled: true,
          },
          {
            key: 'needs',
            title: t('state.needs'),
            cell: ({ counts }) => (counts.needs > 0 ? counts.needs : null),
            align: 'end',
            phone: 'second',
            whole: true,
            labelled: true,
          },
          {
            key: 'at',
            title: t('past.at'),
            cell: ({ created_at }) => <RelativeTime at={created_at} />,
            align: 'end',
            phone: 'aside',
            whole: true,
          },
        ]}
      />
      <div className={styles.kept}>
        <Hint as="p">{t('past.kept', { unfinished: UNFINISHED_DAYS, list: IMPORT_DAYS })}</Hint>
      </div>
    </Section>
  );
}
