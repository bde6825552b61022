import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { listHelpQueue } from '@qinghe/contract/help/console.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Hint } from '../../../ui/text/hint.tsx';
import { LONG } from './queue-list.tsx';
import styles from './waiting-figures.module.css';

type Figures = OutputOf<typeof listHelpQueue>['figures'];

/** How many of the rows below wait and for how long, and how soon we answered lately. */
export function WaitingFigures({ figures: { waiting, longest_minutes, first_answer } }: { figures: Figures }) {
  const { t } = useTranslation('help', { keyPrefix: 'inbox.figures' });
  const minutes = (count: number) => t('minutes', { count });
  const isLong = longest_minutes !== null && longest_minutes >= LONG;
  return (
    <ul className={styles.figures} aria-label={t('label')}>
      <li>
        <Hint>{t('waiting')}</Hint>
        <strong>{waiting}</strong>
      </li>
      <li className={isLong ? styles.long : undefined}>
        <Hint>{t('longest')}</Hint>
        <strong>{longest_minutes === null ? t('none') : minutes(longest_minutes)}</strong>
      </li>
      <li>
        <Hint>{t('firstAnswer')}</Hint>
        <strong>{first_answer ? minutes(first_answer.median_minutes) : t('none')}</strong>
        {first_answer && <Hint>{t('of', { count: first_answer.conversations })}</Hint>}
      </li>
    </ul>
  );
}
