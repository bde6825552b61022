import { expect } from '@playwright/test';
import { expectNothingSerious } from './support/accessibility.ts';
import { collectErrors, test } from './support/browser.ts';
import { openSession } from './support/test-door.ts';

const HEAD = '职位名,职位类别,城市,招聘人数,学历要求,职位描述,薪资下限,薪资上限,每周天数,实习月数';
const rowOf = (title: string, days = '4') =>
  `${title},新媒体写手,魔都,3,本科,"整理业务数据，制作每周报表，和产品一起找出转化下降的原因。",200,300,${days},3`;
const sheet = (...rows: string[]) => ({
  name: '职位.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEAD, ...rows].join('\n')),
});

test('a sheet in words of its own: columns and words are chosen once, a cell is typed anew, and the next sheet is read by itself', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await openSession(page);
  await page.goto('/job-management/import');
  await page
    .getByLabel(/职位表格/)
    .setInputFiles(sheet(rowOf('导入的甲'), rowOf('导入的乙'), rowOf('导入的丙', '九天')));
  await expect(page.getByText('表格没有「职位名称」一列')).toBeVisible();
  await expect(page.getByLabel('「职位名」是')).toHaveValue('title');
  await page.getByRole('button', { name: '按这样读取' }).click();

  await expect(page.getByText('「新媒体写手」· 职位类别 · 3 行')).toBeVisible();
  await expectNothingSerious(page);
  await page.getByRole('button', { name: '新媒体', exact: true }).click();
  await page.getByRole('button', { name: /「魔都」对应的工作城市/ }).click();
  await page.keyboard.type('上海');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '导入 2 个职位为草稿' })).toBeVisible();

  await page.getByRole('button', { name: '改第 4 行的每周天数：「九天」' }).click();
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '导入 3 个职位为草稿' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: '导入 3 个职位为草稿' }).click();
  await page.getByRole('link', { name: '查看草稿' }).click();
  await expect(page.getByText('导入的丙')).toBeVisible();

  await page.goto('/job-management/import');
  await page.getByLabel(/职位表格/).setInputFiles(sheet(rowOf('导入的丁')));
  await expect(page.getByRole('button', { name: '导入 1 个职位为草稿' })).toBeVisible();
  await expect(page.getByText('「新媒体写手」→ 新媒体 · 职位类别 · 1 行')).toBeVisible();
  expect(errors).toEqual([]);
});
