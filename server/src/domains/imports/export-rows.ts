import * as contract from '@qinghe/contract/imports/import.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { jobImport as texts } from '@qinghe/contract/texts/job-import.ts';
import { type Locale, say } from '@qinghe/contract/texts/say.ts';
import { memberRead } from '../../http/read.ts';
import { route } from '../../http/route.ts';
import { requireFound } from '../../refusals.ts';
import { chinaDay, dayAfter } from '../../time/china-day.ts';
import { storeExport } from '../files/index.ts';
import { readChoices } from './choices.ts';
import { exampleOf, fieldsOf, headOf, type ImportField } from './columns.ts';
import { findImport, readProblems } from './import-queries.ts';
import { valuesIn } from './values.ts';

/** Until when the job of the example is open, from the day on which it is asked for. */
const EXAMPLE_DAYS = 60;

/**
 * The head that an import reads, and a row of examples, which it leaves out; on a second sheet the values that columns may hold,
 * one below the other, so that nothing there reads like a head.
 * @throws AppError 429 after twenty in an hour
 */
export const importTemplate = route(contract.importTemplate, 'job.import_exported', async (context, { kind }) => {
  const { db, locale, now } = memberRead(context);
  const choices = await readChoices(db, kind, locale);
  const exampleIn = (field: ImportField) =>
    field === 'deadline' ? dayAfter(chinaDay(now), EXAMPLE_DAYS) : exampleOf(field, kind, locale);
  return storeExport(context, {
    audit: 'job.import_exported',
    title: say(texts, 'sheet.template', locale),
    head: headsOf(kind, locale),
    rows: [fieldsOf(kind).map(exampleIn)],
    more: {
      title: say(texts, 'sheet.values', locale),
      head: [say(texts, 'values.column', locale), say(texts, 'values.value', locale)],
      rows: fieldsOf(kind).flatMap((field) =>
        (choices.get(field) ?? []).map(({ name }) => [headOf(field, locale), name]),
      ),
    },
    cut: false,
  });
});

/** Rows that are wrong, to be corrected and handed in again. @throws AppError 40401, 429 after twenty in an hour */
export const exportProblems = route(contract.exportProblems, 'job.import_exported', async (context, { uuid }) => {
  const { db, member, locale } = memberRead(context);
  const { companyUuid, accountUuid } = member;
  const found = requireFound(await findImport(db, companyUuid, accountUuid, uuid));
  const { kind } = found;
  const valuesOf = valuesIn(found);
  const rows = await readProblems(db, companyUuid, uuid, { only: 'wrong', limit: contract.MAX_IMPORT_ROWS });
  return storeExport(context, {
    audit: 'job.import_exported',
    title: say(texts, 'sheet.problems', locale),
    head: [say(texts, 'head.row', locale), say(texts, 'head.problems', locale), ...headsOf(kind, locale)],
    rows: rows.map(({ row, cells, mended, problems }) => {
      const values = valuesOf(cells, mended);
      return [
        row,
        problems.map(({ field, message }) => `${nameOf(field, kind, locale)}: ${message}`).join('\n'),
        ...fieldsOf(kind).map((field) => values[field] ?? ''),
      ];
    }),
    cut: false,
  });
});

const headsOf = (kind: JobKind, locale: Locale): string[] => fieldsOf(kind).map((field) => headOf(field, locale));

const nameOf = (field: string, kind: JobKind, locale: Locale): string => {
  const known = fieldsOf(kind).find((one) => one === field);
  return known ? headOf(known, locale) : field;
};
