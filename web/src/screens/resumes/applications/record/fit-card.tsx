import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import IconAlert from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconQuestion from '@tabler/icons-react/dist/esm/icons/IconQuestionMark.mjs';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { useWords } from '../words.ts';
import styles from './record.module.css';

const marks = { meets: IconCheck, misses: IconAlert, unknown: IconQuestion };
const colours = { meets: 'var(--green)', misses: 'var(--amber)', unknown: 'var(--ink-3)' };

/** Whether the candidate's degree, and an intern's time, meet the job's, in sentences. */
export function FitCard({ detail: { kind, fit, earliest_start } }: { detail: ApplicationDetail }) {
  const { t } = useTranslation('resumes');
  const words = useWords();
  // A graduate starts with the class, not when it suits.
  const start = kind === 'internship' ? earliest_start : null;
  if (fit.length === 0 && start === null) return null;
  const title = t(kind === 'internship' ? 'fit.title' : 'fit.campusTitle');
  return (
    <section className={styles.fit} aria-label={title}>
      <h3>{title}</h3>
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
