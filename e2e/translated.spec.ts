import { expect } from '@playwright/test';
import { collectErrors, test } from './support/browser.ts';
import { openSession } from './support/test-door.ts';

test('a browser that translates every text takes no page away: a job is filled in and refused, a note written', async ({
  page,
}) => {
  await openSession(page);
  await page.addInitScript(translate);
  const errors = collectErrors(page, /status of 4/);
  await page.goto('/job-management/internship/publish-job');
  await expect(page.locator('h1 > font')).toBeVisible();
  await page.getByLabel('职位名称').pressSequentially('翻译');
  await page.getByLabel('招聘人数').fill('2');
  await page.getByRole('combobox', { name: '工作城市' }).fill('北京');
  await page.getByRole('option', { name: '北京市' }).click();
  await page.getByLabel('薪资面议').check();
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByText('请填写职位描述')).toBeVisible();
  await expect(page.getByLabel('职位名称')).toHaveValue('翻译');

  await page.goto('/resume/new');
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: /备注/ })).toBeFocused();
  await page.keyboard.insertText('周三来电');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('周三来电', { exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});

/** As page translators do: whatever text comes is laid into two elements of theirs. */
function translate(): void {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text as Text);
    for (const text of texts) {
      const own = text.parentElement?.closest('font, script, style, textarea, option, [contenteditable=true]');
      if (own || text.data.trim() === '') continue;
      const outer = document.createElement('font');
      text.replaceWith(outer);
      outer.appendChild(document.createElement('font')).append(text);
    }
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) wrap(node);
  }).observe(document, { childList: true, subtree: true });
}
