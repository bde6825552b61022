import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { listVisitors } from '@qinghe/contract/talks/visitors.ts';
import { degrees } from '@qinghe/contract/texts/degrees.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import type { Column } from '../../../ui/table/table-head.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';

type Visitor = OutputOf<typeof listVisitors>['items'][number];

/** A minute of the clocks of China. */
export const atMinute = (minute: string) => new Date(`${minute}:00+08:00`);

const tones = { signed: 'green', waiting: 'amber', cancelled: 'neutral' } as const;

/** What the list says of a visitor. */
export function useVisitorColumns(): Column<Visitor>[] {
  const { t } = useTranslation(['talks', 'jobs']);
  return [
    { key: 'name', title: t('visitors.name'), cell: ({ name }) => name, phone: 'title' },
    { key: 'school', title: t('visitors.school'), cell: ({ school }) => school, phone: 'second' },
    { key: 'major', title: t('visitors.major'), cell: ({ major }) => major, phone: 'second' },
    {
      key: 'degree',
      title: t('visitors.degree'),
      cell: ({ degree, graduation_year }) =>
        `${say(degrees, degree, currentLocale())} · ${t('jobs:graduates', { year: String(graduation_year) })}`,
      phone: 'hidden',
      whole: true,
    },
    { key: 'phone', title: t('visitors.phone'), cell: ({ phone }) => phone, phone: 'hidden', whole: true },
    {
      key: 'signed',
      title: t('visitors.signedAt'),
      cell: ({ signed_at }) => <RelativeTime at={signed_at} />,
      phone: 'hidden',
      whole: true,
    },
    {
      key: 'state',
      title: t('list.state'),
      cell: ({ state }) => <Tag tone={tones[state]}>{t(`visitors.tab.${state}`)}</Tag>,
      phone: 'aside',
      whole: true,
    },
  ];
}
