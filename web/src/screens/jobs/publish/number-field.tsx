import { digitsOf } from '../../../ui/field/digits-of.ts';
import { TextField } from '../../../ui/field/text-field.tsx';

interface NumberFieldProps {
  label: string;
  value: number | null;
  max: number;
  /** Unit, at the end of the field. */
  end?: string;
  disabled?: boolean;
  error?: string | undefined;
  onChange: (value: number | null) => void;
}

/** A whole number from 1 to `max`; anything else is not taken, so that no wheel or letter changes it by mistake. */
export function NumberField({ label, value, max, end, disabled, error, onChange }: NumberFieldProps) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={value === null ? '' : String(value)}
      disabled={disabled}
      error={error}
      end={end && <span style={{ paddingRight: 12, color: 'var(--ink-2)', whiteSpace: 'nowrap' }}>{end}</span>}
      onChange={(text) => {
        const digits = digitsOf(text).slice(0, String(max).length);
        onChange(digits === '' || Number(digits) === 0 ? null : Math.min(max, Number(digits)));
      }}
    />
  );
}
