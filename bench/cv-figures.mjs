// The lines of bench/cv-reading.mjs as rows of the bench table; that file alone prints them by field and layout.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export function readCvFigures() {
  const script = fileURLToPath(new URL('cv-reading.mjs', import.meta.url));
  const { stdout, status, stderr } = spawnSync(process.execPath, [script, '--figures'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const { files, precision, recall, perPage, isolated, ...ocr } = JSON.parse(stdout.trim().split('\n').at(-1));
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
