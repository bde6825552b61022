// Makes the heads of CVs that OCR of names and addresses is tested on, beside the whole CVs of make-cvs.mjs; the same
// machine is wanted, and Pillow for the one in CMYK.   node cv-reader/corpus/make-heads.mjs [part of an id]
import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { chromium } from 'playwright-core';
import { heads, htmlOf } from './source/heads.mjs';
import { numbersFrom, spoiled } from './source/media.mjs';

const folder = new URL('./heads/', import.meta.url);
const only = process.argv[2] ?? '';
const toCmyk = 'import sys; from PIL import Image; p = sys.argv[1]; Image.open(p).convert("CMYK").save(p, quality=60)';
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const head of heads.filter(({ id }) => id.includes(only))) {
  const page = await browser.newPage({ viewport: { width: 794, height: 200 }, deviceScaleFactor: head.dpi / 96 });
  await page.setContent(htmlOf(head), { waitUntil: 'load' });
  const drawn = await loadImage(await page.screenshot({ fullPage: true }));
  await page.close();
  const canvas = head.spoil
    ? spoiled(drawn, { turn: 0, noise: 0, blur: 0, shade: 0, ...head.spoil }, numbersFrom(head.id))
    : plain(drawn);
  const file = new URL(fileOf(head), folder);
  await writeFile(
    file,
    head.extension === 'png' ? await canvas.encode('png') : await canvas.encode('jpeg', head.quality ?? 70),
  );
  if (head.cmyk) execFileSync('python3', ['-c', toCmyk, fileURLToPath(file)]);
}
await browser.close();
const rows = heads.map((head) => ({
  file: fileOf(head),
  language: head.language,
  name: head.name,
  email: head.email,
  phone: head.phoneValue,
}));
await writeFile(
  new URL('expected.json', folder),
  `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`,
);

function fileOf({ id, extension }) {
  return `${id}.${extension}`;
}

function plain(image) {
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas;
}
