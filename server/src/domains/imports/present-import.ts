import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { getImport, ImportColumn, ImportValue, JobImport } from '@qinghe/contract/imports/import.ts';
import { SHOWN_PROBLEM_ROWS, SHOWN_WORDS } from '@qinghe/contract/imports/import.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import type { Reader } from '../../db/database.ts';
import { readRoom } from '../jobs/index.ts';
import { folded } from './cells.ts';
import { type Choices, readChoices } from './choices.ts';
import { columnsIn, missingIn } from './columns.ts';
import { type ImportRow, readProblems } from './import-queries.ts';
import { nearest } from './near.ts';
import { nearFields } from './near-fields.ts';
import { valuesIn } from './values.ts';
import { readMappedWords, readUnknownWords, type WordRows } from './word-queries.ts';

/** Values that are offered for a word. */
const OFFERED = 3;

type Detail = OutputOf<typeof getImport>;
type Conversation = Pick<Detail, 'unknown' | 'unknown_words' | 'mapped'>;
interface Reading {
  companyUuid: string;
  accountUuid: string;
  locale: Locale;
}

/** An import with how far it is. */
export function presentImport({ head, columns, created_at, ...row }: ImportRow): JobImport {
  const unread = columnsOf(head, row.kind, columns).filter(({ head: text, by }) => text !== '' && by === null);
  return { ...row, wrong: row.checked - row.ready, unread_columns: unread.map(({ head: text }) => text), created_at };
}

/** With all that is asked about it, and the rows that have problems. */
export async function presentDetail(reader: Reader, row: ImportRow, { companyUuid, accountUuid, locale }: Reading) {
  const { uuid, kind, head, columns } = row;
  const [rows, words, room] = await Promise.all([
    readProblems(reader, companyUuid, uuid, { only: 'own', limit: SHOWN_PROBLEM_ROWS }),
    // While rows are looked at they change with each second, and nobody can answer.
    row.state === 'checked' ? presentWords(reader, companyUuid, row, locale) : NO_WORDS,
    readRoom(reader, companyUuid, { kind, ownerUuid: accountUuid }),
  ]);
  const valuesOf = valuesIn({ head, kind, columns });
  return {
    ...presentImport(row),
    columns: columnsOf(head, kind, columns),
    missing: missingIn(columnsIn(head, kind, columns), kind),
    ...words,
    room,
    problems: rows.map(({ row: number, cells, mended, problems }) => {
      const values = valuesOf(cells, mended);
      const broken = new Set(problems.map(({ field }) => field));
      return {
        row: number,
        title: values.title ?? '',
        problems,
        cells: Object.fromEntries([...broken].map((field) => [field, (values as Record<string, string>)[field] ?? ''])),
      };
    }),
  };
}

const NO_WORDS: Conversation = { unknown: [], unknown_words: 0, mapped: [] };

async function presentWords(
  reader: Reader,
  companyUuid: string,
  { uuid, kind }: ImportRow,
  locale: Locale,
): Promise<Conversation> {
  const [unknown, mapped, choices] = await Promise.all([
    readUnknownWords(reader, companyUuid, uuid, SHOWN_WORDS),
    readMappedWords(reader, companyUuid, uuid, SHOWN_WORDS),
    readChoices(reader, kind, locale),
  ]);
  return {
    unknown: unknown.words.map((word) => ({ ...word, near: nearTo(word, choices) })),
    unknown_words: unknown.all,
    mapped: mapped.map((word) => ({
      ...word,
      name: choices.get(word.field)?.find(({ value }) => value === word.value)?.name ?? word.value,
    })),
  };
}

const nearTo = ({ field, word }: WordRows, choices: Choices): ImportValue[] =>
  nearest(word, choices.get(field) ?? [], ({ name }) => [folded(name)], OFFERED);

function columnsOf(head: readonly string[], kind: JobKind, chosen: ImportRow['columns']): ImportColumn[] {
  const fields = columnsIn(head, kind, chosen);
  const near = nearFields(head, fields, kind, chosen);
  return head.map((text, column) => {
    const field = fields[column] ?? null;
    const said = chosen.find((one) => one.column === column);
    return { column, head: text, field, by: said?.by ?? (field === null ? null : 'head'), near: near[column] ?? null };
  });
}
