import type { CvSpan } from '@qinghe/contract/resumes/desk.ts';
import type { TextRange } from '../ranges.ts';

/** A piece of text as it stands on the page, in points from the top left corner. */
export interface PlacedText {
  text: string;
  x: number;
  baseline: number;
  width: number;
}

/** A part of one piece. */
export interface Part extends TextRange {
  piece: number;
}

/**
 * In which pieces of the page a part of a span stands. The reader joins pieces to lines and leaves blanks out, so that
 * signs are counted without them.
 * @returns undefined where the page says something else there
 */
export function findWords(
  span: CvSpan,
  part: TextRange,
  text: string,
  pieces: readonly PlacedText[],
): Part[] | undefined {
  const wanted = signsOf(text.slice(span.start, span.end));
  const before = signsOf(text.slice(span.start, part.start)).length;
  const length = signsOf(text.slice(part.start, part.end)).length;
  const signs = signsInside(span, pieces);
  const line = signs.map(({ sign }) => sign).join('');
  let best = -1;
  for (let at = line.indexOf(wanted); at >= 0 && wanted !== ''; at = line.indexOf(wanted, at + 1))
    if (best < 0 || Math.abs((signs[at]?.x ?? 0) - span.x) < Math.abs((signs[best]?.x ?? 0) - span.x)) best = at;
  if (best < 0 || length === 0) return undefined;
  return joined(signs.slice(best + before, best + before + length));
}

const signsOf = (text: string): string => text.replace(/\s/g, '');

interface Sign {
  sign: string;
  piece: number;
  offset: number;
  /** About where it stands: as if all signs of its piece were of one width. */
  x: number;
}

function signsInside(span: CvSpan, pieces: readonly PlacedText[]): Sign[] {
  const [right, bottom] = [span.x + span.width, span.y + span.height];
  return pieces
    .map((piece, index) => ({ ...piece, index }))
    .filter(
      ({ x, width, baseline }) =>
        baseline > span.y && baseline <= bottom + 1 && x < right + 1 && x + width > span.x - 1,
    )
    .sort((one, other) => one.x - other.x)
    .flatMap(({ text, x, width, index }) =>
      Array.from({ length: text.length }, (_, offset) => ({
        sign: text.charAt(offset),
        piece: index,
        offset,
        x: x + (width * offset) / text.length,
      })),
    )
    .filter(({ sign }) => signsOf(sign) !== '');
}

function joined(signs: readonly Sign[]): Part[] {
  const parts: Part[] = [];
  for (const { piece, offset } of signs) {
    const last = parts.at(-1);
    if (last?.piece === piece) last.end = offset + 1;
    else parts.push({ piece, start: offset, end: offset + 1 });
  }
  return parts;
}
