// Makes the CV files that the reader is tested and measured on, with what should be read out of each.
// Run on a machine with Chromium (CHROMIUM names it, else Playwright's own is taken), the Noto CJK, WenQuanYi, Carlito
// and Caladea fonts, qpdf and pdftoppm; the files are committed, because other machines draw them with other fonts or
// with none. Pictures are taken of the committed PDFs.   node cv-reader/corpus/make-cvs.mjs [regular expression of file names]
import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { docLayouts } from './source/doc-layouts.mjs';
import { docxLayouts } from './source/docx-layouts.mjs';
import { expectedFields } from './source/expected.mjs';
import { layouts } from './source/layouts.mjs';
import { extensionOf, printedAs } from './source/media.mjs';
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
for (const { person, layout, medium, kind, heldOut } of plan) {
  const word = docxLayouts[layout] ?? docLayouts[layout];
  const printed = `${person.id}--${layout}`;
  const file = medium ? `${printed}--${medium}.${extensionOf(medium)}` : `${printed}.${endingOf(layout)}`;
  expected.push({
    file,
    layout: medium ? `${layout}, ${medium}` : layout,
    kind,
    language: person.language,
    heldOut,
    fields: expectedFields(person, (word ?? layouts[layout]).omits ?? []),
  });
  if (!file.match(only)) continue;
  if (medium) {
    const source = fileURLToPath(new URL(`${printed}.pdf`, folder));
    await writeFile(new URL(file, folder), await printedAs(medium, source, file));
  } else if (word) {
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

function endingOf(layout) {
  if (docLayouts[layout]) return 'doc';
  return docxLayouts[layout] ? 'docx' : 'pdf';
}
