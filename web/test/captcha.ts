import { captcha, captchaChallenge } from '@qinghe/contract/account/captcha.ts';
import { vi } from 'vitest';
import { type Reply, respond } from './screen.tsx';

// The work of a captcha is done off the page's thread, which a test has not.
vi.mock('../src/lib/captcha.ts', () => ({ solveCaptcha: async () => 'solved' }));

/** A captcha that solves itself. */
export const solvedCaptcha: Reply[] = [
  respond(captchaChallenge, { challenge: {} }),
  respond(captcha, { captcha_proof: 'proof' }),
];
