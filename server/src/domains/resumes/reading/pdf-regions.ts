import { headingOf } from './headings.ts';
import { withLabelsFirst } from './pdf-forms.ts';
import { cellGap, type GlyphRun, type Row, rowsOf } from './pdf-layout.ts';

/**
 * Cuts a page into regions that are read one after another, each as rows from top to bottom. Columns are told apart
 * from tables and from dates at the right edge: columns have rows of their own, the others share rows.
 */
export function readingRegions(runs: GlyphRun[], pageWidth: number): Row[][] {
  if (runs.length === 0) return [];
  const chunks = rowsOf(runs).flatMap(chunksOf);
  return regionsOf(chunks, pageWidth, 3);
}

/** Neighbouring runs without a cell's gap between them: what a gutter may not cross. */
export type Chunk = { runs: GlyphRun[]; left: number; right: number; baseline: number; size: number };
type Interval = { left: number; right: number };
type Band = { first: number; last: number; gutter: Interval };

function chunksOf(row: Row): Chunk[] {
  const chunks: Chunk[] = [];
  for (const run of row.runs) {
    const last = chunks.at(-1);
    const right = run.x + run.width;
    if (last && run.x - last.right < cellGap * Math.min(run.size, last.size)) {
      last.runs.push(run);
      last.right = Math.max(last.right, right);
      last.size = Math.max(last.size, run.size);
    } else {
      chunks.push({ runs: [run], left: run.x, right, baseline: run.baseline, size: run.size });
    }
  }
  return chunks;
}

function regionsOf(chunks: Chunk[], pageWidth: number, depth: number): Row[][] {
  if (chunks.length === 0) return [];
  const rows = chunkRows(chunks);
  const band = depth > 0 ? widestBand(rows, pageWidth) : null;
  if (!band) return [withLabelsFirst(rows).flatMap((row) => rowsOf(row.flatMap((chunk) => chunk.runs)))];
  const inside = rows.slice(band.first, band.last + 1).flat();
  const middle = (band.gutter.left + band.gutter.right) / 2;
  return [
    ...regionsOf(rows.slice(0, band.first).flat(), pageWidth, depth - 1),
    ...regionsOf(
      inside.filter((chunk) => chunk.left < middle),
      pageWidth,
      depth - 1,
    ),
    ...regionsOf(
      inside.filter((chunk) => chunk.left >= middle),
      pageWidth,
      depth - 1,
    ),
    ...regionsOf(rows.slice(band.last + 1).flat(), pageWidth, depth - 1),
  ];
}

/** Chunks by baseline, top to bottom. */
function chunkRows(chunks: Chunk[]): Chunk[][] {
  const rows: Chunk[][] = [];
  for (const chunk of [...chunks].sort((one, other) => one.baseline - other.baseline || one.left - other.left)) {
    const first = rows.at(-1)?.[0];
    if (first && chunk.baseline - first.baseline < 0.4 * Math.min(chunk.size, first.size)) rows.at(-1)?.push(chunk);
    else rows.push([chunk]);
  }
  for (const row of rows) row.sort((one, other) => one.left - other.left);
  return rows;
}

/** The band of rows with the most text that one gutter runs through, if what lies beside it really is columns. */
function widestBand(rows: Chunk[][], pageWidth: number): Band | null {
  const found: (Band & { weight: number })[] = [];
  for (let first = 0; first < rows.length && first < 60; first++) {
    let gutters: Interval[] = [{ left: pageWidth * 0.12, right: pageWidth * 0.88 }];
    for (let last = first; last < rows.length; last++) {
      const narrowed = withoutChunks(gutters, rows[last] ?? []);
      if (narrowed.length === 0) break;
      gutters = narrowed;
      if (last - first < 6 || (last < rows.length - 1 && withoutChunks(gutters, rows[last + 1] ?? []).length > 0))
        continue;
      for (const gutter of gutters) {
        if (isColumns(rows.slice(first, last + 1).flat(), gutter))
          found.push({ first, last, gutter, weight: last - first });
      }
    }
  }
  return found.sort((one, other) => other.weight - one.weight)[0] ?? null;
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

function isColumns(chunks: Chunk[], gutter: Interval): boolean {
  const middle = (gutter.left + gutter.right) / 2;
  const left = chunks.filter((chunk) => chunk.left < middle);
  const right = chunks.filter((chunk) => chunk.left >= middle);
  if (rowCount(left) < 4 || rowCount(right) < 4) return false;
  if (mostlyAside(left) || mostlyAside(right)) return false;
  const headings = [left, right].map((side) => side.filter((chunk) => headingOf(textOf(chunk)) !== null).length);
  if ((headings[0] ?? 0) > rowCount(left) * 0.6) return false;
  const shared = sharedRows(left, right);
  return shared < ((headings[0] ?? 0) > 0 && (headings[1] ?? 0) > 0 ? 0.85 : 0.6);
}

function rowCount(chunks: Chunk[]): number {
  return chunkRows(chunks).length;
}

/** Dates and places beside entries, or the labels of a form. */
function mostlyAside(chunks: Chunk[]): boolean {
  const aside = chunks.filter((chunk) => {
    const text = textOf(chunk).trim();
    if (headingOf(text)) return false;
    const beside = text.replace(/(?:19|20)\d\d|\d{1,2}月?|\p{L}{3,9}\.? (?=\d{4})|present|至今|[\s./年~–—-]/giu, '');
    return (beside.length < 3 && /\d/.test(text)) || /^\p{Script=Han}{2,5}[:：]?$/u.test(text);
  });
  return aside.length > chunks.length * 0.55;
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

export function textOf(chunk: Chunk): string {
  return chunk.runs.map((run) => run.text).join('');
}
