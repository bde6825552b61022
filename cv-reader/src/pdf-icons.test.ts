import { expect, it } from 'vitest';
import { iconFonts, withoutIcons } from './pdf-icons.ts';
import type { GlyphRun } from './pdf-rows.ts';

const run = (text: string, x: number, font: string, baseline = 100): GlyphRun => ({
  ...{ text, x, font, baseline },
  width: text.length * 10,
  size: 10,
});
const read = (runs: GlyphRun[]) => withoutIcons(runs, iconFonts(runs)).map(({ text }) => text);

it('reads the glyphs of an icon font as bullets, and leaves its dashes', () => {
  const runs = [
    run('n', 0, 'icons'),
    run('教育背景和实习经历', 14, 'text'),
    run('–', 110, 'icons'),
    run('2027', 124, 'text'),
  ];
  expect(read([...runs, run('Worked at the coast', 14, 'text', 120)])).toEqual([
    ...['•', '教育背景和实习经历', '–', '2027', 'Worked at the coast'],
  ]);
});

it('leaves a letter that only another font has, and a name whose letters stand apart', () => {
  const body = run('Supervised the foundations of two viaducts', 0, 'text', 140);
  expect(read([run('Ş', 0, 'other'), run('ahin', 10, 'text'), body])[0]).toBe('Ş');
  const name = [...'JOHN'].map((letter, at) => run(letter, at * 20, 'large'));
  expect(read([...name, body]).slice(0, 4)).toEqual([...'JOHN']);
});
