// Makes the business licences that their reading is measured by, beside the CVs of make-cvs.mjs; the same machine is wanted.
//   node cv-reader/corpus/make-licences.mjs [part of an id]
import { mkdir, writeFile } from 'node:fs/promises';
import { loadImage } from '@napi-rs/canvas';
import { chromium } from 'playwright-core';
import { licenceHtml, licences, sizeOf } from './source/licences.mjs';
import { numbersFrom, spoiled } from './source/media.mjs';

const folder = new URL('./licences/', import.meta.url);
const only = process.argv[2] ?? '';
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const licence of licences.filter(({ id }) => id.includes(only))) {
  const page = await browser.newPage({ viewport: sizeOf(licence) });
  await page.setContent(licenceHtml(licence), { waitUntil: 'load' });
  const drawn = await loadImage(await page.screenshot());
  await page.close();
  const { extension, quality, ...spoil } = licence.spoil;
  const canvas = spoiled(drawn, spoil, numbersFrom(licence.id));
  const bytes = await (extension === 'png' ? canvas.encode('png') : canvas.encode('jpeg', quality));
  await writeFile(new URL(`${licence.id}.${extension}`, folder), bytes);
}
await browser.close();
const rows = licences.map(({ id, spoil, layout, heldOut, ...licence }) => ({
  file: `${id}.${spoil.extension}`,
  layout,
  heldOut,
  fields: {
    credit_code: licence.code,
    name: licence.name,
    company_type: licence.type,
    legal_person: licence.person,
    registered_capital: licence.capital,
    founded_on: licence.founded,
    valid_until: licence.until,
    registered_address: licence.address,
    scope: licence.scope,
  },
}));
await writeFile(
  new URL('expected.json', folder),
  `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`,
);
