import type { FieldPath, FieldValues } from 'react-hook-form';
import type { ApiForm } from './api-form.ts';

/** A group of a form's fields as a form of its own, for fields that stand in several forms. */
export function partOf<Values extends FieldValues, Name extends keyof Values & string>(
  form: ApiForm<Values>,
  name: Name,
): ApiForm<Values[Name]> {
  return {
    ...form,
    values: form.values[name],
    field: ((field: string) => form.field(`${name}.${field}` as FieldPath<Values>)) as ApiForm<Values[Name]>['field'],
  };
}
