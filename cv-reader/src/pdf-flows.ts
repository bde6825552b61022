import { headingOf } from './headings.ts';
import type { LooseLine } from './lines.ts';
import type { Row } from './pdf-rows.ts';

type Flow = Required<Pick<LooseLine, 'block'>> & Pick<LooseLine, 'follows'>;
/** Where the text of a region stands, in points from the top left corner of its page. */
type Area = { left: number; right: number; top: number; bottom: number };

/** Left edges as far apart as an indent and a bullet are still those of one column. */
const INDENT = 40;

/**
 * The block of each region of a page, and the one it goes on from: a region at the top goes on with the column that ends
 * the page before at the same place, any other with what stands right above it.
 */
export function flowsOf(regions: Row[][], previous: LooseLine[]): Flow[] {
  const areas = regions.map(areaOfRows);
  const ends = columnsAtFoot(previous);
  let next = previous.reduce((most, { block }) => Math.max(most, block), -1) + 1;
  const flows: Flow[] = [];
  for (const [at, area] of areas.entries()) {
    const above = areas.slice(0, at).map((other, place) => ({ area: other, at: place }));
    const isTop = above.every((other) => !isBelow(area, other.area));
    const ended = isTop ? nearest(area, ends) : undefined;
    if (ended && flows.every(({ block }) => block !== ended.block)) flows.push({ block: ended.block });
    // A page without columns goes on where the widest column of the page before it ended.
    else if (regions.length === 1 && previous.length > 0) flows.push({ block: mainBlock(previous) });
    else {
      const from = columnBefore(area, above, regions[at]) ?? regionAbove(area, above, regions);
      flows.push({ block: next++, ...(from !== undefined && { follows: flows[from]?.block }) });
    }
  }
  return flows;
}

type Place = { area: Area; at: number };

/**
 * The column at the left whose text goes on at the top of this one, as in a newspaper: both are as wide and end as low, and
 * this one does not open with a heading.
 */
function columnBefore(area: Area, above: Place[], rows: Row[] | undefined): number | undefined {
  const [before] = above.slice(-1);
  if (!before || opensWithHeading(rows)) return undefined;
  const { area: left } = before;
  const size = rows?.[0]?.size ?? 0;
  const isBeside = left.right < area.left && Math.abs(left.top - area.top) < 3 * size;
  const isAsWide = Math.abs(left.right - left.left - (area.right - area.left)) < 0.25 * (area.right - area.left);
  return isBeside && isAsWide && area.bottom < left.bottom + 3 * size ? before.at : undefined;
}

/** The region right above; of columns that lie side by side the one that is as wide, or of which this is the rest. */
function regionAbove(area: Area, above: Place[], regions: Row[][]): number | undefined {
  const over = above.filter((other) => isBelow(area, other.area));
  const touching = over.filter((other) => over.every(({ area: lower }) => !isBelow(lower, other.area)));
  const [wide] = touching;
  if (!wide) return undefined;
  if (touching.length > 1) return nearest(area, touching)?.at;
  // What stands beside a heading of its own has none on purpose.
  const first = above.find(({ at, area: other }) => at > wide.at && isBelow(other, wide.area));
  return first && opensWithHeading(regions[first.at]) ? undefined : wide.at;
}

const opensWithHeading = (rows: Row[] = []): boolean =>
  headingOf(rows[0]?.runs.map(({ text }) => text).join('') ?? '')?.contentStart === null;

function areaOfRows(rows: Row[]): Area {
  const runs = rows.flatMap((row) => row.runs);
  return {
    left: Math.min(...runs.map(({ x }) => x)),
    right: Math.max(...runs.map(({ x, width }) => x + width)),
    top: Math.min(...rows.map(({ baseline }) => baseline)),
    bottom: Math.max(...rows.map(({ baseline }) => baseline)),
  };
}

const isBelow = (area: Area, other: Area): boolean =>
  other.bottom <= area.top && area.left < other.right && other.left < area.right;

/** Where the columns that end the last page so far begin, but for the first of them. */
export const columnsBefore = (previous: LooseLine[]): number[] =>
  columnsAtFoot(previous)
    .map(({ area }) => area.left)
    .sort((one, other) => one - other)
    .slice(1);

/** The columns of the last page so far below which nothing stands. */
function columnsAtFoot(previous: LooseLine[]): { block: number; area: Area }[] {
  const page = previous.at(-1)?.page;
  const blocks = Map.groupBy(
    previous.filter((line) => line.page === page && line.pieces.length > 0),
    ({ block }) => block,
  );
  const columns = [...blocks].map(([block, lines]) => ({ block, area: areaOfLines(lines) }));
  return columns.filter(({ area }) => columns.every((other) => !isBelow(other.area, area)));
}

function areaOfLines(lines: LooseLine[]): Area {
  const boxes = lines.flatMap(({ pieces }) => pieces.map(({ box }) => box));
  return {
    left: Math.min(...boxes.map(({ x }) => x)),
    right: Math.max(...boxes.map(({ x, width }) => x + width)),
    top: Math.min(...boxes.map(({ y }) => y)),
    bottom: Math.max(...boxes.map(({ y }) => y)),
  };
}

/** The column that begins at the same left edge and shares at least half of the width of both. */
function nearest<Column extends { area: Area }>(area: Area, columns: Column[]): Column | undefined {
  const shared = ({ area: { left, right } }: Column) =>
    (Math.min(right, area.right) - Math.max(left, area.left)) /
    (Math.max(right, area.right) - Math.min(left, area.left));
  return columns
    .filter((column) => Math.abs(column.area.left - area.left) < INDENT && shared(column) >= 0.5)
    .sort((one, other) => shared(other) - shared(one))[0];
}

function mainBlock(lines: LooseLine[]): number {
  const lengths = new Map<number, number>();
  const page = lines.at(-1)?.page;
  for (const line of lines) {
    if (line.page === page) lengths.set(line.block, (lengths.get(line.block) ?? 0) + line.text.length);
  }
  return [...lengths].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0;
}
