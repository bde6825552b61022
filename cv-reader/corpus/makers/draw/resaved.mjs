// PDFs that another program has saved again.
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ghostscript = {
  plain: [],
  'old-version': ['-dCompatibilityLevel=1.3'],
  'for-screens': ['-dPDFSETTINGS=/screen'],
};
export const qpdf = {
  'no-streams': ['--deterministic-id', '--object-streams=disable'],
  'for-the-web': ['--deterministic-id', '--linearize'],
  // May be read by everybody, and changed by nobody: what offices set.
  'no-changes': ['--static-id', '--static-aes-iv', '--encrypt', '', 'owner-only', '256', '--modify=none', '--'],
};

export const byGhostscript = (pdf, kind) =>
  saved(pdf, 'gs', (from, to) => [
    '-q',
    '-dBATCH',
    '-dNOPAUSE',
    '-sDEVICE=pdfwrite',
    ...ghostscript[kind],
    '-o',
    to,
    from,
  ]);
export const byQpdf = (pdf, kind) => saved(pdf, 'qpdf', (from, to) => [from, ...qpdf[kind], to]);
/** As small as it gets, with nothing else changed. */
export const packedPdf = (pdf) =>
  saved(pdf, 'qpdf', (from, to) => [
    from,
    '--object-streams=generate',
    '--recompress-flate',
    '--compression-level=9',
    to,
  ]);

async function saved(pdf, program, options) {
  const folder = await mkdtemp(join(tmpdir(), 'cv-saved-'));
  try {
    const [from, to] = [join(folder, 'from.pdf'), join(folder, 'to.pdf')];
    await writeFile(from, pdf);
    execFileSync(program, options(from, to), { stdio: 'pipe' });
    return await readFile(to);
  } finally {
    await rm(folder, { recursive: true });
  }
}
