import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { MultiSelect, Select, TagsInput } from '@mantine/core';
import { limits } from '@qinghe/contract/limits.ts';
import { useState } from 'react';
import { useLocations } from '../../../domains/dict/api/get-options.ts';
import { useAddresses, useMajorNames } from '../../../domains/dict/api/suggestions.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { scrolling, wrapperOf } from '../../../ui/field/library-field.tsx';
import { SuggestField } from '../../../ui/field/suggest-field.tsx';
import { type Suggestions, suggesting } from '../../../ui/field/suggestions.ts';

/** What is typed is found, and Enter takes the first; a field that only has the focus shows its error, not its list. */
const found = { ...scrolling, searchable: true, selectFirstOptionOnChange: true, openOnFocus: false } as const;

interface Category {
  code: string;
  name: string;
  name_en: string;
}

interface CategoryFieldProps {
  value: string;
  categories: (Category & { children: Category[] })[];
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Two levels: groups and what is in them, found by typing. */
export function CategoryField({ value, categories, error, onChange }: CategoryFieldProps) {
  const { t, i18n } = useTranslation('jobs');
  const nameOf = (category: Category) => (i18n.language === 'en' ? category.name_en : category.name);
  return (
    <Select
      {...found}
      {...wrapperOf({ label: t('field.category'), error, disabled: categories.length === 0 })}
      placeholder={t('field.choose')}
      clearable
      allowDeselect={false}
      value={value || null}
      nothingFoundMessage={t('field.nothing')}
      data={categories.map((parent) => ({
        group: nameOf(parent),
        items: parent.children.map((child) => ({ value: child.code, label: nameOf(child) })),
      }))}
      onChange={(code) => onChange(code ?? '')}
    />
  );
}

interface CitiesFieldProps {
  value: string[];
  error: string | undefined;
  onChange: (value: string[]) => void;
}

export function CitiesField({ value, error, onChange }: CitiesFieldProps) {
  const { t } = useTranslation('jobs');
  const { data } = useLocations();
  return (
    <MultiSelect
      {...found}
      {...wrapperOf({ label: t('field.cities'), error, disabled: !data })}
      placeholder={value.length === 0 ? t('field.citiesExample') : ''}
      hidePickedOptions
      maxValues={10}
      limit={60}
      value={value}
      nothingFoundMessage={t('field.nothing')}
      data={
        data?.provinces.map((province) => ({
          group: province.name,
          items: province.cities.map((city) => ({ value: city.code, label: city.name })),
        })) ?? []
      }
      onChange={onChange}
    />
  );
}

interface AddressFieldProps {
  value: string;
  /** GB/T 2260 codes; an address is looked for in the first. */
  cities: string[];
  error: string | undefined;
  onChange: (value: string) => void;
}

export function AddressField({ value, cities, error, onChange }: AddressFieldProps) {
  const { t } = useTranslation('jobs');
  return (
    <SuggestField
      label={t('field.address')}
      placeholder={t('field.addressExample')}
      value={value}
      error={error}
      maxLength={limits.address}
      suggestions={useAddresses(cities[0], value)}
      onChange={onChange}
    />
  );
}

type MajorsFieldProps = Omit<TagsFieldProps, 'options' | 'search'>;

/** Majors and classes of the catalogue by name or pinyin, and any others. */
export function MajorsField(props: MajorsFieldProps) {
  const [search, setSearch] = useState('');
  return (
    <TagsField {...props} options={[]} search={{ words: search, onChange: setSearch, ...useMajorNames(search) }} />
  );
}

interface TagsFieldProps {
  label: string;
  placeholder: string;
  value: string[];
  error: string | undefined;
  max: number;
  options: string[];
  /** Where the options are found by what is typed: then Enter takes the first. */
  search?: Suggestions & { words: string; onChange: (words: string) => void };
  onChange: (value: string[]) => void;
}

/** Short texts, each ended with Enter. */
export function TagsField({ label, placeholder, value, error, max, options, search, onChange }: TagsFieldProps) {
  return (
    <TagsInput
      {...scrolling}
      {...wrapperOf({ label, error })}
      placeholder={value.length < max ? placeholder : ''}
      value={value}
      maxTags={max}
      maxLength={100}
      data={options}
      // Questions hold commas of their own.
      splitChars={[]}
      acceptValueOnBlur
      {...(search && {
        searchValue: search.words,
        onSearchChange: search.onChange,
        ...suggesting(search),
      })}
      onChange={(tags) => onChange(tags.map((tag) => tag.trim()).filter(Boolean))}
    />
  );
}
