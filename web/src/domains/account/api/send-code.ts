import { type CodePurpose, sendEmail, sendSms } from '@qinghe/contract/account/codes.ts';
import { isEmail } from '@qinghe/contract/formats.ts';
import { ApiError, isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { tellFailure } from '../../../lib/failure.ts';
import { proveHuman } from './prove-human.ts';

type EmailPurpose = Extract<CodePurpose, 'reset_password' | 'bind_email'>;

/**
 * Has a code sent to a phone or an e-mail, after the work of a captcha; gives the seconds until another may be asked for.
 * @throws ApiError, which the form that asked shows
 */
export async function sendCodeTo(address: string, purpose: EmailPurpose): Promise<number> {
  const captcha_proof = await proveOrRefuse();
  const { resend_after } = isEmail(address)
    ? await call(sendEmail, { email: address, purpose, captcha_proof })
    : await call(sendSms, { phone: address, purpose, captcha_proof });
  return resend_after;
}

/** For a button beside a field: what failed is told before it is thrown. */
export const telling = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    if (isApiError(error)) tellFailure(error, { silent: false });
    throw error;
  });

/** A captcha that the browser could not solve is refused as the server would refuse it. */
const proveOrRefuse = (): Promise<string> =>
  proveHuman().catch((error: unknown) => {
    throw isApiError(error) ? error : new ApiError(10104);
  });
