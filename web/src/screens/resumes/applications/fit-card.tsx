import type { FitPoint } from '@qinghe/contract/resumes/application.ts';
import IconAlert from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconQuestion from '@tabler/icons-react/dist/esm/icons/IconQuestionMark.mjs';
import { useTranslation } from 'react-i18next';
import styles from './record.module.css';
import { useWords } from './words.ts';

const marks = { meets: IconCheck, misses: IconAlert, unknown: IconQuestion };
const colours = { meets: 'var(--green)', misses: 'var(--amber)', unknown: 'var(--ink-3)' };

/** Whether the candidate's time and degree meet the job's, in sentences. */
export function FitCard({ fit, start }: { fit: FitPoint[]; start: string | null }) {
  const { t } = useTranslation('resumes');
  const words = useWords();
  if (fit.length === 0 && start === null) return null;
  return (
    <section className={styles.fit} aria-label={t('fit.title')}>
      <h3>{t('fit.title')}</h3>
      {fit.map((point) => {
        const Mark = marks[point.verdict];
        return (
          <p key={point.aspect} className={styles.point}>
            <Mark size={18} color={colours[point.verdict]} aria-label={t(`fit.verdict.${point.verdict}`)} />
            {words.fit(point)}
          </p>
        );
      })}
      {start && (
        <p className={styles.point}>
          <IconCheck size={18} color={colours.meets} aria-hidden="true" />
          {words.start(start)}
        </p>
      )}
    </section>
  );
}
