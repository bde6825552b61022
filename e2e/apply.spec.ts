import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { expectNothingSerious } from './support/accessibility.ts';
import { collectErrors, MASTER, openPage, REFUSED_CALL, test } from './support/browser.ts';
import { CV_FILES, companyOf, type Job, READING } from './support/company.ts';
import { readCode, readStatusLink } from './support/outbox.ts';
import { openSession } from './support/test-door.ts';

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

let job: Job;

test.beforeAll(async ({ browser }) => {
  const { page } = await openPage(browser);
  await openSession(page, MASTER);
  job = await companyOf(page).publish('投递流程实习生');
  await page.context().close();
});

async function openJob(browser: Browser): Promise<{ page: Page; errors: string[] }> {
  const page = await (await browser.newContext(PHONE)).newPage();
  const errors = collectErrors(page, REFUSED_CALL);
  await page.goto(job.path);
  return { page, errors };
}

const file = (page: Page) => page.locator('input[name=file]');
const send = (page: Page) => page.getByRole('button', { name: '投递', exact: true });

async function enterCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('验证码').fill(await readCode(page, phone));
  await page.getByRole('button', { name: '查看投递进度' }).click();
}

const received = (page: Page) => page.getByRole('heading', { name: '投递已收到' });
const status = (page: Page) => page.getByRole('heading', { level: 1, name: '已投递' });

async function fillByHand(page: Page, phone: string): Promise<void> {
  await page.getByLabel('姓名').fill('阿不都热西提·买买提明·阿卜杜拉');
  await page.getByLabel('手机').fill(phone);
  await page.getByLabel('学校').fill('新疆大学');
  await page.getByLabel('学历').selectOption('bachelor');
  await page.getByLabel('专业').fill('软件工程');
  await page.getByLabel('毕业时间').fill('2027-06');
  await fillAvailability(page);
  await page.getByRole('checkbox').check();
}

async function fillAvailability(page: Page): Promise<void> {
  await page.getByLabel('每周可到岗').fill('4');
  await page.getByLabel('可实习').fill('6');
  await page.getByLabel('最早到岗').fill('2027-01-04');
}

test('a wrong file is refused in words, one that cannot be read is taken and the form filled by hand', async ({
  browser,
}) => {
  const { page, errors } = await openJob(browser);
  await send(page).click();
  await expect(page.getByText('请先上传简历')).toBeVisible();
  await file(page).setInputFiles({
    name: '照片.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('GIF89a'),
  });
  await expect(page.getByText('请上传 PDF、Word（DOCX、DOC、RTF）简历，或 JPG、PNG、HEIC、WebP 图片')).toBeVisible();
  await file(page).setInputFiles({
    name: '太大.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(20 * 1024 * 1024 + 1),
  });
  await expect(page.getByText(/文件超过 20 MB/)).toBeVisible();
  await file(page).setInputFiles({
    name: '空白.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\nnothing'),
  });
  await expect(page.getByText(/文件已损坏.*也可以直接填写/)).toBeVisible();
  await fillByHand(page, '13911110002');
  await send(page).click();
  await expect(received(page)).toBeVisible();
  expect(errors).toEqual([]);
});

test('who has applied before hears what everybody hears, and sees the earlier one by a code', async ({ browser }) => {
  const { page, errors } = await openJob(browser);
  const company = companyOf(page);
  await page.getByLabel('手机').fill('13911110003');
  await company.apply(job, '先投的人', { phone: '13911110003' });
  await file(page).setInputFiles(join(CV_FILES, 'zhang-siyuan--single.pdf'));
  await expect(page.getByText(/已读取 \d+ 项/)).toBeVisible(READING);
  // What the person typed is not overwritten by the file.
  await expect(page.getByLabel('手机')).toHaveValue('13911110003');
  await fillAvailability(page);
  await page.getByRole('checkbox').check();
  await send(page).click();
  await expect(received(page)).toBeVisible();
  await expectNothingSerious(page);
  await page.getByRole('button', { name: '发送验证码' }).click();
  await expect(page.getByText('验证码已发送')).toBeVisible();
  await enterCode(page, '13911110003');
  await expect(status(page)).toBeVisible();
  // Whoever goes back at the same tab finds nothing of it.
  await page.goBack();
  await expect(page.getByText('13911110003')).toHaveCount(0);
  await expect(send(page)).toBeVisible();
  await expect(page.getByLabel('手机')).toHaveValue('');
  expect(errors).toEqual([]);
});

test('a used status link asks another device for a code, and lets it in with the right one', async ({ browser }) => {
  const { page, errors } = await openJob(browser);
  await companyOf(page).apply(job, '换设备的人', { phone: '13911110004' });
  const link = await readStatusLink(page, '13911110004');
  await page.goto(link);
  await expectNothingSerious(page);
  await page.getByRole('button', { name: '打开' }).click();
  await expect(status(page)).toBeVisible();
  await page.reload();
  await expect(status(page)).toBeVisible();

  const other = await openPage(browser, PHONE);
  await other.page.goto(link);
  await expect(other.page.getByText('139****0004')).toBeVisible();
  await expectNothingSerious(other.page);
  await other.page.getByRole('button', { name: '发送验证码' }).click();
  await expect(other.page.getByText('验证码已发送')).toBeVisible();
  await other.page.getByLabel('验证码').fill('000000');
  await other.page.getByLabel('验证码').press('Enter');
  await expect(other.page.getByText('验证码不正确或已过期')).toBeVisible();
  await enterCode(other.page, '13911110004');
  await expect(status(other.page)).toBeVisible();
  expect(errors).toEqual([]);
});

test('a Word CV fills the form, what was typed outlives a reload, and fields ask to be checked one by one', async ({
  browser,
}) => {
  const { page, errors } = await openJob(browser);
  await page.getByLabel('现居城市').fill('乌鲁木齐');
  await fillAvailability(page);
  await file(page).setInputFiles(join(CV_FILES, 'wang-ming--docx-form.docx'));
  await expect(page.getByText(/已读取 \d+ 项/)).toBeVisible(READING);
  await expect(page.getByLabel('姓名')).not.toHaveValue('');
  await expect(page.getByText('请核对', { exact: true }).first()).toBeVisible();
  const name = await page.getByLabel('姓名').inputValue();
  await expect(page.getByText(/已填 \d+ 项/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/已填 \d+ 项/)).toBeVisible(READING);
  await expect(page.getByLabel('姓名')).toHaveValue(name);
  await expect(page.getByLabel('现居城市')).toHaveValue('乌鲁木齐');
  await page.getByLabel('手机').fill('13911110001');
  const next = page.getByRole('button', { name: '看下一项' });
  const waiting = page.locator(':is([data-state=from-cv], [data-state=doubtful])');
  for (let left = await waiting.count(); left > 0; left -= 1) {
    await expect(waiting).toHaveCount(left);
    await next.click();
    // Looked at, and left.
    await page.locator('input:focus, select:focus').blur();
  }
  await expect(page.getByText(/都核对过了/)).toBeVisible();
  await expectNothingSerious(page);
  await page.getByRole('checkbox').check();
  await send(page).click();
  await expect(received(page)).toBeVisible();
  expect(errors).toEqual([]);
});
