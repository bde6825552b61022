// How well business licences are read: the share of their fields that are read to the letter, of the third of
// cv-reader/corpus/licences that the rules were not written on, and of the others.
import { expectedLicences, type FieldScore, licenceFile, scoreLicence } from '../cv-reader/corpus/licence-scoring.ts';
import { recogniseLicence } from '../cv-reader/src/recognise-licence.ts';
import { embeddedOcr } from '../server/src/providers/ocr/embedded.ts';
import type { Bench } from './lib/bench.ts';
import { median } from './lib/figures.ts';
import type { Row } from './lib/rows.ts';

/** Files of each half. */
const MOST = { full: Number.POSITIVE_INFINITY, smoke: 1 };
const MAX_MILLISECONDS = 20_000;

/** @returns rows of the bench table */
export async function benchLicences({ size }: Bench): Promise<Row[]> {
  const ocr = embeddedOcr();
  const results: { heldOut: boolean; fields: FieldScore[]; time: number }[] = [];
  try {
    const all = await expectedLicences();
    const chosen = [true, false].flatMap((heldOut) =>
      all.filter((licence) => licence.heldOut === heldOut).slice(0, MOST[size]),
    );
    for (const licence of chosen) {
      const bytes = await licenceFile(licence);
      const start = performance.now();
      const fields = scoreLicence(licence, await recogniseLicence(bytes, ocr, MAX_MILLISECONDS));
      results.push({ heldOut: licence.heldOut, fields, time: performance.now() - start });
    }
  } finally {
    await ocr.close();
  }
  const rowsOf = (what: string, group: typeof results): Row[] => {
    const fields = group.flatMap((result) => result.fields);
    const count = (name: 'right' | 'unnoticed') => fields.filter((field) => field[name]).length;
    return [
      {
        what: `${what}, ${group.length} files: fields read to the letter`,
        measured: `${((count('right') / fields.length) * 100).toFixed(1)} %`,
        against: `${count('right')} of ${fields.length}`,
      },
      { what: `${what}: wrong, and not marked as doubtful`, measured: String(count('unnoticed')) },
    ];
  };
  return [
    ...rowsOf(
      'licences held out',
      results.filter(({ heldOut }) => heldOut),
    ),
    ...rowsOf(
      'licences that the rules were written on',
      results.filter(({ heldOut }) => !heldOut),
    ),
    { what: 'a licence (median)', measured: `${Math.round(median(results.map(({ time }) => time)))} ms` },
  ];
}
