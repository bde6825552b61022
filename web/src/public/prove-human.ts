import { ask, SUCCESS } from './call.ts';
import { NotProven, Refused } from './failure.ts';

/**
 * Solves a captcha in the background.
 * @returns its one-time proof
 * @throws TypeError when there is no network, Refused where the server gives none, NotProven where the browser cannot
 */
export async function proveHuman(): Promise<string> {
  const PATH = '/api/v2/user/point/validate_code';
  const given = await ask<{ challenge: Record<string, unknown> }>('GET', PATH);
  if (given.code !== SUCCESS) throw new Refused(given);
  // Only who needs it loads it.
  const { solveCaptcha } = await import('../lib/captcha/captcha.ts');
  const payload = await solveCaptcha(given.data?.challenge ?? {}).catch(() => {
    throw new NotProven();
  });
  const proven = await ask<{ captcha_proof: string }>('POST', PATH, { payload });
  if (proven.code !== SUCCESS) throw new Refused(proven);
  return proven.data?.captcha_proof ?? '';
}
