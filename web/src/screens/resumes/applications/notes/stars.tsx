import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { useKey } from '../../../../ui/key/use-key.ts';
import { StarButton } from '../../../../ui/stars/star-button.tsx';
import styles from './annotations.module.css';

const all = [1, 2, 3, 4, 5] as const;

interface StarsProps {
  mine: number | null;
  /** Average of all colleagues. */
  average: number | null;
  /** None for whoever only reads. */
  onRate: ((stars: number | null) => void) | undefined;
}

/** One's own stars, by mouse, thumb or the keys 1–5; the same one again takes them away. Beside them what the colleagues think. */
export function Stars({ mine, average, onRate }: StarsProps) {
  const { t } = useTranslation('resumes');
  useKey(undefined, () => onRate?.(null), { enabled: mine !== null && onRate !== undefined, label: t('stars.clear') });
  return (
    <fieldset className={styles.stars}>
      <legend className="visually-hidden">{t('stars.label')}</legend>
      {onRate && all.map((count) => <Star key={count} count={count} mine={mine} onRate={onRate} />)}
      <span className={styles.average}>
        {average === null ? t('stars.none') : t('stars.average', { stars: average.toFixed(1) })}
      </span>
    </fieldset>
  );
}

function Star({
  count,
  mine,
  onRate,
}: {
  count: number;
  mine: number | null;
  onRate: NonNullable<StarsProps['onRate']>;
}) {
  const { t } = useTranslation('resumes');
  const rate = () => onRate(mine === count ? null : count);
  useKey(String(count), rate, { label: t('stars.rate', { count }) });
  return (
    <StarButton
      aria-pressed={mine !== null && count <= mine}
      aria-label={t('stars.give', { count })}
      aria-keyshortcuts={String(count)}
      onClick={rate}
    />
  );
}
