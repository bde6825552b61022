import * as contract from '@qinghe/contract/resumes/apply.ts';
import { v7 as uuidv7 } from 'uuid';
import { writeForAnyone } from '../../../http/write.ts';
import { receiveApplication } from './receive-application.ts';

/** Version of the consent text that the apply page shows. */
const CONSENT_VERSION = '2026-11-26';

/**
 * Who applies with a phone that has applied for the job already gets the same response as everybody, so that nobody learns
 * who did; the owner of that application gets a message.
 * The same goes for who has as many applications for campus jobs as the company takes of one person.
 * @throws AppError 400 at a field or document that the company asks for and that is missing, or a city that the job has not, 403 unknown upload, 42203 its bytes have not all
 * come or it was used, 40401 no such job, 40902 closed
 */
export const applyForJob = writeForAnyone(
  contract.apply,
  { audit: 'application.created' },
  async (call, { upload_token, consent: _agreed, ...input }) => {
    await receiveApplication(call, {
      ...input,
      uuid: uuidv7(),
      uploadToken: upload_token,
      consentVersion: CONSENT_VERSION,
    });
    return {};
  },
);
