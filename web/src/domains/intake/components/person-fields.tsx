import { degrees } from '@qinghe/contract/dict/endpoints.ts';
import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { type getCvFile, type SuggestedField, suggestedFields } from '@qinghe/contract/intake/people.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useEffect, useRef } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { degreeName } from '../../../lib/i18n/degree-name.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { ApiForm } from '../../../ui/form/api-form.ts';
import styles from './person-fields.module.css';

export type PersonValues = Record<SuggestedField, string>;

type Found = OutputOf<typeof getCvFile>;

export const noPerson = Object.fromEntries(suggestedFields.map((name) => [name, ''])) as PersonValues;

/** As the call takes it: what is left empty was not said. */
export const candidateIn = ({ degree, graduation_month, ...texts }: PersonValues) => ({
  ...texts,
  degree: (degree || null) as (typeof degrees)[number] | null,
  graduation_month: graduation_month || null,
});

/** What of a form these fields need; its values hold more. */
interface WithPerson extends FieldValues {
  candidate: PersonValues;
  note: string;
}

/** Puts what a CV says into fields that nobody has typed in, once it is read. */
export function useFromCv<Values extends WithPerson>(form: ApiForm<Values>, found: Found | undefined): void {
  const done = useRef<string>(undefined);
  useEffect(() => {
    if (!found || found.is_reading || done.current === found.uuid) return;
    done.current = found.uuid;
    for (const name of suggestedFields) {
      const path = `candidate.${name}` as FieldPath<Values>;
      const value = found.suggested[name];
      if (value !== '' && form.values.candidate[name] === '')
        form.field(path).onChange(value as FieldPathValue<Values, typeof path>);
    }
  });
}

/** Who somebody is; what stands there as a CV says it asks to be looked at. */
export function PersonFields<Values extends WithPerson>({
  form,
  found,
}: {
  form: ApiForm<Values>;
  found: Found | undefined;
}) {
  const { t } = useTranslation('intake');
  const of = (name: SuggestedField) => {
    const read = found?.suggested[name] ?? '';
    const field = form.field(`candidate.${name}` as FieldPath<Values>);
    const isRead = read !== '' && (field.value as string) === read;
    const doubt = found?.doubts[name];
    const hint = isRead ? t(doubt ? `doubt.${doubt}` : 'person.fromCv') : undefined;
    return { ...field, value: field.value as string, onChange: field.onChange as (value: string) => void, hint };
  };
  const note = form.field('note' as FieldPath<Values>);
  return (
    <>
      <div className={styles.fields}>
        <TextField label={t('person.name')} maxLength={limits.personName} {...of('name')} />
        <TextField label={t('person.phone')} inputMode="tel" maxLength={30} {...of('phone')} />
        <TextField label={t('person.email')} inputMode="email" maxLength={limits.email} {...of('email')} />
        <TextField label={t('person.school')} maxLength={limits.school} {...of('school')} />
        <SelectField
          label={t('person.degree')}
          options={degrees.map((code) => ({ value: code, label: degreeName(code) }))}
          {...of('degree')}
        />
        <TextField label={t('person.major')} maxLength={limits.major} {...of('major')} />
        <TextField label={t('person.graduation')} type="month" placeholder="2027-06" {...of('graduation_month')} />
        <TextField label={t('person.city')} maxLength={limits.cityName} {...of('city')} />
      </div>
      <TextArea
        label={t('person.note')}
        hint={t('person.noteHint')}
        rows={2}
        maxLength={limits.note}
        {...note}
        value={note.value as string}
        onChange={note.onChange as (value: string) => void}
      />
    </>
  );
}
