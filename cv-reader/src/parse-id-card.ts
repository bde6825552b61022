import { isIdCard } from '@qinghe/contract/formats.ts';
import type { ReadCardField } from '@qinghe/contract/identity/read-card.ts';
import type { OcrLine } from './ocr.ts';
import { isBeside, type Piece, pieceOf, SURE } from './recognised-pieces.ts';

const NAME_LABEL = /^姓名[:：]?/;
/** Letters of a name, with the dot of names that have one. */
const NAME = /^[\p{Script=Han}]{1,20}(?:[·•][\p{Script=Han}]{1,20}){0,4}$/u;

/** Name and number of the portrait side of an identity card (GB 11643), as far as they were recognised. */
export function parseIdCard(lines: readonly OcrLine[]): ReadCardField[] {
  const pieces = lines.map(pieceOf).filter(({ text }) => text !== '');
  return [nameOf(pieces), numberOf(pieces)].filter((field) => field !== undefined);
}

function nameOf(pieces: readonly Piece[]): ReadCardField | undefined {
  const label = pieces.find(({ text }) => NAME_LABEL.test(text));
  if (!label) return undefined;
  const rest = label.text.replace(NAME_LABEL, '');
  const [beside] = pieces
    .filter((piece) => piece !== label && isBeside(label, piece))
    .toSorted((a, b) => a.box.x - b.box.x);
  const found = rest === '' ? beside : { ...label, text: rest };
  if (!found) return undefined;
  const value = found.text.replaceAll('•', '·').replace(/[^\p{Script=Han}·]/gu, '');
  if (value === '') return undefined;
  return { field: 'name', value, doubtful: found.confidence < SURE || value.length < 2 || !NAME.test(found.text) };
}

/** The check digit says more than the recogniser: a number that adds up is read as it stands. */
function numberOf(pieces: readonly Piece[]): ReadCardField | undefined {
  for (const { text, confidence } of pieces) {
    const [value] = /\d{17}[\dX]/.exec(text.toUpperCase().replace(/[^\dX]/g, '')) ?? [];
    if (value) return { field: 'number', value, doubtful: !isIdCard(value) || confidence < SURE };
  }
  return undefined;
}
