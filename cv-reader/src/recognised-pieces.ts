import type { OcrBox, OcrLine } from './ocr.ts';

/** The recogniser is not sure of a line below this; read from how often its lines are wrong. */
export const SURE = 0.9;

/** A recognised line without its gaps. */
export interface Piece {
  text: string;
  box: OcrBox;
  confidence: number;
}

export const pieceOf = ({ words }: OcrLine): Piece => ({
  text: words
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ''),
  box: around(words.map(({ box }) => box)),
  confidence: Math.min(...words.map(({ confidence }) => confidence)),
});

export function around(boxes: readonly OcrBox[]): OcrBox {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

export const middle = ({ box }: Piece): number => box.y + box.height / 2;
/** Whether a piece stands right of another one, on its line. */
export const isBeside = (left: Piece, right: Piece): boolean =>
  right.box.x > left.box.x &&
  Math.abs(middle(left) - middle(right)) < 0.7 * Math.max(left.box.height, right.box.height);
