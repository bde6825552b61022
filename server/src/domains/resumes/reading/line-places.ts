import type { OcrBox, OcrLine, OcrReading, OcrScript } from '../../../providers/ocr/port.ts';
import { headingOf } from './headings.ts';

/** A stretch of the page that deserves another look, and what was read there. */
export type LinePlace = { script: OcrScript; box: OcrBox; seen: OcrReading };
type Word = OcrLine['words'][number];

/** Where a name or an e-mail address may stand, near the top of a page of this many pixels across. */
export function linePlaces(lines: OcrLine[], width: number): LinePlace[] {
  const top = lines.filter(({ words }) => words.length > 0 && heightOf(words) > 0 && topOf(words) < 0.7 * width);
  return [...namePlaces(top), ...addressPlaces(lines)];
}

/** Behind `姓名`, else the largest short lines. */
function namePlaces(lines: OcrLine[]): LinePlace[] {
  for (const { words } of lines) {
    const at = words.findIndex(
      (_, from) =>
        /^姓\s*名[:：]?$/u.test(joined(words.slice(0, from + 1)).slice(-3)) ||
        /^姓名[:：]?$/u.test(joined(words.slice(Math.max(0, from - 2), from + 1))),
    );
    if (at < 0) continue;
    const rest = words.slice(at + 1).filter(({ text }) => !/^[:：|｜]+$/u.test(text));
    const value = upToGap(rest, 1.2);
    if (value.length > 0 && /^\p{Script=Han}{1,5}$/u.test(joined(value)) && !/性|别/u.test(joined(value)))
      return [placeOf(value, 'chinese')];
  }
  const usual = middle(lines.map(({ words }) => heightOf(words)));
  return lines
    .filter(({ words }) => heightOf(words) > 1.12 * usual)
    .filter(({ words }) => /^[\p{Script=Han}\P{L}]*\p{Script=Han}[\p{Script=Han}\P{L}]*$/u.test(joined(words)))
    .filter(({ words }) => joined(words).length <= 14 && !headingOf(joined(words)) && !/\d/.test(joined(words)))
    .sort((one, other) => heightOf(other.words) - heightOf(one.words))
    .slice(0, 3)
    .map(({ words }) => {
      const place = placeOf(words, 'chinese');
      return joined(words).length < 3 ? widened(place, lines) : place;
    });
}

/** With room for a first or last character that nobody saw, as far as no other word stands there. */
function widened(place: LinePlace, lines: OcrLine[]): LinePlace {
  const { box } = place;
  const room = 1.2 * box.height;
  const beside = lines
    .flatMap(({ words }) => words)
    .filter(({ box: other }) => other.y < box.y + box.height && other.y + other.height > box.y)
    .map(({ box: other }) => other);
  const isFree = (from: number, to: number) =>
    !beside.some(
      (other) =>
        other.x < to &&
        other.x + other.width > from &&
        (other.x + other.width <= box.x + 1 || other.x >= box.x + box.width - 1),
    );
  const left = isFree(box.x - room, box.x) ? Math.min(room, box.x) : 0;
  const right = isFree(box.x + box.width, box.x + box.width + room) ? room : 0;
  return { ...place, box: { ...box, x: box.x - left, width: box.width + left + right } };
}

/** Words around an @, and what stands behind a word that says e-mail. */
function addressPlaces(lines: OcrLine[]): LinePlace[] {
  const places: LinePlace[] = [];
  for (const { words } of lines) {
    const label = words.findLastIndex((_, at) =>
      /(?:邮箱|e-?mail)[:：]?$/iu.test(joined(words.slice(Math.max(0, at - 1), at + 1))),
    );
    const at = words.findIndex(({ text }) => /[\w.][@＠©]|[@＠]\w/.test(text));
    if (label >= 0 && label < words.length - 1) {
      const rest = words.slice(label + 1);
      const value = upToGap(/^[:：]+$/u.test(rest[0]?.text ?? '') ? rest.slice(1) : rest, 1.3);
      const printed = words.slice(Math.max(0, label - 1), label + 1);
      if (value.length > 0) places.push(placeOf(withoutMark(value), 'latin', printed));
    } else if (at >= 0) {
      let from = at;
      while (from > 0 && isNear(words[from - 1], words[from], 0.6) && /^[\w.+-]+$/.test(words[from - 1]?.text ?? ''))
        from -= 1;
      places.push(placeOf(withoutMark([...words.slice(from, at), ...upToGap(words.slice(at), 0.6)]), 'latin'));
    }
    if (places.length === 2) break;
  }
  return places;
}

/** `加wei@…`: the mark of an envelope before an address is none of its letters. */
function withoutMark(words: Word[]): Word[] {
  const [first, ...rest] = words;
  const mark = first?.text.match(/^[^\w@]+(?=\w)/u)?.[0].length ?? 0;
  if (!first || mark === 0) return words;
  const gone = first.box.height * 0.8 * mark;
  const box = { ...first.box, x: first.box.x + gone, width: Math.max(1, first.box.width - gone) };
  return [{ ...first, text: first.text.slice(mark), box }, ...rest];
}

/** The words until a bar or a gap of so many heights. */
function upToGap(words: Word[], gap: number): Word[] {
  const end = words.findIndex(
    (word, at) => /^[|｜]+$/u.test(word.text) || (at > 0 && !isNear(words[at - 1], word, gap)),
  );
  return end < 0 ? words : words.slice(0, end);
}

const isNear = (one: Word | undefined, other: Word | undefined, gap: number): boolean =>
  one !== undefined &&
  other !== undefined &&
  other.box.x - one.box.x - one.box.width < gap * Math.min(one.box.height, other.box.height);

/** `printed`: the words that say how high the line is and where, when these are not to be trusted. */
function placeOf(words: Word[], script: OcrScript, printed = words): LinePlace {
  const x = Math.min(...words.map(({ box }) => box.x));
  const right = Math.max(...words.map(({ box }) => box.x + box.width));
  // Some boxes are as high as the whole row; the usual word says where the line is.
  const height = heightOf(printed);
  const y = middle(printed.map(({ box }) => box.y + box.height / 2)) - height / 2;
  const seen = words.map(({ text, confidence }) => ({ text, confidence }));
  return { script, box: { x, y, width: right - x, height }, seen };
}

const joined = (words: Word[]): string => words.map(({ text }) => text).join('');
const topOf = (words: Word[]): number => Math.min(...words.map(({ box }) => box.y));
const heightOf = (words: Word[]): number =>
  middle(words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map(({ box }) => box.height));

function middle(numbers: number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)] ?? 0;
}
