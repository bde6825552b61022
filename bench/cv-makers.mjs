// How well the CVs of other makers are read (cv-reader/corpus/makers): precision and recall by field and by maker, what
// is left to correct on the apply form, and the slowest files. Rules are made on `open`, weighed on `choosing`; `final`
// is for the last measurement only.
//   node bench/cv-makers.mjs [--part open|choosing|final] [--figures]
import {
  correctionsOf,
  doubtsOf,
  makerCvs,
  makerFile,
  parts,
  scoreMakerCv,
  summed,
  tellCorrections,
} from '../cv-reader/corpus/makers-scoring.ts';
import { CvUnreadable } from '../cv-reader/src/cv-unreadable.ts';
import { readCv } from '../cv-reader/src/read-cv.ts';
import { recogniseCv } from '../cv-reader/src/recognise-cv.ts';
import { embeddedOcr } from '../server/src/providers/ocr/embedded.ts';
import { cvValues } from '../web/src/public/cv-values.ts';

const at = process.argv.indexOf('--part');
const part = at < 0 ? 'open' : process.argv[at + 1];
if (!parts.includes(part)) throw new Error(`--part takes ${parts.join(', ')}`);

const ocr = embeddedOcr();
const results = [];
for (const cv of await makerCvs(part)) {
  const bytes = await makerFile(cv);
  const start = performance.now();
  const { fields, refused, byOcr = false } = await readingOf(bytes);
  const time = performance.now() - start;
  const form = cvValues({ fields, byOcr }, new Date().toISOString().slice(0, 10));
  const score = scoreMakerCv(cv.fields, fields);
  results.push({
    ...cv,
    refused,
    time,
    score,
    corrections: correctionsOf(cv.fields, form),
    doubts: doubtsOf(cv.fields, fields),
  });
}
await ocr.close();

/** As the server reads: text first, and OCR where there is none. A file that is refused counts as one with nothing in it. */
async function readingOf(bytes) {
  try {
    const read = await readCv(bytes).catch((error) => {
      if (error instanceof CvUnreadable && error.reason === 'no_text') return null;
      throw error;
    });
    return read ?? { ...(await recogniseCv(bytes, ocr)), byOcr: true };
  } catch (error) {
    if (error instanceof CvUnreadable) return { fields: {}, refused: error.reason };
    throw error;
  }
}

const percent = (share, whole) => (whole ? `${((share / whole) * 100).toFixed(0)} %` : '–');
const rated = ({ right, read, expected }) => ({
  precision: percent(right, read),
  recall: percent(right, expected),
  values: expected,
});
const scoresOf = (group) => summed(group.map(({ score }) => score));
const together = (group) => {
  const [all] = Object.values(summed(Object.values(scoresOf(group)).map((tally) => ({ all: tally }))));
  return rated(all);
};
function printGroups(key) {
  const groups = Map.groupBy(results, (result) => result[key]);
  const rows = [...groups].map(([name, group]) => [
    name,
    { files: group.length, refused: group.filter(({ refused }) => refused).length, ...together(group) },
  ]);
  console.table(Object.fromEntries(rows));
}

if (process.argv.includes('--figures')) {
  const makers = Map.groupBy(results, ({ maker }) => maker);
  const figures = {
    part,
    files: results.length,
    fields: scoresOf(results),
    makers: [...makers].map(([maker, group]) => ({ maker, ...together(group) })),
    corrections: tellCorrections(results)[0],
  };
  console.log(JSON.stringify(figures));
  process.exit(0);
}
console.log(`${part}: ${results.length} CVs of ${new Set(results.map(({ person }) => person)).size} people`);
console.table(Object.fromEntries(Object.entries(scoresOf(results)).map(([field, tally]) => [field, rated(tally)])));
for (const key of ['maker', 'class', 'language']) printGroups(key);
for (const line of tellCorrections(results)) console.log(line);
const slowest = results.toSorted((one, other) => other.time - one.time).slice(0, 5);
console.table(slowest.map(({ file, time }) => ({ file, ms: Math.round(time) })));
for (const { file, refused } of results) if (refused) console.log(`${file}: ${refused}`);
