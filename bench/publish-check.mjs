// What the publish check finds of the labelled sentences, for each class, and what texts of 2,000 and of 5,000 characters cost it; and
// what the operators' words cost. The rules were written looking at the open sentences only.
//   node bench/publish-check.mjs [--mistakes]: each mistake among the open ones
import { compileWords } from '../server/src/domains/dict/words/word-matcher.ts';
import { checkText } from '../server/src/domains/jobs/publish-check/check-text.ts';
import { fold } from '../server/src/text/fold.ts';
import { precisionOf, readLabelled, recallOf, scoreTexts, total } from '../server/test/labelled-texts.ts';

const TEXTS = { open: 'open', 'held-back': 'held back' };
const GOAL = 0.95;
/** Most milliseconds for a text of so many characters: a description of usual length, and the longest. */
const MOST_MS = { 2000: 5, 5000: 20 };
const RUNS = 100;
const WORDS = 10_000;
const WORDS_TEXT = 10_000;
const MOST_WORDS_MS = 20;

const percent = (share) => `${(share * 100).toFixed(1)} %`;
const figures = (score) => `${percent(precisionOf(score))} / ${percent(recallOf(score))}`;

export function benchPublishCheck() {
  return [...Object.keys(TEXTS).flatMap(rowsOf), ...Object.keys(MOST_MS).map(timeRow), wordsRow()];
}

function rowsOf(set) {
  const texts = readLabelled(set);
  const { scores } = scoreTexts(texts);
  const all = total(scores.values());
  const met = precisionOf(all) >= GOAL && recallOf(all) >= GOAL;
  const classes = [...scores].map(([code, score]) => ({
    what: `publish check, ${TEXTS[set]}: ${code}`,
    measured: figures(score),
    against: `${score.found + score.missed} labels`,
  }));
  return [
    ...classes,
    {
      what: `publish check, ${texts.length} sentences ${TEXTS[set]}: precision / recall`,
      measured: figures(all),
      against: `${all.found + all.missed} labels`,
      budget: '95 % / 95 %',
      met,
    },
  ];
}

function timeRow(length) {
  const text = readLabelled('open')
    .map((one) => one.text)
    .join('\n')
    .slice(0, Number(length));
  if (text.length < Number(length))
    throw new Error(`the labelled sentences fill ${text.length} of ${length} characters`);
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    checkText(text, { where: 'description' });
    return performance.now() - start;
  }).sort((a, b) => a - b);
  const median = times[RUNS / 2];
  return {
    what: `publish check, ${length} characters (median)`,
    measured: `${median.toFixed(1)} ms`,
    budget: `${MOST_MS[length]} ms`,
    met: median < MOST_MS[length],
  };
}

/** What the operators’ words cost: text and words of the same few characters, so that many begin alike. */
function wordsRow() {
  const characters = '招聘实习生兼职日结平台保证高薪';
  const sign = (n) => characters[n % characters.length];
  const spelt = (n, length) =>
    Array.from({ length }, (_, at) => sign(Math.floor(n / characters.length ** at))).join('');
  const words = Array.from({ length: WORDS }, (_, n) => ({ folded: spelt(n * 31, 4 + (n % 5)), kind: 'refuse' }));
  const matcher = compileWords(words);
  const text = Array.from({ length: WORDS_TEXT }, (_, n) => sign(n * n + 7 * n)).join('');
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    matcher(fold(text));
    return performance.now() - start;
  }).sort((a, b) => a - b);
  const median = times[RUNS / 2];
  return {
    what: `sensitive words, ${WORDS} of them in ${WORDS_TEXT} characters (median)`,
    measured: `${median.toFixed(1)} ms`,
    budget: `${MOST_WORDS_MS} ms`,
    met: median < MOST_WORDS_MS,
  };
}

if (process.argv.includes('--mistakes'))
  for (const line of scoreTexts(readLabelled('open')).mistakes) console.log(line);
