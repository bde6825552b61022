import type { ApplicationSummary } from '@qinghe/contract/resumes/endpoints.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import styles from './people.module.css';
import { useWords } from './words.ts';

interface PersonRowProps {
  item: ApplicationSummary;
  current: boolean;
  onOpen: (uuid: string) => void;
}

/** One person: who, from where, and whether the time fits. */
export const PersonRow = memo(function PersonRow({ item, current, onOpen }: PersonRowProps) {
  const { t } = useTranslation('resumes');
  const words = useWords();
  const misses = item.fit.filter((point) => point.verdict === 'misses');
  return (
    <button
      type="button"
      className={current ? `${styles.row} ${styles.current}` : styles.row}
      aria-current={current || undefined}
      onClick={() => onOpen(item.uuid)}
    >
      <span className={styles.avatar}>
        <Avatar name={item.name} size={32} />
      </span>
      <span className={styles.body}>
        <span className={styles.top}>
          <span className={styles.name}>{item.name}</span>
          {item.graduation_month && <Tag>{t('filter.class', { year: item.graduation_month.slice(0, 4) })}</Tag>}
          <span className={styles.when}>
            <RelativeTime at={item.applied_at} />
          </span>
        </span>
        <span className={styles.line}>
          <span>{words.joined(item.school, item.major, item.degree ? t(`degree.${item.degree}`) : '')}</span>
        </span>
        <span className={styles.line}>
          <span>{words.joined(words.days(item.days_per_week), words.months(item.months))}</span>
          {misses[0] ? (
            <Tag tone={(misses[0].short_by ?? 1) > 1 ? 'red' : 'amber'}>{words.shortBy(misses[0])}</Tag>
          ) : (
            item.earliest_start && <Tag tone="green">{words.start(item.earliest_start)}</Tag>
          )}
        </span>
      </span>
    </button>
  );
});
