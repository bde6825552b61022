import { type BrowserContext, expect, type Page } from '@playwright/test';
import { TOKEN_KEY } from '../../web/src/lib/storage/storage-keys.ts';
import { MASTER } from './browser.ts';

/*
 * What server/src/test-door.ts lets a journey do: it has a session without the login form, and no window of the product
 * has to pass by the real clock.
 */
const tokens = new WeakMap<BrowserContext, string>();

/** The browser of a page has a session of this account from here on, as after a login. No page is opened by it. */
export async function openSession(page: Page, account = MASTER): Promise<void> {
  const response = await page.request.post('/test/session', { data: { phone: account } });
  expect(response.status(), 'the server has a test door').toBe(200);
  const { token } = (await response.json()) as { token: string };
  const { origin } = new URL(response.url());
  await page.context().setStorageState({
    cookies: [],
    origins: [{ origin, localStorage: [{ name: TOKEN_KEY, value: token }] }],
  });
  tokens.set(page.context(), token);
}

/** The token with which the browser of a page was given a session; empty where it has none. */
export const tokenOf = (page: Page): string => tokens.get(page.context()) ?? '';

/** A captcha proof without the work of solving a challenge. */
export async function captchaProof(page: Page): Promise<string> {
  const response = await page.request.post('/test/captcha');
  expect(response.status()).toBe(200);
  return ((await response.json()) as { captcha_proof: string }).captcha_proof;
}

/** Puts the server's clock forward, so that windows end and what waited for them is done. @returns what it says then */
export async function advanceClock(page: Page, { seconds }: { seconds: number }): Promise<Date> {
  const response = await page.request.post('/test/clock', { data: { advance_ms: seconds * 1000 } });
  expect(response.status()).toBe(200);
  return new Date(((await response.json()) as { now: string }).now);
}
