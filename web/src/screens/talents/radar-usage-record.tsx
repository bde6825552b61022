import type { Radar } from '@qinghe/contract/talents/radar.ts';
import { Link } from 'react-router';
import { useRadars } from '../../domains/talents/api/radar.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { day } from '../../lib/time/relative-time.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import type { Column } from '../../ui/table/table-head.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { Hint } from '../../ui/text/hint.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';

const tones = { running: 'green', over: 'neutral', left: 'amber' } as const;

/** Radars: for which job, until when, whom they found, what became of it, and what each took. */
export default function RadarUsageRecord() {
  const { t } = useTranslation('talents');
  return (
    <ListScreen
      lead={t('radar.recordLead')}
      query={useRadars()}
      empty={{
        title: t('radar.none'),
        hint: t('radar.noneHint'),
        action: <ButtonLink to="/job-management/internship">{t('radar.toJobs')}</ButtonLink>,
      }}
      table={{ label: t('radar.record'), nameOf: ({ job }) => job.title, columns: useRadarColumns() }}
    />
  );
}

function useRadarColumns(): Column<Radar>[] {
  const { t, i18n } = useTranslation('talents');
  return [
    { key: 'job', title: t('sent.job'), cell: ({ job }) => job.title, phone: 'title' },
    {
      key: 'from',
      title: t('radar.from'),
      cell: ({ begins_at, actor }) => (
        <>
          <RelativeTime at={begins_at} />
          <Hint as="div">{actor}</Hint>
        </>
      ),
      phone: 'second',
    },
    {
      key: 'until',
      title: t('radar.until'),
      cell: ({ until, state }) => (
        <>
          {day(new Date(until), i18n.language)} <Tag tone={tones[state]}>{t(`radar.state.${state}`)}</Tag>
        </>
      ),
      phone: 'line',
      labelled: true,
    },
    {
      key: 'hits',
      title: t('radar.found'),
      cell: ({ uuid, hits }) => <Link to={`/talent/radar?radar=${uuid}`}>{t('many.people', { count: hits })}</Link>,
      phone: 'aside',
    },
    {
      key: 'yield',
      title: t('radar.yield'),
      cell: ({ invited, accepted }) => t('radar.invited', { invited, accepted }),
      phone: 'line',
    },
    {
      key: 'cost',
      title: t('batch.cost'),
      cell: ({ coins }) => (coins === 0 ? t('batch.units', { count: 1 }) : t('cost.sumCoins', { count: coins })),
      phone: 'line',
      labelled: true,
    },
  ];
}
