import type { Overview } from '../../../domains/home/api/business-overview.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { type Stat, StatStrip } from '../../../ui/stat-strip/stat-strip.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';

/** Six figures, each the door to the list that it counts. */
export function Figures({ overview }: { overview: Overview }) {
  const { t } = useTranslation('home');
  const { jobs, applications } = overview;
  const today = overview.trend.at(-1);
  const expiring = jobs.internship.expiring;
  const stats: Stat[] = [
    {
      label: t('figures.onlineJobs'),
      figure: <NumberText value={jobs.internship.online} />,
      note: expiring > 0 ? t('figures.expiring', { count: expiring }) : t('figures.noneExpiring'),
      tone: expiring > 0 ? 'amber' : 'neutral',
      to: '/job-management/internship?filter=online',
    },
    {
      label: t('figures.newInternship'),
      figure: <NumberText value={applications.internship.new} />,
      note: today?.internship ? t('figures.today', { count: today.internship }) : '',
      tone: 'green',
      to: '/resume/new',
    },
    {
      label: t('figures.newCampus'),
      figure: <NumberText value={applications.campus.new} />,
      note: today?.campus ? t('figures.today', { count: today.campus }) : '',
      tone: 'green',
      to: '/resume/school/new',
    },
    {
      label: t('figures.interview'),
      figure: <NumberText value={applications.internship.interview} />,
      to: '/resume/interview',
    },
    {
      label: t('figures.employed'),
      figure: <NumberText value={applications.internship.employed} />,
      to: '/resume/employed',
    },
    {
      ...useReplies(overview),
      note: useReplyTime(overview),
      // What is not answered yet is what the rate can still gain.
      to: '/resume/new',
    },
  ];
  return <StatStrip label={t('figures.label')} stats={stats} />;
}

/** Of fewer no share is told: one more or less would be five points of it. */
const MIN_SHARE = 20;

function useReplies({ reply_rate: rate, reply_cases: all }: Overview): Pick<Stat, 'label' | 'figure'> {
  const { t } = useTranslation('home');
  if (rate === null || all >= MIN_SHARE)
    return { label: t('figures.replyRate'), figure: <NumberText value={rate} percent /> };
  return { label: t('figures.replied'), figure: t('figures.ofAll', { replied: Math.round(rate * all), all }) };
}

function useReplyTime({ median_reply_hours: hours, reply_rate: rate }: Overview): string {
  const { t } = useTranslation('home');
  if (hours === null) return rate === null ? t('figures.noReply') : '';
  if (hours < 48) return t('figures.medianHours', { count: Math.max(1, Math.round(hours)) });
  return t('figures.medianDays', { count: Math.round(hours / 2.4) / 10 });
}
