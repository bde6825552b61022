import type { Character, ReadStrip } from './read-strip.ts';

/** Pixels of the line's picture. The network's steps are 8 wide; two characters that are no further apart are one. */
const MAX_GAP = 8;
const MAX_GAP_OF_SAME = 20;

/** A reading with the marks of another one of the same line, where it saw nothing itself or took a bar for a letter. */
export function withMarks(reading: ReadStrip, other: ReadStrip): ReadStrip {
  const marks = other.characters.filter(({ text }) => /[·•,.:;&()|–—]/u.test(text));
  const rest = withUnknownMarks(reading.characters).filter(
    (one) => !marks.some((mark) => mark.text === '|' && isBar(one, mark)),
  );
  const missed = marks.filter((mark) => !rest.some((one) => one.text !== ' ' && isSame(one, mark)));
  return { ...reading, characters: [...rest, ...missed].sort((one, two) => one.at - two.at) };
}

/**
 * Where two spaces follow each other, between them stands a mark that the alphabet lacks: a long dash behind a year or a
 * month of one, else a dot between two parts.
 */
const withUnknownMarks = (characters: Character[]): Character[] =>
  characters.map((one, at) => {
    if (at < 2 || one.text !== ' ' || characters[at - 1]?.text !== ' ') return one;
    const before = characters
      .slice(0, at - 1)
      .map(({ text }) => text)
      .join('');
    return { ...one, text: /(?<!\d)(?:19|20)\d\d(?:[./]\d{1,2})?$/.test(before) ? '–' : '·' };
  });

const isSame = (one: Character, two: Character): boolean =>
  Math.abs(one.at - two.at) <= (one.text === two.text ? MAX_GAP_OF_SAME : MAX_GAP);
const isBar = (one: Character, mark: Character): boolean => /[Il1]/.test(one.text) && isSame(one, mark);
