import { expect, test } from 'vitest';
import { makeLatinFonts, readLatinFont } from './latin-fonts.ts';

test('the fonts are what Inter is cut into', async () => {
  const made = await makeLatinFonts();
  expect(readLatinFont('basic').equals(made.basic)).toBe(true);
  expect(readLatinFont('more').equals(made.more)).toBe(true);
});
