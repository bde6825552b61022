import { createCanvas } from '@napi-rs/canvas';
import { colours, drawChips, drawQrCode, drawText, fillRound } from '../../pictures/drawing.ts';
import type { Advertisement } from './advertisement.ts';

const [WIDTH, HEIGHT] = [1200, 630];

/** The picture that messengers show beside the link of a job or a brochure: PNG, 1200 × 630. */
export async function drawSharePicture(words: Advertisement, address: string): Promise<Buffer> {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = colours.green;
  context.fillRect(0, 0, 16, HEIGHT);
  const [x, width] = [72, 790];
  drawText(context, words.company, { x, y: 48, width, size: 30, colour: colours.soft });
  let y = drawText(context, words.title, {
    x,
    y: 104,
    width,
    size: words.title.length > 20 ? 58 : 68,
    least: 44,
    lines: 3,
    weight: 700,
  });
  if (words.pay)
    y = drawText(context, words.pay, { x, y: y + 14, width, size: 50, weight: 700, colour: colours.green });
  y = drawChips(context, words.fit, { x, y: y + 26, width, size: 28, lines: y > 400 ? 1 : 2 });
  // A job's own highlights stand on its poster alone: its pay takes their room here.
  if (!words.pay)
    drawText(context, words.highlights.join(' · '), { x, y: y + 26, width, size: 28, lines: 3, colour: colours.soft });
  drawText(context, [words.brand, words.until].filter(Boolean).join(' · '), {
    x,
    y: HEIGHT - 76,
    width,
    size: 26,
    colour: colours.soft,
  });
  fillRound(context, { x: 912, y: 128, width: 236, height: 300, radius: 16, colour: colours.surface });
  drawQrCode(context, address, 934, 150, 192);
  context.textAlign = 'center';
  drawText(context, words.scan, { x: 1030, y: 366, width: 210, size: 24, least: 18, colour: colours.soft });
  return canvas.encode('png');
}
