import type { Fair } from '@qinghe/contract/fairs/sign-up.ts';
import { minuteText, talkTime } from '@qinghe/contract/talks/talk-time.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { atMinute } from '../../lib/time/china-minute.ts';
import type { Column } from '../../ui/table/table-head.tsx';
import styles from './fairs.module.css';

function FairTitle({ fair: { title, city_name, place, address } }: { fair: Fair }) {
  return (
    <span className={styles.title}>
      <strong>{title}</strong>
      <span className={styles.facts}>{[city_name, place, address].filter(Boolean).join(' · ')}</span>
    </span>
  );
}

/** What every list of fairs says of one: name with place, time, and when sign-up closes. */
export function useFairColumns(): Column<Fair>[] {
  const { t, i18n } = useTranslation('fairs');
  return [
    { key: 'title', title: t('field.title'), cell: (fair) => <FairTitle fair={fair} />, phone: 'title' },
    {
      key: 'time',
      title: t('field.time'),
      cell: ({ starts_at, ends_at }) => talkTime(atMinute(starts_at), atMinute(ends_at), i18n.language),
      phone: 'second',
      whole: true,
    },
    {
      key: 'closes',
      title: t('field.closes'),
      cell: ({ closes_at, days_left }) => (
        <span className={styles.closes}>
          {minuteText(atMinute(closes_at), i18n.language)}
          <span className={days_left !== null && days_left < 3 ? styles.soon : styles.facts}>
            {days_left === null
              ? t('list.closed')
              : days_left === 0
                ? t('list.lastDay')
                : t('list.daysLeft', { count: days_left })}
          </span>
        </span>
      ),
      phone: 'second',
      labelled: true,
      whole: true,
    },
  ];
}
