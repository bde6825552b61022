import { z } from 'zod';
import { HALL_A_MINUTE } from '../endpoint.ts';
import { domain } from './domain.ts';

/** An ALTCHA proof-of-work challenge: the caller finds the number whose derived key has `keyPrefix`. */
export const captchaChallenge = domain.endpoint({
  method: 'GET',
  path: '/api/v2/user/point/validate_code',
  access: 'public',
  silent: true,
  perMinute: HALL_A_MINUTE,
  summary: 'A captcha challenge to solve before a sensitive step',
  input: z.object({}),
  output: z.object({ challenge: z.record(z.string(), z.unknown()) }),
});

const captchaAnswer = {
  input: z.object({ payload: z.string().min(1).max(4000) }),
  output: z.object({ captcha_proof: z.string() }),
};

export const captcha = domain.endpoint({
  method: 'POST',
  path: '/api/v1/hr_users/captcha',
  access: 'public',
  perMinute: HALL_A_MINUTE,
  summary: 'Checks a captcha solution and gives a one-time proof that SMS sending and login accept',
  ...captchaAnswer,
});

export const captchaForStep = domain.endpoint({
  method: 'POST',
  path: '/api/v2/user/point/validate_code',
  access: 'public',
  perMinute: HALL_A_MINUTE,
  summary: 'The answer to a captcha challenge of a sensitive step',
  ...captchaAnswer,
});
