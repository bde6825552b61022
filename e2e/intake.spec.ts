import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { writeWordCv } from '../server/test/word-cv.ts';
import { type Packed, zipOf } from '../server/test/zips.ts';
import { expectNothingSerious } from './support/accessibility.ts';
import { collectErrors, test } from './support/browser.ts';
import { companyOf, READING } from './support/company.ts';
import { openSession } from './support/test-door.ts';

const GOOD = 52;
const GIVEN = '安博成达恩方功和建景凯朗明宁平启然瑞思天维文希新一雨';

/** So many people with a name and a phone each, as a folder that was packed. */
async function people(): Promise<Packed[]> {
  const first = randomInt(10_000_000, 99_000_000);
  return Promise.all(
    Array.from({ length: GOOD }, async (_, index) => {
      const name = `欧阳${GIVEN[index % GIVEN.length]}${GIVEN[(index * 7 + 3) % GIVEN.length]}`;
      const bytes = await writeWordCv({ name, phone: `137${first + index}`, school: '武汉大学' });
      return { name: `校招/${name}-武汉大学-${index}.docx`, bytes, utf8: true };
    }),
  );
}

test('sixty CVs come in one archive: eight are named with what to do, one of them is completed, the rest stand on the desk', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await openSession(page);
  const job = await companyOf(page).publish('压缩包导入实习生');
  const archive = zipOf(
    ...(await people()),
    { name: '加密.docx', locked: true, utf8: true },
    { name: '快捷方式.docx', link: true, utf8: true },
    { name: '空的.pdf', bytes: Buffer.alloc(0), utf8: true },
    { name: '损坏.docx', crc: 1, utf8: true },
    { name: '程序.exe', utf8: true },
    { name: '里面还有.zip', bytes: zipOf({ name: 'a.docx' }), utf8: true },
    { name: '打包.rar', bytes: Buffer.from('Rar!\u001a\u0007\u0000'), utf8: true },
    {
      name: '没写电话.docx',
      bytes: await writeWordCv({ name: '司徒静', phone: '', school: '武汉大学' }),
      utf8: true,
      zip64: true,
    },
  );
  await page.goto('/resume/import');
  await page.getByLabel('职位', { exact: true }).selectOption(`${job.title}（实习）`);
  await page.getByLabel('依据', { exact: true }).selectOption('线下招聘会、宣讲会上本人交的');
  await page.locator('input[type=file]').first().setInputFiles({
    name: '校招简历.zip',
    mimeType: 'application/zip',
    buffer: archive,
  });
  await expect(page.getByText(/已选压缩包 校招简历.zip/)).toBeVisible();
  await page.getByRole('button', { name: '开始导入' }).click();
  const results = page.getByRole('list', { name: '导入结果' });
  await expect(results.getByRole('link', { name: `已建成投递 ${GOOD}` })).toBeVisible(READING);
  await expect(results.getByRole('link', { name: '不能导入 7' })).toBeVisible();
  await results.getByRole('link', { name: '不能导入 7' }).click();
  for (const [name, reason] of [
    ['加密.docx', '文件加了密码，请去掉密码后再导入'],
    ['快捷方式.docx', '这是一个快捷方式，不是文件'],
    ['空的.pdf', '文件是空的'],
    ['损坏.docx', '在压缩包里已损坏，请单独导入'],
    ['程序.exe', '不是 PDF、Word 或图片'],
    ['里面还有.zip', '压缩包里的压缩包不会打开，请解压后再导入'],
    ['打包.rar', 'RAR 打不开，请解压后再导入'],
  ] as const)
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText(reason);
  await expectNothingSerious(page);

  await results.getByRole('link', { name: '等你补充 1' }).click();
  await page.getByRole('button', { name: '补充信息' }).click();
  const dialog = page.getByRole('dialog', { name: '补充「没写电话.docx」' });
  await expect(dialog.getByLabel('姓名')).toHaveValue('司徒静');
  await dialog.getByLabel('手机').fill(`136${randomInt(10_000_000, 99_999_999)}`);
  await dialog.getByRole('button', { name: '添加' }).click();
  await expect(results.getByRole('link', { name: `已建成投递 ${GOOD + 1}` })).toBeVisible();

  await page.goto(`/resume/new?job=${job.uuid}`);
  const stage = page.getByRole('navigation', { name: '招聘阶段' }).getByRole('link', { name: '新简历' });
  await expect(stage.getByText(String(GOOD + 1), { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: '司徒静' })).toBeVisible();
  expect(errors).toEqual([]);
});
