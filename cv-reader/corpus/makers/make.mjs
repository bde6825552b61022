// Makes the CVs of many makers, and their truth. README.md says what must be installed.
//   node cv-reader/corpus/makers/make.mjs [regular expression of file names]
import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { narrowed } from './draw/html.mjs';
import { typeset } from './draw/latex.mjs';
import { packedPicture, photoOf, pictureDocx } from './draw/pictures.mjs';
import { byGhostscript, byQpdf, packedPdf } from './draw/resaved.mjs';
import { saveAll } from './draw/writer.mjs';
import { sheetOf } from './people/sheet.mjs';
import { plan } from './plan.mjs';

const folder = new URL('./', import.meta.url);
const only = process.argv[2] ?? '';
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const desk = await browser.newPage();
const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

const files = plan.map((one) => ({ ...one, sheet: sheetOf(one.person, one.file, one.drawing.look) }));
const truths = files.map(({ file, part, maker, layout, kind, person, sheet, ...one }) => ({
  file,
  part,
  maker,
  layout: kind ? `${layout}, ${kind}` : layout,
  class: one.class,
  language: person.language,
  person: person.id,
  fields: sheet.truth,
}));
await writeTruth(
  'expected.json',
  truths.filter(({ part }) => part !== 'final'),
);
await writeTruth(
  'final.json',
  truths.filter(({ part }) => part === 'final'),
);

const chosen = files.filter(({ file }) => file.match(only));
for (const part of ['open', 'choosing', 'final']) await mkdir(new URL(`${part}/`, folder), { recursive: true });
const saved = await savedByWriter(chosen.filter(({ source }) => source === 'writer'));
for (const one of chosen) {
  try {
    await writeFile(new URL(`${one.part}/${one.file}`, folder), await bytesOf(one));
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${one.file}: ${error.message}\n`);
  }
}
await browser.close();
process.stdout.write(`${chosen.length} CVs of ${new Set(chosen.map(({ person }) => person.id)).size} people\n`);

async function bytesOf(one) {
  if (one.maker === 'screenshot') return screenshotOf(one);
  const drawn = await drawnOf(one);
  if (one.maker === 'ghostscript') return byGhostscript(drawn, one.kind);
  if (one.maker === 'qpdf') return byQpdf(drawn, one.kind);
  if (one.maker === 'photo') return photoOf(drawn, one.kind);
  if (one.maker === 'picture-docx') return pictureDocx(drawn);
  return drawn;
}

/** What the layout's own program writes: a PDF, or what the maker saves at once. */
async function drawnOf({ source, drawing, sheet, file }) {
  if (source === 'writer') return saved.get(file);
  const made = drawing.make(sheet);
  if (source === 'web') return made;
  if (source === 'latex') return typeset(made, drawing.program);
  await desk.setContent(made, { waitUntil: 'load' });
  await desk.evaluate(() => document.fonts.ready.then(() => undefined));
  return packedPdf(await desk.pdf({ preferCSSPageSize: true, printBackground: true }));
}

async function screenshotOf({ drawing, sheet }) {
  await phone.setContent(narrowed(drawing.make(sheet)), { waitUntil: 'load' });
  await phone.evaluate(() => document.fonts.ready.then(() => undefined));
  return packedPicture(await phone.screenshot({ fullPage: true }));
}

async function savedByWriter(all) {
  const files = new Map();
  const endingOf = ({ maker, ending }) => (maker.startsWith('writer-') ? ending : 'pdf');
  for (const [ending, group] of Map.groupBy(all, endingOf)) {
    const bodies = group.map(({ drawing, sheet }) => drawing.make(sheet));
    const bytes = await saveAll(bodies, ending);
    for (const [at, { file }] of group.entries()) files.set(file, bytes[at]);
  }
  return files;
}

async function writeTruth(name, list) {
  const file = new URL(name, folder);
  await writeFile(file, JSON.stringify(list));
  execFileSync('npx', ['--no-install', 'biome', 'format', '--write', fileURLToPath(file)], { stdio: 'ignore' });
}
