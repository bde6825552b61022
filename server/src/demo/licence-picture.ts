import { readFileSync } from 'node:fs';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import type { LicencePapers } from '@qinghe/contract/company/papers.ts';

/** What a drawn licence says. */
export type DrawnLicence = Omit<LicencePapers, 'licence_uuid'>;

const FAMILY = 'Demo Licence';
const font = new URL('../../assets/fonts/NotoSansSC-Regular-subset.otf', import.meta.url);
const [WIDTH, HEIGHT] = [1400, 990];
const [LEFT, RIGHT, LABEL, LINE] = [140, 755, 140, 38];

/** Draws a made-up business licence in the layout of 2019, marked as a sample. @returns a PNG */
export async function demoLicence(licence: DrawnLicence): Promise<Buffer> {
  if (!GlobalFonts.has(FAMILY)) GlobalFonts.register(readFileSync(font), FAMILY);
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fffdf6';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.lineWidth = 6;
  context.strokeStyle = '#b8974a';
  context.strokeRect(48, 48, WIDTH - 96, HEIGHT - 96);
  context.fillStyle = '#222';
  write(context, 68, '营 业 执 照', WIDTH / 2 - 170, 200);
  write(context, 24, '（副  本）', WIDTH / 2 - 60, 250);
  write(context, 20, '统一社会信用代码', LEFT, 170);
  write(context, 24, licence.credit_code, LEFT, 204);
  drawColumn(context, LEFT, 420, [
    ['名        称', licence.name],
    ['类        型', licence.company_type],
    ['法定代表人', licence.legal_person],
    ['经营范围', licence.scope],
  ]);
  drawColumn(context, RIGHT, 370, [
    ['注册资本', licence.registered_capital],
    ['成立日期', inWords(licence.founded_on)],
    ['营业期限', `${inWords(licence.founded_on)}至${licence.valid_until ? inWords(licence.valid_until) : '长期'}`],
    ['住        所', licence.registered_address],
  ]);
  write(context, 24, '登记机关', RIGHT, 800);
  context.fillStyle = '#b93628';
  write(context, 22, '样本，仅供演示', RIGHT + 180, 800);
  return canvas.encode('png');
}

function drawColumn(context: SKRSContext2D, x: number, width: number, rows: readonly [string, string][]): void {
  let y = 330;
  for (const [label, value] of rows) {
    write(context, 22, label, x, y);
    const lines = linesOf(context, value, width);
    for (const [index, line] of lines.entries()) context.fillText(line, x + LABEL, y + index * LINE);
    y += lines.length * LINE + 26;
  }
}

function write(context: SKRSContext2D, size: number, text: string, x: number, y: number): void {
  context.font = `${size}px ${FAMILY}`;
  context.fillText(text, x, y);
}

function linesOf(context: SKRSContext2D, text: string, width: number): string[] {
  const lines = [''];
  for (const sign of text) {
    const line = lines.at(-1) ?? '';
    if (context.measureText(line + sign).width > width) lines.push(sign);
    else lines[lines.length - 1] = line + sign;
  }
  return lines;
}

function inWords(day: string | null): string {
  const [year = '', month = '', date = ''] = day?.split('-') ?? [];
  return year && `${year}年${month}月${date}日`;
}
