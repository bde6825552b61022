import { readFileSync } from 'node:fs';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import QRCode from 'qrcode';

export const colours = {
  ink: '#16211c',
  soft: '#55625b',
  paper: '#f6f7f3',
  surface: '#ffffff',
  sunk: '#f0f2ec',
  line: '#e3e6de',
  green: '#0d7a50',
  tint: '#e4f3ea',
};

const FAMILY = 'Qinghe Sans';
// What our subset lacks, such as rare characters of names, comes from the system's fonts where it has them.
const FALLBACK = `"Noto Sans CJK SC", "Noto Sans SC", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK JP", sans-serif`;

for (const weight of ['Regular', 'Bold']) {
  const file = new URL(`../../assets/fonts/NotoSansSC-${weight}-subset.otf`, import.meta.url);
  GlobalFonts.register(readFileSync(file), FAMILY);
}

const fontOf = (size: number, weight: 400 | 700 = 400): string => `${weight} ${size}px "${FAMILY}", ${FALLBACK}`;

/** What pictures and PDF pages are both drawn with. */
export type Pen = Pick<
  SKRSContext2D,
  'font' | 'textBaseline' | 'fillText' | 'measureText' | 'beginPath' | 'roundRect' | 'fill' | 'fillRect'
> & { fillStyle: unknown };

export interface TextBox {
  x: number;
  /** Top of the first line. */
  y: number;
  width: number;
  size: number;
  /** Smaller sizes are tried down to this one until the text has no more lines than `lines`; then it is cut. */
  least?: number;
  lines?: number;
  weight?: 400 | 700;
  colour?: string;
}

/** Draws a text of any length so that it fits into its box. @returns the y below it */
export function drawText(context: Pen, text: string, box: TextBox): number {
  const { x, y, width, least = box.size, lines: most = 1, weight = 400, colour = colours.ink } = box;
  let { size } = box;
  context.font = fontOf(size, weight);
  let lines = wrap(context, text, width);
  while (lines.length > most && size > least) {
    size -= 2;
    context.font = fontOf(size, weight);
    lines = wrap(context, text, width);
  }
  if (lines.length > most) lines = [...lines.slice(0, most - 1), cut(context, lines.slice(most - 1).join(''), width)];
  context.fillStyle = colour;
  context.textBaseline = 'middle';
  const step = Math.round(size * 1.36);
  lines.forEach((line, index) => {
    context.fillText(line, x, y + step * (index + 0.5));
  });
  return y + step * lines.length;
}

/** Draws short texts side by side in rounded boxes, over several lines where they need them. @returns the y below */
export function drawChips(
  context: Pen,
  texts: readonly string[],
  { x, y, width, size, lines = 2 }: { x: number; y: number; width: number; size: number; lines?: number },
): number {
  const [pad, gap, height] = [size * 0.6, size * 0.45, size * 1.8];
  context.font = fontOf(size);
  let [left, top, line] = [x, y, 1];
  for (const text of texts) {
    const shown = cut(context, text, width - 2 * pad);
    const wide = context.measureText(shown).width + 2 * pad;
    if (left > x && left + wide > x + width) {
      if (line === lines) break;
      [left, top, line] = [x, top + height + gap, line + 1];
    }
    fillRound(context, { x: left, y: top, width: wide, height, radius: size * 0.35, colour: colours.sunk });
    context.fillStyle = colours.soft;
    context.textBaseline = 'middle';
    context.fillText(shown, left + pad, top + height / 2);
    left += wide + gap;
  }
  return texts.length > 0 ? top + height : y;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
  colour: string;
}

export function fillRound(context: Pen, { x, y, width, height, radius, colour }: Box): void {
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
}

/** A QR code as squares of whole units, which printers and phones keep sharp. */
export function drawQrCode(context: Pen, address: string, x: number, y: number, size: number): void {
  const { modules } = QRCode.create(address, { errorCorrectionLevel: 'M' });
  const unit = size / modules.size;
  context.fillStyle = colours.ink;
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) context.fillRect(x + column * unit, y + row * unit, unit + 0.05, unit + 0.05);
}

/** Can every character be drawn, or would one come out as an empty box? */
export const isDrawable = (text: string): boolean => [...text].every((character) => drawable(character));

const known = new Map<string, boolean>();
// A character that no font has.
const NOTHING = '\u{10fffd}';

function drawable(character: string): boolean {
  if (/^[\s -~]$/.test(character)) return true;
  const isDrawable = known.get(character) ?? !picture(character).equals(picture(NOTHING));
  known.set(character, isDrawable);
  return isDrawable;
}

function picture(character: string): Buffer {
  const canvas = createCanvas(32, 32);
  const context = canvas.getContext('2d');
  context.font = fontOf(24);
  context.fillText(character, 2, 26);
  return canvas.data();
}

/** Lines no wider than `width`: Latin words stay whole, closing punctuation never starts a line. */
function wrap(context: Pen, text: string, width: number): string[] {
  const pieces = text.match(/[!-~]+|\s+|[\s\S]/gu)?.flatMap((piece) => breakWide(context, piece, width)) ?? [];
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    const closes = /^[，。、；：！？）」』》”’…)]/.test(piece);
    if (line !== '' && !closes && context.measureText(line + piece).width > width) {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    } else line += piece;
  }
  return [...lines, line.trimEnd()].filter((text) => text !== '');
}

/** A word that no line can hold is broken into characters. */
const breakWide = (context: Pen, piece: string, width: number): string[] =>
  context.measureText(piece).width > width ? [...piece] : [piece];

function cut(context: Pen, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  const characters = [...text];
  while (characters.length > 1 && context.measureText(`${characters.join('')}…`).width > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
