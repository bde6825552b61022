import { useTranslation } from '../../lib/i18n/use-translation.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldProps, FieldShell } from './field-shell.tsx';

export interface Option {
  value: string;
  label: string;
}

/** '' is nothing chosen. */
export interface SelectFieldProps extends FieldProps<string> {
  options: readonly Option[];
}

/** One of a few, by the system's own select. Closed until its options are there. */
export function SelectField({
  label,
  value,
  options,
  hint,
  error,
  disabled,
  name,
  onChange,
  onBlur,
}: SelectFieldProps) {
  const { t } = useTranslation('common');
  const isClosed = disabled || options.length === 0;
  return (
    <FieldShell label={label} hint={hint} error={error} disabled={isClosed}>
      {(control) => (
        <FieldFrame error={error}>
          <select
            {...control}
            className={value ? styles.select : `${styles.select} ${styles.unchosen}`}
            name={name}
            value={value}
            disabled={isClosed}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={onBlur}
          >
            <option value="">{t('choose')}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </FieldFrame>
      )}
    </FieldShell>
  );
}
