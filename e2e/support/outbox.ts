import { expect, type Page } from '@playwright/test';

const STATUS_LINK = /\/applications\/[\w-]{43}/;
const INVITATION_LINK = /\/talent-invitations\/[\w-]+/;
const CODE = /验证码 (\d{6})/;

/** The newest code that was sent to a phone. */
export const readCode = (page: Page, phone: string) => readMessage(page, phone, CODE);

/** Path of the status page that the newest message to a candidate names. */
export const readStatusLink = (page: Page, address: string) => readMessage(page, address, STATUS_LINK);

/** Paths of the pages on which talents answer invitations, the newest first. */
export const readInvitationLinks = (page: Page) => readAll(page, {}, INVITATION_LINK);

async function readMessage(page: Page, address: string, words: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      [found] = await readAll(page, { address }, words);
      return found;
    })
    .toBeTruthy();
  return found ?? '';
}

/** What stands in messages, of each once. */
async function readAll(page: Page, params: Record<string, string>, words: RegExp): Promise<string[]> {
  const response = await page.request.get('/api/v1/outbox', { params });
  const { data } = (await response.json()) as { data: { items: { body: string }[] } };
  return data.items.flatMap(({ body }) => {
    const match = words.exec(body);
    return match ? [match[1] ?? match[0]] : [];
  });
}
