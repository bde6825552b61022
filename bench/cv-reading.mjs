// How well CVs are read: precision and recall per field and per kind of layout on the held-out third of cv-reader/corpus,
// and the time per page, of text and of OCR. The rules were written looking at the other two thirds only.
// --heads: names, addresses and telephones of 23 spoiled heads of CVs in many kinds of print, all of them open.
//   node bench/cv-reading.mjs [--all | --heads]
import { readFile } from 'node:fs/promises';
import { scoreOf, totals } from '../cv-reader/corpus/scoring.ts';
import { readCvIsolated } from '../cv-reader/src/isolated.ts';
import { readCv } from '../cv-reader/src/read-cv.ts';
import { recogniseCv } from '../cv-reader/src/recognise-cv.ts';
import { embeddedOcr } from '../server/src/providers/ocr/embedded.ts';

const folder = new URL('../cv-reader/corpus/', import.meta.url);
if (process.argv.includes('--heads')) {
  await countHeads();
  process.exit(0);
}
const all = JSON.parse(await readFile(new URL('expected.json', folder), 'utf8'));
const chosen = process.argv.includes('--all') ? all : all.filter((cv) => cv.heldOut);
if (chosen.length === 0) throw new Error('No CVs to read');

const byOcr = (cv) => ['picture', 'photo', 'scan'].includes(cv.kind);
const ocr = embeddedOcr();
const results = [];
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

const percent = (share) => `${(share * 100).toFixed(1)} %`;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
function overall(scores) {
  const fields = Object.values(totals(scores));
  const right = sum(fields.map((field) => field.right));
  return {
    precision: percent(right / sum(fields.map((field) => field.read))),
    recall: percent(right / sum(fields.map((field) => field.expected))),
  };
}

function printFields(title, group) {
  console.log(`${title}: ${group.length} CVs, ${group.filter((cv) => cv.language === 'zh').length} in Chinese`);
  const rows = Object.entries(totals(group.map(({ score }) => score))).map(([field, total]) => [
    field,
    { precision: percent(total.precision), recall: percent(total.recall), values: total.expected },
  ]);
  console.table(Object.fromEntries(rows));
}
function printGroups(key) {
  const rows = [...Map.groupBy(results, (result) => result[key])].map(([name, group]) => {
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

const sorted = (group) => group.map(({ time, pages }) => time / pages).sort((one, other) => one - other);
const times = sorted(ofText);
const ocrTimes = sorted(ofOcr);
const isolated = [];
for (const { file } of ofText.slice(0, 6)) {
  const bytes = await readFile(new URL(`files/${file}`, folder));
  const start = performance.now();
  await readCvIsolated(bytes);
  isolated.push(performance.now() - start);
}
if (process.argv.includes('--figures')) {
  const { precision, recall } = overall(ofText.map(({ score }) => score));
  const recognised = overall(ofOcr.map(({ score }) => score));
  const perPage = Math.round(times[Math.floor(times.length / 2)]);
  console.log(
    JSON.stringify({
      files: ofText.length,
      ocrFiles: ofOcr.length,
      ocrPrecision: recognised.precision,
      ocrRecall: recognised.recall,
      ocrPerPage: Math.round(ocrTimes[Math.floor(ocrTimes.length / 2)]),
      precision,
      recall,
      perPage,
      isolated: Math.round(sum(isolated) / isolated.length),
    }),
  );
  process.exit(0);
}
console.log(
  `per page: median ${times[Math.floor(times.length / 2)].toFixed(0)} ms, slowest ${times.at(-1).toFixed(0)} ms`,
);
console.log(
  `per page of OCR: median ${ocrTimes[Math.floor(ocrTimes.length / 2)].toFixed(0)} ms, slowest ${ocrTimes.at(-1).toFixed(0)} ms`,
);
console.log(`a whole reading in a process of its own: ${(sum(isolated) / isolated.length).toFixed(0)} ms on average`);

async function countHeads() {
  const heads = JSON.parse(await readFile(new URL('heads/expected.json', folder), 'utf8'));
  const engine = embeddedOcr();
  const right = { name: 0, email: 0, phone: 0 };
  for (const head of heads) {
    const { fields } = await recogniseCv(await readFile(new URL(`heads/${head.file}`, folder)), engine);
    for (const field of Object.keys(right))
      if (fields[field]?.value.toLowerCase() === head[field].toLowerCase()) right[field] += 1;
  }
  await engine.close();
  console.log(`${heads.length} heads`, right);
}
