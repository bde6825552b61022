import { createHash } from 'node:crypto';
import * as contract from '@qinghe/contract/company/licence.ts';
import { CvUnreadable, type LicenceReading, recogniseLicence } from '@qinghe/cv-reader/index.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { withTransaction } from '../../../db/database.ts';
import { type Quota, requireQuota } from '../../../db/quota.ts';
import { requireAccount } from '../../../http/context.ts';
import { route } from '../../../http/route.ts';
import type { Services } from '../../../services.ts';
import { typeOf } from '../../files/index.ts';
import { insertPaper, type NewPaper } from '../paper-queries.ts';
import { shownKey, showPaper } from '../show-paper.ts';

/** Nobody needs more tries at one licence; each takes seconds of a processor. */
const READINGS_AN_HOUR: Quota = { name: 'licences read', most: 20, seconds: 3600 };
const PDF = 'application/pdf';
const PNG = 'image/png';
const TYPES = [PNG, 'image/jpeg', PDF];
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
    const { services, file, now } = context;
    const { accountUuid } = requireAccount(context);
    if (!file) throw new AppError(400, { field: 'file', reason: 'format.required' });
    const { bytes } = file;
    const type = await typeOf(bytes);
    const reason = refusalOf(type, bytes.length);
    if (reason || !type) throw new AppError(42203, { field: 'file', reason });
    await withTransaction(services.db, (db) => requireQuota(db, READINGS_AN_HOUR, accountUuid, { now }));
    const paper: NewPaper = {
      uuid: uuidv7(),
      account_uuid: accountUuid,
      kind: 'licence',
      name: file.name,
      type,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
      storage_key: `papers/${accountUuid}/${uuidv7()}`,
      created_at: now,
    };
    const { picture, fields } = await read(bytes, services);
    await services.storage.put(paper.storage_key, { bytes, type });
    // People look at pictures; a PDF is shown as what its first page looks like.
    const shown = type === PDF ? { bytes: Buffer.from(picture.bytes), type: PNG } : { bytes, type };
    await services.storage.put(shownKey(paper), shown);
    await withTransaction(services.db, (db) => insertPaper(db, paper));
    return { licence_uuid: paper.uuid, url: (await showPaper(services.storage, paper)) ?? '', fields };
  },
);

async function read(bytes: Buffer, { ocr }: Services): Promise<LicenceReading> {
  return recogniseLicence(bytes, ocr, MAX_READING_MILLISECONDS).catch((error: unknown) => {
    if (error instanceof CvUnreadable) throw new AppError(42203, { field: 'file', reason: 'file.paperUnreadable' });
    throw error;
  });
}

function refusalOf(type: string | undefined, size: number): string | undefined {
  if (size === 0) return 'file.empty';
  if (size > contract.MAX_PAPER_BYTES) return 'file.paperTooLarge';
  return type !== undefined && TYPES.includes(type) ? undefined : 'file.paperType';
}
