import { sendSms } from '@qinghe/contract/account/codes.ts';
import { call } from '../../../lib/api/call.ts';

/** Sends a login code; gives the seconds until another may be asked for. */
export async function sendLoginCode(phone: string, captchaProof: string): Promise<number> {
  const { resend_after } = await call(sendSms, { phone, purpose: 'login', captcha_proof: captchaProof });
  return resend_after;
}
