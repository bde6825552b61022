/*
 * Words as they are typed into the search for talents: one reading of them for the search, its alerts and the marks on the
 * screen. Letters count without regard to case.
 */

/** More words than these narrow nothing that a person would read. */
export const MAX_WORDS = 5;

const BETWEEN = /[\s,，、;；]+/u;
const SEARCHABLE = /[\p{L}\p{N}]/u;
/** Runs of Han characters, or of other letters and digits (with + # . inside, for C++, C#, Node.js). */
const RUN = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])(?:(?!\p{Script=Han})[\p{L}\p{N}+#.])*/gu;
const HAN = /^\p{Script=Han}/u;

/** A run of one script in a text. */
export interface Run {
  text: string;
  isHan: boolean;
}

/** What words are compared by. */
export const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The words of what was typed, each once, in their order: what stands between blanks and commas. */
export const typedWords = (typed: string): string[] => [
  ...new Map(
    typed
      .split(BETWEEN)
      .filter((word) => SEARCHABLE.test(word))
      .map((word) => [folded(word), word]),
  ).values(),
];

/** A text cut where its script changes; whatever can be searched of it. */
export const runsOf = (text: string): Run[] =>
  [...text.matchAll(RUN)].map(([run]) => {
    const isHan = HAN.test(run);
    return { text: isHan ? run : run.replace(/\.+$/, ''), isHan };
  });

const LETTER = /[a-z]/;

/** Where words stand in a text, in order, without overlaps; letters only as whole words. */
export function marksOf(text: string, words: readonly string[]): { start: number; end: number }[] {
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return [];
  const found = words
    .flatMap((word) => runsOf(folded(word)))
    .flatMap(({ text: run, isHan }) =>
      placesOf(lower, run).filter(({ start, end }) => isHan || isWhole(lower, start, end)),
    )
    .sort((one, other) => one.start - other.start || other.end - one.end);
  let until = 0;
  return found.filter(({ start, end }) => {
    if (start < until) return false;
    until = end;
    return true;
  });
}

function placesOf(text: string, run: string): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  for (let start = text.indexOf(run); start >= 0; start = text.indexOf(run, start + run.length))
    places.push({ start, end: start + run.length });
  return places;
}

const isWhole = (text: string, start: number, end: number): boolean =>
  !LETTER.test(text.charAt(start - 1)) && !LETTER.test(text.charAt(end));
