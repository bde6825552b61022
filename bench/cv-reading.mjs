// How well CVs are read: precision and recall per field on the held-out third of server/test/cv, per layout, and the
// time per page. The rules were written looking at the other two thirds only.   node bench/cv-reading.mjs [--all]
import { readFile } from 'node:fs/promises';
import { readCv } from '../server/src/domains/resumes/reading/read-cv.ts';
import { readCvIsolated } from '../server/src/domains/resumes/reading/read-cv-isolated.ts';
import { scoreOf, totals } from '../server/test/cv/scoring.ts';

const folder = new URL('../server/test/cv/', import.meta.url);
const all = JSON.parse(await readFile(new URL('expected.json', folder), 'utf8'));
const chosen = process.argv.includes('--all') ? all : all.filter((cv) => cv.heldOut);
if (chosen.length === 0) throw new Error('No CVs to read');

const results = [];
for (const cv of chosen) {
  const bytes = await readFile(new URL(`files/${cv.file}`, folder));
  // The first reading of a kind loads its library; the second is what a busy server sees.
  await readCv(bytes);
  const start = performance.now();
  const reading = await readCv(bytes);
  results.push({
    ...cv,
    time: performance.now() - start,
    pages: reading.pages,
    score: scoreOf(cv.fields, reading.fields),
  });
}

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

console.log(`${chosen.length} CVs, ${chosen.filter((cv) => cv.language === 'zh').length} in Chinese`);
console.table(
  Object.fromEntries(
    Object.entries(totals(results.map(({ score }) => score))).map(([field, total]) => [
      field,
      { precision: percent(total.precision), recall: percent(total.recall), values: total.expected },
    ]),
  ),
);
const layouts = Map.groupBy(results, ({ layout }) => layout);
console.table(
  Object.fromEntries(
    [...layouts].map(([layout, group]) => [
      layout,
      { files: group.length, ...overall(group.map(({ score }) => score)) },
    ]),
  ),
);

const times = results.map(({ time, pages }) => time / pages).sort((one, other) => one - other);
const isolated = [];
for (const { file } of results.slice(0, 6)) {
  const bytes = await readFile(new URL(`files/${file}`, folder));
  const start = performance.now();
  await readCvIsolated(bytes);
  isolated.push(performance.now() - start);
}
if (process.argv.includes('--figures')) {
  const { precision, recall } = overall(results.map(({ score }) => score));
  const perPage = Math.round(times[Math.floor(times.length / 2)]);
  console.log(
    JSON.stringify({
      files: chosen.length,
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
  `a whole reading in a thread of its own, start included: ${(sum(isolated) / isolated.length).toFixed(0)} ms on average`,
);
