import * as contract from '@qinghe/contract/resumes/apply.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { writeForAnyone } from '../../../http/write.ts';
import { spendCode } from '../../account/index.ts';
import { receiveApplication } from './receive-application.ts';

/** Version of the consent text that the apply page shows. */
const CONSENT_VERSION = '2026-11-26';

/**
 * Who applies with a phone that has applied for the job already gets the same response as everybody, so that nobody learns
 * who did; the owner of that application gets a message.
 * Where the company takes so many applications for campus jobs of one person, nobody sends one without a code to the phone:
 * asked of all alike, it tells nobody what a phone has, and nobody uses up another's. A wrong code is returned, not thrown,
 * so that the try stays counted.
 * @throws AppError 40102 wrong code, 400 at a field or document that the company asks for and that is missing, or a city that the job has not, 403 unknown upload, 42203 its bytes have not all
 * come or it was used, 40401 no such job, 40902 closed, or as many applications as the company takes
 */
export const applyForJob = writeForAnyone(
  contract.apply,
  { audit: 'application.created' },
  async (call, { upload_token, consent: _agreed, code, ...input }) => {
    const isProved = code !== '';
    if (isProved && !(await spendCode(call, 'apply', input.candidate.phone, code)))
      return new AppError(40102, { field: 'code' });
    await receiveApplication(call, {
      ...input,
      uuid: uuidv7(),
      uploadToken: upload_token,
      consentVersion: CONSENT_VERSION,
      phone: isProved ? 'proved' : 'to_prove',
    });
    return {};
  },
);
