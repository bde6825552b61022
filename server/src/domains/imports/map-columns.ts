import { cut } from '@qinghe/contract/cut.ts';
import * as contract from '@qinghe/contract/imports/mend.ts';
import type { JobField } from '@qinghe/contract/jobs/job.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { AppError } from '../../app-error.ts';
import { storableText } from '../../db/storable.ts';
import { write } from '../../http/write.ts';
import { requireFound } from '../../refusals.ts';
import { type ChosenColumn, columnsIn, fieldsOf, foldedHead, type ImportField } from './columns.ts';
import { findImport, type LockedImport, setImportColumns } from './import-queries.ts';
import { checkAgain, lockOpenImport } from './open-import.ts';
import { presentImport } from './present-import.ts';
import { HEAD, resetRows, saveWords } from './word-queries.ts';
import { requireWordRoom } from './word-room.ts';

/** A longer head is not remembered. */
const MAX_HEAD = 60;

/** @throws AppError 40401, 400 for a column or a field that there is none of, 40902 as `lockOpenImport`, and for two of one field */
export const mapColumns = write(
  contract.mapColumns,
  { audit: 'job.import_mapped' },
  async (call, { uuid, columns }) => {
    const { db, member } = call;
    const { companyUuid, accountUuid } = member;
    const found = await lockOpenImport(call, uuid);
    const said = columns.map(({ column, field }) => ({
      column: requireColumn(found, column),
      field: field === null ? null : requireField(found.kind, field),
      by: 'person' as const,
    }));
    const chosen = merged(found, said);
    requireOnce(columnsIn(found.head, found.kind, chosen), chosen);
    const heads = said.map(({ column, field }) => ({
      field: HEAD,
      word: storableText(foldedHead(found.head[column] ?? '')),
      shown: storableText(cut(found.head[column] ?? '', MAX_HEAD)),
      value: field ?? '',
    }));
    const kept = new Map(
      heads.filter(({ word }) => word !== '' && word.length <= MAX_HEAD).map((one) => [one.word, one]),
    );
    await requireWordRoom(db, companyUuid, kept.size);
    await saveWords(db, companyUuid, [...kept.values()]);
    await setImportColumns(db, companyUuid, uuid, chosen);
    await resetRows(db, companyUuid, uuid);
    await checkAgain(call, { ...found, columns: chosen });
    return presentImport(requireFound(await findImport(db, companyUuid, accountUuid, uuid)));
  },
);

/** What was said last of each column; a field that is given to a new one is taken from the one that had it. */
function merged({ head, kind, columns }: LockedImport, said: readonly ChosenColumn[]): ChosenColumn[] {
  const now = new Set(said.map(({ column }) => column));
  const fields = new Set(said.map(({ field }) => field).filter((field) => field !== null));
  const before = columns.filter(({ column, field }) => !now.has(column) && !(field !== null && fields.has(field)));
  const byHead = columnsIn(head, kind, [...before, ...said.map((one) => ({ ...one, field: null }))]);
  const given = byHead.flatMap((field, column): ChosenColumn[] =>
    field !== null && fields.has(field) && !before.some((one) => one.column === column)
      ? [{ column, field: null, by: 'person' }]
      : [],
  );
  return [...before, ...given, ...said];
}

function requireColumn({ head }: LockedImport, column: number): number {
  if (column >= head.length) throw new AppError(400, { field: 'columns', reason: 'import.noSuchColumn' });
  return column;
}

/** @throws AppError 400 for a field that no column of this kind can hold */
export function requireField(kind: JobKind, field: JobField): ImportField {
  const known = fieldsOf(kind).find((one) => one === field);
  if (!known) throw new AppError(400, { field: 'field', reason: 'import.noSuchField' });
  return known;
}

function requireOnce(columns: readonly (ImportField | null)[], chosen: readonly ChosenColumn[]): void {
  const fields = columns.filter((field) => field !== null);
  const isTwice = new Set(fields).size < fields.length;
  const isTold = new Set(chosen.map(({ column }) => column)).size < chosen.length;
  if (isTwice || isTold) throw new AppError(400, { field: 'columns', reason: 'import.fieldTwice' });
}
