import { readFileSync } from 'node:fs';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';

const FAMILY = 'Card';
const font = new URL('../assets/fonts/NotoSansSC-Regular-subset.otf', import.meta.url);
const [WIDTH, HEIGHT] = [1028, 648];

/** The portrait side of a made-up identity card, with somebody who does not exist. @returns a PNG */
export function idCardPicture({ name, number }: { name: string; number: string }): Buffer {
  if (!GlobalFonts.has(FAMILY)) GlobalFonts.register(readFileSync(font), FAMILY);
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  const write = (text: string, x: number, y: number, size: number) => {
    context.font = `${size}px ${FAMILY}`;
    context.fillText(text, x, y);
  };
  context.fillStyle = '#dfe8e6';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = '#9fb4c4';
  context.fillRect(WIDTH - 320, 90, 250, 320);
  context.fillStyle = '#222';
  for (const [label, value, y] of [
    ['姓名', name, 90],
    ['性别', '男', 165],
    ['出生', '1996年8月14日', 240],
    ['住址', '上海市杨浦区大学路248号5层', 315],
  ] as const) {
    write(label, 60, y, 28);
    write(value, 160, y, 36);
  }
  write('公民身份号码', 60, 570, 28);
  write(number, 300, 572, 46);
  return canvas.toBuffer('image/png');
}
