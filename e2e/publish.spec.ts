import { expect, type Locator, type Page } from '@playwright/test';
import { expectNothingSerious } from './support/accessibility.ts';
import { collectErrors, test } from './support/browser.ts';
import { companyOf } from './support/company.ts';
import { openSession } from './support/test-door.ts';

const LIST = '/job-management/internship';
const FORM = `${LIST}/publish-job`;

const editor = (page: Page) => page.getByRole('textbox', { name: '职位描述' });
const saved = (page: Page) => expect(page.getByText(/草稿已保存/)).toBeVisible();
const mark = (page: Page, words: string) => editor(page).locator('[data-finding]', { hasText: words });
const phone = (page: Page) => page.frameLocator('iframe[title="候选人看到的样子"]');

/** A new draft with an open, empty editor. */
async function startDraft(page: Page, name: string): Promise<void> {
  await page.goto(FORM);
  await page.getByLabel('职位名称').fill(name);
  await expect(page).toHaveURL(/id=/);
  await editor(page).click();
}

/** As a browser hands over what another program copied. */
const paste = (field: Locator, html: string, text: string) =>
  field.evaluate(
    (element, [rich, plain]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', rich ?? '');
      clipboardData.setData('text/plain', plain ?? '');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [html, text],
  );

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSession(page);
});

test('lists and bold by key alone, or pasted and nothing else; kept over a reload, and the panel leads to a higher score', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await startDraft(page, '键盘写完的实习生');
  const { keyboard } = page;
  await keyboard.press('Control+b');
  await keyboard.type('你将参与');
  await keyboard.press('Control+b');
  await keyboard.press('Enter');
  await keyboard.type('- 前端开发');
  await keyboard.press('Enter');
  await keyboard.type('组件库');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('1. 每天 5*8 小时，**不加班**？');
  await expect(editor(page).locator('ul > li')).toHaveText(['前端开发', '组件库']);
  await saved(page);
  await page.reload();
  await expect(editor(page).locator('p > strong').first()).toHaveText('你将参与');
  await expect(editor(page).locator('ul > li')).toHaveText(['前端开发', '组件库']);
  await expect(editor(page).locator('ol > li')).toContainText(['每天 5*8 小时']);
  // One tab stop for all tools, arrow keys between them.
  await page.getByRole('button', { name: '加粗' }).focus();
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: '列表', exact: true })).toBeFocused();
  await keyboard.press('End');
  await expect(page.getByRole('button', { name: '重做' })).toBeFocused();
  await expectNothingSerious(page);

  const panel = page.getByRole('region', { name: '发布检查' });
  await panel.getByRole('button', { name: /写明日薪/ }).click();
  await expect(page.getByLabel('最低日薪（元）')).toBeFocused();
  const score = panel.locator('strong').first();
  const before = Number(await score.textContent());
  await page.getByLabel('最低日薪（元）').fill('200');
  await page.getByLabel('最高日薪（元）').fill('300');
  await expect(score).toHaveText(String(before + 28));
  await pasteFromElsewhere(page);
  expect(errors).toEqual([]);
});

test('findings stand at their words while somebody types, and are mended by pointer and by key', async ({ page }) => {
  const errors = collectErrors(page);
  await startDraft(page, '边写边查的实习生');
  await page.keyboard.type('负责前端开发，限男生，能吃苦。');
  await expect(mark(page, '限男生')).toBeVisible();
  // Typing before the words moves the mark with them.
  await page.keyboard.press('Home');
  // The last check draws the marks anew, and would take the words from under the pointer.
  const checked = page.waitForResponse(
    (response) =>
      response.url().endsWith('/jobs/check') && response.request().postData()?.includes('你将每天') === true,
  );
  await page.keyboard.type('你将每天');
  await expect(mark(page, '限男生')).toHaveText('限男生');
  // Words that are no longer there have no mark.
  await expect(editor(page).locator('[data-finding]')).toHaveCount(1);

  const card = page.getByRole('dialog', { name: /「限男生」：性别歧视内容/ });
  await checked;
  await mark(page, '限男生').hover();
  await expect(card.getByText('依据：就业促进法第二十七条')).toBeVisible();
  await card.getByRole('button', { name: '改为「性别不限」' }).click();
  await expect(editor(page)).toHaveText('你将每天负责前端开发，性别不限，能吃苦。');
  await expect(editor(page).locator('[data-finding]')).toHaveCount(0);

  await page.getByRole('button', { name: /撤销/ }).last().click();
  await expect(editor(page)).toContainText('限男生');
  await expect(mark(page, '限男生')).toBeVisible();

  await page.getByRole('combobox', { name: '想问候选人的问题' }).fill('只招女生可以吗？');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^只招女生：/ })).toBeVisible();
  await page.keyboard.press('F8');
  await expect(card.getByRole('button', { name: '改为「性别不限」' })).toBeFocused();
  await expectNothingSerious(page);
  await page.keyboard.press('F8');
  const second = page.getByRole('dialog', { name: /「只招女生」/ });
  await expect(second.getByRole('button', { name: '改为「性别不限」' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^只招女生：/ })).toBeFocused();

  await saved(page);
  await page.reload();
  await expect(mark(page, '限男生')).toBeVisible();
  expect(errors).toEqual([]);
});

/** What Word and a plain page hand over comes in as text, lists and bold, and nothing else. */
async function pasteFromElsewhere(page: Page): Promise<void> {
  await startDraft(page, '从 Word 粘贴的实习生');
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body>
<!--StartFragment--><p class=MsoNormal><b><span style='font-size:14.0pt'>岗位职责<o:p></o:p></span></b></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;</span></span><![endif]><span>负责前端
开发</span></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.</span>编写测试</p>
<p class=MsoNormal>·&nbsp;热爱产品</p><table><tr><td>周一</td><td>周五</td></tr></table>
<script>window.broken = true</script><img src=x onerror="window.broken = true"><a href="javascript:alert(1)">点这里</a><!--EndFragment--></body></html>`;
  await paste(editor(page), word, '');
  await expect(editor(page).locator('p > strong')).toHaveText('岗位职责');
  await expect(editor(page).locator('ol > li')).toHaveText(['负责前端 开发', '编写测试']);
  await expect(editor(page).locator('ul > li')).toHaveText(['热爱产品']);
  await expect(editor(page).locator('img, a, table, script')).toHaveCount(0);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  await page.keyboard.press('Control+z');
  await expect(editor(page)).toHaveText('');
  await paste(editor(page), '', '我们希望你\n1、会写代码\n2、会提问题\n\n• 双休');
  await expect(editor(page).locator('ol > li')).toHaveText(['会写代码', '会提问题']);
  await expect(editor(page).locator('ul > li')).toHaveText(['双休']);
  await saved(page);
  // More than fits is not taken, and nothing that was there is lost.
  await paste(editor(page), '', '长'.repeat(5001));
  await expect(page.getByText('放不下了，最多 5,000 字')).toBeVisible();
  await expect(editor(page).locator('ol > li')).toHaveText(['会写代码', '会提问题']);
}

test('the phone beside the form says what the public page says', async ({ page, context }) => {
  const errors = collectErrors(page);
  const job = await companyOf(page).publish('预览与公开页一致的实习生');
  const candidate = await context.newPage();
  await candidate.goto(job.path);
  const there = await candidate.getByRole('article').innerText();
  await candidate.close();
  await page.goto(LIST);
  await page.getByRole('button', { name: `「${job.title}」的更多操作` }).click();
  await page.getByRole('menuitem', { name: '复制为新职位' }).click();
  await expect(page).toHaveURL(/id=/);
  const preview = phone(page).getByRole('article');
  await expect(preview).toContainText('企业已认证');
  await expect.poll(async () => withoutSpaces(await preview.innerText())).toBe(withoutSpaces(there));
  expect(await preview.evaluate(() => innerWidth)).toBe(360);
  await page.getByLabel('职位名称').fill('改一个字就能看到');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('改一个字就能看到');
  // Where there is no room beside the form, the phone comes over it.
  await page.setViewportSize({ width: 768, height: 1000 });
  await page.getByRole('button', { name: '预览' }).click();
  const dialog = page.getByRole('dialog', { name: '候选人看到的样子' });
  await expect(dialog.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('改一个字就能看到');
  await expectNothingSerious(page);
  expect(errors).toEqual([]);
});

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');
