import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { formatYuan, parseYuan } from '../money/yuan.ts';
import type { FieldProps } from './field-shell.tsx';
import { TextField } from './text-field.tsx';

interface MoneyFieldProps extends FieldProps<number | null> {
  placeholder?: string;
}

/**
 * Yuan with two decimals; its value is whole fen, null when empty. What is no amount stays as it was typed, says so, and
 * has the value NaN, which no schema lets through.
 */
export function MoneyField({ value, onChange, onBlur, hint, error, ...field }: MoneyFieldProps) {
  const { t, i18n } = useTranslation('ui');
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null && typed.trim() !== '' && parseYuan(typed) === null;
  return (
    <TextField
      {...field}
      inputMode="decimal"
      start="¥"
      hint={hint ?? t('money.hint')}
      error={wrong ? t('money.wrong') : error}
      value={typed ?? (value === null || Number.isNaN(value) ? '' : formatYuan(value, i18n.language))}
      onChange={(text) => {
        setTyped(text);
        onChange(text.trim() === '' ? null : (parseYuan(text) ?? Number.NaN));
      }}
      onBlur={() => {
        if (!wrong) setTyped(null);
        onBlur?.();
      }}
    />
  );
}
