import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { type ChosenColumn, chosenBefore, columnsIn, type ImportField } from './columns.ts';
import { nearFields } from './near-fields.ts';

/** Rows above the head, such as a title, are no jobs. */
const ABOVE_HEAD = 10;
/** A row that names fewer fields is no head. */
const MIN_NAMED = 3;

/** Where a head stands, and what is known and guessed of its columns. */
export interface FoundHead {
  at: number;
  head: string[];
  chosen: ChosenColumn[];
  /** What is known, and where nothing is, what the head is most like. */
  likely: (ImportField | null)[];
  /** It names the title and two more in words that are known. */
  isSure: boolean;
}

/**
 * The row of the head: of the first ten the one that names most in known words, the title among them; where there is none, in
 * words that are like them.
 */
export function findHead(
  rows: readonly string[][],
  kind: JobKind,
  remembered: ReadonlyMap<string, string>,
): FoundHead | undefined {
  const looked = rows.slice(0, ABOVE_HEAD).map((head, at) => {
    const chosen = chosenBefore(head, kind, remembered);
    const columns = columnsIn(head, kind, chosen);
    return { at, head, chosen, columns, named: countNamed(columns) };
  });
  const sure = best(looked.filter(({ columns, named }) => columns.includes('title') && named >= MIN_NAMED));
  const likelyOf = ({ head, columns, chosen }: (typeof looked)[number]) => {
    const near = nearFields(head, columns, kind, chosen);
    return columns.map((field, index) => field ?? near[index] ?? null);
  };
  if (sure) return { ...sure, likely: likelyOf(sure), isSure: true };
  const guessed = looked.map((one) => {
    const likely = likelyOf(one);
    return { ...one, likely, named: countNamed(likely) };
  });
  const found = best(guessed.filter(({ named }) => named >= MIN_NAMED));
  return found && { ...found, isSure: false };
}

const countNamed = (columns: readonly (ImportField | null)[]): number =>
  columns.filter((field) => field !== null).length;

const best = <Row extends { named: number }>(rows: readonly Row[]): Row | undefined =>
  rows.reduce<Row | undefined>((most, row) => (most && most.named >= row.named ? most : row), undefined);
