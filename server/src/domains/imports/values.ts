import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { type ChosenColumn, columnsIn, type ImportField, unitOf } from './columns.ts';

/** What a row says of each field: what was typed anew, else what stands in the column. */
export type RowValues = Partial<Record<ImportField, string>>;

interface Source {
  head: readonly string[];
  kind: JobKind;
  columns: readonly ChosenColumn[];
}

/** Makes the function that gathers the values of a row of this sheet. */
export function valuesIn({ head, kind, columns }: Source) {
  const fields = columnsIn(head, kind, columns);
  return (cells: readonly string[], mended: RowValues = {}): RowValues => ({
    ...Object.fromEntries(fields.flatMap((field, index) => (field === null ? [] : [[field, cells[index] ?? '']]))),
    ...mended,
  });
}

/** Units that heads of columns say, for figures without one of their own. */
export const unitsIn = ({ head, kind, columns }: Source): RowValues =>
  Object.fromEntries(
    columnsIn(head, kind, columns).flatMap((field, index) =>
      field === null ? [] : [[field, unitOf(head[index] ?? '')]],
    ),
  );
