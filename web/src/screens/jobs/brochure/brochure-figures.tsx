import type { BrochureDetail } from '@qinghe/contract/jobs/brochures.ts';
import { brochureAddresses } from '../../../domains/jobs/job-addresses.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { StatStrip } from '../../../ui/stat-strip/stat-strip.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';

/** What came of a brochure; by job it stands beside it. */
export function BrochureFigures({ brochure: { uuid, jobs, job_items, applications, figures } }: Props) {
  const { t } = useTranslation('jobs', { keyPrefix: 'brochure.figures' });
  const open = job_items.filter(({ state }) => state === 'online').length;
  const unread = job_items.reduce((sum, job) => sum + job.applications_new, 0);
  const stats = [
    { key: 'jobs', value: jobs, note: t('open', { count: open }), to: brochureAddresses.jobs(uuid) },
    { key: 'applications', value: applications, note: unread > 0 && t('unread', { count: unread }) },
    { key: 'today', value: figures.applications_today, note: '' },
    {
      key: 'brought',
      value: figures.brochure_applications,
      note: t('views', { count: figures.brochure_views }),
    },
  ] as const;
  return (
    <StatStrip
      label={t('label')}
      stats={stats.map(({ key, value, ...stat }) => ({ label: t(key), figure: <NumberText value={value} />, ...stat }))}
    />
  );
}

interface Props {
  brochure: BrochureDetail;
}
