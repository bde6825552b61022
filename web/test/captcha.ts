import { captcha, captchaChallenge } from '@qinghe/contract/account/captcha.ts';
import { type Reply, respond } from './screen.tsx';

/** A captcha that solves itself. */
export const solvedCaptcha: Reply[] = [
  respond(captchaChallenge, { challenge: {} }),
  respond(captcha, { captcha_proof: 'proof' }),
];
