import { type CampusDraft, campusBatch } from '@qinghe/contract/jobs/job.ts';
import { useBrochures } from '../../../domains/jobs/api/brochures.ts';
import { GraduationYearsField } from '../../../domains/jobs/components/graduation-years-field.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { type FieldsProps, fieldsOf } from './field-props.ts';
import { Place } from './place.tsx';

/** In which batch people are hired, and who finishes when. */
export function CampusTime(props: FieldsProps<CampusDraft>) {
  const { t } = useTranslation('jobs');
  const field = fieldsOf(props);
  const batch = field('batch');
  return (
    <>
      <Place name="batch" width="quarter">
        <SelectField
          label={t('field.batch')}
          options={campusBatch.options.map((value) => ({ value, label: t(`batch.${value}`) }))}
          {...batch}
          value={batch.value ?? ''}
          onChange={(value) => batch.onChange(campusBatch.options.find((one) => one === value) ?? null)}
        />
      </Place>
      <Place name="graduation_years" width="quarter">
        <GraduationYearsField label={t('field.graduationYears')} {...field('graduation_years')} />
      </Place>
    </>
  );
}

/** Where candidates apply instead of here, and the brochure that the job belongs to. */
export function ExternalAddress(props: FieldsProps<CampusDraft>) {
  const { t } = useTranslation('jobs');
  const { draft, onChange } = props;
  const brochures = useBrochures().data?.items ?? [];
  return (
    <>
      <Place name="external_url" width="whole">
        <TextField
          label={t('field.externalUrl')}
          hint={t('field.externalUrlHint')}
          placeholder="https://"
          inputMode="url"
          {...fieldsOf(props)('external_url')}
          onChange={(external_url) => onChange({ external_url: external_url.trim() })}
        />
      </Place>
      {brochures.length > 0 && (
        <Place name="brochure_uuid" width="half">
          <SelectField
            label={t('brochure.field')}
            value={draft.brochure_uuid ?? ''}
            options={brochures.map(({ uuid, title }) => ({ value: uuid, label: title }))}
            onChange={(uuid) => onChange({ brochure_uuid: uuid || null })}
          />
        </Place>
      )}
    </>
  );
}
