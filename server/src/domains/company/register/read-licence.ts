import * as contract from '@qinghe/contract/company/licence.ts';
import { CvUnreadable, drawPageIsolated, recogniseLicence } from '@qinghe/cv-reader/index.ts';
import { AppError } from '../../../app-error.ts';
import { route } from '../../../http/route.ts';
import { receivePaper, showPaper, storePaper } from '../../files/index.ts';

const PDF = 'application/pdf';
const PNG = 'image/png';
const JPEG = 'image/jpeg';
const MAX_READING_MILLISECONDS = 20_000;

/**
 * Reads a picture or PDF of a licence and keeps it. Where no words can be read it is kept all the same, and the fields are
 * typed.
 * @throws AppError 42203 for a file of another kind, empty, too large or damaged, 429 after twenty in an hour
 */
export const readLicence = route(
  contract.readLicence,
  { none: 'The log of a company holds when papers were handed in' },
  async (context) => {
    const { services } = context;
    const received = await receivePaper(context, [PNG, JPEG, PDF]);
    const { bytes, type } = received;
    const fields = await readable(recogniseLicence(bytes, services.ocr, MAX_READING_MILLISECONDS));
    const shown = type === PDF ? await firstPageOf(bytes) : received;
    const paper = await storePaper(context, 'licence', received, shown);
    return { licence_uuid: paper.uuid, url: (await showPaper(services.storage, paper)) ?? '', fields };
  },
);

/** People look at pictures: a PDF is shown as what its first page looks like. */
async function firstPageOf(bytes: Buffer) {
  const { picture } = await readable(drawPageIsolated(bytes, 1, MAX_READING_MILLISECONDS));
  return { bytes: Buffer.from(picture.bytes), type: JPEG };
}

/** @throws AppError 42203 in place of what the reader says of a file that it cannot draw */
async function readable<Reading>(reading: Promise<Reading>): Promise<Reading> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof CvUnreadable) throw new AppError(42203, { field: 'file', reason: 'file.paperUnreadable' });
    throw error;
  }
}
