import * as contract from '@qinghe/contract/company/licence.ts';
import { CvUnreadable, type LicenceReading, recogniseLicence } from '@qinghe/cv-reader/index.ts';
import { AppError } from '../../../app-error.ts';
import { route } from '../../../http/route.ts';
import type { Services } from '../../../services.ts';
import { keepPaper, receivePaper, showPaper } from '../../files/index.ts';

const PDF = 'application/pdf';
const PNG = 'image/png';
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
    const received = await receivePaper(context, [PNG, 'image/jpeg', PDF]);
    const { bytes, type } = received;
    const { picture, fields } = await read(bytes, services);
    // People look at pictures; a PDF is shown as what its first page looks like.
    const shown = type === PDF ? { bytes: Buffer.from(picture.bytes), type: PNG } : received;
    const paper = await keepPaper(context, 'licence', received, shown);
    return { licence_uuid: paper.uuid, url: (await showPaper(services.storage, paper)) ?? '', fields };
  },
);

async function read(bytes: Buffer, { ocr }: Services): Promise<LicenceReading> {
  return recogniseLicence(bytes, ocr, MAX_READING_MILLISECONDS).catch((error: unknown) => {
    if (error instanceof CvUnreadable) throw new AppError(42203, { field: 'file', reason: 'file.paperUnreadable' });
    throw error;
  });
}
