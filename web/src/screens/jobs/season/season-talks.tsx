import type { SeasonTalk } from '@qinghe/contract/jobs/season.ts';
import { Link } from 'react-router';
import { talkAddresses } from '../../../domains/jobs/job-addresses.ts';
import { dateFormat } from '../../../lib/browser/intl.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { Column } from '../../../ui/table/table-head.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';

const figures = ['signed', 'attended', 'applied'] as const;

/** The talks of a season, and how many of their visitors applied. */
export function SeasonTalks({ talks }: { talks: readonly SeasonTalk[] }) {
  const { t, i18n } = useTranslation('recruitment');
  const format = dateFormat(i18n.language, {
    timeZone: 'Asia/Shanghai',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const columns: Column<SeasonTalk>[] = [
    {
      key: 'title',
      title: t('coming.talk'),
      cell: (talk) => (
        <>
          <Link to={talkAddresses.visitors(talk.uuid)}>{talk.title}</Link>{' '}
          {talk.state !== 'online' && <Tag>{t(`season.talk.${talk.state}`)}</Tag>}
        </>
      ),
      phone: 'title',
    },
    { key: 'school', title: t('season.school'), cell: ({ school }) => school, phone: 'second' },
    {
      key: 'at',
      title: t('season.time'),
      cell: ({ starts_at }) => starts_at && format.format(new Date(starts_at)),
      phone: 'aside',
      whole: true,
    },
    ...figures.map(
      (figure): Column<SeasonTalk> => ({
        key: figure,
        title: t(`season.${figure}`),
        cell: (talk) =>
          figure === 'attended' && !talk.over && talk.attended === 0 ? null : <NumberText value={talk[figure]} />,
        align: 'end',
        phone: 'second',
        labelled: true,
      }),
    ),
  ];
  return (
    <DataTable
      label={t('season.talks')}
      rows={talks}
      keyOf={({ uuid }) => uuid}
      nameOf={({ title }) => title}
      columns={columns}
    />
  );
}
