import { useMembers } from '../../../domains/company/api/members.ts';
import { useFullInfo } from '../../../domains/company/api/review.ts';
import type { Overview } from '../../../domains/home/api/business-overview.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { type Stat, StatStrip } from '../../../ui/stat-strip/stat-strip.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';

const DAY = 86_400_000;
/** Days before its end from which on a licence needs a look. */
const SOON = 60;

/** What the company has at this moment; a figure with a list behind it opens that list. */
export function CompanyFigures({ overview }: { overview: Overview }) {
  const { t } = useTranslation('control');
  const { jobs, applications, reply_rate } = overview;
  const expiring = (count: number): Partial<Stat> =>
    count > 0 ? { note: t('overview.expiring', { count }), tone: 'amber' } : {};
  const stats: Stat[] = [
    useMemberFigure(),
    {
      label: t('overview.internshipJobs'),
      figure: <NumberText value={jobs.internship.online} />,
      to: '/job-management/internship?filter=online',
      ...expiring(jobs.internship.expiring),
    },
    {
      label: t('overview.campusJobs'),
      figure: <NumberText value={jobs.campus.online} />,
      ...expiring(jobs.campus.expiring),
    },
    {
      label: t('overview.internshipNew'),
      figure: <NumberText value={applications.internship.new} />,
      to: '/resume/new',
    },
    {
      label: t('overview.campusNew'),
      figure: <NumberText value={applications.campus.new} />,
      to: '/resume/school/new',
    },
    { label: t('overview.replyRate'), figure: <NumberText value={reply_rate} percent />, to: '/resume/new' },
    useLicenceFigure(),
  ];
  return <StatStrip label={t('overview.figures')} stats={stats} />;
}

function useMemberFigure(): Stat {
  const { t } = useTranslation('control');
  const page = useMembers({}).data?.pages[0];
  const all = page && Object.values(page.counts).reduce((sum, count) => sum + count, 0);
  const waiting = page?.requests.length ?? 0;
  return {
    label: t('overview.members'),
    figure: <NumberText value={all ?? null} />,
    to: '/control/account-management',
    ...(waiting > 0 && { note: t('overview.asking', { count: waiting }), tone: 'amber' }),
  };
}

function useLicenceFigure(): Stat {
  const { t } = useTranslation('control');
  const licence = useFullInfo().data?.in_force?.licence;
  const shared = { label: t('overview.licence'), to: '/control/company-manage/main-info' };
  if (!licence?.valid_until) return { ...shared, figure: licence ? t('overview.endless') : '—' };
  // Its last day counts.
  const left = Math.max(0, Math.ceil((Date.parse(`${licence.valid_until}T23:59:59+08:00`) - Date.now()) / DAY));
  return {
    ...shared,
    figure: t('overview.daysLeft', { count: left }),
    note: left <= SOON ? t('overview.licenceSoon') : licence.valid_until,
    tone: left <= SOON ? 'amber' : 'neutral',
  };
}
