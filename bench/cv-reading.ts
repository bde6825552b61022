// How well CVs are read: precision and recall per field and per kind of layout on the held-out third of cv-reader/corpus,
// and the time per page, of text and of OCR. The rules were written looking at the other two thirds only.
// --heads: names, addresses and telephones of 23 spoiled heads of CVs in many kinds of print, all of them open.
//   node bench/cv-reading.ts [--all | --heads] [--files <how many of text and how many of pictures>] [--figures]
import { readFile } from 'node:fs/promises';
import { type ExpectedCv, type FieldScore, scoreOf, totals } from '../cv-reader/corpus/scoring.ts';
import { readCvIsolated } from '../cv-reader/src/isolated.ts';
import { readCv } from '../cv-reader/src/read-cv.ts';
import { recogniseCv } from '../cv-reader/src/recognise-cv.ts';
import { embeddedOcr } from '../server/src/providers/ocr/embedded.ts';
import { quantile, sum } from './lib/figures.ts';
import { filesAtMost } from './lib/options.ts';

/** What `--figures` prints. */
export interface ReadingFigures {
  files: number;
  ocrFiles: number;
  ocrPrecision: string;
  ocrRecall: string;
  ocrPerPage: number;
  precision: string;
  recall: string;
  perPage: number;
  isolated: number;
}

interface Result extends ExpectedCv {
  /** Milliseconds. */
  time: number;
  pages: number;
  score: Record<string, FieldScore>;
}

const folder = new URL('../cv-reader/corpus/', import.meta.url);
if (process.argv.includes('--heads')) {
  await countHeads();
  process.exit(0);
}
const all: ExpectedCv[] = JSON.parse(await readFile(new URL('expected.json', folder), 'utf8'));
const byOcr = (cv: ExpectedCv): boolean => ['picture', 'photo', 'scan'].includes(cv.kind);
const asked = process.argv.includes('--all') ? all : all.filter((cv) => cv.heldOut);
const chosen = [
  ...asked.filter((cv) => !byOcr(cv)).slice(0, filesAtMost()),
  ...asked.filter(byOcr).slice(0, filesAtMost()),
];
if (chosen.length === 0) throw new Error('No CVs to read');

const ocr = embeddedOcr();
const results: Result[] = [];
for (const cv of chosen) {
  const bytes = await readFile(new URL(`files/${cv.file}`, folder));
  const read = () => (byOcr(cv) ? recogniseCv(bytes, ocr) : readCv(bytes));
  // The first reading of a kind loads its library; the second is what a busy server sees.
  if (!byOcr(cv) || !results.some(byOcr)) await read();
  const start = performance.now();
  const reading = await read();
  results.push({
    ...cv,
    time: performance.now() - start,
    pages: reading.pages,
    score: scoreOf(cv.fields, reading.fields),
  });
}
await ocr.close();
const ofText = results.filter((result) => !byOcr(result));
const ofOcr = results.filter(byOcr);

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
function overall(scores: Record<string, FieldScore>[]): { precision: string; recall: string } {
  const fields = Object.values(totals(scores));
  const right = sum(fields.map((field) => field.right));
  return {
    precision: percent(right / sum(fields.map((field) => field.read))),
    recall: percent(right / sum(fields.map((field) => field.expected))),
  };
}

function printFields(title: string, group: readonly Result[]): void {
  console.log(`${title}: ${group.length} CVs, ${group.filter((cv) => cv.language === 'zh').length} in Chinese`);
  const rows = Object.entries(totals(group.map(({ score }) => score))).map(([field, total]): [string, object] => [
    field,
    { precision: percent(total.precision), recall: percent(total.recall), values: total.expected },
  ]);
  console.table(Object.fromEntries(rows));
}
function printGroups(key: 'kind' | 'layout'): void {
  const rows = [...Map.groupBy(results, (result) => result[key])].map(([name, group]): [string, object] => {
    const pages = sum(group.map((cv) => cv.pages));
    const perPage = Math.round(sum(group.map(({ time }) => time)) / pages);
    return [name, { files: group.length, pages, ...overall(group.map(({ score }) => score)), 'ms per page': perPage }];
  });
  console.table(Object.fromEntries(rows));
}
printFields('Files with text', ofText);
for (const [kind, group] of Map.groupBy(ofOcr, (result) => result.kind)) printFields(`Kind ${kind}`, group);
printGroups('kind');
printGroups('layout');

const sorted = (group: readonly Result[]): number[] =>
  group.map(({ time, pages }) => time / pages).sort((one, other) => one - other);
const times = sorted(ofText);
const ocrTimes = sorted(ofOcr);
const isolated: number[] = [];
for (const { file } of ofText.slice(0, 6)) {
  const bytes = await readFile(new URL(`files/${file}`, folder));
  const start = performance.now();
  await readCvIsolated(bytes);
  isolated.push(performance.now() - start);
}
if (process.argv.includes('--figures')) {
  const { precision, recall } = overall(ofText.map(({ score }) => score));
  const recognised = overall(ofOcr.map(({ score }) => score));
  const figures: ReadingFigures = {
    files: ofText.length,
    ocrFiles: ofOcr.length,
    ocrPrecision: recognised.precision,
    ocrRecall: recognised.recall,
    ocrPerPage: Math.round(quantile(ocrTimes, 0.5)),
    precision,
    recall,
    perPage: Math.round(quantile(times, 0.5)),
    isolated: Math.round(sum(isolated) / isolated.length),
  };
  console.log(JSON.stringify(figures));
  process.exit(0);
}
console.log(`per page: median ${quantile(times, 0.5).toFixed(0)} ms, slowest ${quantile(times, 1).toFixed(0)} ms`);
console.log(
  `per page of OCR: median ${quantile(ocrTimes, 0.5).toFixed(0)} ms, slowest ${quantile(ocrTimes, 1).toFixed(0)} ms`,
);
console.log(`a whole reading in a process of its own: ${(sum(isolated) / isolated.length).toFixed(0)} ms on average`);

interface Head {
  file: string;
  name: string;
  email: string;
  phone: string;
}

async function countHeads(): Promise<void> {
  const heads: Head[] = JSON.parse(await readFile(new URL('heads/expected.json', folder), 'utf8'));
  const engine = embeddedOcr();
  const right = { name: 0, email: 0, phone: 0 };
  for (const head of heads) {
    const { fields } = await recogniseCv(await readFile(new URL(`heads/${head.file}`, folder)), engine);
    for (const field of ['name', 'email', 'phone'] as const)
      if (fields[field]?.value.toLowerCase() === head[field].toLowerCase()) right[field] += 1;
  }
  await engine.close();
  console.log(`${heads.length} heads`, right);
}
