// How well CVs of forty trades are read that `cv-reader/corpus/trades/make.mjs` has drawn into a folder: precision and recall
// by field and by layout, and of the headings. Rules are made on `open`; `final` is for the last measurement only.
//   node bench/cv-trades.ts <folder> [open|final] [--misses]
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Doubts,
  doubtsOf,
  type MakerTruth,
  scoreMakerCv,
  summed,
  type Tally,
} from '../cv-reader/corpus/makers-scoring.ts';
import { readCv } from '../cv-reader/src/read-cv.ts';
import { sectionsOf } from '../cv-reader/src/sections.ts';

interface DrawnCv {
  file: string;
  part: string;
  trade: string;
  layout: string;
  language: string;
  sections: { kind: string; head: string }[];
  fields: MakerTruth;
}

const [folder, part = 'open'] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (folder === undefined) throw new Error('which folder?');
const truths: DrawnCv[] = JSON.parse(await readFile(join(folder, 'truths.json'), 'utf8'));

/** What the reader calls the sections of a page. */
const KINDS: Record<string, string> = {
  educations: 'education',
  jobs: 'internships',
  campus: 'other',
  courses: 'other',
};

interface Result {
  cv: DrawnCv;
  heads: { kind: string; head: string; found: boolean }[];
  score: Record<string, Tally>;
  doubts: Doubts;
}
const results: Result[] = [];
for (const cv of truths.filter((one) => one.part === part)) {
  const { fields, lines } = await readCv(await readFile(join(folder, part, cv.file)));
  const found = sectionsOf(lines).map(({ kind }) => kind);
  const heads = cv.sections.map(({ kind, head }) => ({
    head,
    kind,
    found: found.includes((KINDS[kind] ?? kind) as never),
  }));
  results.push({ cv, heads, score: scoreMakerCv(cv.fields, fields), doubts: doubtsOf(cv.fields, fields) });
}

const percent = (share: number, whole: number) => (whole ? `${((share / whole) * 100).toFixed(1)} %` : '–');
const rated = ({ right, read, expected }: Tally) => ({
  precision: percent(right, read),
  recall: percent(right, expected),
  values: expected,
});
const together = (group: readonly Result[]) =>
  rated(
    Object.values(summed(group.map(({ score }) => score))).reduce(
      (sum, tally) => ({
        right: sum.right + tally.right,
        read: sum.read + tally.read,
        expected: sum.expected + tally.expected,
      }),
      { right: 0, read: 0, expected: 0 },
    ),
  );
const fields = summed(results.map(({ score }) => score));
console.table(Object.fromEntries(Object.entries(fields).map(([field, tally]) => [field, rated(tally)])));
for (const key of ['layout', 'language'] as const) {
  const groups = Map.groupBy(results, ({ cv }) => cv[key]);
  console.table(Object.fromEntries([...groups].map(([name, group]) => [name, together(group)])));
}
console.log('all', together(results));
for (const verdict of ['wrong', 'right'] as const) {
  const count = (key: 'values' | 'doubted') => results.reduce((sum, { doubts }) => sum + doubts[verdict][key], 0);
  console.log(`of ${count('values')} ${verdict} values ${percent(count('doubted'), count('values'))} carry a doubt`);
}
const missed = results.flatMap(({ heads }) => heads).filter(({ found }) => !found);
console.log(`sections not found: ${missed.length} of ${results.flatMap(({ heads }) => heads).length}`);
if (process.argv.includes('--misses'))
  console.log([...new Set(missed.map(({ kind, head }) => `${kind}: ${head}`))].toSorted().join('\n'));
