import { hasCode } from '../../../lib/api/api-error.ts';

/** Tries, and where the server asks for a captcha (10104) proves it and tries once more by itself. */
export async function withCaptcha<T>(
  attempt: (proof?: string) => Promise<T>,
  onProving: (proving: boolean) => void = () => {},
): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!hasCode(error, 10104)) throw error;
  }
  onProving(true);
  try {
    const { proveHuman } = await import('./prove-human.ts');
    return await attempt(await proveHuman());
  } finally {
    onProving(false);
  }
}
