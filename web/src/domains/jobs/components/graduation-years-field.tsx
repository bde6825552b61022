import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { FieldProps } from '../../../ui/field/field-shell.tsx';
import { MultiSelectField } from '../../../ui/field/multi-select-field.tsx';
import { graduationYears } from '../graduation-years.ts';

/** The years of those who are looked for, five at most. */
export function GraduationYearsField({ value, onChange, ...field }: FieldProps<number[]>) {
  const { t } = useTranslation('jobs');
  return (
    <MultiSelectField
      {...field}
      value={value.map(String)}
      options={graduationYears(value).map((year) => ({
        value: String(year),
        label: t('graduates', { year: String(year) }),
      }))}
      max={5}
      onChange={(chosen) => onChange(chosen.map(Number).sort())}
    />
  );
}
