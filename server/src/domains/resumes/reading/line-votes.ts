import type { OcrReading } from '../../../providers/ocr/port.ts';

/** What several readings of one line agree on, with the share of them that does; nothing where they do not. */
export type Vote = { text: string; confidence: number };

/** A Chinese name, character by character: the one that most readings are surest of. */
export function votedName(readings: OcrReading[]): Vote | undefined {
  const names = readings.map(charactersOf).filter(({ length }) => length > 0);
  const lengths = Map.groupBy(names, ({ length }) => length);
  const alike = [...lengths.values()].sort((one, other) => weightOf(other) - weightOf(one))[0];
  const length = alike?.[0]?.length ?? 0;
  if (!alike || alike.length < 2 || length < 2) return undefined;
  const chosen = Array.from({ length }, (_, at) => heaviest(alike.map((name) => name[at] as Vote)));
  const text = chosen.map((character) => character.text).join('');
  // Between two names there is one dot; anywhere else a dot is dirt.
  if (!/^\p{Script=Han}{2,8}$|^\p{Script=Han}{1,12}(?:·\p{Script=Han}{1,12}){1,3}$/u.test(text)) return undefined;
  return { text, confidence: Math.min(...chosen.map(({ confidence }) => confidence)) };
}

/** The address that most readings give. */
export function votedAddress(readings: OcrReading[]): Vote | undefined {
  const addresses = readings.flatMap((words): Vote[] => {
    const text = digitsMended(
      words
        .map((word) => word.text)
        .join('')
        .replace(/^[^\p{L}\p{N}]+/u, ''),
    );
    const confidence = Math.min(...words.map((word) => word.confidence));
    const found = text.match(
      /[A-Za-z0-9][\w.%+-]{0,63}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){0,3}\.[A-Za-z]{2,6}$/,
    );
    return found ? [{ text: found[0], confidence }] : [];
  });
  return addresses.length >= 2 ? heaviest(addresses) : undefined;
}

/** An O or an l beside digits is a digit: `n.willsO1` ends in 01. */
const digitsMended = (text: string): string =>
  text.replace(/(?<=\d)[Oo](?=\d|@)|(?<=[a-z._-])O(?=\d)/g, '0').replace(/(?<=\d)[Il|](?=\d|@)/g, '1');

function charactersOf(words: OcrReading): Vote[] {
  return words
    .flatMap(({ text, confidence }) => [...text].map((character) => ({ text: character, confidence })))
    .map((character) => ({ ...character, text: character.text.replace(/^[.。，,•‧・*]$/u, '·') }))
    .filter(({ text }, at, all) => (text === '·' ? at > 0 && at < all.length - 1 : /^\p{Script=Han}$/u.test(text)));
}

const weightOf = (names: Vote[][]): number =>
  names.reduce((sum, name) => sum + name.reduce((of, { confidence }) => of + confidence, 0) / name.length, 0);

/** The text whose votes weigh most; even a reading that is sure of nothing counts a little. */
function heaviest(votes: Vote[]): Vote {
  const weights = new Map<string, number>();
  for (const { text, confidence } of votes) weights.set(text, (weights.get(text) ?? 0) + 0.05 + confidence);
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const [text, weight] = [...weights].sort(([, one], [, other]) => other - one)[0] ?? ['', 0];
  return { text, confidence: weight / all };
}
