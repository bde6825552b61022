import type { SeasonFair } from '@qinghe/contract/jobs/season.ts';
import { Link } from 'react-router';
import { dateFormat } from '../../../lib/browser/intl.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { Column } from '../../../ui/table/table-head.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';

/** Where the fair's own figures are; without a booth there are none. */
const addressOf = ({ uuid, booth }: SeasonFair): string =>
  booth === null ? '/job-fairs/list' : `/job-fairs/report/${uuid}`;

const figures = ['visits', 'applications'] as const;

/** The job fairs at which the jobs of a season stand, and what was made there; each number opens the fair's report. */
export function SeasonFairs({ fairs }: { fairs: readonly SeasonFair[] }) {
  const { t, i18n } = useTranslation('recruitment');
  const day = dateFormat(i18n.language, { timeZone: 'Asia/Shanghai', month: 'short', day: 'numeric' });
  const columns: Column<SeasonFair>[] = [
    {
      key: 'title',
      title: t('season.fair'),
      cell: (fair) => (
        <>
          <Link to={addressOf(fair)}>{fair.title}</Link>{' '}
          {fair.cancelled && <Tag tone="red">{t('season.talk.cancelled')}</Tag>}
          {!fair.cancelled && fair.booth === null && <Tag>{t('season.noBooth')}</Tag>}
        </>
      ),
      phone: 'title',
    },
    { key: 'booth', title: t('season.booth'), cell: ({ booth }) => booth, phone: 'second', labelled: true },
    {
      key: 'at',
      title: t('season.time'),
      cell: ({ starts_at }) => day.format(new Date(starts_at)),
      phone: 'aside',
      whole: true,
    },
    {
      key: 'jobs',
      title: t('season.fairJobs'),
      cell: ({ jobs }) => <NumberText value={jobs} />,
      align: 'end',
      phone: 'second',
      labelled: true,
    },
    ...figures.map(
      (figure): Column<SeasonFair> => ({
        key: figure,
        title: t(figure === 'visits' ? 'season.visits' : 'season.applied'),
        cell: (fair) => <Figure fair={fair} value={fair[figure]} />,
        align: 'end',
        phone: 'second',
        labelled: true,
      }),
    ),
  ];
  return (
    <DataTable
      label={t('season.fairs')}
      rows={fairs}
      keyOf={({ uuid }) => uuid}
      nameOf={({ title }) => title}
      columns={columns}
    />
  );
}

function Figure({ fair, value }: { fair: SeasonFair; value: number }) {
  if (value === 0) return fair.over ? <NumberText value={0} /> : null;
  return (
    <Link to={addressOf(fair)}>
      <NumberText value={value} />
    </Link>
  );
}
