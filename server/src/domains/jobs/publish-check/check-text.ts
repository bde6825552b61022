import { type FoldedText, fold, unfold } from '../../../text/fold.ts';
import type { WordMatcher } from '../../dict/index.ts';
import { contactsIn, contactsSentIn } from './contacts.ts';
import type { Source, TextCode, TextRule } from './rule.ts';
import { backgroundRules } from './rules-background.ts';
import { bodyRules } from './rules-body.ts';
import { crimeRules } from './rules-crime.ts';
import { moneyRules } from './rules-money.ts';
import { personRules } from './rules-person.ts';
import { workRules } from './rules-work.ts';

/** Every rule, as data. */
export const textRules: readonly TextRule[] = [
  ...personRules,
  ...backgroundRules,
  ...bodyRules,
  ...moneyRules,
  ...workRules,
  ...crimeRules,
];

/** Words in a text that may not stand there, or should not. */
export interface TextFinding {
  code: TextCode | 'sensitive_word';
  level: TextRule['level'];
  /** Offsets (UTF-16) in the text as it was handed in. */
  start: number;
  end: number;
  sources: readonly Source[];
  /** What to write in their place; null where a person must decide. */
  replacement: string | null;
}

interface TextPlace {
  /**
   * Where the text stands. Contacts are looked for in what candidates read before they apply, and refused in titles, which
   * text messages carry in the platform's name.
   */
  where: string;
  /** Finds the words that operators keep. */
  findWords?: WordMatcher;
}

/** Takes the meaning from the words after it, if nothing stands between: 不要求 985/211. */
const NEGATED = /(?:不要求|不限于?|不设|不看|不论|无论|不因|不分|没有|并非)[^,。;、\n但却仅只]{0,1}$/u;

/** Finds what a text may not say, or should not, in the order of its words: the one check of every text that is published. */
export function checkText(text: string, { where, findWords }: TextPlace): TextFinding[] {
  const folded = fold(text);
  const sensitive = (findWords?.(folded) ?? []).map(
    ({ kind, start, end }): TextFinding => ({
      ...unfold(folded, start, end),
      code: 'sensitive_word',
      level: kind === 'refuse' ? 'block' : 'advise',
      sources: [],
      replacement: null,
    }),
  );
  const harmless = rangesIn(folded.text);
  const ruled = textRules
    .flatMap((rule) => findingsOf(rule, folded, harmless))
    .filter(
      ({ code, ...range }) =>
        code !== 'scam' || !sensitive.some((word) => word.level === 'block' && overlap(word, range)),
    );
  const contacts = contactsOf(where, folded, text);
  return [...withoutOverlaps([...ruled, ...contacts]), ...sensitive].sort((a, b) => a.start - b.start);
}

/** Fields of a few words, in which a contact has no business. */
const LABELS: ReadonlySet<string> = new Set(['title', 'majors', 'highlights']);

function contactsOf(where: string, folded: FoldedText, text: string): TextFinding[] {
  const found =
    (level: TextFinding['level']) =>
    (range: { start: number; end: number }): TextFinding => ({
      ...range,
      code: 'contact',
      level,
      sources: ['platform'],
      replacement: '',
    });
  if (LABELS.has(where)) return contactsSentIn(folded, text).map(found('block'));
  return where === 'description' ? contactsIn(folded, text).map(found('advise')) : [];
}

function findingsOf(rule: TextRule, folded: FoldedText, rangesOf: RangeFinder): TextFinding[] {
  const matches = rule.patterns.flatMap((pattern) => [...folded.text.matchAll(pattern)]);
  if (matches.length === 0) return [];
  const harmless = (rule.except ?? []).flatMap(rangesOf);
  return matches
    .filter(({ 0: words }) => words !== '')
    .map(rangeOf)
    .filter((range) => !harmless.some((other) => overlap(range, other)) && !isNegated(folded, range.start))
    .map(({ start, end }) => ({
      ...unfold(folded, start, end),
      code: rule.code,
      level: rule.level,
      sources: rule.sources,
      replacement: rule.replacement,
    }));
}

interface Range {
  start: number;
  end: number;
}

type RangeFinder = (pattern: RegExp) => readonly Range[];

/** Where patterns match a text; what several rules share is looked for once. */
function rangesIn(text: string): RangeFinder {
  const known = new Map<RegExp, readonly Range[]>();
  return (pattern) => {
    const ranges = known.get(pattern) ?? [...text.matchAll(pattern)].map(rangeOf);
    known.set(pattern, ranges);
    return ranges;
  };
}

const rangeOf = (match: RegExpExecArray): Range => ({ start: match.index, end: match.index + match[0].length });
const overlap = (a: Range, b: Range): boolean => a.start < b.end && b.start < a.end;

/** A blank that was left out parts two phrases: 专业不限 男生优先. */
function isNegated({ text, starts, ends }: FoldedText, start: number): boolean {
  return starts[start] === ends[start - 1] && NEGATED.test(text.slice(Math.max(0, start - 6), start));
}

/** Of findings of one kind that share words the longest; a block before advice. */
function withoutOverlaps(findings: readonly TextFinding[]): TextFinding[] {
  const weight = ({ level, start, end }: TextFinding) => (level === 'block' ? 10_000 : 0) + end - start;
  const kept: TextFinding[] = [];
  for (const finding of [...findings].sort((a, b) => weight(b) - weight(a))) {
    if (!kept.some((other) => other.code === finding.code && overlap(other, finding))) kept.push(finding);
  }
  return kept;
}
