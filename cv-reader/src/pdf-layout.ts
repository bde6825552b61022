import { stretchedWordSpaces } from './characters.ts';
import type { CvBox, LooseLine } from './lines.ts';
import { columnsBefore, flowsOf } from './pdf-flows.ts';
import { readingRegions } from './pdf-regions.ts';
import { CELL_GAP, type GlyphRun, type Row } from './pdf-rows.ts';
import { joinWrapped } from './pdf-wraps.ts';
import { joinStackedDates } from './stacked-dates.ts';
import { joinWrappedCells } from './wrapped-cells.ts';

/** The lines of one page in reading order: columns one after another, cells of a row together. */
export function pageLines(
  runs: GlyphRun[],
  { page, width, previous }: { page: number; width: number; previous: LooseLine[] },
): LooseLine[] {
  const lines: LooseLine[] = [];
  const regions = readingRegions(runs, width, columnsBefore(previous));
  const flows = flowsOf(regions, previous);
  for (const [at, region] of regions.entries()) {
    for (const row of region) {
      const line = { ...rowLine(row, page), ...flows[at] };
      if (!isPageNumber(line.text)) lines.push(line);
    }
  }
  return joinWrapped(joinWrappedCells(joinStackedDates(lines)), width);
}

function rowLine(row: Row, page: number): LooseLine {
  let text = '';
  let end = Number.NEGATIVE_INFINITY;
  const pieces: LooseLine['pieces'] = [];
  const parted = partedByPrint(row);
  for (const run of row.runs) {
    const trimmed = run.text.replace(/\s+$/, '');
    const lead = trimmed.length - trimmed.trimStart().length;
    const gap = separator(text, trimmed, run.x - end, Math.min(run.size, row.size));
    text += gap === ' ' && run === parted ? '  ' : gap;
    const place = { start: text.length + lead, end: text.length + trimmed.length, box: boxOf(run) };
    pieces.push(run.unclear ? { ...place, unclear: true } : place);
    text += trimmed;
    end = Math.max(end, run.x + run.width);
  }
  return withoutStretching({ text, page, size: row.size, look: lookOf(row), block: 0, pieces });
}

/**
 * The run from which on a head of an entry is set otherwise, `Zhengyuan Testing` in bold and `Process Intern` behind it: two
 * things, with no sign between them. Both begin with a capital; emphasis within a sentence comes and goes, a label ends in a colon.
 */
function partedByPrint({ runs, size }: Row): GlyphRun | undefined {
  const cell = runs.findIndex((run, at) => {
    const before = runs[at - 1];
    return before !== undefined && run.x - before.x - before.width > CELL_GAP * size;
  });
  const own = cell < 0 ? runs : runs.slice(0, cell);
  const changes = own.flatMap((run, at) => (at > 0 && run.font !== own[at - 1]?.font ? [at] : []));
  const [at = 0] = changes;
  const [first, second] = [own.slice(0, at), own.slice(at)].map((part) =>
    part
      .map(({ text }) => text)
      .join('')
      .trim(),
  );
  const isName = (text = '') => /^\p{Lu}[^\p{Script=Han}:]{3,40}$/u.test(text) && !/[.;,]$/.test(text);
  return changes.length === 1 && isName(first) && isName(second) ? own[at] : undefined;
}

/** Size and font of most of a row's characters. */
function lookOf({ runs }: Row): string {
  const longest = runs.reduce((most, run) => (run.text.length > most.text.length ? run : most));
  return longest.font === '' ? '' : `${Math.round(longest.size * 2) / 2} ${longest.font}`;
}

function separator(before: string, after: string, gap: number, size: number): string {
  if (before === '') return '';
  if (gap > CELL_GAP * size) return '\t';
  // Wider than any word space: two things side by side, which the rules part at double spaces.
  if (gap > 0.6 * size) return '  ';
  const ideographs = /\p{Script=Han}$/u.test(before) && /^\p{Script=Han}/u.test(after);
  return gap > (ideographs ? 0.18 : 0.12) * size ? ' ' : '';
}

function boxOf(run: GlyphRun): CvBox {
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: round(run.x),
    y: round(run.baseline - run.size * 0.88),
    width: round(run.width),
    height: round(run.size * 1.15),
  };
}

function withoutStretching(line: LooseLine): LooseLine {
  const drop = stretchedWordSpaces(line.text);
  if (drop.size === 0) return line;
  const moved: number[] = [];
  let kept = 0;
  for (let at = 0; at <= line.text.length; at++) {
    moved.push(kept);
    if (!drop.has(at)) kept++;
  }
  return {
    ...line,
    text: line.text
      .split('')
      .filter((_, at) => !drop.has(at))
      .join(''),
    pieces: line.pieces.map((piece) => ({ ...piece, start: moved[piece.start] ?? 0, end: moved[piece.end] ?? 0 })),
  };
}

function isPageNumber(text: string): boolean {
  return /^\s*(?:第?\s*\d{1,3}\s*[/／]\s*(?:共\s*)?\d{1,3}\s*页?|第\s*\d{1,3}\s*页(?:\s*共\s*\d{1,3}\s*页)?|page\s+\d{1,3}(?:\s+of\s+\d{1,3})?|-\s*\d{1,3}\s*-)\s*$/i.test(
    text,
  );
}
