import { degrees } from '@qinghe/contract/texts/degrees.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import type { Visitor } from '../../../domains/talks/api/visitors.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { Column } from '../../../ui/table/table-head.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import styles from './talks.module.css';

const tones = { attended: 'green', signed: 'blue', waiting: 'amber', cancelled: 'neutral', walk_in: 'violet' } as const;

/** What the list says of a visitor. */
export function useVisitorColumns(): Column<Visitor>[] {
  const { t } = useTranslation('talks');
  return [
    { key: 'name', title: t('visitors.name'), cell: ({ name }) => name, phone: 'title' },
    { key: 'school', title: t('visitors.school'), cell: (visitor) => <Studies visitor={visitor} />, phone: 'line' },
    {
      key: 'phone',
      title: t('visitors.phone'),
      cell: ({ phone }) => phone,
      phone: 'second',
      labelled: true,
      whole: true,
    },
    {
      key: 'signed',
      title: t('visitors.signedAt'),
      cell: ({ signed_at }) => <RelativeTime at={signed_at} />,
      phone: 'second',
      labelled: true,
      whole: true,
      roomy: 800,
    },
    {
      key: 'attended',
      title: t('visitors.attendedAt'),
      cell: ({ attended_at }) => attended_at && <RelativeTime at={attended_at} />,
      phone: 'second',
      labelled: true,
      whole: true,
      roomy: 800,
    },
    {
      key: 'state',
      title: t('list.state'),
      cell: (visitor) => {
        const standing = standingOf(visitor);
        return <Tag tone={tones[standing]}>{t(`visitors.standing.${standing}`)}</Tag>;
      },
      phone: 'aside',
      whole: true,
    },
  ];
}

/** Who came is said to have come, whatever they were before; who is written down at the door is there by that. */
const standingOf = ({ state, attended_at }: Visitor) =>
  attended_at !== null && state !== 'walk_in' ? 'attended' : state;

function Studies({ visitor: { school, major, degree, graduation_year } }: { visitor: Visitor }) {
  const { t } = useTranslation('jobs');
  const words = [major, say(degrees, degree, currentLocale()), t('graduates', { year: String(graduation_year) })];
  return (
    <span className={styles.name}>
      {school}
      <Hint>{words.filter((word) => word).join(' · ')}</Hint>
    </span>
  );
}
