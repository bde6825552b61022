import { findMonth, findRange } from './dates.ts';
import { degreeIn } from './degrees.ts';
import { chineseWords, englishWords, type Meaning } from './heading-words.ts';
import { headingOf } from './headings.ts';
import type { CvLine } from './lines.ts';
import { startsWithBullet } from './pieces.ts';
import { companyCue, roleCue, titleCue } from './roles.ts';
import { schoolIn } from './schools.ts';

/** What the model of sections sees of each line: how it is set, how it stands, and what kinds of words it has. */
export function featuresOf(lines: CvLine[]): string[][] {
  const page = printOf(lines);
  const own = lines.map((line, at) => ({ ...wordsOf(line), set: setting(lines, at, page) }));
  return own.map(({ words, marks, set }, at) => [
    'always',
    ...words,
    ...marks,
    ...set,
    ...set.flatMap((one) =>
      one.startsWith('look') || one.startsWith('gap') ? marks.slice(0, 1).map((mark) => `${one}&${mark}`) : [],
    ),
    ...around('before', own[at - 1]?.marks),
    ...around('after', own[at + 1]?.marks),
    ...around('second', own[at + 2]?.marks),
  ]);
}

const around = (place: string, marks: string[] | undefined) =>
  marks ? marks.map((mark) => `${place}:${mark}`) : [`${place}:nothing`];

/** Longest heading, in characters: Han are twice as wide. */
const isShort = (text: string) => text.length <= (/\p{Script=Han}/u.test(text) ? 16 : 40);

const insides = Object.entries(chineseWords).map(([meaning, words]) => [meaning, new RegExp(words, 'u')] as const);
const insidesEnglish = Object.entries(englishWords).map(
  ([meaning, words]) => [meaning, new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, 'iu')] as const,
);
const endings = Object.entries(chineseWords).map(
  ([meaning, words]) => [meaning, new RegExp(`(?:${words})$`, 'u')] as const,
);
const endingsEnglish = Object.entries(englishWords).map(
  ([meaning, words]) => [meaning, new RegExp(`(?<![a-z])(?:${words})$`, 'iu')] as const,
);

/** `words`: what it says, if it may be a heading; `marks`: what kind of line it is. */
function wordsOf(line: CvLine): { words: string[]; marks: string[] } {
  const text = line.text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}）)]+$/gu, '');
  const range = findRange(line);
  const known = headingOf(line.text);
  const marks = [
    isShort(text) ? 'short' : text.length < 60 ? 'middle' : 'long',
    ...(range ? ['range'] : findMonth(line) ? ['month'] : []),
    ...(startsWithBullet(line.text) ? ['bullet'] : []),
    ...(/[。；;]$|[^.]\.$/u.test(line.text) ? ['stops'] : []),
    ...(/[，,、]/u.test(text) ? ['commas'] : []),
    ...(line.text.includes('\t') ? ['cells'] : []),
    ...(/^[^:：]{1,8}[:：]/u.test(text) ? ['label'] : []),
    ...(/@/u.test(text) ? ['mail'] : []),
    ...(/\d/u.test(text) ? ['digits'] : []),
    ...(schoolIn(line) ? ['school'] : []),
    ...(degreeIn(line) ? ['degree'] : []),
    ...(companyCue.test(text) ? ['company'] : []),
    ...(titleCue.test(text) ? ['title'] : []),
    ...(roleCue.test(text) ? ['role'] : []),
    ...(known ? [`known ${known.kind}${known.contentStart === null ? '' : ' with content'}`] : []),
  ];
  const first = text.split('\t')[0] ?? '';
  if (!isShort(first)) return { words: [], marks };
  const isHan = /\p{Script=Han}/u.test(first);
  const meanings = [...(isHan ? insides : insidesEnglish)]
    .filter(([, words]) => words.test(first))
    .map(([meaning]) => meaning);
  const ends = [...(isHan ? endings : endingsEnglish)]
    .filter(([, words]) => words.test(first))
    .map(([meaning]) => meaning);
  const latin = first.toLowerCase().match(/[a-z]+/g) ?? [];
  const words = [
    ...meanings.map((meaning: string) => `means ${meaning as Meaning}`),
    ...ends.map((meaning: string) => `ends ${meaning as Meaning}`),
    ...(isHan ? [`last ${first.slice(-2)}`, `lastone ${first.slice(-1)}`] : [`last ${latin.at(-1) ?? ''}`]),
    `length ${isHan ? Math.min(first.length, 12) : Math.min(latin.length, 6)} ${isHan ? 'han' : 'latin'}`,
    ...(/^[^a-z]*[A-Z][^a-z]*$/u.test(first) && !isHan ? ['capitals'] : []),
    ...(!isHan && latin.length > 0 && /^(?:[A-Z&]\S*|and|of|the|in)(?: (?:[A-Z&]\S*|and|of|the|in))*$/u.test(first)
      ? ['titlecase']
      : []),
  ];
  return { words, marks };
}

interface Print {
  body: string;
  size: number;
  counts: Map<string, number>;
  shorts: Map<string, number>;
}

/** The look of the text itself, and how many lines have each look. */
function printOf(lines: CvLine[]): Print {
  const letters = new Map<string, number>();
  const counts = new Map<string, number>();
  const shorts = new Map<string, number>();
  for (const { look, text } of lines) {
    letters.set(look, (letters.get(look) ?? 0) + text.length);
    counts.set(look, (counts.get(look) ?? 0) + 1);
    if (isShort(text)) shorts.set(look, (shorts.get(look) ?? 0) + 1);
  }
  const [body = ''] = [...letters].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return { body, size: lines.find(({ look }) => look === body)?.size ?? 0, counts, shorts };
}

function setting(lines: CvLine[], at: number, { body, size, counts, shorts }: Print): string[] {
  const line = lines[at] as CvLine;
  const [before, after] = [lines[at - 1], lines[at + 1]];
  const isNew = before?.block !== line.block || before.page !== line.page;
  const ratio = size > 0 && line.size > 0 ? line.size / size : 1;
  const count = counts.get(line.look) ?? 0;
  const box = line.spans[0]?.box;
  const gap = (one: CvLine | undefined, other: CvLine | undefined) => {
    const [upper, lower] = [one?.spans[0]?.box, other?.spans[0]?.box];
    if (!upper || !lower || one?.page !== other?.page || one?.block !== other?.block) return 'none';
    const share = (lower.y - upper.y) / Math.max(line.size, 1);
    return share < 1.5 ? 'tight' : share < 1.9 ? 'usual' : share < 2.4 ? 'wide' : 'wider';
  };
  return [
    line.look === body ? 'look body' : 'look other',
    `looks ${count === 1 ? 'alone' : count < 4 ? 'few' : count < 10 ? 'some' : 'many'}`,
    ...((shorts.get(line.look) ?? 0) === count && line.look !== body ? ['looks short'] : []),
    `size ${ratio < 0.95 ? 'less' : ratio < 1.04 ? 'same' : ratio < 1.12 ? 'little' : ratio < 1.4 ? 'more' : 'much'}`,
    `gap above ${gap(before, line)}`,
    `gap below ${gap(line, after)}`,
    ...(isNew ? ['starts block'] : []),
    ...(after?.block !== line.block ? ['ends block'] : []),
    ...(after && after.look === line.look ? ['look goes on'] : []),
    ...(before && before.look === line.look && !isNew ? ['look as before'] : []),
    ...(box ? [] : ['no place']),
    ...(at < 3 ? ['top'] : []),
  ];
}
