import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { makeDoorKey } from '@qinghe/contract/talks/door-keys.ts';

/** A phone of somebody who has no account. */
export async function aHelper(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  return context.newPage();
}

/** @returns the address that a key opens, as its QR code says it */
export async function aKey(page: Page, token: string, talk_uuid: string): Promise<string> {
  const headers = { Authorization: token, 'Idempotency-Key': randomUUID() };
  const response = await page.request.post(makeDoorKey.path, { headers, data: { talk_uuid, name: '志愿者小李' } });
  const { url } = ((await response.json()) as { data: { url: string } }).data;
  const { pathname, hash } = new URL(url);
  return pathname + hash;
}
