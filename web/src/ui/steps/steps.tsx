import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import styles from './steps.module.css';

interface StepsProps {
  label: string;
  steps: readonly string[];
  /** Counted from 0; as many as there are steps when all is done. */
  current: number;
}

/** How many of a few steps are done. */
export function Steps({ label, steps, current }: StepsProps) {
  const { t } = useTranslation('ui');
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
        return (
          <li
            key={step}
            className={`${styles.step} ${styles[state]}`}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.sign} aria-hidden="true">
              {state === 'done' ? <IconCheck size={14} /> : index + 1}
            </span>
            <span className={styles.name}>
              {step}
              <span className="visually-hidden">{t(`steps.${state}`)}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
