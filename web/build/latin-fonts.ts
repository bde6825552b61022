import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const SOURCE = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const folder = new URL('../src/app/fonts/', import.meta.url);
/** What the product sets: plain to bold. */
const WEIGHTS = { min: 400, max: 700 };
const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/**
 * Inter (SIL Open Font License 1.1), cut into two files: what every page is drawn with, and the letters of other languages,
 * fetched where one stands. As it comes, a font of 48 kB stood on a slow line before the first paint.
 */
const files = {
  basic: `${between(0x20, 0x7e)}\u{a0}¥·×–—‘’“”•…−`,
  more: `${between(0xa1, 0xff)}ıŒœ`,
};

/** @returns each file's bytes, WOFF2, by its name */
export async function makeLatinFonts(): Promise<Record<keyof typeof files, Buffer>> {
  const font = readFileSync(createRequire(import.meta.url).resolve(SOURCE));
  const make = (characters: string) =>
    subsetFont(font, characters, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } });
  return { basic: await make(files.basic), more: await make(files.more) };
}

export const readLatinFont = (name: keyof typeof files): Buffer => readFileSync(new URL(`inter-${name}.woff2`, folder));

// `node web/build/latin-fonts.ts`, for another version of Inter.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of Object.entries(await makeLatinFonts()))
    writeFileSync(new URL(`inter-${name}.woff2`, folder), bytes);
}
