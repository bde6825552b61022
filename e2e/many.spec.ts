import { expect, type Page } from '@playwright/test';
import { expectNothingSerious } from './support/accessibility.ts';
import { CHILD, collectErrors, openPage, REFUSED_CALL, test } from './support/browser.ts';
import { companyOf, type Job } from './support/company.ts';
import { openSession } from './support/test-door.ts';

/** Candidates of a job of this journey's own, the first name on top of the list. */
async function jobWith(page: Page, title: string, names: string[]): Promise<Job> {
  const company = companyOf(page);
  const job = await company.publish(title);
  for (const name of names.toReversed()) await company.apply(job, name);
  return job;
}

const desk = (job: Job, stage = 'new') => `/resume/${stage}?job=${job.uuid}`;
const person = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const people = (page: Page) => page.getByRole('list', { name: '候选人' }).getByRole('button');
const stage = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '招聘阶段' }).getByRole('link', { name });
const undo = (page: Page) => page.getByRole('button', { name: '撤销' });

test('rejecting many with a preview for each, and the recall; moving many back, where a field keeps hand and words', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await openSession(page);
  const job = await jobWith(page, '批量不合适实习生', ['安一', '毕二', '曹三', '邓四']);
  await page.goto(desk(job));
  await expect(person(page, '安一')).toBeVisible();
  await page.keyboard.press('v');
  await page.keyboard.press('Shift+J');
  await page.keyboard.press('Shift+J');
  await expect(page.getByText('已选 3 人')).toBeVisible();

  await page.keyboard.press('x');
  const dialog = page.getByRole('dialog', { name: '3 人标为不合适' });
  await expect(dialog.getByText('将处理 3 人。10 分钟内可以整批撤回，之后通知才会发出。')).toBeVisible();
  await page.keyboard.press('2');
  await dialog.getByRole('button', { name: /毕二/ }).click();
  await expect(dialog.getByLabel('发给 毕二')).toHaveValue(/毕二，你好.*批量不合适实习生/s);
  await dialog.getByLabel('发给 毕二').fill('毕二，谢谢你来参加双选会。');
  await expect(dialog.getByText('已改写')).toBeVisible();
  await dialog.getByRole('button', { name: /曹三/ }).click();
  await dialog.getByLabel('发给 曹三').fill('');
  await expectNothingSerious(page);
  await dialog.getByRole('button', { name: '3 人不合适，通知 2 人' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(people(page)).toHaveCount(1);
  await expect(stage(page, '不合适').getByText('3', { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByText(/把 3 人标为不合适，2 条通知稍后发出/)).toBeVisible();
  await page.getByRole('button', { name: '整批撤回' }).click();
  await expect(page.getByText('已撤回 3 人，没有发出通知')).toBeVisible();
  await expect(people(page)).toHaveCount(4);

  await page.keyboard.press('a');
  await page.keyboard.press('w');
  const onward = page.getByRole('dialog', { name: '4 人移到笔试' });
  await expect(onward.getByRole('button', { name: '4 人移到笔试' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(onward).toHaveCount(0);
  // A way back asks for a reason, in a field that stands while the dry run looks again.
  await page.goto(desk(job, 'written'));
  await expect(people(page)).toHaveCount(4);
  await page.keyboard.press('a');
  await page.keyboard.press('s');
  const back = page.getByRole('dialog', { name: '4 人移到初筛' });
  await expect(back.getByText('4 人退回需要填写原因：')).toBeVisible();
  const reason = back.getByLabel('原因');
  await reason.press('1');
  await expect(back.getByText('将处理 4 人。10 分钟内可以整批撤回。')).toBeVisible();
  await expect(reason).toBeFocused();
  await page.keyboard.type(' 人缺作品集');
  await expect(reason).toHaveValue('1 人缺作品集');
  await back.getByRole('button', { name: '4 人移到初筛' }).click();
  await expect(back).toHaveCount(0);
  await expect(stage(page, '初筛').getByText('4', { exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});

test('two people on one list: a move shows at once, a stale decision overwrites nothing, one on many leaves out and names', async ({
  browser,
}) => {
  const child = await openPage(browser, { viewport: { width: 1280, height: 800 } });
  await openSession(child.page, CHILD);
  const job = await jobWith(child.page, '两人协作实习生', ['吴一', '郑二', '王三', '孙四', '李五']);
  const master = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  const errors = collectErrors(master, REFUSED_CALL);
  await openSession(master);
  // A slow network: the master's socket opens only after the first move, long after the list was read.
  const moved = Promise.withResolvers<void>();
  await master.routeWebSocket(/realtime/, (socket) => moved.promise.then(() => void socket.connectToServer()));
  await master.goto(desk(job));
  await child.page.goto(desk(job));
  await expect(people(master)).toHaveCount(5);
  await expect(person(child.page, '吴一')).toBeVisible();

  const response = child.page.waitForResponse('**/api/v1/applications/move');
  await child.page.keyboard.press('s');
  await expect(child.page.getByText('吴一 已移到初筛')).toBeVisible();
  await response;
  moved.resolve();
  await expect(people(master)).toHaveCount(4);
  await expect(master.getByText('赵一鸣 移到了「初筛」，不在「新简历」的列表里了。')).toBeVisible();

  // The master's page hears nothing for a while, as after a tunnel, and decides on what it still shows.
  await people(master).filter({ hasText: '郑二' }).click();
  await expect(person(master, '郑二')).toBeVisible();
  await master.route('**/api/v1/applications/detail*', (route) => route.abort());
  await expect(person(child.page, '郑二')).toBeVisible();
  await child.page.keyboard.press('i');
  await expect(child.page.getByText('郑二 已移到面试')).toBeVisible();
  await expect(people(master)).toHaveCount(3);
  await master.keyboard.press('s');
  await expect(master.getByText(/郑二 没有移到初筛：.+ 已移到面试/)).toBeVisible();
  await expect(undo(master)).toHaveCount(0);

  await master.keyboard.press('a');
  await expect(master.getByText('已选 3 人')).toBeVisible();
  await expect(person(child.page, '王三')).toBeVisible();
  await child.page.keyboard.press('w');
  await expect(child.page.getByText('王三 已移到笔试')).toBeVisible();
  await expect(people(master)).toHaveCount(2);
  await master.getByRole('button', { name: '移到初筛' }).click();
  const dialog = master.getByRole('dialog', { name: '3 人移到初筛' });
  await expect(dialog.getByText('1 人刚被同事处理过：')).toContainText('王三');
  await dialog.getByRole('button', { name: '2 人移到初筛' }).click();
  await expect(master.getByText('2 人已移到初筛')).toBeVisible();
  await expect(stage(master, '笔试').getByText('1', { exact: true })).toBeVisible();
  await master.keyboard.press('z');
  await expect(people(master)).toHaveCount(2);
  expect(errors).toEqual([]);
  expect(child.errors).toEqual([]);
});

test('the board sends a card on by mouse and key, the focus view shows one; notes, stars, tags and kept filters stand beside it', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await openSession(page);
  await lookAtBoard(page);
  await annotate(page);
  expect(errors).toEqual([]);
});

async function lookAtBoard(page: Page): Promise<void> {
  const job = await jobWith(page, '看板实习生', ['金一', '孔二', '梁三']);
  await page.goto(desk(job));
  await expect(person(page, '金一')).toBeVisible();
  await page.keyboard.press('b');
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(column('新简历').getByRole('button')).toHaveCount(3);
  await expectNothingSerious(page);
  await column('新简历').getByRole('button', { name: /孔二/ }).dragTo(column('面试'));
  await expect(column('面试').getByRole('button', { name: /孔二/ })).toBeVisible();
  await column('新简历').getByRole('button', { name: /金一/ }).focus();
  await page.keyboard.press('s');
  await expect(column('初筛').getByRole('button', { name: /金一/ })).toBeVisible();
  await column('面试').getByRole('button', { name: /孔二/ }).focus();
  await page.keyboard.press('x');
  await page.getByRole('dialog', { name: '孔二 不合适' }).getByRole('button', { name: '取消' }).click();

  await column('新简历').getByRole('button', { name: /梁三/ }).click();
  await expect(person(page, '梁三')).toBeVisible();
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: '退出专注' })).toBeVisible();
  await expect(people(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(people(page)).toHaveCount(1);
}

/** Writes a note, gives stars and a tag, keeps a filter; who comes back finds the person that was open. */
async function annotate(page: Page): Promise<void> {
  const job = await jobWith(page, '备注实习生', ['马一', '倪二']);
  // The form of a note comes while it is being written: no letter falls on the keys of the desk.
  await page.route(/record-forms-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto(desk(job));
  await expect(person(page, '马一')).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.type('xs项目讲得清楚', { delay: 120 });
  await expect(page.getByRole('button', { name: '保存备注' })).toBeVisible();
  await expect(page.getByLabel('写备注')).toHaveValue('xs项目讲得清楚');
  await page.getByLabel('写备注').fill('项目讲得清楚');
  // Going on and back loses no word.
  await page.keyboard.press('Escape');
  await people(page).filter({ hasText: '倪二' }).click();
  await expect(person(page, '倪二')).toBeVisible();
  await people(page).filter({ hasText: '马一' }).click();
  await expect(page.getByLabel('写备注')).toHaveValue('项目讲得清楚');
  await page.getByRole('button', { name: '保存备注' }).click();
  const notes = page.getByRole('region', { name: '备注' });
  await expect(notes.getByRole('listitem')).toHaveText(/项目讲得清楚/);
  await expect(page.getByLabel('写备注')).toHaveValue('');
  await person(page, '马一').click();
  await page.keyboard.press('4');
  await expect(page.getByText('平均 4.0 星')).toBeVisible();
  await notes.getByRole('button', { name: '删除' }).click();
  await expect(notes.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(notes.getByRole('listitem')).toHaveCount(1);

  await person(page, '马一').click();
  await page.keyboard.press('t');
  const dialog = page.getByRole('dialog', { name: '给 1 人加标签' });
  await dialog.getByLabel('标签').fill('复试重点');
  await page.keyboard.press('Enter');
  await expect(page.getByText('已加上「复试重点」')).toBeVisible();
  await page.getByRole('button', { name: '标签', exact: true }).click();
  await page.getByRole('option', { name: '复试重点' }).click();
  await page.keyboard.press('Escape');
  await expect(people(page)).toHaveCount(1);
  await page.getByRole('button', { name: '保存筛选' }).click();
  await page.getByRole('dialog', { name: '保存筛选' }).getByLabel('名称').fill('复试名单');
  await page.keyboard.press('Enter');
  const saved = page.getByRole('navigation', { name: '已存筛选' }).getByRole('link', { name: /复试名单/ });
  await expect(saved).toHaveText('复试名单1');
  await page.getByRole('button', { name: '清除筛选' }).click();
  await saved.click();
  await expect(people(page)).toHaveCount(1);
  await page.getByRole('button', { name: '删除筛选「复试名单」' }).click();
  await page.getByRole('button', { name: '去掉「复试重点」' }).click();
  await expectNothingSerious(page);

  // Who comes back through the sidebar finds the person that was open.
  await page.goto('/resume/new');
  await expect(page.getByText(/第 1 \/ \d+ 位/)).toBeVisible();
  for (const _ of [1, 2, 3]) await page.keyboard.press('j');
  await expect(page.getByText(/第 4 \/ \d+ 位/)).toBeVisible();
  const name = await page.getByRole('heading', { level: 2 }).first().innerText();
  await page.getByRole('link', { name: '工作台' }).click();
  await expect(page).toHaveURL('/');
  const rail = page.getByRole('navigation', { name: '主导航' });
  await rail.getByRole('link', { name: '简历', exact: true }).hover();
  await rail.getByRole('list', { name: '简历' }).getByRole('link', { name: /^实习/ }).click();
  await expect(page.getByText(/第 4 \/ \d+ 位/)).toBeVisible();
  await expect(person(page, name)).toBeVisible();
}
