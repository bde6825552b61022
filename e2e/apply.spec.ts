import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { collectErrors, expectNothingSerious, logIn, MASTER, openPage, REFUSED_CALL } from './support/browser.ts';
import { CV_FILES, companyOf, type Job } from './support/company.ts';

const PHONE = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true };

let job: Job;
let closed: Job;

test.beforeAll(async ({ browser }) => {
  const { page } = await openPage(browser);
  await logIn(page, MASTER);
  const company = await companyOf(page);
  job = await company.publish('投递流程实习生');
  closed = await company.publish('已停止招聘的实习生');
  await company.takeOffline(closed);
  await page.context().close();
});

async function openJob(browser: Browser, at = job, options = {}): Promise<{ page: Page; errors: string[] }> {
  const page = await (await browser.newContext({ ...PHONE, ...options })).newPage();
  const errors = collectErrors(page, REFUSED_CALL);
  await page.goto(at.path);
  return { page, errors };
}

const file = (page: Page) => page.locator('input[type=file]');
const send = (page: Page) => page.getByRole('button', { name: '投递', exact: true });

async function fillByHand(page: Page, phone: string): Promise<void> {
  await page.getByLabel('姓名').fill('阿不都热西提·买买提明·阿卜杜拉');
  await page.getByLabel('手机').fill(phone);
  await page.getByLabel('学校').fill('新疆大学');
  await page.getByLabel('学历').selectOption('bachelor');
  await page.getByLabel('专业').fill('软件工程');
  await page.getByLabel('毕业时间').fill('2027-06');
  await page.getByRole('checkbox').check();
}

test('a Word CV fills the form', async ({ browser }) => {
  const { page, errors } = await openJob(browser);
  await file(page).setInputFiles(join(CV_FILES, 'wang-ming--docx-form.docx'));
  await expect(page.getByText(/已读取 \d+ 项/)).toBeVisible();
  await expect(page.getByLabel('姓名')).not.toHaveValue('');
  await expect(page.getByText('取自简历').first()).toBeVisible();
  await expectNothingSerious(page);
  await page.getByLabel('手机').fill('13911110001');
  await page.getByRole('checkbox').check();
  await send(page).click();
  await expect(page.getByRole('heading', { level: 1, name: '已投递' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a wrong file is refused in words, one that cannot be read is taken and the form filled by hand', async ({
  browser,
}) => {
  const { page, errors } = await openJob(browser);
  await send(page).click();
  await expect(page.getByText('请先上传简历文件')).toBeVisible();
  await file(page).setInputFiles({
    name: '照片.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('GIF89a'),
  });
  await expect(page.getByText('请上传 PDF、Word（DOCX、DOC）简历，或 PNG、JPG 图片')).toBeVisible();
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
  await expect(page.getByText(/没能读出内容，请手动填写/)).toBeVisible();
  await fillByHand(page, '13911110002');
  await send(page).click();
  await expect(page.getByRole('heading', { level: 1, name: '已投递' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('an upload that the network cut off goes on by itself when it is back', async ({ browser }) => {
  const { page, errors } = await openJob(browser);
  await page.context().setOffline(true);
  await file(page).setInputFiles(join(CV_FILES, 'zhang-siyuan--single.pdf'));
  await expect(page.getByText(/连上后会自动重新上传/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/已读取 \d+ 项/)).toBeVisible();
  expect(errors).toEqual([]);
});

test('nobody applies twice, and what was typed stays', async ({ browser }) => {
  const { page, errors } = await openJob(browser);
  const company = await companyOf(page);
  await page.getByLabel('手机').fill('13911110003');
  await company.apply(job, '先投的人', { phone: '13911110003' });
  await file(page).setInputFiles(join(CV_FILES, 'zhang-siyuan--single.pdf'));
  await expect(page.getByText(/已读取 \d+ 项/)).toBeVisible();
  // What the person typed is not overwritten by the file.
  await expect(page.getByLabel('手机')).toHaveValue('13911110003');
  await page.getByRole('checkbox').check();
  await send(page).click();
  await expect(page.getByText('你已投递过该职位')).toBeVisible();
  await expect(page.getByLabel('姓名')).toHaveValue('张思远');
  expect(errors).toEqual([]);
});

test('a closed job says so and takes nothing', async ({ browser }) => {
  const { page, errors } = await openJob(browser, closed);
  await expect(page.getByText('这个职位已停止招聘')).toBeVisible();
  await expect(send(page)).toHaveCount(0);
  await expectNothingSerious(page);
  expect(errors).toEqual([]);
});

test('without JavaScript the page reads whole, with data for search engines', async ({ browser }) => {
  const { page } = await openJob(browser, job, { javaScriptEnabled: false });
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  await expect(page.getByText('200–300 元/天')).toBeVisible();
  // The browser of the tests draws no <noscript>, so the page's source is asked.
  expect(await (await page.request.get(job.path)).text()).toContain('在线投递需要浏览器开启 JavaScript。');
  // Nothing typed may end up in an address, so the form is only sent by its script.
  await expect(send(page)).toBeDisabled();
  const posting = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
  expect(posting).toMatchObject({ '@type': 'JobPosting', title: job.title, employmentType: 'INTERN' });
});

test('an unknown job and a bad link are told in the reader’s language', async ({ browser }) => {
  const { page } = await openPage(browser, { locale: 'en' });
  await page.goto(`/jobs/${crypto.randomUUID()}`);
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such job' })).toBeVisible();
  await page.goto('/applications/nothing');
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
});
