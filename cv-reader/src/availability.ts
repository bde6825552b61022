import { findMonth } from './dates.ts';
import type { CvLine } from './lines.ts';
import { type Piece, type Sourced, slice, sourced } from './pieces.ts';

type Availability = { daysPerWeek?: Sourced<number>; months?: Sourced<number>; earliestStart?: Sourced<string> };

/** How often, how long and from when somebody can work, from the lines outside of schools, jobs and projects. */
export function readAvailability(lines: CvLine[]): Availability {
  const found: Availability = {};
  // A narrow column breaks the sentence: each line is also read together with the next one of its block.
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    const near: Piece[] =
      next && next.block === line.block && next.start === line.start + line.text.length + 1
        ? [line, { text: `${line.text}\n${next.text}`, start: line.start }]
        : [line];
    for (const piece of near) {
      found.daysPerWeek ??= readDays(piece);
      found.months ??= readMonths(piece);
      found.earliestStart ??= readStart(piece);
    }
  }
  return found;
}

const numerals = '一二三四五六七八九十';
const count =
  '(?<count>\\d{1,2}|[一二两三四五六七八九十]{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)';
const upTo = '(?:\\s*[-–~至到]\\s*(?:\\d{1,2}|[一二三四五六七八九十]))?';
const englishNumbers = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const english = englishNumbers.indexOf(text.toLowerCase());
  if (english >= 0) return english + 1;
  if (text === '两') return 2;
  if (text.length === 2 && text.startsWith('十')) return 10 + numerals.indexOf(text.charAt(1)) + 1;
  return numerals.indexOf(text) + 1;
}

function firstNumber(piece: Piece, patterns: string[], most: number): Sourced<number> | undefined {
  for (const pattern of patterns) {
    const match = piece.text.match(new RegExp(pattern, 'iu'));
    const value = numberOf(match?.groups?.count ?? '');
    if (match?.index !== undefined && value >= 1 && value <= most) {
      return sourced(value, slice(piece, match.index, match.index + match[0].length));
    }
  }
  return undefined;
}

function readDays(piece: Piece): Sourced<number> | undefined {
  return firstNumber(
    piece,
    [
      `(?:每|一)\\s*(?:周|星期)\\s*(?:可以?|能够?|至少|最少|保证|可保证)?\\s*(?:到岗|实习|工作|出勤|上班|稳定)?\\s*(?:时间)?[:：]?\\s*${count}${upTo}\\s*(?:天|日|个工作日)`,
      `${count}${upTo}\\s*天\\s*[/／每]\\s*(?:周|星期)`,
      `${count}${upTo}[\\s-]*days?\\s*(?:(?:a|per|each|every|/)\\s*week|/\\s*wk|weekly)`,
    ],
    7,
  );
}

function readMonths(piece: Piece): Sourced<number> | undefined {
  const half = piece.text.match(/(?:可|能|实习|持续|连续|长期)[^，。,;；]{0,8}半年/u);
  if (half?.index !== undefined) return sourced(6, slice(piece, half.index, half.index + half[0].length));
  return firstNumber(
    piece,
    [
      `(?:可|能|实习|到岗|持续|连续|稳定|至少)[^，。,;；\\d一二两三四五六七八九十]{0,10}${count}${upTo}\\s*个?月`,
      `${count}${upTo}\\s*个月(?:以上)?(?:的)?(?:实习|稳定)`,
      `(?:for|at least|minimum(?: of)?|duration[:：]?|stay)\\s*(?:at least |up to )?${count}${upTo}[\\s-]*months?`,
      `${count}${upTo}[\\s-]*months?\\s*(?:internship|availability|available|or more|minimum)`,
    ],
    36,
  );
}

function readStart(piece: Piece): Sourced<string> | undefined {
  const now = piece.text.match(
    /(?:随\s*时|立即|即刻|马上|即日起?)\s*(?:可以?|都可|均可)?\s*(?:到\s*岗|入职|上岗|开始|实习)|(?:一|1|两|二|2)\s*(?:周|个?星期)(?:之?内)(?:可|即可|能)?(?:到岗|入职)|(?:available|start(?:ing)?|join)\s*(?:immediately|now|at once|right away)|immediate(?:ly)?\s*(?:availab|start|join)|(?:start(?:ing)?|availability|available)[:：]?\s*(?:immediately|now|asap)/iu,
  );
  if (now?.index !== undefined) return sourced('now', slice(piece, now.index, now.index + now[0].length));
  if (
    !/到\s*岗|入职|可(?:以)?开始|上岗|实习时间|起可|available|availability|start(?:ing)?\b|earliest/iu.test(piece.text)
  )
    return undefined;
  const day = piece.text.match(
    /(20[2-4]\d)\s*[年./-]\s*(1[0-2]|0?[1-9])\s*[月./-]\s*(3[01]|[12]\d|0?[1-9])(?!\d)\s*日?/u,
  );
  if (day?.index !== undefined) {
    const [matched, year, month = '', date = ''] = day;
    return sourced(
      `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`,
      slice(piece, day.index, day.index + matched.length),
    );
  }
  const dayFirst = piece.text.match(/(?<date>\d{1,2})(?:st|nd|rd|th)?\s+(?=[A-Z][a-z]{2,8}\.?,?\s+20[2-4]\d)/u);
  const month = findMonth(piece);
  if (!month) return undefined;
  return sourced(`${month.month}-${(dayFirst?.groups?.date ?? '1').padStart(2, '0')}`, month.piece);
}
