import { captcha, captchaChallenge } from '@qinghe/contract/account/captcha.ts';
import { hasCode } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { solveCaptcha } from '../../../lib/captcha.ts';

/** Fetches a challenge, solves it, and gives the one-time proof that logging in and sending a code accept. */
export async function proveHuman(): Promise<string> {
  const { challenge } = await call(captchaChallenge, {});
  const { captcha_proof } = await call(captcha, { payload: await solveCaptcha(challenge) });
  return captcha_proof;
}

/** Tries, and where the server asks for a captcha (10104) proves it and tries once more by itself. */
export async function withCaptcha<T>(
  attempt: (proof?: string) => Promise<T>,
  onProving: (proving: boolean) => void,
): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!hasCode(error, 10104)) throw error;
  }
  onProving(true);
  try {
    return await attempt(await proveHuman());
  } finally {
    onProving(false);
  }
}
