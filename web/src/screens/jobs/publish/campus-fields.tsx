import { type CampusBatch, type CampusDraft, campusBatch } from '@qinghe/contract/jobs/job.ts';
import { useTranslation } from 'react-i18next';
import { today } from '../../../lib/calendar-day.ts';
import { MultiSelectField } from '../../../ui/field/multi-select-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import styles from './draft-form.module.css';
import type { OwnFieldsProps } from './field-props.ts';

type CampusProps = OwnFieldsProps<CampusDraft>;

const MOST_YEARS = 5;

/** Years in which those who are hired finish: last year's up to three years from now. */
export const graduationYears = (day = today()): number[] => {
  const year = Number(day.slice(0, 4));
  return [-1, 0, 1, 2, 3].map((offset) => year + offset);
};

/** In which batch people are hired, and who finishes when. */
export function CampusTime({ draft, onChange, errorOf }: CampusProps) {
  const { t } = useTranslation('jobs');
  // A year of an older draft stays to be seen.
  const years = [...new Set([...graduationYears(), ...draft.graduation_years])].sort();
  return (
    <>
      <div className={styles.quarter} data-field="batch">
        <SelectField
          label={t('field.batch')}
          value={draft.batch ?? ''}
          options={campusBatch.options.map((value) => ({ value, label: t(`batch.${value}`) }))}
          error={errorOf('batch')}
          onChange={(value) => onChange({ batch: (value || null) as CampusBatch | null })}
        />
      </div>
      <div className={styles.quarter} data-field="graduation_years">
        <MultiSelectField
          label={t('field.graduationYears')}
          value={draft.graduation_years.map(String)}
          options={years.map((year) => ({ value: String(year), label: t('graduates', { year: String(year) }) }))}
          max={MOST_YEARS}
          error={errorOf('graduation_years')}
          onChange={(chosen) => onChange({ graduation_years: chosen.map(Number).sort() })}
        />
      </div>
    </>
  );
}

/** Where candidates apply instead of here. */
export function ExternalAddress({ draft, onChange, errorOf }: CampusProps) {
  const { t } = useTranslation('jobs');
  return (
    <div className={styles.whole} data-field="external_url">
      <TextField
        label={t('field.externalUrl')}
        hint={t('field.externalUrlHint')}
        placeholder="https://"
        inputMode="url"
        value={draft.external_url}
        error={errorOf('external_url')}
        onChange={(external_url) => onChange({ external_url: external_url.trim() })}
      />
    </div>
  );
}
