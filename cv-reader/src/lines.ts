/** In points, from the top left corner of the page. */
export type CvBox = { x: number; y: number; width: number; height: number };

/** Where a stretch of the text stands on a page, for marking words. */
export type CvSpan = { start: number; end: number; page: number; box: CvBox; unclear?: boolean };

export type CvLine = {
  /** Cells of one row are parted by tabs; there is never a line break inside. */
  text: string;
  /** Offset of its first character in the whole text. */
  start: number;
  /** From 1; a Word file has no pages and says 1. */
  page: number;
  /** Font size in points, 0 where unknown. */
  size: number;
  /** What most of it is set in: lines of one look belong together, as headings do. Empty where unknown. */
  look: string;
  /** Lines of one column, box or flow share a number; a new number means that the reading jumped. */
  block: number;
  /** The block above or beside this one, whose section goes on here unless a heading opens another. */
  follows?: number;
  /** Empty for Word files. */
  spans: CvSpan[];
  /** What the first row of its table calls its cells. */
  cells?: CvCell[];
};

/** A cell of a line by its place in it. */
export type CvCell = { start: number; end: number; label: string };

/** A line before it has its place in the whole text. Pieces are offsets into its own text. */
export type LooseLine = {
  text: string;
  page: number;
  size: number;
  look?: string;
  block: number;
  follows?: number;
  pieces: { start: number; end: number; box: CvBox; unclear?: boolean }[];
};

/** Puts lines one under another and gives each its offset. */
export function joinLines(loose: LooseLine[]): { text: string; lines: CvLine[] } {
  let offset = 0;
  const lines = loose.map(({ pieces, look = '', ...line }) => {
    const start = offset;
    offset += line.text.length + 1;
    const spans = pieces.map((piece) => ({
      ...piece,
      start: start + piece.start,
      end: start + piece.end,
      page: line.page,
    }));
    return { ...line, look, start, spans };
  });
  return { text: lines.map((line) => line.text).join('\n'), lines };
}

/** Lines of a plain text, without layout. */
export function linesOf(text: string): CvLine[] {
  return joinLines(text.split('\n').map((line) => ({ text: line, page: 1, size: 0, block: 0, pieces: [] }))).lines;
}
