import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { createBrochure, setBrochureOnline } from '@qinghe/contract/jobs/brochures.ts';
import { getDeliverSetting, saveDeliverSetting, usualDeliverSetting } from '@qinghe/contract/jobs/deliver-setting.ts';
import { signUpForTalk } from '@qinghe/contract/talks/sign-up.ts';
import { createTalk, publishTalk } from '@qinghe/contract/talks/talks.ts';
import { openPage } from './browser.ts';
import { CV_FILES, companyOf, inDays, READING } from './company.ts';
import { readCode } from './outbox.ts';
import { advanceClock, captchaProof, openSession, tokenOf } from './test-door.ts';

const JOBS = 12;
/** Between two codes to one phone. */
const RESEND_SECONDS = 60;

/**
 * A campus season of the demo company: a brochure, twelve jobs out of one sheet, three talks; a student signs up for the
 * first of them and applies for two jobs, for the second one by wish and with a code.
 * @returns the first talk, and the student's code at its door
 */
export async function aSeason(browser: Browser): Promise<{ talk: string; code: string; name: string }> {
  const { page } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await openSession(page);
  const mark = String(randomInt(10_000, 99_999));
  const talk = await startSeason(page, mark);
  await planSeries(page, talk, mark);
  const jobs = await importJobs(page, mark);
  const student = await aStudent(page, talk);
  await companyOf(page).apply(jobs[1] ?? missing(), student.name, { phone: student.phone });
  await inOrder(page, async () => {
    await applyOnPage(browser, jobs[0] ?? missing(), student);
    await page.goto(`/resume/school/new?q=${encodeURIComponent(student.name)}`);
    // The newest first; J goes to the next.
    await expect(page.getByRole('definition').filter({ hasText: '第 1 志愿' })).toBeVisible();
    await page.keyboard.press('j');
    await expect(page.getByText(`投递 ${jobs[1]?.title}`)).toBeVisible();
  });
  await page.context().close();
  return { talk, ...student };
}

const missing = (): never => {
  throw new Error('the import made fewer jobs than its sheet has');
};

async function ask<Data>(page: Page, { method, path }: { method: string; path: string }, data: object): Promise<Data> {
  const headers = { Authorization: tokenOf(page), 'Idempotency-Key': randomUUID() };
  const response = await page.request.fetch(path, { method, headers, ...(method === 'GET' ? {} : { data }) });
  expect(response.status(), await response.text()).toBe(200);
  return ((await response.json()) as { data: Data }).data;
}

type Seen = { uuid: string; version: number };
const seen = ({ uuid, version }: Seen): Seen => ({ uuid, version });

/** The brochure and the talk of today, as the keys of its door are. @returns the talk's uuid */
async function startSeason(page: Page, mark: string): Promise<string> {
  const brochure = await ask<Seen>(page, createBrochure, {
    title: `秋招简章 ${mark}`,
    batch: 'autumn',
    graduation_years: [2027],
    picture_uuid: null,
    text: '研发、产品、运营三个方向，统一笔试，三轮面试，两周内给出结果。',
    schedule: [{ name: '网申', from: inDays(1), until: inDays(30) }],
  });
  await ask(page, setBrochureOnline, { ...seen(brochure), online: true });
  const now = await advanceClock(page, { seconds: 1 });
  const talk = await ask<Seen>(page, createTalk, {
    title: `秋招宣讲 ${mark} 武汉大学`,
    format: 'campus',
    school: '武汉大学',
    place: '大学生活动中心',
    starts_at: inHours(now, 4),
    ends_at: inHours(now, 6),
    seats: 100,
    text: '',
    brochure_uuid: brochure.uuid,
  });
  await ask(page, publishTalk, seen(talk));
  return talk.uuid;
}

const SCHOOLS = [
  '同济大学',
  '浙江大学',
  '南京大学',
  '华中科技大学',
  '西安交通大学',
  '中山大学',
  '四川大学',
  '东南大学',
];

/** Eight talks more, pasted from a sheet into one table and published together: five presses in all. */
async function planSeries(page: Page, talk: string, mark: string): Promise<void> {
  await page.goto(`/job-management/campus-recruitment/career-talk-series?from=${talk}`);
  const first = page.getByRole('group', { name: '第 1 场' }).getByRole('combobox', { name: '学校' });
  await first.click();
  const sheet = SCHOOLS.map((school, index) => `${school}\t大学生活动中心\t${inDays(20 + index)}\t19:00\t120`).join(
    '\n',
  );
  await first.evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, sheet);
  await expect(page.getByRole('group', { name: '第 8 场' }).getByRole('combobox', { name: '学校' })).toHaveValue(
    '东南大学',
  );
  await page.getByRole('button', { name: '一起发布' }).click();
  await expect(page.getByText('已发布 8 场')).toBeVisible();
  await page.goto(`/recruitment`);
  await expect(page.getByText(new RegExp(`${mark}.*${SCHOOLS[0]}`)).first()).toBeVisible();
}

/** By the clocks of China, to the minute. */
const inHours = (now: Date, hours: number): string =>
  new Date(now.getTime() + (8 + hours) * 3_600_000).toISOString().slice(0, 16);

/** Twelve jobs of one sheet, made drafts and published together. @returns them as they are online */
async function importJobs(page: Page, mark: string): Promise<{ uuid: string; title: string; path: string }[]> {
  const head =
    '职位名称,职位类别,工作城市,招聘人数,学历要求,职位描述,薪资下限,薪资上限,年薪月数,截止日期,招聘批次,毕业年份';
  const rows = Array.from(
    { length: JOBS },
    (_, index) =>
      `数据分析师 ${mark}-${index + 1},数据分析,上海,3,本科,整理业务数据，制作每周报表；和产品一起找出转化下降的原因，能清楚地写出结论。,12,18,14,${inDays(60)},秋招,2027`,
  );
  await page.goto('/job-management/import?kind=campus');
  const buffer = Buffer.from(`\uFEFF${[head, ...rows].join('\n')}`);
  await page.locator('input[type=file]').setInputFiles({ name: '秋招职位.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: `导入 ${JOBS} 个职位为草稿` }).click();
  await expect(page.getByText(`已生成 ${JOBS} 个草稿`)).toBeVisible();
  await page.goto(`/job-management/campus-recruitment/campus-recruitment-job?filter=draft&q=${mark}`);
  await page.getByRole('checkbox', { name: '选中全部已显示的' }).click();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page
    .getByRole('dialog', { name: `发布选中的 ${JOBS} 个职位` })
    .getByRole('button', { name: `发布 ${JOBS} 个` })
    .click();
  const list = { method: 'GET', path: `/api/v1/jobs/list?kind=campus&filter=online&limit=30&q=${mark}` };
  const online = () => ask<{ items: { uuid: string; title: string }[] }>(page, list, {});
  await expect.poll(async () => (await online()).items.length).toBe(JOBS);
  return (await online()).items.map(({ uuid, title }) => ({ uuid, title, path: `/jobs/${uuid}` }));
}

/** Somebody who signed up for a talk. */
async function aStudent(page: Page, talk_uuid: string): Promise<{ name: string; phone: string; code: string }> {
  const name = `顾念慈${randomInt(1000, 9999)}`;
  const phone = `1370${randomInt(1_000_000, 9_999_999)}`;
  const visitor = { name, phone, school: '武汉大学', major: '统计学', degree: 'master', graduation_year: 2027 };
  const input = { talk_uuid, visitor, code: await sendCode(page, phone), consent: true };
  const { ticket_url } = await ask<{ ticket_url: string }>(page, signUpForTalk, input);
  await page.goto(new URL(ticket_url).pathname);
  const code = (await page.locator('.door-code strong').innerText()).replace(' ', '');
  await advanceClock(page, { seconds: RESEND_SECONDS });
  return { name, phone, code };
}

async function sendCode(page: Page, phone: string): Promise<string> {
  const captcha_proof = await captchaProof(page);
  await page.request.post('/api/v2/sms/send', { data: { phone, purpose: 'apply', captcha_proof } });
  return readCode(page, phone);
}

/** Three wishes in an order while something is done, and no limit after it: other journeys know of none. */
async function inOrder(page: Page, run: () => Promise<void>): Promise<void> {
  const choose = async (values: object) => {
    const { version } = await ask<Seen>(page, getDeliverSetting, {});
    await ask(page, saveDeliverSetting, { ...usualDeliverSetting, ...values, version });
  };
  await choose({ wishes: 3, ordered: true });
  await run();
  await choose({});
}

/** On a phone, with a CV and the wish that it is. */
async function applyOnPage(
  browser: Browser,
  job: { path: string },
  { name, phone }: { name: string; phone: string },
): Promise<void> {
  const { page } = await openPage(browser, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await page.goto(job.path);
  await page.locator('input[name=file]').setInputFiles(join(CV_FILES, 'zhang-siyuan--single.pdf'));
  await expect(page.getByText(/已读取 \d+ 项/)).toBeVisible(READING);
  await page.getByLabel('姓名').fill(name);
  await page.getByLabel('手机').fill(phone);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '投递', exact: true }).click();
  // Which wish it is nobody says but the student, and a limit takes a code: nobody else uses up what is theirs.
  await expect(page.getByText('请填写这一项')).toHaveCount(2);
  await page.getByLabel('志愿', { exact: true }).selectOption('1');
  await page.getByRole('button', { name: '发送验证码' }).click();
  await expect(page.getByText('验证码已发送')).toBeVisible();
  await page.getByRole('textbox', { name: '验证码' }).fill(await readCode(page, phone));
  await page.getByRole('button', { name: '投递', exact: true }).click();
  await expect(page.getByRole('heading', { name: '投递已收到' })).toBeVisible();
  await page.context().close();
}
