// The figures of bench/cv-reading.ts and bench/cv-makers.ts as rows of the bench table; those files alone print them by
// field, layout and maker.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { MakerFigures } from './cv-makers.ts';
import type { ReadingFigures } from './cv-reading.ts';
import type { Bench } from './lib/bench.ts';
import { present, type Row } from './lib/rows.ts';

/** CVs of each kind, and the part of the makers' whose figures are told: one that no rule was made or chosen on. */
const SIZES = { full: { files: 'all', part: 'final' }, smoke: { files: '1', part: 'open' } };
type Sizes = (typeof SIZES)['full'];

/** Precision and recall in percent that the CVs of many makers are to be read with. */
const goals: Record<string, readonly [precision: number, recall: number]> = {
  name: [98, 97],
  phone: [98, 97],
  email: [98, 97],
  'school.school': [97, 93],
  'school.degree': [97, 93],
  'school.major': [93, 88],
  'school.start': [95, 90],
  'school.end': [95, 90],
  'employer.name': [93, 88],
  'employer.title': [93, 88],
  'employer.start': [95, 90],
  'employer.end': [95, 90],
  'project.name': [88, 80],
};

/** @returns rows of the bench table */
export const readCvFigures = ({ size }: Bench): Row[] => [...ownFigures(SIZES[size]), ...makerFigures(SIZES[size])];

function ownFigures({ files: most }: Sizes): Row[] {
  const figures: ReadingFigures = figuresOf('cv-reading.ts', '--files', most, '--figures');
  const { files, precision, recall, perPage, isolated, ...ocr } = figures;
  return [
    { what: `CV reading, ${files} held-out CVs: precision`, measured: precision },
    { what: `CV reading, ${files} held-out CVs: recall`, measured: recall },
    { what: 'CV reading, a page (median)', measured: `${perPage} ms` },
    { what: `CV reading by OCR, ${ocr.ocrFiles} held-out CVs: precision`, measured: ocr.ocrPrecision },
    { what: `CV reading by OCR, ${ocr.ocrFiles} held-out CVs: recall`, measured: ocr.ocrRecall },
    { what: 'CV reading by OCR, a page (median)', measured: `${ocr.ocrPerPage} ms` },
    { what: 'CV reading, a CV in a process of its own', measured: `${isolated} ms` },
  ];
}

function makerFigures({ files: most, part }: Sizes): Row[] {
  const figures: MakerFigures = figuresOf('cv-makers.ts', '--part', part, '--files', most, '--figures');
  const { files, fields, makers, corrections } = figures;
  const share = (part: number, whole: number) => (whole === 0 ? 100 : (part / whole) * 100);
  const rows = Object.entries(goals).map(([field, [precision, recall]]) => {
    // Of a few CVs not every field is there.
    const { right, read, expected } = fields[field] ?? { right: 0, read: 0, expected: 0 };
    const [found, wanted] = [share(right, read), share(right, expected)];
    return {
      what: `CVs of many makers, ${files}: ${field}, precision / recall`,
      measured: `${found.toFixed(1)} / ${wanted.toFixed(1)} %`,
      budget: `${precision} / ${recall} %`,
      met: found >= precision && wanted >= recall,
    };
  });
  const ofMakers = makers.map(({ maker, precision, recall }) => ({
    what: `CVs of many makers: ${maker}, precision / recall`,
    measured: `${precision} / ${recall}`,
  }));
  return [...rows, ...ofMakers, { what: 'CVs of many makers', measured: corrections }];
}

/** What a script prints as its last line. */
function figuresOf(script: string, ...options: string[]) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const { stdout, status, stderr } = spawnSync(process.execPath, [path, ...options], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(present(stdout.trim().split('\n').at(-1), 'line of figures'));
}
