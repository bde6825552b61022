import { GOOD_QUALITY, type JobField, type JobQuality, type QualityItem } from '@qinghe/contract/jobs/job.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Stack } from '../../../ui/stack/stack.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import styles from './quality.module.css';

const FEW = 2;

/** What jobs of each kind say in their own way. */
const isOfKind = (item: QualityItem): item is 'pay' | 'pay_range' | 'time' =>
  item === 'pay' || item === 'pay_range' || item === 'time';

interface QualityProps {
  kind: JobKind;
  quality: JobQuality;
  /** Leads to the field that a gain is about; without it the text cannot be changed now. */
  onField: ((field: JobField) => void) | undefined;
}

/** How good a job is, and what would raise it, the largest gains first. */
export function Quality({ kind, quality: { score, gains }, onField }: QualityProps) {
  const { t } = useTranslation('jobs');
  const [all, setAll] = useState(false);
  const shown = all ? gains : gains.slice(0, FEW);
  return (
    <Stack gap={1}>
      <p className={styles.score}>
        <strong className={score >= GOOD_QUALITY ? styles.good : undefined}>{score}</strong>
        <span>
          {t('quality.label')}
          <Hint as="small">{t(gains.length === 0 ? 'quality.full' : 'quality.hint')}</Hint>
        </span>
      </p>
      {gains.length > 0 && (
        <ul className={styles.gains}>
          {shown.map(({ item, field, points }) => (
            <li key={item}>
              <button type="button" className={styles.gain} disabled={!onField} onClick={() => onField?.(field)}>
                <span>{t(isOfKind(item) ? `of.${kind}.${item}` : `quality.${item}`)}</span>
                <strong>+{points}</strong>
              </button>
            </li>
          ))}
        </ul>
      )}
      {gains.length > FEW && (
        <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'quality.fewer' : 'quality.more', { count: gains.length - FEW })}
        </button>
      )}
    </Stack>
  );
}
