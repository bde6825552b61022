import { chineseWords, englishWords, type Meaning, otherWords, type SectionKind } from './heading-words.ts';
import { simplifiedHeading } from './traditional.ts';

export type Heading = {
  kind: SectionKind;
  /** Where the content starts in the line, when heading and content share it. */
  contentStart: number | null;
};

/** `一、`, `▌`, `(3)`, `01 `: what counts headings, or adorns them. */
export const LEAD = /^[^\p{L}\p{N}]*(?:[一二三四五六七八九十\d]{1,2}[、.．)）]\s*|0\d\s+)?/u;

/**
 * Says whether a line opens a section: `教育背景`, `EDUCATION`, `教育背景 Education`, `专业技能：Python`. A heading is made
 * of words of headings alone, at least one of which says what the section is about.
 */
export function headingOf(line: string): Heading | null {
  const simplified = simplifiedHeading(line);
  return headingIn(line) ?? (simplified === line ? null : headingIn(simplified));
}

/** `工作经历（从最近一段写起）`. */
const HOW_WRITTEN = /^\s*[（(](?:部分|节选|选填|如有|主要|倒序|由近及远|[从按请近自]\p{Script=Han}{2,12})[）)]\s*$/u;

function headingIn(line: string): Heading | null {
  const lead = line.match(LEAD)?.[0].length ?? 0;
  const text = line.slice(lead);
  const found = titleAt(text);
  if (!found) return null;
  const { kind, length } = found;
  const rest = text.slice(length).replace(HOW_WRITTEN, '');
  if (rest.replace(/[^\p{L}\p{N}]/gu, '') === '' || repeats(rest, kind)) return { kind, contentStart: null };
  const mark = rest.match(/^\s*(?:[:：]|\t)[\s:：]*/);
  if (!mark) return null;
  // `Languages: Go, Python` and `项目：…` inside a section are labels of a row; what follows decides, not the word.
  return { kind, contentStart: lead + length + mark[0].length };
}

/** What a section is about whose heading is set as one, but holds words that no list has: the words that are known decide. */
export function kindByWords(text: string): SectionKind | null {
  return kindOf(text.match(/\p{Script=Han}/u) ? chineseWords : englishWords, text);
}

/** Of two meanings in one heading the first one counts: 校园实践 is campus life, 语言能力 languages, 科研竞赛 awards. */
const order = [
  'availability',
  'contact',
  'languages',
  'awards',
  'other',
  'skills',
  'projects',
  'internships',
  'education',
  'self',
  'aside',
] as const satisfies Meaning[];

function kindOf(words: Record<Meaning, string>, text: string): SectionKind | null {
  const found = order.find((meaning) => inside(words[meaning], text));
  // 科研实习, Research Internships: the noun decides, which stands last.
  if (
    found === 'projects' &&
    /实习(?:经[历验])?$|\b(?:internships?|placements?|employment|work(?: experience)?)\s*$/iu.test(text)
  )
    return 'internships';
  // 教育与学术背景
  if (found === 'projects' && /教育|学历/u.test(text) && !/项目|课题|科研|研究|论文|设计/u.test(text))
    return 'education';
  // 做过的课题/比赛作品, 参加过的比赛项目: the noun decides here, too.
  if (found === 'awards' && /(?:项目|作品|课题)\P{L}*$/u.test(text)) return 'projects';
  return found === 'aside' ? 'other' : (found ?? null);
}

const insides = new Map<string, RegExp>();
function inside(words: string, text: string): boolean {
  const known = insides.get(words) ?? new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, 'iu');
  insides.set(words, known);
  return known.test(text);
}

const all = (words: Record<Meaning, string>) => Object.values(words).join('|');
const chineseWord = new RegExp(`(?:${all(chineseWords)})`, 'uy');
const englishWord = new RegExp(`(?:${all(englishWords)})(?![\\p{L}\\p{N}])`, 'iuy');
const otherWord = new RegExp(`(?:${all(otherWords)})`, 'iuy');
const between = / ?[,/／·、+-]? ?/uy;

function titleAt(text: string): { kind: SectionKind; length: number } | null {
  return (
    titleOf(text, { word: chineseWord, words: chineseWords, goesOn: /[\p{Script=Han}A-Za-z0-9]/uy }) ??
    titleOf(text, { word: englishWord, words: englishWords, goesOn: /[\p{L}\p{N}]/uy }) ??
    titleOf(text, { word: otherWord, words: otherWords, goesOn: /[\p{L}\p{N}]/uy })
  );
}

type Vocabulary = { word: RegExp; words: Record<Meaning, string>; goesOn: RegExp };

/** Whether a text is made of words of headings of which none says what it is about: `Background`, half of a heading. */
export const isPlain = (text: string): boolean =>
  [
    { word: chineseWord, words: chineseWords, goesOn: /./uy },
    { word: englishWord, words: englishWords, goesOn: /./uy },
  ].some((vocabulary) => lengthOf(text, vocabulary) === text.length && kindOf(vocabulary.words, text) === null);

/** Word by word and never back: one expression for all of them tries every way to cut a long line. */
function lengthOf(text: string, { word }: Vocabulary): number {
  let length = 0;
  for (let at = 0; at < MAX_TITLE; at = endOf(between, text, length) ?? length) {
    const end = endOf(word, text, at);
    if (end === null) break;
    length = end;
  }
  return length;
}

function titleOf(text: string, vocabulary: Vocabulary): { kind: SectionKind; length: number } | null {
  const { words, goesOn } = vocabulary;
  const length = lengthOf(text, vocabulary);
  if (length === 0 || endOf(goesOn, text, length) !== null) return null;
  const kind = kindOf(words, text.slice(0, length));
  return kind && { kind, length };
}

const MAX_TITLE = 80;

function endOf(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

/** `教育背景 EDUCATION`, or `Education 教育背景`. */
function repeats(rest: string, kind: SectionKind): boolean {
  const other = rest.replace(/^[^\p{L}\p{N}]+/u, '').replace(/[^\p{L}\p{N}]+$/u, '');
  const again = titleAt(other);
  return again !== null && again.length === other.length && (again.kind === kind || other.length < 25);
}
