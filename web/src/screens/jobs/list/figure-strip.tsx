import type { JobSummary } from '@qinghe/contract/jobs/job.ts';
import type { JobFigures } from '../../../domains/jobs/api/get-job.ts';
import { jobAddresses } from '../../../domains/jobs/job-addresses.ts';
import { numberFormat } from '../../../lib/browser/intl.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { type Stat, StatStrip } from '../../../ui/stat-strip/stat-strip.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';

/** From views to those hired; each step says what share of the one before it came so far. */
export function FigureStrip({ job, figures }: { job: JobSummary; figures: JobFigures }) {
  const { t, i18n } = useTranslation('jobs', { keyPrefix: 'figures' });
  const { views, applications, interviews, employed, external_clicks, earlier_views } = figures;
  const board = `${jobAddresses[job.kind].applications(job.uuid)}&view=board`;
  const share = (part: number, whole: number) =>
    whole === 0
      ? undefined
      : numberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 }).format(part / whole);
  const step = (name: 'applications' | 'interviews' | 'employed', part: number, whole: number): Stat => {
    const of = share(part, whole);
    return {
      label: t(name),
      figure: <NumberText value={part} />,
      note: of && t(`share.${name}`, { share: of }),
      to: board,
    };
  };
  const stats: Stat[] = [
    {
      label: t('views'),
      figure: <NumberText value={views} />,
      note: earlier_views > 0 ? t('earlier', { count: earlier_views }) : undefined,
    },
    ...(external_clicks === null
      ? []
      : [
          {
            label: t('clicks'),
            figure: <NumberText value={external_clicks} />,
            note: share(external_clicks, views) && t('share.clicks', { share: share(external_clicks, views) }),
          },
        ]),
    step('applications', applications, views),
    step('interviews', interviews, applications),
    step('employed', employed, applications),
  ];
  return <StatStrip label={t('label')} stats={stats} />;
}
