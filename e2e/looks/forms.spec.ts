import { expect, type Page } from '@playwright/test';
import { test } from '../support/looks.ts';

/*
 * Hint and error share one line: a form that is sent off empty says what is wrong, and nothing of it moves. On the
 * narrowest phone, in both languages.
 */
const PHONE = { width: 360, height: 900 };
const campus = '/job-management/campus-recruitment';

interface EmptyForm {
  address: string;
  /** Opens it, where the address does not. */
  open?: RegExp;
  send: RegExp;
}

const forms: EmptyForm[] = [
  { address: `${campus}/career-talk-add-or-edit`, send: /^(保存|Save)/ },
  { address: `${campus}/brochure-edit`, send: /^(保存|Save)/ },
  { address: '/control/api-keys', open: /^(新建密钥|New key)/, send: /^(新建密钥|New key)/ },
  {
    address: '/control/api-keys/webhooks',
    open: /^(新增推送地址|Add a webhook)/,
    send: /^(新增推送地址|Add a webhook)/,
  },
  { address: '/personal/reject-setting', open: /^(新建|New)/, send: /^(保存|Save)/ },
  { address: '/job-fairs/square', open: /^(报名|Sign up)/, send: /^(报名|Sign up)/ },
];

for (const { address, open, send } of forms) {
  test(`nothing moves where ${address} is sent off empty`, async ({ page, englishPage }) => {
    for (const one of [page, englishPage]) {
      await one.setViewportSize(PHONE);
      await one.goto(address);
      if (open) await one.getByRole('main').getByRole('button', { name: open }).first().click();
      await expectStill(one, one.locator('dialog[open], main').last().getByRole('button', { name: send }).last());
    }
  });
}

test.describe('without a session', () => {
  test.use({ account: '' });

  test('nothing moves where the forms of public pages are sent off empty', async ({
    page,
    englishPage,
    onlineJob,
    demoPath,
  }) => {
    for (const one of [page, englishPage]) {
      await one.setViewportSize(PHONE);
      for (const address of [onlineJob, await demoPath('talks'), await demoPath('fairs')]) {
        await one.goto(address);
        const send = one.locator('form button[type=submit]');
        await expect(send).toBeEnabled();
        await expectStill(one, send);
      }
    }
  });
});

async function expectStill(page: Page, send: ReturnType<Page['locator']>): Promise<void> {
  await expect(send).toBeVisible();
  // What a field waits for is there.
  await page.waitForLoadState('networkidle');
  const before = await page.evaluate(placesOfLabels);
  expect(Object.keys(before).length).toBeGreaterThan(0);
  await send.click();
  await expect(page.locator('[role=alert]:visible, [data-state=wrong] .note:visible').first()).not.toBeEmpty();
  expect(await page.evaluate(placesOfLabels), page.url()).toEqual(before);
}

/** Where each label stands, from the first one on: whatever is scrolled. */
function placesOfLabels(): Record<string, number> {
  const scope = document.querySelector('dialog[open]') ?? document;
  const shown = [...scope.querySelectorAll<HTMLElement>('form :is(label, legend)')].filter(
    (label) => label.offsetHeight > 0 && !label.closest('.cv'),
  );
  const first = shown[0]?.getBoundingClientRect().top ?? 0;
  return Object.fromEntries(
    shown.map((label, at) => [
      `${at} ${label.textContent.trim().slice(0, 20)}`,
      Math.round(label.getBoundingClientRect().top - first),
    ]),
  );
}
