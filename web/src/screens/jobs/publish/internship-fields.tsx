import type { InternshipDraft } from '@qinghe/contract/jobs/job.ts';
import { useTranslation } from 'react-i18next';
import { Check } from './check.tsx';
import styles from './draft-form.module.css';
import type { OwnFieldsProps } from './field-props.ts';
import { NumberField } from './number-field.tsx';

type InternshipProps = OwnFieldsProps<InternshipDraft>;

/** How often and how long an intern comes. */
export function InternshipTime({ draft, onChange, errorOf }: InternshipProps) {
  const { t } = useTranslation('jobs');
  return (
    <>
      <div className={styles.quarter} data-field="days_per_week">
        <NumberField
          label={t('field.days')}
          value={draft.days_per_week}
          max={7}
          end={t('field.daysUnit')}
          error={errorOf('days_per_week')}
          onChange={(days_per_week) => onChange({ days_per_week })}
        />
      </div>
      <div className={styles.quarter} data-field="months">
        <NumberField
          label={t('field.months')}
          value={draft.months}
          max={12}
          end={t('field.monthsUnit')}
          error={errorOf('months')}
          onChange={(months) => onChange({ months })}
        />
      </div>
    </>
  );
}

/** What an internship offers beside its pay. */
export function InternshipOffers({ draft, onChange }: Omit<InternshipProps, 'errorOf'>) {
  const { t } = useTranslation('jobs');
  return (
    <div className={`${styles.whole} ${styles.checks}`}>
      {(['conversion', 'certificate', 'remote'] as const).map((name) => (
        <Check
          key={name}
          label={t(`field.${name}`)}
          value={draft[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
    </div>
  );
}
