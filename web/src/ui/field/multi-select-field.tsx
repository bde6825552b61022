import { MultiSelect } from '@mantine/core';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { mutable, type OptionGroup } from './combobox-field.tsx';
import type { FieldProps } from './field-shell.tsx';
import { LibraryField, list, wrapperOf } from './library-field.tsx';
import type { Option } from './select-field.tsx';

interface MultiSelectFieldProps extends FieldProps<string[]> {
  options: readonly (Option | OptionGroup)[];
  max: number;
  placeholder?: string;
}

/** How many options are drawn at a time; typing finds the others. */
const SHOWN_OPTIONS = 60;

/** Several of many, found by typing, in the order in which they were chosen. */
export function MultiSelectField({
  value,
  options,
  max,
  placeholder,
  hint,
  onChange,
  ...field
}: MultiSelectFieldProps) {
  const { t } = useTranslation(['ui', 'common']);
  return (
    <LibraryField>
      <MultiSelect
        {...list}
        {...wrapperOf({ ...field, hint: hint ?? t('multi.count', { count: value.length, max }) })}
        data={mutable(options)}
        value={value}
        maxValues={max}
        limit={SHOWN_OPTIONS}
        disabled={field.disabled || options.length === 0}
        placeholder={value.length === 0 ? (placeholder ?? t('common:choose')) : ''}
        searchable
        hidePickedOptions
        selectFirstOptionOnChange
        nothingFoundMessage={t('combobox.empty')}
        onChange={onChange}
      />
    </LibraryField>
  );
}
