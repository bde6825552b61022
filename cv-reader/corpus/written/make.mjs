// Draws the hand-written CVs into a folder, with their truths: node cv-reader/corpus/written/make.mjs <folder>
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as docx from 'docx';
import { chromium } from 'playwright-core';
import { pages as otherPages } from './others.mjs';
import { words as otherWords } from './others-word.mjs';
import { pages as ownPages } from './pages.mjs';
import { words as ownWords } from './word.mjs';

const [folder] = process.argv.slice(2);
const [pages, words] = [
  [...ownPages, ...otherPages],
  [...ownWords, ...otherWords],
];
if (folder === undefined) throw new Error('which folder?');
await mkdir(join(folder, 'open'), { recursive: true });
const pathOf = ({ file }) => join(folder, 'open', file);

const A4 = { width: 794, height: 1123 };
const MARGINS = { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' };
const PRINT =
  'body{font-family:"WenQuanYi Micro Hei","DejaVu Sans",sans-serif;font-size:13px;line-height:1.5;margin:0}';

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const cv of pages) {
  const page = await browser.newPage({
    viewport: { ...A4, width: cv.size ?? A4.width },
    deviceScaleFactor: cv.photo?.scale ?? 1,
  });
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>${PRINT}${cv.css ?? ''}</style>${cv.html}`);
  if (cv.photo) await page.screenshot({ path: pathOf(cv), fullPage: true });
  else await page.pdf({ path: pathOf(cv), format: 'A4', printBackground: true, margin: MARGINS });
  await page.close();
}
await browser.close();
for (const cv of words) await writeFile(pathOf(cv), await docx.Packer.toBuffer(cv.make(docx)));

const truths = [...pages, ...words].map(({ file, fields, language = 'zh', photo }) => {
  const maker = file.endsWith('.docx') ? 'docx' : photo ? 'picture' : 'chromium';
  return { file, part: 'open', maker, layout: '', class: 'one column', language, person: file, fields };
});
await writeFile(join(folder, 'expected.json'), JSON.stringify(truths, null, 1));
process.stdout.write(`${truths.length} CVs\n`);
