import { setImmediate as breath } from 'node:timers/promises';
import type { JobDraft } from '@qinghe/contract/jobs/job.ts';
import { jobImport as texts } from '@qinghe/contract/texts/job-import.ts';
import { type Locale, say } from '@qinghe/contract/texts/say.ts';
import type { Trx } from '../../db/database.ts';
import { readPublishCheck } from '../jobs/index.ts';
import { columnsIn, type ImportField, missingIn } from './columns.ts';
import { type LockedImport, readLikes, saveReading } from './import-queries.ts';
import { type RowProblem, type RowReading, readRow } from './read-row.ts';
import { readReference } from './reference.ts';
import { type RowValues, unitsIn, valuesIn } from './values.ts';

/** Rows of one run: each run is one transaction, and asks for the next. A run that is killed is run again, whole. */
export const ROWS_A_RUN = 200;

interface RowToCheck {
  row: number;
  cells: readonly string[];
  mended: RowValues;
}

/**
 * Looks at rows of a sheet as the form looks at a draft, and keeps what there is to say of each. What was said of them before has
 * to be gone: a row would be its own twin.
 */
export async function checkRows(
  trx: Trx,
  found: LockedImport,
  rows: readonly RowToCheck[],
  { locale, now }: { locale: Locale; now: Date },
): Promise<(RowReading & { row: number })[]> {
  const { company_uuid: companyUuid, uuid, kind } = found;
  const reference = await readReference(trx, companyUuid);
  const likes = await readLikes(trx, companyUuid, uuid, kind);
  const columns = columnsIn(found.head, kind, found.columns);
  const missing = missingIn(columns, kind);
  const valuesOf = valuesIn(found);
  const hasOnePay = !columns.includes('pay_min') || !columns.includes('pay_max');
  const source = { kind, locale, reference, units: unitsIn(found), missing, hasOnePay };
  const readings = rows.map(({ row, cells, mended }) => ({ row, ...readRow(valuesOf(cells, mended), source) }));
  const check = await readPublishCheck(trx, [...new Set(readings.flatMap(({ read }) => read.cities))]);
  for (const { row, draft, read, problems } of readings) {
    // Two hundred long texts at a stretch would keep everybody else waiting.
    await breath();
    if (draft) problems.push(...likeness(draft, row, likes, locale));
    const wrong = new Set<string>(problems.filter(({ level }) => level === 'wrong').map(({ field }) => field));
    for (const { rule, level, field, words, message } of check(read, locale, now)) {
      if (rule !== 'required') problems.push({ level, field, words, message });
      else if (!isWrong(wrong, field)) problems.push({ level, field, words, message, ...ofColumn(missing, field) });
    }
  }
  await saveReading(
    trx,
    companyUuid,
    uuid,
    readings.map(({ read: _read, ...kept }) => kept),
  );
  return readings;
}

/** What cannot be read is not also missing; of pay both fields are one thing. */
const isWrong = (wrong: ReadonlySet<string>, field: string): boolean =>
  wrong.has(field) || (field === 'pay_min' && wrong.has('pay_max'));

const ofColumn = (missing: readonly ImportField[], field: string): Pick<RowProblem, 'of_column'> =>
  missing.some((one) => one === field) ? { of_column: true } : {};

/** Says that there is such a job already, and remembers this one for the rows below. */
function likeness(
  { title, cities }: JobDraft,
  row: number,
  { jobs, rows }: Awaited<ReturnType<typeof readLikes>>,
  locale: Locale,
): RowProblem[] {
  const key = `${title}|${cities.join(',')}`;
  const twin = rows.get(key);
  if (twin === undefined) rows.set(key, row);
  if (twin === undefined && !jobs.has(key)) return [];
  const message =
    twin === undefined ? say(texts, 'problem.there', locale) : say(texts, 'problem.twice', locale, { row: twin });
  return [{ level: 'advise', field: 'title', words: title, message }];
}
