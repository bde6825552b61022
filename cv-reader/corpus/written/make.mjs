// Draws the hand-written CVs into a folder, with their truths: node cv-reader/corpus/written/make.mjs <folder> [first|third|fourth|fifth|sixth]
// The first two rounds are the part `open`, the others `choosing`, and what is held back of the sixth `final`.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as docx from 'docx';
import { chromium } from 'playwright-core';
import { fontEnvironment } from '../../../scripts/lib/test-fonts.mjs';
import { pages as fifthPages } from './fifth/pages.mjs';
import { pages as fourthPages } from './fourth/pages.mjs';
import { pages as otherPages } from './others.mjs';
import { words as otherWords } from './others-word.mjs';
import { pages as ownPages } from './pages.mjs';
import { pages as englishPages } from './sixth/english.mjs';
import { pages as lastPages } from './sixth/held-pages.mjs';
import { words as lastWords } from './sixth/held-word.mjs';
import { pages as sixthPages } from './sixth/pages.mjs';
import { words as sixthWords } from './sixth/word.mjs';
import { pages as exportPages } from './third/exports.mjs';
import { pages as heldPages } from './third/held-pages.mjs';
import { words as heldWords } from './third/held-word.mjs';
import { lying } from './third/lying.mjs';
import { pages as picturePages } from './third/pictures.mjs';
import { pages as runPages } from './third/runs.mjs';
import { words as thirdWords } from './third/word.mjs';
import { words as ownWords } from './word.mjs';

const [folder, onlyRound] = process.argv.slice(2);
if (folder === undefined) throw new Error('which folder?');
const roundOf = (round, part, ...lists) =>
  onlyRound === undefined || onlyRound === round ? lists.flat().map((cv) => ({ ...cv, part })) : [];
const pages = [
  ...roundOf('first', 'open', ownPages, otherPages),
  ...roundOf('third', 'choosing', runPages, exportPages, picturePages, heldPages),
  ...roundOf('fourth', 'choosing', fourthPages),
  ...roundOf('fifth', 'choosing', fifthPages),
  ...roundOf('sixth', 'choosing', sixthPages, englishPages),
  ...roundOf('sixth', 'final', lastPages),
];
const words = [
  ...roundOf('first', 'open', ownWords, otherWords),
  ...roundOf('third', 'choosing', thirdWords, heldWords),
  ...roundOf('sixth', 'choosing', sixthWords),
  ...roundOf('sixth', 'final', lastWords),
];
const lies = roundOf('third', 'choosing', lying);
for (const part of ['open', 'choosing', 'final']) await mkdir(join(folder, part), { recursive: true });
const pathOf = ({ part, file }) => join(folder, part, file);

const A4 = { width: 794, height: 1123 };
const MARGINS = { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' };
const FONT = 'server/assets/fonts/NotoSansSC-Regular-subset.otf';
const PRINT =
  'body{font-family:"WenQuanYi Micro Hei","WenQuanYi Zen Hei","DejaVu Sans",sans-serif;font-size:13px;line-height:1.5;margin:0}';

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
  env: { ...process.env, ...fontEnvironment() },
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
for (const cv of lies) await writeFile(pathOf(cv), await cv.draw(FONT));

const truths = [...pages, ...words, ...lies].map(({ file, part, fields, language = 'zh', photo, draw }) => {
  const maker = file.endsWith('.docx') ? 'docx' : photo ? 'picture' : draw ? 'pdfkit' : 'chromium';
  return { file, part, maker, layout: '', class: 'one column', language, person: file, fields };
});
const write = (name, cvs) => writeFile(join(folder, name), JSON.stringify(cvs, null, 1));
await write(
  'expected.json',
  truths.filter(({ part }) => part !== 'final'),
);
await write(
  'final.json',
  truths.filter(({ part }) => part === 'final'),
);
process.stdout.write(`${truths.length} CVs\n`);
