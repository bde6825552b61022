import { headingOf } from './headings.ts';
import { withLabelsFirst } from './pdf-forms.ts';
import { middleHeadings } from './pdf-middle-headings.ts';
import { type Chunk, chunkRows, chunksOf, type GlyphRun, marginsOf, type Row, rowsOf, textOf } from './pdf-rows.ts';
import { sideHeadings } from './pdf-side-headings.ts';

/**
 * Cuts a page into regions that are read one after another, each as rows from top to bottom. Columns are told apart
 * from tables and from dates at the right edge: columns have rows of their own, the others share rows. `columns` are the
 * left edges of those that may go on from the page before.
 */
export function readingRegions(runs: GlyphRun[], pageWidth: number, columns: number[] = []): Row[][] {
  if (runs.length === 0) return [];
  const rows = rowsOf(runs);
  const margins = marginsOf(rows);
  const chunks = rows.flatMap((row) => chunksOf(row, margins));
  const beside = middleHeadings(chunks) ?? sideHeadings(chunks);
  const page = { width: pageWidth, columns };
  return beside ? [...regionsOf(beside.above, page, 3), beside.rows] : regionsOf(chunks, page, 3);
}

type Page = { width: number; columns: number[] };
type Interval = { left: number; right: number };
type Band = { first: number; last: number; gutter: Interval };

function regionsOf(chunks: Chunk[], page: Page, depth: number): Row[][] {
  if (chunks.length === 0) return [];
  const rows = chunkRows(chunks);
  const band = depth > 0 ? widestBand(rows, page) : null;
  if (!band) return [withLabelsFirst(rows).flatMap((row) => rowsOf(row.flatMap((chunk) => chunk.runs)))];
  const inside = rows.slice(band.first, band.last + 1).flat();
  const middle = (band.gutter.left + band.gutter.right) / 2;
  return [
    ...regionsOf(rows.slice(0, band.first).flat(), page, depth - 1),
    ...regionsOf(
      inside.filter((chunk) => chunk.left < middle),
      page,
      depth - 1,
    ),
    ...regionsOf(
      inside.filter((chunk) => chunk.left >= middle),
      page,
      depth - 1,
    ),
    ...regionsOf(rows.slice(band.last + 1).flat(), page, depth - 1),
  ];
}

/** The band of rows with the most text that one gutter runs through, if what lies beside it really is columns. */
function widestBand(rows: Chunk[][], page: Page): Band | null {
  const found: (Band & { weight: number })[] = [];
  for (let first = 0; first < rows.length && first < 60; first++) {
    let gutters: Interval[] = [{ left: page.width * 0.12, right: page.width * 0.88 }];
    for (let last = first; last < rows.length; last++) {
      const narrowed = withoutChunks(gutters, rows[last] ?? []);
      if (narrowed.length === 0) break;
      gutters = narrowed;
      if (last - first < 3 || (last < rows.length - 1 && withoutChunks(gutters, rows[last + 1] ?? []).length > 0))
        continue;
      for (const gutter of gutters) {
        const start = afterDatesBeside(rows, { first, last, gutter });
        const inside = rows.slice(start, last + 1).flat();
        if (!isColumns(withoutCentred(inside, page), gutter) && !goesOn(inside, gutter, page.columns)) continue;
        found.push({ first: start, last, gutter, weight: (last - start) * (0.5 + aligned(inside, gutter)) });
      }
    }
  }
  return found.sort((one, other) => other.weight - one.weight)[0] ?? null;
}

/** The share of what lies right of a gutter that begins where a column would; dates at a right edge begin anywhere. */
function aligned(chunks: Chunk[], gutter: Interval): number {
  const lefts = chunks.filter(({ left }) => left >= (gutter.left + gutter.right) / 2).map(({ left }) => left);
  const edge = Math.min(...lefts);
  return lefts.filter((left) => left < edge + 3).length / lefts.length;
}

/**
 * Above columns there often are entries over the full width with their dates at the right edge, and the gutter runs on
 * between both. The columns start at the first row that has something other than dates on the right.
 */
function afterDatesBeside(rows: Chunk[][], { first, last, gutter }: Band): number {
  const middle = (gutter.left + gutter.right) / 2;
  const rightOf = (at: number) => rows[at]?.filter((chunk) => chunk.left >= middle) ?? [];
  const dated = (at: number) => {
    const right = rightOf(at);
    return (
      right.length > 0 &&
      right.length < (rows[at]?.length ?? 0) &&
      right.every((chunk) => isAside(textOf(chunk)) && /\d/.test(textOf(chunk)))
    );
  };
  let above = first - 1;
  while (above > 0 && rightOf(above).length === 0) above--;
  let found = dated(above);
  for (let at = first; at <= last; at++) {
    if (rightOf(at).length === 0) continue;
    if (!dated(at)) return found ? at : first;
    found = true;
  }
  return first;
}

function withoutChunks(gutters: Interval[], chunks: Chunk[]): Interval[] {
  let left = gutters;
  for (const chunk of chunks) {
    left = left
      .flatMap((gutter) => [
        { left: gutter.left, right: Math.min(gutter.right, chunk.left) },
        { left: Math.max(gutter.left, chunk.right), right: gutter.right },
      ])
      .filter(
        (gutter, at, all) =>
          gutter.right - gutter.left > 7 &&
          all.findIndex((other) => other.left === gutter.left && other.right === gutter.right) === at,
      );
  }
  return left;
}

/** What stands in the middle of the page with nothing beside it is a heading over its whole width, and part of no column. */
function withoutCentred(chunks: Chunk[], { width }: Page): Chunk[] {
  const isCentred = ({ left, right }: Chunk) => Math.abs(left + right - width) < 3;
  return chunkRows(chunks)
    .filter((row) => row.length > 1 || !row.every(isCentred))
    .flat();
}

function isColumns(chunks: Chunk[], gutter: Interval): boolean {
  const middle = (gutter.left + gutter.right) / 2;
  const left = chunks.filter((chunk) => chunk.left < middle);
  const right = chunks.filter((chunk) => chunk.left >= middle);
  if (startWithHeadings(left, right)) return rowCount(left) > 1 && rowCount(right) > 1;
  if (rowCount(left) < 4 || rowCount(right) < 4) return false;
  if (startAlike(left, right) || (saysContact(left) && isBeside(right) && !isForm([...left, ...right]))) return true;
  if (mostlyAside(left) || mostlyAside(right)) return false;
  const headings = [left, right].map((side) => side.filter((chunk) => headingOf(textOf(chunk)) !== null).length);
  if ((headings[0] ?? 0) > rowCount(left) * 0.6) return false;
  // Headings in the middle of the page, and dates at its edge, are no column of their own.
  const beside = right.filter((chunk) => headingOf(textOf(chunk)) !== null || isAside(textOf(chunk)));
  if (beside.length > 0.7 * right.length) return false;
  const shared = sharedRows(left, right);
  return shared < ((headings[0] ?? 0) > 0 && (headings[1] ?? 0) > 0 ? 0.85 : 0.6);
}

/** Whether what lies right of a gutter stands where a column of the page before stood. */
function goesOn(chunks: Chunk[], { left, right }: Interval, columns: number[]): boolean {
  if (columns.length === 0) return false;
  const beside = chunks.filter((chunk) => chunk.left >= (left + right) / 2);
  const edge = Math.min(...beside.map((chunk) => chunk.left));
  if (beside.length === chunks.length || !columns.some((column) => Math.abs(column - edge) < 3)) return false;
  const atEdge = chunkRows(beside).filter(([first]) => first && first.left < edge + COLUMN_INDENT * first.size);
  return atEdge.length > 0.9 * rowCount(beside) && !mostlyAside(beside);
}

/** How far a list stands in from the edge of its column, in ems. */
const COLUMN_INDENT = 3;

/** Two headings side by side, each with nothing else beside it, open two columns however their lines fall. */
function startWithHeadings(left: Chunk[], right: Chunk[]): boolean {
  const tops = [left, right].map((side) => chunkRows(side)[0] ?? []);
  const [one, other] = tops.map((row) => (row.length === 1 && row[0] ? row[0] : null));
  if (!one || !other || Math.abs(one.baseline - other.baseline) > 0.3 * one.size) return false;
  return [one, other].every((chunk) => {
    const kind = headingOf(textOf(chunk));
    return kind?.contentStart === null && kind.kind !== 'availability' && kind.kind !== 'contact';
  });
}

/**
 * Two lines side by side, each alone and set as no text below them is, but as another one further down: headings whose words
 * no list has. Posts and times beside their employers are fewer than what stands on the left.
 */
function startAlike(left: Chunk[], right: Chunk[]): boolean {
  const [one, other] = [left, right].map((side) => chunkRows(side)[0] ?? []);
  const [first, second] = [one?.[0], other?.[0]];
  if (!first || !second || one?.length !== 1 || other?.length !== 1) return false;
  if (Math.abs(first.baseline - second.baseline) > 0.3 * first.size || lookOf(first) !== lookOf(second)) return false;
  const isTitle = (chunk: Chunk) => textOf(chunk).length <= 12 && !/\d/.test(textOf(chunk));
  const alike = [...left, ...right].filter((chunk) => lookOf(chunk) === lookOf(first));
  const [few, many] = [rowCount(left), rowCount(right)].sort((least, most) => least - most);
  return (
    alike.every(isTitle) &&
    alike.length > 2 &&
    alike.length < 0.25 * (left.length + right.length) &&
    (few ?? 0) > 0.6 * (many ?? 0)
  );
}

/** Whether a column stands there: most rows begin at its edge, and it holds more than dates. */
function isBeside(chunks: Chunk[]): boolean {
  const edge = Math.min(...chunks.map(({ left }) => left));
  const atEdge = chunks.filter(({ left }) => left < edge + 3);
  const dates = chunks.filter((chunk) => isDate(textOf(chunk)));
  return atEdge.length > 0.5 * rowCount(chunks) && dates.length < 0.55 * chunks.length;
}

/** Whether its cells are called as those of a form are: one half of a form is no column. */
const isForm = (chunks: Chunk[]): boolean =>
  chunks.some((chunk) => /^(?:电子[邮信]箱|政治面貌|民\s*族|籍\s*贯|出生年月)$/u.test(textOf(chunk).trim()));

/** Whether telephone and e-mail stand there, as in one of two columns: a form has their labels on one side. */
function saysContact(chunks: Chunk[]): boolean {
  const texts = chunks.map(textOf);
  return texts.some((text) => text.includes('@')) && texts.some((text) => /(?:\d[\s-]?){8}/.test(text));
}

const lookOf = ({ runs: [run] }: Chunk): string => `${run?.font} ${run?.size.toFixed(1)}`;

function rowCount(chunks: Chunk[]): number {
  return chunkRows(chunks).length;
}

/** Dates and places beside entries, or the labels of a form. */
function mostlyAside(chunks: Chunk[]): boolean {
  const aside = chunks.filter((chunk) => isAside(textOf(chunk)));
  return aside.length > chunks.length * 0.55;
}

function isAside(text: string): boolean {
  if (headingOf(text)) return false;
  return isDate(text) || /^\p{Script=Han}{2,5}[:：]?$/u.test(text.trim());
}

function isDate(text: string): boolean {
  const beside = text.replace(
    /(?:19|20)\d\d|\d{1,2}月?|\p{L}{3,9}\.? (?=\d{4})|present|至今|[\s./年~–—至-]|\bto\b/giu,
    '',
  );
  return beside.length < 3 && /\d/.test(text);
}

/** The share of rows of the side with fewer rows that stand on a row of the other side. */
function sharedRows(left: Chunk[], right: Chunk[]): number {
  const [few, many] = rowCount(left) < rowCount(right) ? [left, right] : [right, left];
  const rows = chunkRows(few);
  const shared = rows.filter(
    ([first]) => first && many.some((chunk) => Math.abs(chunk.baseline - first.baseline) < 0.2 * chunk.size),
  );
  return shared.length / rows.length;
}
