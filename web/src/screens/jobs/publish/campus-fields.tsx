import { type CampusBatch, type CampusDraft, campusBatch } from '@qinghe/contract/jobs/job.ts';
import { useTranslation } from 'react-i18next';
import { useBrochures } from '../../../domains/jobs/api/brochures.ts';
import { MultiSelectField } from '../../../ui/field/multi-select-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import styles from './draft-form.module.css';
import type { OwnFieldsProps } from './field-props.ts';
import { graduationYears } from './graduation-years.ts';

type CampusProps = OwnFieldsProps<CampusDraft>;

const MAX_YEARS = 5;

/** In which batch people are hired, and who finishes when. */
export function CampusTime({ draft, onChange, errorOf }: CampusProps) {
  const { t } = useTranslation('jobs');
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
          options={graduationYears(draft.graduation_years).map((year) => ({
            value: String(year),
            label: t('graduates', { year: String(year) }),
          }))}
          max={MAX_YEARS}
          error={errorOf('graduation_years')}
          onChange={(chosen) => onChange({ graduation_years: chosen.map(Number).sort() })}
        />
      </div>
    </>
  );
}

/** Where candidates apply instead of here, and the brochure that the job belongs to. */
export function ExternalAddress({ draft, onChange, errorOf }: CampusProps) {
  const { t } = useTranslation('jobs');
  const brochures = useBrochures().data?.items ?? [];
  return (
    <>
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
      {brochures.length > 0 && (
        <div className={styles.half} data-field="brochure_uuid">
          <SelectField
            label={t('brochure.field')}
            value={draft.brochure_uuid ?? ''}
            options={brochures.map(({ uuid, title }) => ({ value: uuid, label: title }))}
            onChange={(uuid) => onChange({ brochure_uuid: uuid || null })}
          />
        </div>
      )}
    </>
  );
}
