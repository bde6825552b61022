import type { Talent } from '@qinghe/contract/talents/list.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { degreeName } from '../../lib/i18n/degree-name.ts';
import { day } from '../../lib/time/relative-time.ts';
import type { Column } from '../../ui/table/table-head.tsx';
import { Hint } from '../../ui/text/hint.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import styles from './talents.module.css';

/** What the list says of a talent; what they say of themselves is folded. */
export function useTalentColumns(): Column<Talent>[] {
  const { t, i18n } = useTranslation('talents');
  const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(' · ');
  const start = (at: string) => {
    if (at === 'now' || Date.parse(at) <= Date.now()) return t('startsNow');
    return t('startsOn', { day: day(new Date(`${at}T00:00:00+08:00`), i18n.language) });
  };
  const time = ({ full_time, days_per_week: days, months, earliest_start }: Talent) =>
    joined(
      full_time === null ? '' : t(full_time ? 'fullTime' : 'internship'),
      days === null ? '' : t('days', { count: days }),
      months === null ? '' : t('months', { count: months }),
      earliest_start === null ? '' : start(earliest_start),
    );
  return [
    { key: 'name', title: t('name'), cell: ({ name }) => name, phone: 'title' },
    {
      key: 'study',
      title: t('study'),
      cell: ({ school, major, degree, graduation_month: month }) =>
        twoLines(joined(school, major), joined(degreeName(degree), t('class', { year: month.slice(0, 4) }))),
    },
    {
      key: 'wish',
      title: t('wish'),
      cell: (talent) => {
        const work = joined(talent.wished_work.join(t('between')), talent.wish_cities.join(t('between')));
        return twoLines(work, time(talent));
      },
    },
    {
      key: 'about',
      title: t('skills'),
      cell: ({ skills, about }) => twoLines(skills.join(t('between')), about && <About text={about} />),
    },
    { key: 'city', title: t('city'), cell: ({ city }) => city, phone: 'hidden' },
    {
      key: 'refreshed',
      title: t('refreshed'),
      cell: ({ refreshed_at }) => <RelativeTime at={refreshed_at} />,
      align: 'end',
      phone: 'aside',
      whole: true,
    },
  ];
}

/** Nothing where there is neither, so that the cell shows its dash. */
const twoLines = (first: string, second: ReactNode): ReactNode =>
  (first || second) && (
    <>
      {first}
      {second && <Hint as="div">{second}</Hint>}
    </>
  );

function About({ text }: { text: string }) {
  const { t } = useTranslation('talents');
  return (
    <details>
      <summary>{t('about')}</summary>
      <p className={styles.about}>{text}</p>
    </details>
  );
}
