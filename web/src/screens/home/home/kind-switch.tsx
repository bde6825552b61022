import { type JobKind, jobKinds } from '@qinghe/contract/resumes/stages.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import styles from './stage-bars.module.css';

/** Internships or jobs for graduates: which of the two a section shows. */
export function KindSwitch({ kind, onChange }: { kind: JobKind; onChange: (kind: JobKind) => void }) {
  const { t } = useTranslation('home');
  return (
    <fieldset className={styles.switch} aria-label={t('kind.side')}>
      {jobKinds.map((side) => (
        <button key={side} type="button" aria-pressed={side === kind} onClick={() => onChange(side)}>
          {t(`kind.${side}`)}
        </button>
      ))}
    </fieldset>
  );
}
