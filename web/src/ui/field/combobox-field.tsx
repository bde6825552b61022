import { type ComboboxItem, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { FieldProps } from './field-shell.tsx';
import { LibraryField, list, wrapperOf } from './library-field.tsx';
import { Matched } from './matched.tsx';
import type { Option } from './select-field.tsx';

/** Options under the heading of their group. */
export interface OptionGroup {
  group: string;
  items: readonly Option[];
}

/** '' is nothing chosen. */
interface ComboboxFieldProps extends FieldProps<string> {
  options: readonly (Option | OptionGroup)[];
  placeholder?: string;
}

/**
 * One of many, found by typing; Enter takes the first match. Closed until its options are there: what was typed before
 * would find nothing and be lost.
 */
export function ComboboxField({ value, options, placeholder, onChange, hint, ...field }: ComboboxFieldProps) {
  const { t } = useTranslation('ui');
  const [search, setSearch] = useState('');
  return (
    <LibraryField>
      <Select
        {...list}
        {...wrapperOf({ ...field, hint })}
        data={mutable(options)}
        value={value || null}
        placeholder={placeholder ?? t('combobox.choose')}
        searchable
        clearable
        allowDeselect={false}
        disabled={field.disabled || options.length === 0}
        clearButtonProps={{ 'aria-label': t('combobox.clear') }}
        selectFirstOptionOnChange
        searchValue={search}
        nothingFoundMessage={t('combobox.nothing', { words: search })}
        renderOption={({ option }: { option: ComboboxItem }) => <Matched text={option.label} words={search} />}
        onSearchChange={setSearch}
        onChange={(chosen) => onChange(chosen ?? '')}
      />
    </LibraryField>
  );
}

/** The library writes its types without `readonly`, and changes nothing. */
export const mutable = (options: readonly (Option | OptionGroup)[]) =>
  options.map((option) => ('group' in option ? { ...option, items: [...option.items] } : option));
