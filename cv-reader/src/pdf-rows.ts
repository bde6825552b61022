/** A stretch of glyphs as the PDF shows it, in points from the top left corner. */
export type GlyphRun = { text: string; x: number; baseline: number; width: number; size: number };
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

/** The cells of a row, as far as gaps tell. */
export function chunksOf(row: Row): Chunk[] {
  const chunks: Chunk[] = [];
  for (const run of row.runs) {
    const last = chunks.at(-1);
    const right = run.x + run.width;
    if (last && run.x - last.right < CELL_GAP * Math.min(run.size, last.size)) {
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
