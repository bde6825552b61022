import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { jobStates } from '@qinghe/contract/jobs/job-filter.ts';
import type { jobsOverview } from '@qinghe/contract/jobs/overview.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { brochureAddresses, jobAddresses, talkAddresses } from '../../../domains/jobs/job-addresses.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { type Stat, StatStrip } from '../../../ui/stat-strip/stat-strip.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';
import styles from './recruitment.module.css';

type Overview = OutputOf<typeof jobsOverview>;

const unseen: Record<JobKind, string> = { internship: '/resume/new', campus: '/resume/school/new' };
const others = jobStates.filter((state) => state !== 'online');

/** Jobs of a kind by state, and the applications that wait; each number opens what it counts. */
export function KindFigures({ kind, figures }: { kind: JobKind; figures: Overview['campus'] }) {
  const { t } = useTranslation('recruitment');
  const { counts, applications_new } = figures;
  const list = jobAddresses[kind].list;
  const stats: Stat[] = [
    {
      label: t('waiting'),
      figure: <NumberText value={applications_new} />,
      to: unseen[kind],
      ...(applications_new > 0 && { note: t('waitingNote'), tone: 'green' }),
    },
    {
      label: t('state.online'),
      figure: <NumberText value={counts.online} />,
      to: `${list}?filter=online`,
      ...(counts.expiring > 0 && { note: t('expiring', { count: counts.expiring }), tone: 'amber' }),
    },
    ...others
      .filter((state) => counts[state] > 0)
      .map((state) => ({
        label: t(`state.${state}`),
        figure: <NumberText value={counts[state]} />,
        to: `${list}?filter=${state}`,
      })),
  ];
  return <Titled title={t(`kind.${kind}`)} stats={stats} />;
}

/** Talks that come, and brochures by state. */
export function CampaignFigures({ overview: { talks_coming, brochures } }: { overview: Overview }) {
  const { t } = useTranslation('recruitment');
  const others = brochures.draft + brochures.offline;
  const stats: Stat[] = [
    { label: t('talks'), figure: <NumberText value={talks_coming} />, to: talkAddresses.list },
    {
      label: t('brochures'),
      figure: <NumberText value={brochures.online} />,
      to: brochures.online + others > 0 ? brochureAddresses.summary : brochureAddresses.none,
      ...(others > 0 && { note: t('brochuresNote', { count: others }) }),
    },
  ];
  return <Titled title={t('campaign')} stats={stats} />;
}

function Titled({ title, stats }: { title: string; stats: Stat[] }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <StatStrip label={title} stats={stats} />
    </section>
  );
}
