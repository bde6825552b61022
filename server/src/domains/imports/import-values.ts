import * as contract from '@qinghe/contract/imports/mend.ts';
import { read } from '../../http/read.ts';
import { readChoices } from './choices.ts';
import { fieldsOf, headOf } from './columns.ts';

export const listImportValues = read(contract.listImportValues, async ({ db, locale }, { kind }) => {
  const choices = await readChoices(db, kind, locale);
  return {
    fields: fieldsOf(kind).map((field) => ({ field, name: headOf(field, locale) })),
    lists: fieldsOf(kind).flatMap((field) => {
      const values = choices.get(field);
      return values ? [{ field, values: [...values] }] : [];
    }),
  };
});
