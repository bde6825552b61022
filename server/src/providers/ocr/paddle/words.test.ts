import { expect, it } from 'vitest';
import type { ReadStrip } from './read-strip.ts';
import { lineOf } from './words.ts';

type Letter = { text: string; from: number; to: number; top?: number; bottom?: number };

/** A line 48 pixels high, as the network sees it, of letters that are blocks; a page's pixel is one of its own. */
function read(
  letters: Letter[],
  { paper = 240, ink = 30, spaces = [] as number[], underline = false } = {},
): ReadStrip {
  const [width, height] = [400, 48];
  const data = new Float32Array(width * height).fill(paper);
  const fill = ({ from, to, top = 10, bottom = 38 }: Omit<Letter, 'text'>) => {
    for (let row = top; row < bottom; row++) data.fill(ink, row * width + from, row * width + to);
  };
  for (const letter of letters) fill(letter);
  if (underline) fill({ from: 0, to: width, top: 42, bottom: 44 });
  const characters = letters.map(({ text, from, to }) => ({ text, at: (from + to) / 2, confidence: 0.9 }));
  for (const at of spaces) characters.push({ text: ' ', at, confidence: 0.9 });
  return {
    strip: { x: 1000, y: 500, width, height, angle: 0 },
    picture: { data, width, height, pixels: 1 },
    characters: characters.sort((one, other) => one.at - other.at),
  };
}

const word = (text: string, from: number): Letter[] =>
  [...text].map((letter, at) => ({ text: letter, from: from + 16 * at, to: from + 16 * at + 13 }));
const textsOf = (strip: ReadStrip) => lineOf(strip).words.map(({ text }) => text);

it('puts letters together up to a gap in the ink, or a space that was read', () => {
  expect(textsOf(read([...word('Data', 20), ...word('Intern', 120)]))).toEqual(['Data', 'Intern']);
  expect(textsOf(read([...word('Data', 20), ...word('Intern', 88)], { spaces: [86] }))).toEqual(['Data', 'Intern']);
  expect(textsOf(read(word('DataIntern', 20)))).toEqual(['DataIntern']);
});

it('keeps letters together that are set apart', () => {
  const apart = (text: string, from: number) =>
    [...text].map((letter, at) => ({ text: letter, from: from + 24 * at, to: from + 24 * at + 13 }));
  const name = [...apart('NATHAN', 20), ...apart('WILLS', 190)];
  expect(textsOf(read(name, { spaces: name.map(({ to }) => to + 2) }))).toEqual(['NATHAN', 'WILLS']);
});

it('parts Chinese from Latin, and cells of Chinese from each other', () => {
  expect(textsOf(read([...word('使用', 20), ...word('Go', 52)]))).toEqual(['使用', 'Go']);
  expect(textsOf(read([...word('公司', 20), ...word('实习', 80)]))).toEqual(['公司', '实习']);
});

it.each([
  ['on paper', {}],
  ['in white on a bar', { paper: 40, ink: 250 }],
  ['above a line', { underline: true }],
])('tells where the ink of a word %s is', (_where, options) => {
  const [first, second] = lineOf(read([...word('Data', 20), ...word('Intern', 120)], options)).words;
  expect(first?.box).toEqual({ x: 1000 - 200 + 20, y: 500 - 24 + 10, width: 61, height: 28 });
  expect(second?.box.x).toBe(1000 - 200 + 120);
});

it('leaves out what reaches in from the lines above and below', () => {
  const [only] = lineOf(read([...word('Data', 20), { text: '', from: 30, to: 40, top: 0, bottom: 4 }])).words;
  expect(only?.box).toMatchObject({ y: 500 - 24 + 10, height: 28 });
});
