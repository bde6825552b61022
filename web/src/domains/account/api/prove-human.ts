import { captcha, captchaChallenge } from '@qinghe/contract/account/captcha.ts';
import { call } from '../../../lib/api/call.ts';
import { solveCaptcha } from '../../../lib/captcha/captcha.ts';

/** Fetches a challenge, solves it, and gives the one-time proof that logging in and sending a code accept. */
export async function proveHuman(): Promise<string> {
  const { challenge } = await call(captchaChallenge, {});
  const { captcha_proof } = await call(captcha, { payload: await solveCaptcha(challenge) });
  return captcha_proof;
}
