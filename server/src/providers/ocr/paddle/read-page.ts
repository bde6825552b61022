import type { InferenceSession } from 'onnxruntime-node';
import type { OcrPage } from '../port.ts';
import { type GreyPicture, type QuarterTurns, turned } from './grey-picture.ts';
import { confidenceOf, type Reader, type ReadStrip, readStrip, textOf } from './read-strip.ts';
import { type Strip, stripsOf, withLargePrint } from './strips.ts';
import { SCALES, textMap } from './text-map.ts';
import { withMarks } from './with-marks.ts';
import { lineOf } from './words.ts';

export type Networks = { finder: InferenceSession; chinese: Reader; latin: Reader };

/** So many lines tell whether a page stands on its head, and whether it is in Latin letters. */
const TRIAL_LINES = 5;
/** Lines that stand the right way up are read with more confidence than this. */
const MIN_UPRIGHT_CONFIDENCE = 0.85;
/** What is read with less is a picture, a stamp or dirt. */
const MIN_CONFIDENCE = 0.5;

/** Everything that is written on a page, whichever way it lies; `isLate` ends it with the lines read until then. */
export async function readPage(networks: Networks, picture: GreyPicture, isLate: () => boolean): Promise<OcrPage> {
  const { upright, strips, turns, tried } = await uprightPage(networks, picture);
  const lines: OcrPage['lines'] = [];
  for (const strip of strips) {
    if (isLate()) return { turns, lines, cut: true };
    const chinese = tried.find((one) => one.strip === strip) ?? (await readStrip(networks.chinese, upright, strip));
    const read = await closerRead(networks.latin, upright, chinese);
    if (read.characters.length > 0 && confidenceOf(read) > MIN_CONFIDENCE) lines.push(lineOf(read));
  }
  return { turns, lines };
}

/** `tried`: lines that were read to see which way up the page lies. */
type Upright = { upright: GreyPicture; strips: Strip[]; turns: QuarterTurns; tried: ReadStrip[] };

async function uprightPage(networks: Networks, picture: GreyPicture): Promise<Upright> {
  const strips = await linesOn(networks, picture);
  if (!isSideways(strips)) return onItsFeet(networks, { upright: picture, strips, turns: 0 });
  const upright = turned(picture, 1);
  return onItsFeet(networks, { upright, strips: await linesOn(networks, upright), turns: 1 });
}

async function linesOn({ finder }: Networks, picture: GreyPicture): Promise<Strip[]> {
  const small = await textMap(finder, picture, SCALES.smallPrint);
  const large = await textMap(finder, picture, SCALES.largePrint);
  return withLargePrint(stripsOf(small), stripsOf(large));
}

/** Most of what is written goes up or down. */
function isSideways(strips: Strip[]): boolean {
  const lengthOf = (some: Strip[]) => some.reduce((sum, { width }) => sum + width, 0);
  return lengthOf(strips.filter(({ angle }) => Math.abs(angle) > Math.PI / 4)) > lengthOf(strips) / 2;
}

/** A page on its head is read too, but with little confidence: then the same lines are tried the other way up. */
async function onItsFeet({ chinese }: Networks, page: Omit<Upright, 'tried'>): Promise<Upright> {
  const longest = page.strips.toSorted((one, other) => other.width - one.width).slice(0, TRIAL_LINES);
  const tried = await readAll(chinese, page.upright, longest);
  if (confidenceIn(tried) > MIN_UPRIGHT_CONFIDENCE) return { ...page, tried };
  const upright = turned(page.upright, 2);
  const overhead = new Map(page.strips.map((strip) => [strip, turnedStrip(strip, upright)]));
  const triedOver = await readAll(
    chinese,
    upright,
    longest.map((strip) => overhead.get(strip) ?? strip),
  );
  if (confidenceIn(triedOver) <= confidenceIn(tried)) return { ...page, tried };
  return { upright, strips: [...overhead.values()].reverse(), turns: page.turns === 0 ? 2 : 3, tried: triedOver };
}

const turnedStrip = (strip: Strip, { width, height }: GreyPicture): Strip => ({
  ...strip,
  x: width - 1 - strip.x,
  y: height - 1 - strip.y,
});

async function readAll(reader: Reader, page: GreyPicture, strips: Strip[]): Promise<ReadStrip[]> {
  const reads: ReadStrip[] = [];
  for (const strip of strips) reads.push(await readStrip(reader, page, strip));
  return reads;
}

const confidenceIn = (reads: ReadStrip[]): number =>
  reads.reduce((sum, read) => sum + confidenceOf(read), 0) / Math.max(1, reads.length);

/** The network for Chinese reads everything; the one for Latin letters knows them better, and the spaces between them. */
async function closerRead(latin: Reader, page: GreyPicture, read: ReadStrip): Promise<ReadStrip> {
  const text = textOf(read);
  // Of letters with marks, such as é, the second one knows none.
  if (text.length < 3 || /[^\x20-\x7e·•–—]/u.test(text)) return read;
  const again = await readStrip(latin, page, read.strip);
  return confidenceOf(again) < confidenceOf(read) - 0.04 ? read : withMarks(again, read);
}
