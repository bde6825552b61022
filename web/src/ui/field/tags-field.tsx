import { TagsInput } from '@mantine/core';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { FieldProps } from './field-shell.tsx';
import { LibraryField, list, wrapperOf } from './library-field.tsx';

interface TagsFieldProps extends FieldProps<string[]> {
  /** Most tags, and most characters of each. */
  max: number;
  maxLength: number;
  /** What may be meant; anything else can be typed too. */
  suggestions?: readonly string[];
  placeholder?: string;
}

/** Short texts of one's own, each ended with Enter. Commas end none: questions hold them. */
export function TagsField({
  value,
  max,
  maxLength,
  suggestions,
  placeholder,
  hint,
  onChange,
  ...field
}: TagsFieldProps) {
  const { t } = useTranslation('ui');
  return (
    <LibraryField>
      <TagsInput
        {...list}
        {...wrapperOf({ ...field, hint: hint ?? t('tags.hint', { count: value.length, max }) })}
        data={[...(suggestions ?? [])]}
        value={value}
        maxTags={max}
        maxLength={maxLength}
        placeholder={value.length < max ? (placeholder ?? '') : ''}
        splitChars={[]}
        acceptValueOnBlur
        onChange={(tags) => onChange(tags.map((tag) => tag.trim()).filter(Boolean))}
      />
    </LibraryField>
  );
}
