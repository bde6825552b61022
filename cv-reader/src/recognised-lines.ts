import { commonCharacters } from './characters.ts';
import type { CvBox, LooseLine } from './lines.ts';
import { withMendedHeading } from './mended-headings.ts';
import type { OcrLine, OcrPage } from './ocr.ts';
import { pageLines } from './pdf-layout.ts';
import type { GlyphRun } from './pdf-rows.ts';
import { isDirt, mendedWords, type SeenLine, type SeenWord, withDashes } from './recognised-text.ts';

/** What OCR saw on one page, whose picture has these pixels, as it came. */
export type RecognisedPage = OcrPage & {
  page: number;
  /** Points that a pixel is wide. */
  scale: number;
  width: number;
  height: number;
};

/**
 * Lines in reading order, by the same layout as the text of a PDF: what OCR saw is turned level, its words get the
 * distances that a printer would have given them, and their places on the picture are kept.
 */
export function recognisedLines(pages: RecognisedPage[]): LooseLine[] {
  const result: LooseLine[] = [];
  for (const { page, scale, width, height, turns, lines } of pages) {
    const tilt = tiltOf(lines);
    const all = lines.map((line) => levelled(line, { tilt, scale }));
    const usual = median(all.map((line) => line.size));
    // A lone dash has no size of its own, and stands a little above the baseline.
    for (const line of all.filter(({ size }) => size === 0))
      Object.assign(line, { size: usual, baseline: median(line.words.map(({ middle }) => middle)) + 0.27 * usual });
    const runs = apart(all.filter((line) => !isDirt(line, usual)).map((line) => runsOf(mendedWords(line), usual)));
    const laid = pageLines(runs, { page, width: (turns % 2 === 0 ? width : height) * scale, previous: result });
    const sheet = { turns, width: width * scale, height: height * scale };
    const placed = (box: CvBox) => asItCame(turnedBox(box, tilt), sheet);
    result.push(
      ...laid
        .filter(({ text }) => !stamp.test(text))
        .map((line) => withMendedHeading({ ...moved(line, placed), text: withDashes(line.text) })),
    );
  }
  return result;
}

/** What a camera writes into the corner of a picture. */
const stamp = /^\s*20\d\d[/.-]\d{1,2}[/.-]\d{1,2}\s+\d{1,2}:\d{2}(?::\d{2})?\s*$/;

/** How much the sheet is turned: what its longest lines say, since short ones fall and rise by their letters. */
function tiltOf(lines: OcrLine[]): number {
  const extent = ({ words }: OcrLine) => right(words.at(-1)?.box) - (words[0]?.box.x ?? 0);
  const longest = [...lines].sort((one, other) => extent(other) - extent(one)).slice(0, Math.ceil(lines.length / 3));
  const slope = median(longest.map((line) => line.slope));
  return Math.abs(slope) < 0.15 ? Math.atan(slope) : 0;
}

const right = (box: { x: number; width: number } | undefined): number => (box ? box.x + box.width : 0);

function levelled(line: OcrLine, { tilt, scale }: { tilt: number; scale: number }): SeenLine {
  const words = line.words
    .map(({ text, box, confidence }): SeenWord => {
      const middle = turned({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, -tilt);
      const width = box.width * scale;
      return {
        text: commonCharacters(text).trim(),
        x: middle.x * scale - width / 2,
        middle: middle.y * scale,
        width,
        height: box.height * scale,
        confidence,
      };
    })
    .filter((word) => word.text !== '')
    .sort((one, other) => one.x - other.x);
  return { words, ...typeOf(words) };
}

/**
 * Size and baseline of a line from its words. Chinese fills its square, Latin with tails reaches from top to bottom,
 * capitals and digits stand on the line and are lower than their size. Some boxes are as high as the whole row, so that
 * the usual word counts and not the highest.
 */
function typeOf(words: SeenWord[]): { size: number; baseline: number } {
  const chinese = words.filter((word) => /[\p{Script=Han}]/u.test(word.text) && word.text !== '一');
  const tailed = words.filter((word) => /[gjpqy@]/.test(word.text));
  const [counting, share, below] =
    chinese.length > 0
      ? ([chinese, 0.93, 0.38] as const)
      : tailed.length > 0
        ? ([tailed, 0.93, 0.27] as const)
        : ([words.filter((word) => /[\p{L}\p{N}]/u.test(word.text)), 0.74, 0.36] as const);
  const heights = counting.map((word) => word.height).sort((one, other) => one - other);
  const size = Math.min(
    (heights[Math.floor(heights.length * (heights.length < 4 ? 0.5 : 0.4))] ?? 0) / share,
    pitchOf(words),
    sizeByLength(words),
  );
  return { size, baseline: median(counting.map((word) => word.middle)) + below * size };
}

/** The most that the size can be: the line is at least as long as its characters, of which Chinese ones are square. */
function sizeByLength(words: SeenWord[]): number {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return 0;
  const squares = words
    .flatMap(({ text }) => [...text])
    .reduce(
      (sum, character) => sum + (/\p{Script=Han}/u.test(character) ? 1 : /[\p{L}\p{N}]/u.test(character) ? 0.5 : 0.3),
      0,
    );
  return (1.05 * (last.x + last.width - first.x)) / squares;
}

/** Chinese characters follow one another at a distance of their size. */
function pitchOf(words: SeenWord[]): number {
  const chinese = (word: SeenWord | undefined) => word !== undefined && /^\p{Script=Han}+$/u.test(word.text);
  const pitches = words.flatMap((word, at) => {
    const next = words[at + 1];
    return next && chinese(word) && chinese(next) ? [(next.x - word.x) / word.text.length] : [];
  });
  return pitches.length < 3 ? Number.POSITIVE_INFINITY : 1.05 * median(pitches);
}

/** Below it a word was read wrong about as often as right. */
const CLEAR = 0.8;

/** Sizes that nearly agree are one size; the boxes of OCR are a little different each time. */
function runsOf(line: SeenLine, usual: number): GlyphRun[] {
  const near = line.words.some((word) => /\p{L}/u.test(word.text)) ? 0.22 : 0.4;
  const size = Math.abs(line.size - usual) < near * usual ? usual : line.size;
  // A heading or a name, whose letters stand apart as their author liked.
  const short = /^\p{Script=Han}{2,8}$/u.test(line.words.map((word) => word.text).join(''));
  return line.words.map((word, at) => ({
    text: word.text,
    x: word.x,
    baseline: line.baseline,
    width: spaced(word, line.words[at + 1], { size, short }),
    size,
    font: '',
    unclear: word.confidence < CLEAR,
  }));
}

/** Lines that were found one by one stand apart; where the box of one reaches into the other, it is the box that is wrong. */
function apart(lines: GlyphRun[][]): GlyphRun[] {
  return lines.flatMap((runs) => {
    const end = runs.at(-1);
    const next =
      end && lines.map(([first]) => first).find((first) => first !== runs[0] && first && reaches(end, first));
    if (!end || !next) return runs;
    return [
      ...runs.slice(0, -1),
      { ...end, width: Math.max(0.1, next.x - end.x - 0.65 * Math.max(end.size, next.size)) },
    ];
  });
}

const reaches = (one: GlyphRun, next: GlyphRun): boolean =>
  next.x > one.x &&
  next.x < one.x + one.width &&
  Math.abs(one.baseline - next.baseline) < 0.4 * Math.min(one.size, next.size);

/** The width with which the layout will see no gap, a word's or a cell's before the next word. */
function spaced(word: SeenWord, next: SeenWord | undefined, { size, short }: { size: number; short: boolean }): number {
  if (!next) return word.width;
  // Boxes may overlap; the next word is where it begins.
  const gap = Math.max(0, next.x - word.x - word.width);
  const pair = pairOf(word.text, next.text);
  // NATHAN WILLS with letters set apart has its words apart as much.
  const loose =
    pair === 'latin' && [word, next].every((one) => /^\p{L}{3,}$/u.test(one.text) && pitchIn(one) > 0.7 * size);
  if (loose && gap < 1.6 * size) return Math.max(0.1, next.x - word.x - 0.4 * size);
  if (next.apart || gap > (short ? 1.3 : cellGaps[pair]) * size)
    return Math.max(0.1, Math.min(word.width, next.x - word.x - 0.65 * size));
  return Math.max(0.1, next.x - word.x - (gap > wordGaps[pair] * size && !short ? 0.4 * size : 0));
}

const pitchIn = ({ text, width }: SeenWord): number => width / [...text].length;

type Pair = 'chinese' | 'mixed' | 'marks' | 'latin';
/** From which gap on, in ems, two words are two cells; marks of Chinese print are narrower than their square. */
const cellGaps: Record<Pair, number> = { chinese: 0.62, mixed: 0.8, marks: 1.1, latin: 0.62 };
const wordGaps: Record<Pair, number> = { chinese: 9, mixed: 0.32, marks: 9, latin: 0.1 };

function pairOf(one: string, other: string): Pair {
  if (/[，。、；：（）《》():;,]$/u.test(one) || /^[，。、；：（）《》():;,]/u.test(other))
    return /^[\x20-\x7f]+$/.test(one + other) ? 'latin' : 'marks';
  const [before, after] = [/\p{Script=Han}$/u.test(one), /^\p{Script=Han}/u.test(other)];
  if (before && after) return 'chinese';
  return before || after ? 'mixed' : 'latin';
}

/** Boxes back to where they stand on the picture. */
const moved = (line: LooseLine, placed: (box: CvBox) => CvBox): LooseLine => ({
  ...line,
  pieces: line.pieces.map((piece) => ({ ...piece, box: placed(piece.box) })),
});

/** A place of the upright page on a picture that lies on its side or stands on its head. */
function asItCame(
  box: CvBox,
  { turns, width, height }: { turns: OcrPage['turns']; width: number; height: number },
): CvBox {
  const { x, y, width: across, height: down } = box;
  if (turns === 1) return { x: y, y: height - x - across, width: down, height: across };
  if (turns === 2) return { x: width - x - across, y: height - y - down, width: across, height: down };
  if (turns === 3) return { x: width - y - down, y: x, width: down, height: across };
  return box;
}

function turnedBox(box: CvBox, angle: number): CvBox {
  const middle = turned({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, angle);
  return { ...box, x: middle.x - box.width / 2, y: middle.y - box.height / 2 };
}

function turned({ x, y }: { x: number; y: number }, angle: number): { x: number; y: number } {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

function median(numbers: number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
