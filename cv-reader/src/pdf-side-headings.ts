import { kindByWords } from './headings.ts';
import { type Chunk, chunkRows, type Row, rowsOf, textOf } from './pdf-rows.ts';

/** Farther apart, two lines at the left are two headings, in ems. */
const LINE = 1.8;

/** Against the room between two lines. */
const SECTION_GAP = 1.25;

/** Far more than a page has; of a page made to be slow nobody needs the headings. */
export const MAX_LABELS = 200;

/** Headings in a column of their own at the left of the page, and what stands above them. */
export type SideHeadings = { above: Chunk[]; rows: Row[] };

/**
 * Finds headings that stand beside their sections, at the left of all of them, as the first cells of a table or in the
 * margin. Gives the rows with each heading, put together of its lines, above its section; null for any other page, and for
 * a form whose labels stand in the middle of their cells.
 */
export function sideHeadings(chunks: Chunk[]): SideHeadings | null {
  const edge = contentEdge(chunks);
  if (edge === undefined) return null;
  const tops = chunks.filter((chunk) => isAt(chunk, edge)).map(({ baseline, size }) => baseline - LEVEL * size);
  const top = tops.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY);
  const beside = chunks.filter(({ baseline }) => baseline >= top);
  const side = beside.filter(({ left }) => left < edge - 3).sort((one, other) => one.baseline - other.baseline);
  if (side.length > MAX_LABELS || side.some((chunk) => chunk.right > edge || !isLabel(chunk))) return null;
  const content = chunkRows(beside.filter(({ left }) => left >= edge - 3));
  const beginning = rowsApart(content);
  const headings = groupsOf(side, beginning);
  const known = headings.filter((group) => kindByWords(headingText(group)) !== null).length;
  if (headings.length < 3 || known < headings.length / 2) return null;
  const starts = headings.map(([first]) => content.findIndex(([chunk]) => chunk && first && reaches(chunk, first)));
  const isFirst = ([heading]: Chunk[], at: number) => {
    const row = content[starts[at] ?? -1];
    return row?.[0] !== undefined && heading !== undefined && beginning.includes(row) && reaches(heading, row[0]);
  };
  const margin = headings[0]?.[0]?.left ?? 0;
  if (!headings.every((group, at) => isFirst(group, at) && Math.abs((group[0]?.left ?? 0) - margin) < 3)) return null;
  return {
    above: chunks.filter(({ baseline }) => baseline < top),
    rows: headings.flatMap((group, at) => [
      oneLine(group),
      ...content.slice(starts[at], starts[at + 1]).flatMap((row) => rowsOf(row.flatMap(({ runs }) => runs))),
    ]),
  };
}

/** Where the sections begin: the leftmost place, right of the margin, at which several rows do. */
export function contentEdge(chunks: Chunk[]): number | undefined {
  const margin = chunks.reduce((least, { left }) => Math.min(least, left), Number.POSITIVE_INFINITY);
  const right = chunks.filter(({ left, size }) => left > margin + 2 * size).map(({ left }) => left);
  const sorted = right.sort((one, other) => one - other);
  return sorted.find((left, at) => (sorted[at + ROWS_OF_AN_EDGE - 1] ?? Number.POSITIVE_INFINITY) - left < 1.5);
}

/** Fewer begin at one place by chance. */
const ROWS_OF_AN_EDGE = 4;

const isAt = ({ left }: Chunk, edge: number): boolean => Math.abs(left - edge) < 3;

/** Few words, and none of those that stand in a cell of its own for another reason: dates, places, labels of values. */
export const isLabel = (chunk: Chunk): boolean => {
  const text = textOf(chunk).trim();
  return text.length <= (/\p{Script=Han}/u.test(text) ? 12 : 28) && !/[\d@:：。；;，,]|^[•●·]/u.test(text);
};

/** The lines of each heading: another one begins farther below, or where its own section does. */
export function groupsOf(side: Chunk[], beginning: Chunk[][]): Chunk[][] {
  const groups: Chunk[][] = [];
  for (const chunk of side) {
    const above = groups.at(-1)?.at(-1);
    const isNear = above !== undefined && chunk.baseline - above.baseline < LINE * chunk.size;
    const opens = beginning.some(([first]) => first && reaches(first, chunk) && reaches(chunk, first));
    if (isNear && !opens) groups.at(-1)?.push(chunk);
    else groups.push([chunk]);
  }
  return groups;
}

export const headingText = (group: Chunk[]): string =>
  group.map((chunk) => textOf(chunk).trim()).reduce((text, word) => text + blankBetween(text, word) + word);

const blankBetween = (before: string, after: string): string =>
  /\p{Script=Han}$/u.test(before) && /^\p{Script=Han}/u.test(after) ? '' : ' ';

/** The first line of a section is level with its heading, but for what their sizes and margins differ by, in ems. */
const LEVEL = 0.8;
const reaches = (chunk: Chunk, heading: Chunk): boolean => chunk.baseline > heading.baseline - LEVEL * heading.size;

/** Above a section is more room than between its lines: elsewhere the label is in the middle of its cell. */
function rowsApart(rows: Chunk[][]): Chunk[][] {
  const gaps = rows.slice(1).map((row, index) => baseline(row) - baseline(rows[index]));
  const line = gaps.reduce((least, gap) => Math.min(least, gap), Number.POSITIVE_INFINITY);
  return rows.filter((_, at) => at === 0 || (gaps[at - 1] ?? 0) > SECTION_GAP * line);
}

const baseline = (row: Chunk[] | undefined): number => row?.[0]?.baseline ?? 0;

/** Its lines one behind the other, in a font of their own: what stands at the right is no heading, however it is set. */
export function oneLine(group: Chunk[]): Row {
  const [first] = group as [Chunk];
  let right = first.left;
  const runs = group.flatMap((chunk, at) => {
    const before = at === 0 ? '' : blankBetween(headingText(group.slice(0, at)), textOf(chunk));
    const moved = right + (before === '' ? 0 : 0.3 * chunk.size) - chunk.left;
    right = chunk.right + moved;
    return chunk.runs.map((run) => ({
      ...run,
      x: run.x + moved,
      baseline: first.baseline,
      font: `${run.font} beside`,
    }));
  });
  return { runs, baseline: first.baseline, size: first.size };
}
