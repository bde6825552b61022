import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { FieldProps } from '../../../ui/field/field-shell.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { useIntakeJobs } from '../api/cv-imports.ts';

/** A job that takes applications and that the person may decide on. */
export function JobField(field: Omit<FieldProps<string>, 'label' | 'hint'>) {
  const { t } = useTranslation('intake');
  const { data } = useIntakeJobs();
  const jobs = data?.items ?? [];
  return (
    <SelectField
      {...field}
      label={t('job.label')}
      hint={t(data && jobs.length === 0 ? 'job.none' : 'job.hint')}
      options={jobs.map(({ uuid, title, kind }) => ({
        value: uuid,
        label: t('job.of', { title, kind: t(`job.${kind}`) }),
      }))}
    />
  );
}
