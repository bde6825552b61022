import {
  type OcrBox,
  type OcrLine,
  type OcrProvider,
  type OcrReading,
  OcrRefused,
} from '../../../providers/ocr/port.ts';
import type { Picture } from './draw-pages.ts';
import type { CutLines } from './isolated.ts';
import { type LinePlace, linePlaces } from './line-places.ts';
import { type Vote, votedAddress, votedName } from './line-votes.ts';

type Looking = { ocr: OcrProvider; picture: Picture; cut: CutLines; dropped: OcrLine[] };

/**
 * The lines of a first page, with name and address read again, each alone and at several sizes. `dropped`: lines that
 * gave way to the reading of the smaller picture, which may have seen less.
 */
export async function withCloserLook(lines: OcrLine[], { ocr, picture, cut, dropped }: Looking): Promise<OcrLine[]> {
  const { closer } = ocr;
  const places = closer ? linePlaces([...lines, ...dropped], picture.width) : [];
  if (!closer || places.length === 0) return lines;
  const pictures = await cut({ picture, boxes: places.map(({ box }) => box), heights: closer.heights });
  const votes: { box: OcrBox; vote: Vote }[] = [];
  for (const [at, place] of places.entries()) {
    const vote = voteOn(place, await closer.readLine(pictures[at] ?? [], place.script).catch(asUnread));
    if (vote) votes.push({ box: place.box, vote });
  }
  // Where two overlap, the surer one comes last and stays.
  return votes
    .sort((one, other) => one.vote.confidence - other.vote.confidence)
    .reduce((result, { box, vote }) => replaced(result, box, vote), lines);
}

/** A line that cannot be read alone costs nothing: what was read before stays. */
function asUnread(error: unknown): OcrReading[] {
  if (error instanceof OcrRefused) return [];
  throw error;
}

const voteOn = ({ script, seen }: LinePlace, readings: OcrReading[]): Vote | undefined =>
  (script === 'latin' ? votedAddress : votedName)([...readings, seen]);

/** What was read there before gives way to one word. */
function replaced(lines: OcrLine[], box: OcrBox, { text, confidence }: Vote): OcrLine[] {
  const word = { text, box, confidence: Math.max(0.6, confidence) };
  let slope: number | undefined;
  const rest = lines.map((line) => {
    const words = line.words.filter((other) => !covers(box, other.box));
    if (words.length === line.words.length) return line;
    if (slope === undefined) {
      slope = line.slope;
      return { ...line, words: [...words, word].sort((one, other) => one.box.x - other.box.x) };
    }
    return { ...line, words };
  });
  const added = slope === undefined ? [{ slope: 0, words: [word] }] : [];
  return [...rest.filter(({ words }) => words.length > 0), ...added];
}

function covers(box: OcrBox, other: OcrBox): boolean {
  const across = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
  const down = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
  return across > 0.5 * other.width && down > 0.4 * Math.min(box.height, other.height);
}
