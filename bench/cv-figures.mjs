// The figures of bench/cv-reading.mjs and bench/cv-makers.mjs as rows of the bench table; those files alone print them by
// field, layout and maker.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Precision and recall in percent that the CVs of many makers are to be read with. */
const goals = {
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

export const readCvFigures = () => [...ownFigures(), ...makerFigures()];

function ownFigures() {
  const { files, precision, recall, perPage, isolated, ...ocr } = figuresOf('cv-reading.mjs', '--figures');
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

/** The part that no rule was made or chosen on. */
function makerFigures() {
  const { files, fields, makers, corrections } = figuresOf('cv-makers.mjs', '--part', 'final', '--figures');
  const share = (part, whole) => (whole === 0 ? 100 : (part / whole) * 100);
  const rows = Object.entries(goals).map(([field, [precision, recall]]) => {
    const { right, read, expected } = fields[field];
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

function figuresOf(script, ...options) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const { stdout, status, stderr } = spawnSync(process.execPath, [path, ...options], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout.trim().split('\n').at(-1));
}
