// Makes the CV files that the reader is tested and measured on, with what should be read out of each.
// Run on a machine with Chromium (CHROMIUM names it, else Playwright's own is taken) and the Noto CJK, WenQuanYi, Carlito and Caladea fonts, and qpdf; the files are committed, because
// other machines draw them with other fonts or with none.   node server/test/cv/make-cvs.mjs [part of a file name]
import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { docxLayouts } from './source/docx-layouts.mjs';
import { expectedFields } from './source/expected.mjs';
import { layouts } from './source/layouts.mjs';
import { plan } from './source/plan.mjs';

const folder = new URL('./files/', import.meta.url);
const only = process.argv[2] ?? '';

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
const expected = [];
for (const { person, layout, heldOut } of plan) {
  const word = docxLayouts[layout];
  const file = `${person.id}--${layout}.${word ? 'docx' : 'pdf'}`;
  expected.push({
    file,
    layout,
    language: person.language,
    heldOut,
    fields: expectedFields(person, (word ?? layouts[layout]).omits ?? []),
  });
  if (!file.includes(only)) continue;
  if (word) {
    await writeFile(new URL(file, folder), await word.make(person));
  } else {
    await page.setContent(layouts[layout].html(person), { waitUntil: 'load' });
    await writeFile(new URL(file, folder), await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    execFileSync('qpdf', [
      '--object-streams=generate',
      '--recompress-flate',
      '--compression-level=9',
      '--replace-input',
      fileURLToPath(new URL(file, folder)),
    ]);
  }
}
await browser.close();
const expectedFile = new URL('./expected.json', import.meta.url);
await writeFile(expectedFile, JSON.stringify(expected));
execFileSync('npx', ['--no-install', 'biome', 'format', '--write', fileURLToPath(expectedFile)]);
process.stdout.write(`${expected.length} CVs expected
`);
