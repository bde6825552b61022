// How well the CVs of other makers are read (cv-reader/corpus/makers): precision and recall by field and by maker, what
// is left to correct on the apply form, and the slowest files. Rules are made on `open`, weighed on `choosing`; `final`
// is for the last measurement only.
//   node bench/cv-makers.ts [--part open|choosing|final] [--folder <of written/make.mjs>] [--files <how many>] [--figures] [--misses]
import type { CvFields } from '../contract/resumes/cv.ts';
import {
  type Corrections,
  correctionsOf,
  type Doubts,
  doubtsOf,
  type MakerCv,
  makerCvs,
  makerFile,
  missesOf,
  parts,
  scoreMakerCv,
  summed,
  type Tally,
  tellCorrections,
} from '../cv-reader/corpus/makers-scoring.ts';
import { CvUnreadable } from '../cv-reader/src/cv-unreadable.ts';
import { readCv } from '../cv-reader/src/read-cv.ts';
import { recogniseCv } from '../cv-reader/src/recognise-cv.ts';
import { embeddedOcr } from '../server/src/providers/ocr/embedded.ts';
import { cvValues } from '../web/src/public/cv-values.ts';
import { filesAtMost, optionOf } from './lib/options.ts';

const named = optionOf('part') ?? 'open';
const part = parts.find((one) => one === named);
if (part === undefined) throw new Error(`--part takes ${parts.join(', ')}`);

interface Result extends MakerCv {
  /** Why nothing was read. */
  refused: string | undefined;
  time: number;
  score: Record<string, Tally>;
  corrections: Corrections;
  doubts: Doubts;
  misses: string[];
}

interface Rated {
  precision: string;
  recall: string;
  values: number;
}

/** What `--figures` prints. */
export interface MakerFigures {
  files: number;
  fields: Record<string, Tally>;
  makers: (Rated & { maker: string })[];
  corrections: string;
}

const ocr = embeddedOcr();
const results: Result[] = [];
const folder = optionOf('folder');
for (const cv of (await makerCvs(part, folder)).slice(0, filesAtMost())) {
  const bytes = await makerFile(cv, folder);
  const start = performance.now();
  const { fields, refused, byOcr } = await readingOf(bytes);
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
    misses: missesOf(cv.fields, fields),
  });
}
await ocr.close();

/** As the server reads: text first, and OCR where there is none. A file that is refused counts as one with nothing in it. */
async function readingOf(bytes: Uint8Array): Promise<{ fields: CvFields; byOcr: boolean; refused?: string }> {
  try {
    const read = await readCv(bytes).catch((error: unknown) => {
      if (error instanceof CvUnreadable && error.reason === 'no_text') return null;
      throw error;
    });
    const { fields } = read ?? (await recogniseCv(bytes, ocr));
    return { fields, byOcr: read === null };
  } catch (error) {
    if (error instanceof CvUnreadable) return { fields: {}, byOcr: false, refused: error.reason };
    throw error;
  }
}

const percent = (share: number, whole: number): string => (whole ? `${((share / whole) * 100).toFixed(0)} %` : '–');
const rated = ({ right, read, expected }: Tally): Rated => ({
  precision: percent(right, read),
  recall: percent(right, expected),
  values: expected,
});
const scoresOf = (group: readonly Result[]): Record<string, Tally> => summed(group.map(({ score }) => score));
const together = (group: readonly Result[]): Rated => {
  const { all } = summed(Object.values(scoresOf(group)).map((tally) => ({ all: tally })));
  return rated(all ?? { right: 0, read: 0, expected: 0 });
};
function printGroups(key: 'maker' | 'class' | 'language'): void {
  const groups = Map.groupBy(results, (result) => result[key]);
  const rows = [...groups].map(([name, group]): [string, object] => [
    name,
    { files: group.length, refused: group.filter(({ refused }) => refused).length, ...together(group) },
  ]);
  console.table(Object.fromEntries(rows));
}

if (process.argv.includes('--figures')) {
  const makers = Map.groupBy(results, ({ maker }) => maker);
  const figures: MakerFigures = {
    files: results.length,
    fields: scoresOf(results),
    makers: [...makers].map(([maker, group]) => ({ maker, ...together(group) })),
    corrections: tellCorrections(results)[0] ?? '',
  };
  console.log(JSON.stringify(figures));
  process.exit(0);
}
console.log(`${part}: ${results.length} CVs of ${new Set(results.map(({ person }) => person)).size} people`);
console.table(Object.fromEntries(Object.entries(scoresOf(results)).map(([field, tally]) => [field, rated(tally)])));
for (const key of ['maker', 'class', 'language'] as const) printGroups(key);
for (const line of tellCorrections(results)) console.log(line);
const slowest = results.toSorted((one, other) => other.time - one.time).slice(0, 5);
console.table(slowest.map(({ file, time }) => ({ file, ms: Math.round(time) })));
for (const { file, refused } of results) if (refused) console.log(`${file}: ${refused}`);
if (process.argv.includes('--misses'))
  for (const { file, misses } of results) if (misses.length > 0) console.log([file, ...misses].join('\n  '));
