import { degrees } from '@qinghe/contract/texts/degrees.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { useTranslation } from 'react-i18next';
import type { Visitor } from '../../../domains/talks/api/visitors.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import type { Column } from '../../../ui/table/table-head.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';

const tones = { signed: 'green', waiting: 'amber', cancelled: 'neutral', walk_in: 'violet' } as const;

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
      key: 'attended',
      title: t('visitors.attendedAt'),
      cell: ({ attended_at }) => attended_at && <RelativeTime at={attended_at} />,
      phone: 'second',
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
