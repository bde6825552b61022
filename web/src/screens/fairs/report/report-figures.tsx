import type { FairReport } from '../../../domains/fairs/api/report.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { StatStrip } from '../../../ui/stat-strip/stat-strip.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';

/** The fair in four numbers. */
export function ReportFigures({ report }: { report: FairReport }) {
  const { t } = useTranslation('fairs', { keyPrefix: 'report' });
  const { visits, talked, applications, wait } = report;
  const share = talked === 0 ? null : applications / talked;
  return (
    <StatStrip
      label={t('figures')}
      stats={[
        { label: t('visits'), figure: <NumberText value={visits} /> },
        { label: t('talked'), figure: <NumberText value={talked} /> },
        {
          label: t('applications'),
          figure: <NumberText value={applications} />,
          note: share === null ? undefined : t('share', { percent: Math.round(share * 100) }),
        },
        { label: t('wait'), figure: wait === null ? '—' : t('minutes', { count: wait }) },
      ]}
    />
  );
}
