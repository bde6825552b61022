/** A stretch of glyphs as the PDF shows it, in points from the top left corner. */
export type GlyphRun = {
  text: string;
  x: number;
  baseline: number;
  width: number;
  size: number;
  font: string;
  /** Letters of a picture that are hard to tell. */
  unclear?: boolean;
};
/** Runs of one line, from left to right. */
export type Row = { runs: GlyphRun[]; baseline: number; size: number };

/** Neighbouring runs without a cell's gap between them: what a gutter may not cross. */
export type Chunk = { runs: GlyphRun[]; left: number; right: number; baseline: number; size: number };
/** Runs gathered into rows, from top to bottom. Runs share a row when their baselines nearly agree. */
export function rowsOf(runs: GlyphRun[]): Row[] {
  const rows: Row[] = [];
  for (const run of [...runs].sort((one, other) => one.baseline - other.baseline || one.x - other.x)) {
    const last = rows.at(-1);
    if (last && run.baseline - last.baseline < 0.4 * Math.min(run.size, last.size)) {
      last.runs.push(run);
      last.size = Math.max(last.size, run.size);
    } else {
      rows.push({ runs: [run], baseline: run.baseline, size: run.size });
    }
  }
  for (const row of rows) row.runs.sort((one, other) => one.x - other.x);
  return rows;
}

/** A gap this wide, in ems, parts two cells; a narrower one two words. */
export const CELL_GAP = 1.4;
const WORD_GAP = 0.6;

/** Where so many rows begin something a column may begin, however near the text beside it comes. */
const ROWS_OF_A_MARGIN = 5;

/** The places at which many rows begin something behind a gap. */
export function marginsOf(rows: Row[]): number[] {
  const starts = new Map<number, number>();
  for (const { runs } of rows) {
    for (const [at, run] of runs.entries()) {
      const before = runs[at - 1];
      if (before && run.x - before.x - before.width < WORD_GAP * run.size) continue;
      const place = Math.round(run.x);
      starts.set(place, (starts.get(place) ?? 0) + 1);
    }
  }
  return [...starts].filter(([, count]) => count >= ROWS_OF_A_MARGIN).map(([place]) => place);
}

/** The cells of a row, as far as gaps and margins tell. */
export function chunksOf(row: Row, margins: number[] = []): Chunk[] {
  const chunks: Chunk[] = [];
  for (const run of row.runs) {
    const last = chunks.at(-1);
    const right = run.x + run.width;
    const gap = last ? run.x - last.right : 0;
    const opens = gap > WORD_GAP * run.size && margins.some((margin) => Math.abs(margin - run.x) < 1.5);
    if (last && !opens && gap < CELL_GAP * Math.min(run.size, last.size)) {
      last.runs.push(run);
      last.right = Math.max(last.right, right);
      last.size = Math.max(last.size, run.size);
    } else {
      chunks.push({ runs: [run], left: run.x, right, baseline: run.baseline, size: run.size });
    }
  }
  return chunks;
}

/** Chunks by baseline, top to bottom. */
export function chunkRows(chunks: Chunk[]): Chunk[][] {
  const rows: Chunk[][] = [];
  for (const chunk of [...chunks].sort((one, other) => one.baseline - other.baseline || one.left - other.left)) {
    const first = rows.at(-1)?.[0];
    if (first && chunk.baseline - first.baseline < 0.4 * Math.min(chunk.size, first.size)) rows.at(-1)?.push(chunk);
    else rows.push([chunk]);
  }
  for (const row of rows) row.sort((one, other) => one.left - other.left);
  return rows;
}

export function textOf(chunk: Chunk): string {
  return chunk.runs.map((run) => run.text).join('');
}
