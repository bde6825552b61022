import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './field.module.css';

export interface SelectFieldProps {
  label: string;
  /** '' is nothing chosen. */
  value: string;
  options: { value: string; label: string }[];
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** One of a few, by the system's own select. */
export function SelectField({ label, value, options, error, onChange }: SelectFieldProps) {
  const { t } = useTranslation('common');
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={error ? `${styles.frame} ${styles.wrong}` : styles.frame}>
        <select
          id={id}
          className={styles.input}
          value={value}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          <option value="">{t('choose')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
      {error && <p className={styles.error}>{error}</p>}
    </div>
  );
}
