import type { WordKind } from '@qinghe/contract/dict/sensitive-words.ts';
import type { FoldedText } from '../../../text/fold.ts';

/** A word of the list, as texts are read when they are checked. */
export interface ListedWord {
  folded: string;
  kind: WordKind;
}

/** Where a word of the list stands in a folded text. */
interface FoundWord {
  kind: WordKind;
  start: number;
  end: number;
}

/** Finds the words of a list in a text, in their order. */
export type WordMatcher = (text: FoldedText) => FoundWord[];

interface Node {
  next: Map<number, Node>;
  kind?: WordKind;
}

/** Chinese words that are long enough to be meant even where the end of a sentence or of a line parts their characters. */
const PARTABLE = /^\p{Script=Han}{3,}$/u;
/** Whatever signs, blanks and line breaks stand between two Chinese characters. */
const PARTING = /(?<=\p{Script=Han})[\p{P}\p{S}\s]+(?=\p{Script=Han})/gu;

/**
 * A list of words as trees of their characters, so that a text costs as much under 10,000 words as under ten. Of words of a
 * kind that overlap the first counts, of those that begin together the longest.
 */
export function compileWords(words: readonly ListedWord[]): WordMatcher {
  const asWritten = treeOf(words);
  const evenParted = treeOf(words.filter(({ folded }) => PARTABLE.test(folded)));
  return ({ text }) => {
    const { joined, places } = joinParted(text);
    const parted = [...wordsIn(evenParted, joined)].map(({ kind, start, end }) => ({
      kind,
      start: start + (places[start] ?? 0),
      end: end + (places[end - 1] ?? 0),
    }));
    return withoutOverlaps([...wordsIn(asWritten, text), ...parted]);
  };
}

/** A text without what parts Chinese characters, and how far each of its UTF-16 units stands from where it was. */
function joinParted(text: string): { joined: string; places: Uint32Array } {
  const places = new Uint32Array(text.length);
  let [from, left] = [0, 0];
  for (const { index, 0: signs } of text.matchAll(PARTING)) {
    places.fill(left, from, index - left);
    from = index - left;
    left += signs.length;
  }
  places.fill(left, from);
  return { joined: text.replace(PARTING, ''), places };
}

function withoutOverlaps(words: FoundWord[]): FoundWord[] {
  const ends = { refuse: 0, warn: 0 };
  return words
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ kind, start, end }) => {
      if (start < ends[kind]) return false;
      ends[kind] = end;
      return true;
    });
}

function treeOf(words: readonly ListedWord[]): Node {
  const root: Node = { next: new Map() };
  for (const { folded, kind } of words) grow(root, folded).kind = kind;
  return root;
}

/** The words that begin at each place of a text. */
function* wordsIn(root: Node, text: string): Generator<FoundWord> {
  for (let start = 0; start < text.length; start += 1)
    for (const [kind, end] of longestAt(root, text, start)) yield { kind, start, end };
}

function grow(root: Node, word: string): Node {
  let node = root;
  for (let index = 0; index < word.length; index += 1) {
    const unit = word.charCodeAt(index);
    let next = node.next.get(unit);
    if (!next) {
      next = { next: new Map() };
      node.next.set(unit, next);
    }
    node = next;
  }
  return node;
}

const none: ReadonlyMap<WordKind, number> = new Map();

/** The end of the longest word of each kind that begins here. */
function longestAt(root: Node, text: string, start: number): ReadonlyMap<WordKind, number> {
  let ends: Map<WordKind, number> | undefined;
  let node = root.next.get(text.charCodeAt(start));
  for (let end = start + 1; node; end += 1) {
    if (node.kind && standsAlone(text, start, end)) {
      ends ??= new Map();
      ends.set(node.kind, end);
    }
    node = end < text.length ? node.next.get(text.charCodeAt(end)) : undefined;
  }
  return ends ?? none;
}

const ALPHANUMERIC = /[a-z0-9]/;

/** Latin letters and digits are no word inside of a longer one: `av` does not stand in `java`. */
const standsAlone = (text: string, start: number, end: number): boolean =>
  !isJoined(text, start) && !isJoined(text, end);

const isJoined = (text: string, at: number): boolean =>
  ALPHANUMERIC.test(text.charAt(at - 1)) && ALPHANUMERIC.test(text.charAt(at));
