import { Autocomplete } from '@mantine/core';
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
  return (
    <LibraryField>
      <Autocomplete
        {...list}
        {...wrapperOf({ ...field, hint })}
        {...suggesting(suggestions)}
        value={value}
        maxLength={maxLength}
        placeholder={placeholder ?? ''}
        onChange={onChange}
      />
    </LibraryField>
  );
}
