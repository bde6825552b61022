import { cut } from '@qinghe/contract/cut.ts';
import type { CvDoubt } from '@qinghe/contract/resumes/cv.ts';

/** A stretch of the text with the offset where it starts in the whole text. */
export type Piece = { text: string; start: number };
export type Sourced<Value> = { value: Value; source: { start: number; end: number }; doubt?: CvDoubt };

/** The place of a piece with a value read out of it. */
export function sourced<Value>(value: Value, piece: Piece): Sourced<Value> {
  return { value, source: { start: piece.start, end: piece.start + piece.text.length } };
}

/** The piece itself as the value; `limit` is what the contract takes. */
export function sourcedText(piece: Piece, limit = 200): Sourced<string> {
  return sourced(cut(piece.text, limit), piece);
}

export function slice(piece: Piece, from: number, to = piece.text.length): Piece {
  return { text: piece.text.slice(from, to), start: piece.start + from };
}

/** Without blanks, bullets and separators at both ends. */
export function trimmed(piece: Piece): Piece {
  const from = piece.text.match(/^[\s•●■◆▪◦○·‣∙*|｜,，;；:：、/+\-–—~→➢✓★☆>]+/u)?.[0].length ?? 0;
  const kept = piece.text.slice(from).replace(/[\s•*|｜,，;；:：、/\-–—~→]+$/u, '');
  return { text: kept, start: piece.start + from };
}

/** The parts between the matches of a global pattern, trimmed, without empty ones. */
export function split(piece: Piece, separator: RegExp): Piece[] {
  const parts: Piece[] = [];
  let from = 0;
  for (const match of piece.text.matchAll(separator)) {
    parts.push(slice(piece, from, match.index));
    from = match.index + match[0].length;
  }
  parts.push(slice(piece, from));
  return parts.map(trimmed).filter((part) => part.text !== '');
}

/** As `split`, but a separator inside brackets parts nothing. */
export function splitOutsideBrackets(piece: Piece, separators: RegExp): Piece[] {
  const parts: Piece[] = [];
  let from = 0;
  let depth = 0;
  for (let at = 0; at < piece.text.length; at++) {
    const character = piece.text.charAt(at);
    if ('（(【[《“'.includes(character)) depth++;
    else if ('）)】]》”'.includes(character)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && separators.test(character)) {
      parts.push(slice(piece, from, at));
      from = at + 1;
    }
  }
  parts.push(slice(piece, from));
  return parts.map(trimmed).filter((part) => part.text !== '');
}

/** What is left of a piece when some stretches are taken out. */
export function without(piece: Piece, taken: Piece[]): Piece[] {
  const parts: Piece[] = [];
  let from = 0;
  for (const part of [...taken].sort((one, other) => one.start - other.start)) {
    const at = part.start - piece.start;
    if (at < from || at > piece.text.length) continue;
    parts.push(slice(piece, from, at));
    from = at + part.text.length;
  }
  parts.push(slice(piece, from));
  return parts;
}

export const startsWithBullet = (text: string): boolean =>
  /^\s*(?:[•●■◆▪◦○‣∙➢✓★☆→*]|[-–—]\s|\d{1,2}[.、)）]\s*(?!\d))/u.test(text);

/** The text of several lines, without bullets and empty lines, as one value with its place; nothing for no text. */
export function joinedText(lines: Piece[]): Sourced<string> | undefined {
  const parts = lines.map(trimmedStart).filter((part) => part.text !== '');
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) return undefined;
  const value = parts.map((part) => part.text).join('\n');
  return { value: cut(value, 20_000), source: { start: first.start, end: last.start + last.text.length } };
}

function trimmedStart(piece: Piece): Piece {
  const { start } = trimmed(piece);
  return { text: piece.text.slice(start - piece.start).trimEnd(), start };
}
