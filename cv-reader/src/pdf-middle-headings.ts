import { kindByWords } from './headings.ts';
import { type Chunk, chunkRows, type Row, rowsOf } from './pdf-rows.ts';
import {
  contentEdge,
  groupsOf,
  headingText,
  isLabel,
  MAX_LABELS,
  oneLine,
  type SideHeadings,
} from './pdf-side-headings.ts';

/**
 * A form whose labels stand in a narrow column, wrapped into lines of their own and centred beside their cells: 教育 above 经历
 * beside the three rows of a cell. A cell's rows reach as far above the middle of its label as below it, and cells follow
 * one another; where that comes out for all of them, gives each heading above its rows, and labels beside theirs. Null for
 * any other page.
 */
export function middleHeadings(chunks: Chunk[]): SideHeadings | null {
  const edge = contentEdge(chunks);
  if (edge === undefined) return null;
  const content = chunkRows(chunks.filter(({ left }) => left >= edge - 3));
  const labels = chunks.filter(({ left, right }) => left < edge - 3 && right <= edge).filter(isLabel);
  const groups = groupsOf(
    labels.sort((one, other) => one.baseline - other.baseline),
    [],
  );
  const isKnown = (group: Chunk[]) => kindByWords(headingText(group)) !== null;
  const isWrapped = groups.some((group) => group.length > 1 && isKnown(group));
  if (!isWrapped || labels.length > MAX_LABELS || groups.filter(isKnown).length < MIN_KNOWN) return null;

  const cells = cellsBeside(groups, content);
  if (cells === null) return null;
  const used = new Set([...labels, ...cells.flat(2)]);
  const above = chunks.filter((chunk) => !used.has(chunk));
  const top = Math.min(...[...used].map(({ baseline }) => baseline));
  if (above.some(({ baseline }) => baseline >= top)) return null;
  return {
    above,
    rows: groups.flatMap((group, at) => {
      const rows = cells[at] ?? [];
      if (isKnown(group) && group.length + rows.length > 2) return [oneLine(group), ...rows.flatMap(asRows)];
      const [first = [], ...others] = rows;
      return [...asRows([...group, ...first]), ...others.flatMap(asRows)];
    }),
  };
}

const MIN_KNOWN = 3;
/** Half a line, in ems: by so much the middle of a cell may miss that of its label. */
const MISS = 0.8;

const asRows = (row: Chunk[]): Row[] => rowsOf(row.flatMap(({ runs }) => runs));

/** The rows of each label's cell, from top to bottom; null where some do not come out. */
function cellsBeside(groups: Chunk[][], content: Chunk[][]): Chunk[][][] | null {
  const cells: Chunk[][][] = [];
  let next = content.findIndex((row) => baselineOf(row) >= baselineOf(groups[0]) - MISS * (groups[0]?.[0]?.size ?? 0));
  for (const group of groups) {
    const size = group[0]?.size ?? 0;
    const middle = (baselineOf(group) + baselineOf(group.slice(-1))) / 2;
    const misses = content
      .slice(next)
      .map((row) => Math.abs((baselineOf(content[next]) + baselineOf(row)) / 2 - middle) / size);
    const least = Math.min(...misses);
    if (next < 0 || misses.length === 0 || least > MISS) return null;
    const last = next + misses.indexOf(least);
    cells.push(content.slice(next, last + 1));
    next = last + 1;
  }
  return next === content.length ? cells : null;
}

const baselineOf = (row: Chunk[] | undefined): number => row?.[0]?.baseline ?? 0;
