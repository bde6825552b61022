import { expect, type Page } from '@playwright/test';
import { expectNothingSerious } from './support/accessibility.ts';
import { collectErrors, openPage, test } from './support/browser.ts';
import { companyOf, type Job } from './support/company.ts';
import { openSession } from './support/test-door.ts';

/** Candidates of a job of this journey's own, the newest first as the list has them. */
async function jobWith(page: Page, title: string, names: string[]): Promise<Job> {
  const company = companyOf(page);
  const job = await company.publish(title);
  for (const name of names.toReversed())
    await company.apply(job, name, { school: name.startsWith('黄') ? '武汉大学' : '同济大学' });
  return job;
}

const desk = (job: Job, stage = 'new') => `/resume/${stage}?job=${job.uuid}`;
const person = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const people = (page: Page) => page.getByRole('list', { name: '候选人' }).getByRole('button');
const stage = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '招聘阶段' }).getByRole('link', { name });
const undo = (page: Page) => page.getByRole('button', { name: '撤销' });

test('a whole list by keyboard: next, previous, every stage, undo, search, help', async ({ page }) => {
  const errors = collectErrors(page);
  await openSession(page);
  const job = await jobWith(page, '键盘筛选实习生', ['白一', '陈二', '丁三', '方四', '高五', '黄六']);
  await page.goto(desk(job));
  await expect(person(page, '白一')).toBeVisible();
  await expect(people(page)).toHaveCount(6);

  await page.keyboard.press('j');
  await expect(person(page, '陈二')).toBeVisible();
  await page.keyboard.press('k');
  await expect(person(page, '白一')).toBeVisible();

  for (const [key, name, to] of [
    ['s', '白一', '初筛'],
    ['w', '陈二', '笔试'],
    ['i', '丁三', '面试'],
    ['o', '方四', '录用'],
  ] as const) {
    await expect(person(page, name)).toBeVisible();
    await page.keyboard.press(key);
    // Hiring asks; all else counts at once.
    if (key === 'o')
      await page
        .getByRole('dialog', { name: `录用 ${name}？` })
        .getByRole('button', { name: to })
        .click();
    await expect(page.getByText(`${name} 已移到${to}`)).toBeVisible();
    await expect(stage(page, to).getByText('1', { exact: true })).toBeVisible();
  }
  await expect(person(page, '高五')).toBeVisible();
  await page.keyboard.press('z');
  await expect(person(page, '方四')).toBeVisible();
  await expect(people(page)).toHaveCount(3);

  // Keys are letters again while somebody types.
  await page.keyboard.press('/');
  await page.keyboard.type('黄六');
  await expect(people(page)).toHaveCount(1);
  await expect(page).toHaveURL(/q=/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '清除筛选' }).click();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: '快捷键' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('filters narrow the list, a reload keeps the place, and the back button leaves it', async ({ page }) => {
  const errors = collectErrors(page);
  await openSession(page);
  const job = await jobWith(page, '条件筛选实习生', ['钱一', '孙二', '黄三']);
  await page.goto('/job-management/internship');
  await page
    .getByRole('row')
    .filter({ hasText: job.title })
    .getByRole('link', { name: /新简历/ })
    .click();
  await expect(people(page)).toHaveCount(3);
  await page.getByLabel('搜姓名、学校、简历内容').fill('武汉大学');
  await expect(person(page, '黄三')).toBeVisible();
  await expect(page.getByText('1 人符合')).toBeVisible();
  // Marked in the list and in the record.
  await expect
    .poll(() =>
      page.evaluate(() => {
        // Somebody alike, of another journey, may be offered in the record.
        const others = document.querySelector('[aria-label="这个人的其他投递"]');
        return [...(CSS.highlights.get('found') ?? [])]
          .filter(({ startContainer }) => !others?.contains(startContainer))
          .map((range) => range.toString());
      }),
    )
    .toEqual(['武汉大学', '武汉大学']);
  await page.getByLabel('学历', { exact: true }).selectOption('master');
  await expect(page.getByText('没有符合筛选的候选人')).toBeVisible();
  await page.getByLabel('学历', { exact: true }).selectOption('');
  await page.getByLabel('搜姓名、学校、简历内容').fill('');
  await expect(people(page)).toHaveCount(3);
  await people(page).filter({ hasText: '孙二' }).click();
  await expect(person(page, '孙二')).toBeVisible();
  await page.reload();
  await expect(person(page, '孙二')).toBeVisible();
  await expect(page.getByText('第 2 / 3 位')).toBeVisible();

  // On the CV a mark lies on its word, whatever the size.
  await page.getByLabel('搜姓名、学校、简历内容').fill('云岭网络 Python');
  await expect(marksOnPage(page)).toHaveCount(2);
  await expectMarksOnWords(page, ['云岭网络', 'Python']);
  for (const percent of ['100%', '150%']) {
    while ((await zoom(page).textContent()) !== percent) await page.getByRole('button', { name: '放大' }).click();
    await expectMarksOnWords(page, ['云岭网络', 'Python']);
  }
  await page.getByRole('button', { name: '适合宽度' }).click();
  const narrow = await pageWidth(page);
  await page.setViewportSize({ width: 1900, height: 900 });
  await expect.poll(() => pageWidth(page)).toBeGreaterThan(narrow + 100);
  await expectMarksOnWords(page, ['云岭网络', 'Python']);
  // Sharp at the new width, and words that can be copied.
  const pixels = () => page.locator('canvas[data-drawn]:visible').evaluate((canvas: HTMLCanvasElement) => canvas.width);
  await expect.poll(pixels).toBe(Math.floor(await pageWidth(page)));
  await expect(page.getByRole('region', { name: '简历原件' })).toContainText('负责优惠券模块的接口开发');
  await expectNothingSerious(page);

  await page.goBack();
  await expect(page).toHaveURL('/job-management/internship');
  expect(errors).toEqual([]);
});

const marksOnPage = (page: Page) => page.locator('[class*=_sheet_] > [class*=_mark_]:visible');
const zoom = (page: Page) => page.locator('output:visible');
const pageWidth = async (page: Page) => (await page.locator('canvas[data-drawn]:visible').boundingBox())?.width ?? 0;

/** Each mark is the rectangle of its word in the text layer, which is what a selection of it would show. */
async function expectMarksOnWords(page: Page, words: string[]): Promise<void> {
  const measure = (words: string[]) => {
    const edges = ({ left, top, right, bottom }: DOMRect) => [left, top, right, bottom];
    const shown = '[aria-label=简历原件] > div:not([inert]) ';
    const marks = [...document.querySelectorAll(`${shown}[class*=_mark_]`)];
    const nodes = [...document.querySelectorAll(`${shown}canvas ~ [data-own-marks] span`)].flatMap((span) =>
      span.firstChild ? [span.firstChild] : [],
    );
    const text = nodes.map((node) => node.textContent).join('');
    /** The text node that holds a character, and which of its own that is. */
    const at = (offset: number): [Node, number] => {
      let before = 0;
      for (const node of nodes) {
        const length = node.textContent?.length ?? 0;
        if (offset < before + length) return [node, offset - before];
        before += length;
      }
      throw new Error('No such character');
    };
    return words.map((word, index) => {
      const start = text.indexOf(word);
      const range = new Range();
      range.setStart(...at(start));
      const [last, offset] = at(start + word.length - 1);
      range.setEnd(last, offset + 1);
      const mark = edges(marks[index]?.getBoundingClientRect() ?? new DOMRect());
      return Math.max(...edges(range.getBoundingClientRect()).map((edge, side) => Math.abs(edge - (mark[side] ?? 0))));
    });
  };
  await expect
    .poll(async () => Math.max(...(await page.evaluate(measure, words))), { message: 'pixels beside the words' })
    .toBeLessThanOrEqual(2);
}

test('rejecting without a message, restoring, and moving back with a reason', async ({ page }) => {
  const errors = collectErrors(page);
  await openSession(page);
  const job = await jobWith(page, '退回与恢复实习生', ['李一', '周二']);
  await page.goto(desk(job));
  await expect(person(page, '李一')).toBeVisible();
  await page.keyboard.press('x');
  const dialog = page.getByRole('dialog', { name: '李一 不合适' });
  await dialog.getByLabel('到岗时间不合适').check();
  // The words of the template come a moment after the dialog on a slow machine.
  await expect(dialog.getByLabel('发给候选人的话')).not.toHaveValue('');
  await dialog.getByLabel('发给候选人的话').fill('');
  await expectNothingSerious(page);
  await dialog.getByRole('button', { name: '标记不合适，不通知' }).click();
  await expect(page.getByText('李一 已标为不合适')).toBeVisible();

  await stage(page, '不合适').click();
  await expect(page.getByText(/标为不合适：到岗时间不合适/)).toBeVisible();
  await page.getByRole('button', { name: '恢复到新简历' }).click();
  await expect(page.getByText('李一 已移到新简历')).toBeVisible();

  await stage(page, '新简历').click();
  await people(page).filter({ hasText: '周二' }).click();
  await expect(person(page, '周二')).toBeVisible();
  await page.keyboard.press('i');
  await expect(page.getByText('周二 已移到面试')).toBeVisible();
  await stage(page, '面试').click();
  await expect(person(page, '周二')).toBeVisible();
  await page.getByRole('button', { name: '更多去向' }).click();
  await page.getByRole('menuitem', { name: '初筛' }).click();
  const reason = page.getByRole('dialog', { name: '退回到初筛' });
  await reason.getByRole('button', { name: '退回' }).click();
  await expect(reason.getByRole('alert')).toHaveText('必填');
  await reason.getByLabel('原因').fill('面试官改了时间');
  await reason.getByRole('button', { name: '退回' }).click();
  await stage(page, '初筛').click();
  await expect(page.getByText(/从面试移到初筛：面试官改了时间/)).toBeVisible();
  expect(errors).toEqual([]);
});

test('on a phone: actions at the thumb, a swipe to the next, back to the list', async ({ browser }) => {
  const phone = await openPage(browser, { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });
  const { page } = phone;
  await openSession(page);
  const job = await jobWith(page, '手机筛选实习生', ['冯一', '褚二', '卫三']);
  await page.goto(desk(job));
  await people(page).filter({ hasText: '冯一' }).tap();
  await expect(person(page, '冯一')).toBeVisible();
  await expect(page.getByRole('button', { name: '初筛通过' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: '不合适' })).toBeInViewport({ ratio: 1 });
  await expectNothingSerious(page);

  await swipe(page, 'left');
  await expect(person(page, '褚二')).toBeVisible();
  await swipe(page, 'right');
  await expect(person(page, '冯一')).toBeVisible();
  // Clicks from here: a tap so soon after a made-up swipe only ends the browser's own gesture.
  await page.getByRole('button', { name: '更多去向' }).click();
  await page.getByRole('menuitem', { name: '移到面试' }).click();
  await expect(page.getByText('冯一 已移到面试')).toBeVisible();
  await expect(person(page, '褚二')).toBeVisible();
  await undo(page).click();
  await expect(person(page, '冯一')).toBeVisible();

  await page.goBack();
  await expect(people(page)).toHaveCount(3);
  await people(page).filter({ hasText: '卫三' }).click();
  await expect(person(page, '卫三')).toBeVisible();
  await page.getByRole('button', { name: '回到列表' }).click();
  await expect(people(page).first()).toBeVisible();
  expect(phone.errors).toEqual([]);
});

/** A finger across the middle of the record. */
async function swipe(page: Page, to: 'left' | 'right'): Promise<void> {
  const [from, until] = to === 'left' ? [300, 60] : [60, 300];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 330 }] });
  await touch('touchStart', from);
  await touch('touchMove', (from + until) / 2);
  await touch('touchMove', until);
  await touch('touchEnd');
}
