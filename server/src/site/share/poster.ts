import { PDFDocument } from '@napi-rs/canvas';
import { colours, drawChips, drawQrCode, drawText, fillRound } from '../../pictures/drawing.ts';
import type { Advertisement } from './advertisement.ts';

// A4 in points.
const [WIDTH, HEIGHT] = [595, 842];
const EDGE = 48;
const INNER = WIDTH - 2 * EDGE;

/** A poster to print and hang up: A4, vector, with a QR code that leads to the page of what it shows. */
export function drawPoster(words: Advertisement, address: string): Buffer {
  const document = new PDFDocument({ title: `${words.title} · ${words.company}` });
  const context = document.beginPage(WIDTH, HEIGHT);
  context.fillStyle = colours.green;
  context.fillRect(0, 0, WIDTH, 116);
  drawText(context, words.hiring, {
    x: EDGE,
    y: 24,
    width: INNER,
    size: 26,
    weight: 700,
    colour: colours.surface,
  });
  drawText(context, words.company, { x: EDGE, y: 66, width: INNER, size: 17, least: 12, colour: colours.tint });
  let y = drawText(context, words.title, {
    x: EDGE,
    y: 152,
    width: INNER,
    size: 46,
    least: 32,
    lines: 3,
    weight: 700,
  });
  if (words.pay)
    y = drawText(context, words.pay, {
      x: EDGE,
      y: y + 10,
      width: INNER,
      size: 34,
      weight: 700,
      colour: colours.green,
    });
  y = drawChips(context, words.fit, { x: EDGE, y: y + 16, width: INNER, size: 15 });
  if (words.highlights.length > 0) {
    y = drawText(context, words.highlights.join(' · '), { x: EDGE, y: y + 18, width: INNER, size: 17, lines: 2 });
  }
  if (words.place)
    drawText(context, words.place, { x: EDGE, y: y + 12, width: INNER, size: 15, lines: 2, colour: colours.soft });
  fillRound(context, { x: EDGE, y: 536, width: INNER, height: 246, radius: 14, colour: colours.paper });
  fillRound(context, { x: EDGE + 22, y: 558, width: 202, height: 202, radius: 8, colour: colours.surface });
  drawQrCode(context, address, EDGE + 33, 569, 180);
  const side = { x: EDGE + 250, width: INNER - 272 };
  y = drawText(context, words.scan, { ...side, y: 592, size: 24, least: 18, lines: 2, weight: 700 });
  if (words.until) y = drawText(context, words.until, { ...side, y: y + 10, size: 15, colour: colours.soft });
  drawText(context, address, { ...side, y: y + 10, size: 10, lines: 4, colour: colours.soft });
  drawText(context, words.brand, { x: EDGE, y: 798, width: INNER, size: 13, colour: colours.soft });
  document.endPage();
  return document.close();
}
