import { Autocomplete } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from './field-shell.tsx';
import { LibraryField, list, wrapperOf } from './library-field.tsx';
import { type Suggestions, suggesting } from './suggestions.ts';

interface SuggestFieldProps extends FieldProps<string> {
  /** Anything else can be typed too. */
  suggestions: Suggestions;
  maxLength: number;
  placeholder?: string;
}

/** One line of text that is completed; Enter takes the first suggestion. */
export function SuggestField({
  value,
  suggestions,
  hint,
  onChange,
  maxLength,
  placeholder,
  ...field
}: SuggestFieldProps) {
  const { t } = useTranslation('ui');
  const completes = suggestions.found.some((suggestion) => suggestion !== value.trim());
  return (
    <LibraryField>
      <Autocomplete
        {...list}
        {...wrapperOf({ ...field, hint: hint ?? (completes ? t('combobox.enter') : undefined) })}
        {...suggesting(suggestions)}
        value={value}
        maxLength={maxLength}
        placeholder={placeholder ?? ''}
        onChange={onChange}
      />
    </LibraryField>
  );
}
