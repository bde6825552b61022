// What the publish check finds of the labelled sentences, for each class, and what texts of 2,000 and of 5,000 characters cost it; and
// what the operators' words cost. The rules were written looking at the open sentences only.
//   node bench/publish-check.ts [--mistakes]: each mistake among the open ones
import { compileWords } from '../server/src/domains/dict/words/word-matcher.ts';
import { checkText } from '../server/src/domains/jobs/publish-check/check-text.ts';
import { fold } from '../server/src/text/fold.ts';
import { precisionOf, readLabelled, recallOf, type Score, scoreTexts, total } from '../server/test/labelled-texts.ts';
import type { Bench } from './lib/bench.ts';
import { medianOf } from './lib/figures.ts';
import type { Row } from './lib/rows.ts';

const TEXTS = [
  { set: 'open', name: 'open' },
  { set: 'held-back', name: 'held back' },
] as const;
const GOAL = 0.95;
/** Most milliseconds for a text of so many characters: a description of usual length, and the longest. */
const TEXT_BUDGETS = [
  { length: 2000, milliseconds: 5 },
  { length: 5000, milliseconds: 20 },
];
const SIZES = { full: { runs: 100, words: 10_000 }, smoke: { runs: 2, words: 100 } };
const WORDS_TEXT = 10_000;
const MAX_WORDS_MS = 20;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const figures = (score: Score): string => `${percent(precisionOf(score))} / ${percent(recallOf(score))}`;

/** @returns rows of the bench table */
export function benchPublishCheck({ size }: Bench): Row[] {
  const { runs, words } = SIZES[size];
  return [...TEXTS.flatMap(rowsOf), ...TEXT_BUDGETS.map((budget) => timeRow(budget, runs)), wordsRow(words, runs)];
}

function rowsOf({ set, name }: (typeof TEXTS)[number]): Row[] {
  const texts = readLabelled(set);
  const { scores } = scoreTexts(texts);
  const all = total(scores.values());
  const met = precisionOf(all) >= GOAL && recallOf(all) >= GOAL;
  const classes = [...scores].map(([code, score]) => ({
    what: `publish check, ${name}: ${code}`,
    measured: figures(score),
    against: `${score.found + score.missed} labels`,
  }));
  return [
    ...classes,
    {
      what: `publish check, ${texts.length} sentences ${name}: precision / recall`,
      measured: figures(all),
      against: `${all.found + all.missed} labels`,
      budget: '95 % / 95 %',
      met,
    },
  ];
}

function timeRow({ length, milliseconds }: (typeof TEXT_BUDGETS)[number], runs: number): Row {
  const text = readLabelled('open')
    .map((one) => one.text)
    .join('\n')
    .slice(0, length);
  if (text.length < length) throw new Error(`the labelled sentences fill ${text.length} of ${length} characters`);
  const median = medianOf(runs, () => checkText(text, { where: 'description' }));
  return {
    what: `publish check, ${length} characters (median)`,
    measured: `${median.toFixed(1)} ms`,
    budget: `${milliseconds} ms`,
    met: median < milliseconds,
  };
}

/** What the operators’ words cost: text and words of the same few characters, so that many begin alike. */
function wordsRow(count: number, runs: number): Row {
  const characters = '招聘实习生兼职日结平台保证高薪';
  const sign = (n: number): string => characters.charAt(n % characters.length);
  const spelt = (n: number, length: number): string =>
    Array.from({ length }, (_, at) => sign(Math.floor(n / characters.length ** at))).join('');
  const words = Array.from({ length: count }, (_, n) => ({
    folded: spelt(n * 31, 4 + (n % 5)),
    kind: 'refuse' as const,
  }));
  const matcher = compileWords(words);
  const text = Array.from({ length: WORDS_TEXT }, (_, n) => sign(n * n + 7 * n)).join('');
  const median = medianOf(runs, () => matcher(fold(text)));
  return {
    what: `sensitive words, ${count} of them in ${WORDS_TEXT} characters (median)`,
    measured: `${median.toFixed(1)} ms`,
    budget: `${MAX_WORDS_MS} ms`,
    met: median < MAX_WORDS_MS,
  };
}

if (process.argv.includes('--mistakes'))
  for (const line of scoreTexts(readLabelled('open')).mistakes) console.log(line);
