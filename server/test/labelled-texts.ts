import { readFileSync } from 'node:fs';
import { checkText } from '../src/domains/jobs/publish-check/check-text.ts';
import type { TextCode } from '../src/domains/jobs/publish-check/rule.ts';

/** A sentence of a job advertisement, with the words in it that must be found. */
export interface LabelledText {
  text: string;
  findings: { code: TextCode; quote: string }[];
}

export interface Score {
  /** Findings that share words with a label of their code. */
  right: number;
  /** Findings that do not. */
  wrong: number;
  found: number;
  missed: number;
}

const folder = new URL('../src/domains/jobs/publish-check/labelled/', import.meta.url);

/** The labelled sentences of `publish-check/labelled`. */
export const readLabelled = (set: 'open' | 'held-back'): LabelledText[] =>
  (JSON.parse(readFileSync(new URL(`${set}.json`, folder), 'utf8')) as { sentences: LabelledText[] }).sentences;

/** Precision and recall of the publish check for each code, and each mistake in a line. */
export function scoreTexts(texts: readonly LabelledText[]): { scores: Map<TextCode, Score>; mistakes: string[] } {
  const scores = new Map<TextCode, Score>();
  const mistakes: string[] = [];
  const count = (code: TextCode, key: keyof Score) => {
    const score = scores.get(code) ?? { right: 0, wrong: 0, found: 0, missed: 0 };
    scores.set(code, { ...score, [key]: score[key] + 1 });
  };
  for (const { text, findings } of texts) {
    const labels = findings.map(({ code, quote }) => ({ code, ...rangeIn(text, quote) }));
    const found = checkText(text, { where: 'description' }).flatMap(({ code, start, end }) =>
      code === 'sensitive_word' ? [] : [{ code, start, end }],
    );
    for (const one of found) {
      const isRight = labels.some((label) => agree(label, one));
      count(one.code, isRight ? 'right' : 'wrong');
      if (!isRight) mistakes.push(`false ${one.code}: ${text.slice(one.start, one.end)} | ${text}`);
    }
    for (const label of labels) {
      const isFound = found.some((one) => agree(label, one));
      count(label.code, isFound ? 'found' : 'missed');
      if (!isFound) mistakes.push(`missed ${label.code}: ${text.slice(label.start, label.end)} | ${text}`);
    }
  }
  return { scores, mistakes };
}

/** Of all codes together. */
export const total = (scores: Iterable<Score>): Score =>
  [...scores].reduce((a, b) => ({
    right: a.right + b.right,
    wrong: a.wrong + b.wrong,
    found: a.found + b.found,
    missed: a.missed + b.missed,
  }));

export const precisionOf = ({ right, wrong }: Score): number => right / (right + wrong || 1);
export const recallOf = ({ found, missed }: Score): number => found / (found + missed || 1);

interface Place {
  code: string;
  start: number;
  end: number;
}

function rangeIn(text: string, quote: string) {
  const start = text.indexOf(quote);
  if (start < 0) throw new Error(`No “${quote}” in “${text}”`);
  return { start, end: start + quote.length };
}

const agree = (a: Place, b: Place): boolean => a.code === b.code && a.start < b.end && b.start < a.end;
