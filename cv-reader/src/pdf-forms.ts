import { headingOf } from './headings.ts';
import { type Chunk, textOf } from './pdf-rows.ts';

/**
 * In a form (表格简历) the label of a tall cell is centred beside it, so that by height alone it would be read in the
 * middle of the cell's text. Gives the rows with such labels moved above their cells; all other pages come back as
 * they were. A cell reaches as far below its label's middle as above it, and cells follow one another: where that
 * does not come out, the labels stand at the top of their cells and nothing moves.
 */
export function withLabelsFirst(rows: Chunk[][]): Chunk[][] {
  const headings = rows.flatMap((row, at) => (isHeading(row[0]) ? [at] : []));
  if (headings.length < 2) return rows;
  const edge = Math.max(...headings.map((at) => rows[at]?.[0]?.right ?? 0));
  const labels = rows.flatMap((row, at) => (row[0] && row[0].left < edge ? [at] : []));
  const start = labels.find((at) => (rows[at]?.[0]?.right ?? 0) <= edge + 2 && (rows[at]?.length ?? 0) > 1) ?? 0;
  const column = labels.filter((at) => at >= start);
  if (column.some((at) => (rows[at]?.[0]?.right ?? 0) > edge + 2)) return rows;

  const result = rows.slice(0, start);
  let done = start;
  for (const [place, at] of column.entries()) {
    const last = cellEnd(rows, done, at);
    if (last === null || last >= (column[place + 1] ?? rows.length) || !standsApart(rows, done, at, last)) return rows;
    result.push(...(at === done ? rows.slice(done, last + 1) : labelFirst(rows, done, at, last)));
    done = last + 1;
  }
  return [...result, ...rows.slice(done)];
}

function labelFirst(rows: Chunk[][], first: number, at: number, last: number): Chunk[][] {
  const [label, ...beside] = rows[at] ?? [];
  const middle = beside.length > 0 ? [beside] : [];
  return [label ? [label] : [], ...rows.slice(first, at), ...middle, ...rows.slice(at + 1, last + 1)];
}

/** Above a cell there is more room than between its lines; without that, labels are at the top and cells are guessed. */
function standsApart(rows: Chunk[][], first: number, at: number, last: number): boolean {
  if (at === first || first === 0) return true;
  const inside = rows.slice(first, last + 1).filter((row, index) => index + first !== at || row.length > 1);
  const gaps = inside.slice(1).map((row, index) => baseline(row) - baseline(inside[index]));
  const above = baseline(rows[first]) - baseline(rows[first - 1]);
  return gaps.length === 0 || above > 1.1 * Math.min(...gaps);
}

function baseline(row: Chunk[] | undefined): number {
  return row?.[0]?.baseline ?? 0;
}

function isHeading(chunk: Chunk | undefined): boolean {
  return chunk !== undefined && headingOf(textOf(chunk))?.contentStart === null;
}

/** The last row of the cell that starts with row `first` and whose label is centred on row `at`. */
function cellEnd(rows: Chunk[][], first: number, at: number): number | null {
  const wanted = 2 * middle(rows[at]) - edgeBetween(rows, first - 1);
  let best: number | null = null;
  let bestMiss = 1.1 * (rows[at]?.[0]?.size ?? 10);
  for (let last = at; last < rows.length; last++) {
    const miss = Math.abs(edgeBetween(rows, last) - wanted);
    if (miss < bestMiss) [best, bestMiss] = [last, miss];
  }
  return best;
}

/** Half way between a row and the next one; outside of the first and the last row, half a line away. */
function edgeBetween(rows: Chunk[][], at: number): number {
  const above = rows[at];
  const below = rows[at + 1];
  if (above && below) return (middle(above) + middle(below)) / 2;
  return above ? middle(above) + (above[0]?.size ?? 10) : middle(below) - (below?.[0]?.size ?? 10);
}

function middle(row: Chunk[] | undefined): number {
  return row?.[0] ? row[0].baseline - 0.35 * row[0].size : 0;
}
