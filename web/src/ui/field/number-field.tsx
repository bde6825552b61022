import type { KeyboardEvent } from 'react';
import { digitsOf } from './digits-of.ts';
import type { FieldProps } from './field-shell.tsx';
import { TextField } from './text-field.tsx';

interface NumberFieldProps extends FieldProps<number | null> {
  min?: number;
  max?: number;
  /** What ↑ and ↓ add and take away. */
  step?: number;
  /** At the end of the field: `天/周`. */
  unit?: string;
  placeholder?: string;
}

/** Digits that a number keeps exactly. */
const MAX_DIGITS = 12;

/** A whole number. Only digits are taken, no wheel changes it, and what is out of range is left for the error to say. */
export function NumberField({ value, onChange, min = 0, max, step = 1, unit, ...field }: NumberFieldProps) {
  const move = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction) return;
    event.preventDefault();
    onChange(Math.min(max ?? Number.MAX_SAFE_INTEGER, Math.max(min, (value ?? min - direction) + direction * step)));
  };
  return (
    <TextField
      {...field}
      inputMode="numeric"
      end={unit}
      value={value === null ? '' : String(value)}
      onKeyDown={move}
      onChange={(text) => {
        const digits = digitsOf(text).slice(0, MAX_DIGITS);
        onChange(digits === '' ? null : Number(digits));
      }}
    />
  );
}
