import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectNothingSerious } from './support/accessibility.ts';
import { CHILD, collectErrors, openPage, test } from './support/browser.ts';
import { companyOf } from './support/company.ts';
import { openSession } from './support/test-door.ts';

/** Of no other journey: whoever hands in the same words is offered as perhaps the same person. */
const CV = 'ayiguli--sidebar.pdf';

test('one who applied twice is joined, marked, taken apart and joined again; a sub-account sees no more than its own', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  await openSession(page);
  const company = companyOf(page);
  const mark = randomInt(1000, 9999);
  const phone = `1360${randomInt(1_000_000, 9_999_999)}`;
  const colleague = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await openSession(colleague.page, CHILD);
  const [first, second, third] = [
    await companyOf(colleague.page).publish(`合并甲${mark}`),
    await company.publish(`合并乙${mark}`),
    await company.publish(`合并丙${mark}`),
  ];
  await company.apply(first, '南宫静', { phone }, CV);
  await company.apply(second, '南宫 静', { phone }, CV);
  await company.apply(third, '南宫婧', { phone }, CV);
  await page.goto(`/resume/new?job=${first.uuid}`);
  const record = page.getByRole('complementary', { name: '候选人资料' });
  const others = record.getByRole('region', { name: '这个人的其他投递' });
  await expect(others.getByText('手机号相同，系统认作同一个人')).toBeVisible();
  await expectNothingSerious(page);

  // A mark is for the person: it stands at the other application too.
  await record.getByRole('button', { name: '加入黑名单' }).click();
  const dialog = page.getByRole('dialog', { name: /加入黑名单/ });
  await dialog.getByLabel('约好没来，也没说明').check();
  await dialog.getByRole('button', { name: '加入黑名单' }).click();
  await expect(record.getByText(/^在黑名单里/)).toBeVisible();
  await page.keyboard.press('g');
  await expect(record.getByText(`投递 ${second.title}`)).toBeVisible();
  await expect(record.getByText(/^在黑名单里/)).toBeVisible();

  // Whoever has the one job sees that there is another application, and nothing of it.
  await colleague.page.goto(`/resume/new?job=${first.uuid}`);
  const theirs = colleague.page.getByRole('region', { name: '这个人的其他投递' });
  await expect(theirs.getByText('另一份投递，职位由林晓负责')).toBeVisible();
  await expect(theirs.getByRole('link')).toHaveCount(0);

  // Taken apart, the mark is its own application's again, here and there.
  await others.getByRole('button', { name: `撤销：和「${first.title}」的投递是同一个人` }).click();
  await expect(record.getByText(/^在黑名单里/)).toHaveCount(0);
  await expect(theirs).toHaveCount(0);

  // Somebody says who is who.
  await others.getByRole('button', { name: `和南宫静（${first.title}）是同一个人` }).click();
  await expect(record.getByText(/^在黑名单里/)).toBeVisible();
  await expect(theirs.getByText('林晓标为同一个人')).toBeVisible();
  await expect(theirs.getByRole('button')).toHaveCount(0);
  await others.getByRole('button', { name: `和南宫婧（${third.title}）不是同一个人` }).click();
  await expect(others.getByText('林晓标为不是同一个人')).toBeVisible();
  await page.reload();
  await expect(others.getByText('林晓标为同一个人', { exact: false })).toBeVisible();
  await expect(others.getByRole('heading', { name: '可能是同一个人' })).toHaveCount(0);
  await expectNothingSerious(page);
  expect(colleague.errors).toEqual([]);
  expect(errors).toEqual([]);
});
