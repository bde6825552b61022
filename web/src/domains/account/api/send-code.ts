import { type EmailPurpose, type SmsPurpose, sendEmail, sendSms } from '@qinghe/contract/account/codes.ts';
import { sendOwnCode, sendUnbindEmail } from '@qinghe/contract/account/contact.ts';
import { ApiError, isApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { showFailureOf } from '../../../lib/api/failure.ts';
import { proveHuman } from './prove-human.ts';

/*
 * Each sends a message after the work of a captcha, gives the seconds until another may be asked for, and throws an
 * ApiError, which the form that asked shows; `telling` is for a button beside a field.
 */
export const sendSmsTo = async (phone: string, purpose: SmsPurpose): Promise<number> =>
  (await call(sendSms, { phone, purpose, captcha_proof: await prove() })).resend_after;

export const sendEmailTo = async (email: string, purpose: EmailPurpose): Promise<number> =>
  (await call(sendEmail, { email, purpose, captcha_proof: await prove() })).resend_after;

/** To the phone of the signed-in account, which is shown masked only. */
export const sendToOwnPhone = async (): Promise<number> =>
  (await call(sendOwnCode, { captcha_proof: await prove() })).resend_after;

/** To the same phone, to close the account. */
export const sendClosingCode = async (): Promise<number> =>
  (await call(sendOwnCode, { purpose: 'close_account', captcha_proof: await prove() })).resend_after;

/** A link to the bound e-mail, by which it is taken off. */
export const sendUnbindLink = async (): Promise<number> =>
  (await call(sendUnbindEmail, { captcha_proof: await prove() })).resend_after;

/** What failed is told before it is thrown. */
export const telling = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    if (isApiError(error)) showFailureOf(error, { silent: false });
    throw error;
  });

/** A captcha that the browser could not solve is refused as the server would refuse it. */
const prove = (): Promise<string> =>
  proveHuman().catch((error: unknown) => {
    throw isApiError(error) ? error : new ApiError(10104);
  });
