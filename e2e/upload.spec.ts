import { readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, expect, type Page, type Route } from '@playwright/test';
import { expectNothingSerious } from './support/accessibility.ts';
import { collectErrors, MASTER, openPage, REFUSED_CALL, test } from './support/browser.ts';
import { CV_FILES, companyOf, type Job, READING } from './support/company.ts';
import { openSession } from './support/test-door.ts';

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const CHUNKS = '**/api/v1/apply/uploads/chunk';
const CHUNK_BYTES = 256 * 1024;

let job: Job;

test.beforeAll(async ({ browser }) => {
  const { page } = await openPage(browser);
  await openSession(page, MASTER);
  job = await companyOf(page).publish('断网续传实习生');
  await page.context().close();
});

/** A real CV that is long enough for a dozen chunks: what follows a PDF's end is ignored. */
async function longCv(path: string): Promise<string> {
  const bytes = await readFile(join(CV_FILES, 'zhang-siyuan--single.pdf'));
  await writeFile(path, Buffer.concat([bytes, Buffer.alloc(12 * CHUNK_BYTES - bytes.length, '%')]));
  await utimes(path, new Date('2026-09-01'), new Date('2026-09-01'));
  return path;
}

async function openJob(browser: Browser): Promise<{ page: Page; errors: string[]; offsets: number[] }> {
  const page = await (await browser.newContext(PHONE)).newPage();
  const errors = collectErrors(page, REFUSED_CALL);
  const offsets: number[] = [];
  page.on('request', (request) => {
    const offset = request.headers()['upload-offset'];
    if (offset !== undefined) offsets.push(Number(offset) / CHUNK_BYTES);
  });
  await page.goto(job.path);
  return { page, errors, offsets };
}

const file = (page: Page) => page.locator('input[name=file]');
const isChunk = (route: Route, number: number): boolean =>
  route.request().headers()['upload-offset'] === String(number * CHUNK_BYTES);

/** Lets a chunk hang when it comes for the first time. @returns when it hangs */
function holdChunk(page: Page, number: number): Promise<void> {
  let hangs = false;
  return new Promise((resolve) => {
    void page.route(CHUNKS, (route) => {
      if (hangs || !isChunk(route, number)) return route.continue();
      hangs = true;
      return resolve();
    });
  });
}

const eachOnce = Array.from({ length: 12 }, (_, index) => index);

test('an upload begun without a network goes on by itself, a connection lost in the middle costs one chunk; another file, chosen in the middle, is the one that counts', async ({
  browser,
}, info) => {
  const { page, errors, offsets } = await openJob(browser);
  const cv = await longCv(info.outputPath('张思远-简历.pdf'));
  let lost = false;
  await page.route(CHUNKS, async (route) => {
    if (lost || !isChunk(route, 5)) return route.continue();
    lost = true;
    await page.context().setOffline(true);
    return route.abort('internetdisconnected');
  });
  await page.context().setOffline(true);
  await file(page).setInputFiles(cv);
  await expect(page.getByText(/连上后会自动接着传/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('网络断开了，已传 41%。连上后会自动接着传，请不要关闭本页。')).toBeVisible();
  await page.getByRole('button', { name: '投递', exact: true }).click();
  await expect(page.getByText('简历还在上传，传完再投递。')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/已读取 \d+ 项/)).toBeVisible(READING);
  expect(offsets).toEqual([...eachOnce.slice(0, 6), ...eachOnce.slice(5)]);
  await expectNothingSerious(page);

  const held = holdChunk(page, 2);
  await file(page).setInputFiles(await longCv(info.outputPath('张思远-新简历.pdf')));
  await held;
  await file(page).setInputFiles(join(CV_FILES, 'zhao-lei--single.pdf'));
  await expect(page.getByText('zhao-lei--single.pdf')).toBeVisible();
  await expect(page.getByText(/已读取 \d+ 项/)).toBeVisible(READING);
  await expect(page.getByLabel('姓名')).toHaveValue('赵磊');
  expect(errors).toEqual([]);
});

test('a reload in the middle loses nothing: the same file, chosen again, goes on where it was', async ({
  browser,
}, info) => {
  const { page, errors, offsets } = await openJob(browser);
  const cv = await longCv(info.outputPath('张思远-简历.pdf'));
  const held = holdChunk(page, 7);
  await file(page).setInputFiles(cv);
  await held;
  await page.reload();
  await expect(page.getByText('上次传到 58%。重新选择同一个文件，会接着传。')).toBeVisible();
  await expectNothingSerious(page);
  offsets.length = 0;
  await file(page).setInputFiles(cv);
  await expect(page.getByText(/已读取 \d+ 项/)).toBeVisible(READING);
  expect(offsets).toEqual(eachOnce.slice(7));
  // Another reload finds the finished upload without the file.
  await page.reload();
  await expect(page.getByText(/已读取 \d+ 项/)).toBeVisible(READING);
  await expect(page.getByLabel('姓名')).toHaveValue('张思远');
  expect(errors).toEqual([]);
});
