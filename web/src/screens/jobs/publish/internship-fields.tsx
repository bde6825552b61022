import type { InternshipDraft } from '@qinghe/contract/jobs/job.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Check } from './check.tsx';
import styles from './draft-form.module.css';
import { type FieldsProps, fieldsOf } from './field-props.ts';
import { NumberField } from './number-field.tsx';
import { Place } from './place.tsx';

/** How often and how long an intern comes. */
export function InternshipTime(props: FieldsProps<InternshipDraft>) {
  const { t } = useTranslation('jobs');
  const field = fieldsOf(props);
  return (
    <>
      <Place name="days_per_week" width="quarter">
        <NumberField label={t('field.days')} max={7} end={t('field.daysUnit')} {...field('days_per_week')} />
      </Place>
      <Place name="months" width="quarter">
        <NumberField label={t('field.months')} max={12} end={t('field.monthsUnit')} {...field('months')} />
      </Place>
    </>
  );
}

/** What an internship offers beside its pay. */
export function InternshipOffers({ draft, onChange }: FieldsProps<InternshipDraft>) {
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
