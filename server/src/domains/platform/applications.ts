import { createHash } from 'node:crypto';
import * as contract from '@qinghe/contract/platform/applications.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import { requirePlatform, writeForPlatform } from '../../http/platform.ts';
import { route } from '../../http/route.ts';
import { receiveApplication, receiveCv } from '../resumes/index.ts';
import { claimReference, readReference, untieReference } from './application-queries.ts';

/** Version of what a sender of applications promises by `consent`: docs/platform-api.md. */
const CONSENT_VERSION = 'platform-2026-01';

/** @throws AppError 400 a name that is not percent-encoded, 42203 a file that cannot be used, 429 too much in a day */
export const sendPlatformCv = route(
  contract.sendPlatformCv,
  { none: 'a CV becomes the company’s only with an application' },
  async (context, { file_name }) => {
    const { companyUuid } = requirePlatform(context);
    const bytes = context.bytes ?? Buffer.alloc(0);
    return receiveCv(context, companyUuid, { name: decoded(file_name), bytes });
  },
);

/**
 * Goes the way of an application that a candidate sends.
 * @throws AppError 40904 the reference was used for something else, 40401 no such job of the company, 40902 closed, 400 at
 * a field that the company asks for, 403 or 42203 for the CV
 */
export const createPlatformApplication = writeForPlatform(
  contract.createPlatformApplication,
  { audit: 'application.created' },
  async (call, { reference, upload_token, consent: _agreed, ...input }) => {
    const { db, now, platform, noteNothing } = call;
    const { companyUuid, keyUuid } = platform;
    const input_hash = createHash('sha256').update(JSON.stringify(input)).digest();
    const uuid = uuidv7();
    const claim = { reference, input_hash, key_uuid: keyUuid, application_uuid: uuid, created_at: now };
    if (!(await claimReference(db, companyUuid, claim))) {
      const before = await readReference(db, companyUuid, reference);
      if (!before.input_hash.equals(input_hash)) throw new AppError(40904, { field: 'reference' });
      noteNothing();
      return { reference, received_at: before.created_at };
    }
    const isNew = await receiveApplication(call, {
      ...input,
      uuid,
      uploadToken: upload_token,
      source: contract.PLATFORM_SOURCE,
      consentVersion: CONSENT_VERSION,
      phone: 'unasked',
      companyUuid,
    });
    if (!isNew) await untieReference(db, companyUuid, reference);
    return { reference, received_at: now.toISOString() };
  },
);

/** @throws AppError 400 */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    throw new AppError(400, { field: 'file_name', reason: 'platform.fileName' });
  }
}
