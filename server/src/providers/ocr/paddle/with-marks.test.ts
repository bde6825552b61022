import { expect, it } from 'vitest';
import { type ReadStrip, textOf } from './read-strip.ts';
import { withMarks } from './with-marks.ts';

/** Characters 20 pixels apart; an underscore is a gap where nothing was read. */
const read = (text: string): ReadStrip => ({
  strip: { x: 0, y: 0, width: 0, height: 0, angle: 0 },
  picture: { data: new Float32Array(), width: 0, height: 0, pixels: 1 },
  characters: [...text]
    .map((one, at) => ({ text: one, at: 24 * at, confidence: 0.9 }))
    .filter((one) => one.text !== '_'),
});

it('adds brackets, commas and bullets that one of two readings missed', () => {
  const merged = withMarks(read('_French _B2), German'), read('·French_(B2)__Grmn'));
  expect(textOf(merged)).toBe('·French (B2), German');
});

it('takes no mark where a letter was read, and none twice', () => {
  expect(textOf(withMarks(read('Data'), read('D.t.')))).toBe('Data');
  const shifted = read('R,SQL');
  expect(
    textOf(
      withMarks(read('R,SQL'), {
        ...shifted,
        characters: shifted.characters.map((one) => ({ ...one, at: one.at + 16 })),
      }),
    ),
  ).toBe('R,SQL');
});

it('knows a bar from a letter, and a mark that only left two spaces', () => {
  expect(textOf(withMarks(read('Finance I BSc'), read('Finance_|_BSc')))).toBe('Finance | BSc');
  expect(textOf(withMarks(read('9001  Leeds'), read('9001__Leeds')))).toBe('9001 ·Leeds');
  expect(textOf(withMarks(read('2024.10  2025.01'), read('2024.10__2025.01')))).toBe('2024.10 –2025.01');
  expect(textOf(withMarks(read('Sep 2022  Jun 2026'), read('Sep_2022__Jun_2026')))).toBe('Sep 2022 –Jun 2026');
});
