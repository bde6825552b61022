import { expect, type Page } from '@playwright/test';

const STATUS_LINK = /\/applications\/[\w-]{43}/;
const CODE = /验证码 (\d{6})/;

/** The newest code that was sent to a phone. */
export const readCode = (page: Page, phone: string) => readMessage(page, phone, CODE);

/** Path of the status page that the newest message to a candidate names. */
export const readStatusLink = (page: Page, address: string) => readMessage(page, address, STATUS_LINK);

async function readMessage(page: Page, address: string, words: RegExp): Promise<string> {
  let found: RegExpExecArray | null | undefined;
  await expect
    .poll(async () => {
      const response = await page.request.get('/api/v1/outbox', { params: { address } });
      const { data } = (await response.json()) as { data: { items: { body: string }[] } };
      found = data.items.map(({ body }) => words.exec(body)).find((match) => match !== null);
      return found;
    })
    .toBeTruthy();
  return found?.[1] ?? found?.[0] ?? '';
}
