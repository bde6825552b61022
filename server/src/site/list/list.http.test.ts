import type { InternshipDraft } from '@qinghe/contract/jobs/job.ts';
import { beforeAll, expect, test } from 'vitest';
import { makeCompany, makeMaster, type TestAccount } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeJob } from '../../../test/jobs.ts';
import { PAGE } from './list-queries.ts';

const app = await startTestApp({ own: true });
const DAY = 86_400_000;
let master: TestAccount;

beforeAll(async () => {
  master = await makeMaster(app);
});

async function list(query = '', headers: Record<string, string> = {}) {
  const response = await app.fetch(`/jobs${query}`, { headers: { 'accept-language': 'zh-CN', ...headers } });
  const html = await response.text();
  const titles = [...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title]) => title);
  return { status: response.status, headers: response.headers, html, titles };
}

const make = (draft: Partial<Omit<InternshipDraft, 'kind'>>, owner = master) => makeJob(app, owner, draft);

/** A word that no other job of this file holds, so that each test sees its own jobs. */
let words = 0;
const aWord = () => {
  words += 1;
  return `zeta${words}`;
};

test('an online job is listed with pay, city, company, facts and day, and leads to its page', async () => {
  const word = aWord();
  const job = await make({ title: `${word} 数据分析实习生` });
  const { status, html, headers } = await list(`?q=${word}`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  for (const text of [
    `href="/jobs/${job.uuid}?from=list"`,
    '200–300 元/天',
    '云杉科技（杭州）有限公司 · 杭州市',
    '<li>4 天/周</li>',
    '<li>本科及以上</li>',
    '今天发布',
    '1 个职位 · 最匹配',
  ])
    expect(html).toContain(text);
  expect(html).not.toMatch(/<script(?![^>]*ld\+json)/);
  expect((await list(`?q=${word}&lang=en`)).html).toMatch(/<html lang="en">[\s\S]*1 job · Best match/);
});

test('only jobs that everybody may see are listed, and they vanish as they end', async () => {
  const word = aWord();
  for (const state of ['draft', 'reviewing', 'offline', 'expired', 'refused'] as const)
    await makeJob(app, master, { state, title: `${word} ${state}` });
  const shown = await make({
    title: `${word} 在招`,
    deadline: new Date(app.clock.now().getTime() + 2 * DAY).toISOString().slice(0, 10),
  });
  expect((await list(`?q=${word}`)).titles).toEqual([`${word} 在招`]);
  app.clock.advance({ days: 4 });
  expect((await list(`?q=${word}`)).titles).toEqual([]);
  app.clock.reset();
  const { db } = app.services;
  await db.updateTable('job').set({ state: 'offline' }).where('uuid', '=', shown.uuid).execute();
  expect((await list(`?q=${word}`)).titles).toEqual([]);
});

test('jobs of companies that did not pass or are frozen are not listed', async () => {
  const word = aWord();
  const { db } = app.services;
  for (const check_status of ['uncheck', 'reject', 'appeal', 'incomplete'] as const) {
    const owner = await makeMaster(app, await makeCompany(app, { check_status }));
    await make({ title: `${word} ${check_status}` }, owner);
  }
  const owner = await makeMaster(app, await makeCompany(app, { check_status: 'later_check', name: '北辰教育' }));
  await make({ title: `${word} 讲师` }, owner);
  const found = async () => (await list(`?q=${word}`)).titles;
  expect(await found()).toEqual([`${word} 讲师`]);
  const change = (values: object) =>
    db
      .updateTable('company')
      .set(values)
      .where('company_uuid', '=', owner.companyUuid ?? '')
      .execute();
  await change({ frozen_at: new Date() });
  expect(await found()).toEqual([]);
  await change({ frozen_at: null, name: '南辰教育' });
  expect(await found()).toEqual([`${word} 讲师`]);
  expect((await list(`?q=${word} 南辰`)).titles).toHaveLength(1);
  expect((await list(`?q=${word} 北辰`)).titles).toHaveLength(0);
  await change({ check_status: 'reject' });
  expect(await found()).toEqual([]);
});

test('words of two characters are found in title, company and category; what a title holds comes first', async () => {
  const owner = await makeMaster(app, await makeCompany(app, { name: '琉璃光学' }));
  await make({ title: '琉璃工艺设计' });
  await make({ title: '运营实习生' }, owner);
  expect((await list('?q=琉璃')).titles).toEqual(['琉璃工艺设计', '运营实习生']);
  expect((await list('?q=琉璃&sort=newest')).titles).toEqual(['运营实习生', '琉璃工艺设计']);
  expect((await list('?q=琉璃 运营')).titles).toEqual(['运营实习生']);
  expect((await list('?q=琉璃 后端')).titles).toEqual(['运营实习生', '琉璃工艺设计']);
});

test('each filter leaves out what does not fit it', async () => {
  const word = aWord();
  await make({
    title: `${word} 甲`,
    cities: ['330100'],
    category: '0102',
    pay_min: 150,
    days_per_week: 3,
    min_degree: null,
  });
  await make({
    title: `${word} 乙`,
    cities: ['310100'],
    category: '0201',
    pay_min: 300,
    days_per_week: 5,
    min_degree: 'master',
  });
  await make({
    title: `${word} 丙`,
    cities: ['330200'],
    category: '0201',
    pay_min: null,
    pay_negotiable: true,
    days_per_week: 4,
    min_degree: 'associate',
  });
  await makeJob(app, master, {
    kind: 'campus',
    title: `${word} 丁`,
    cities: ['310100'],
    pay_min: 12,
    pay_max: 15,
    days_per_week: null,
    min_degree: 'bachelor',
  });
  const found = async (query: string) =>
    (await list(`?q=${word}&${query}`)).titles
      .map((title) => title?.at(-1))
      .sort()
      .join('');
  expect(await found('kind=campus')).toBe('丁');
  expect(await found('city=330100')).toBe('甲');
  expect(await found('city=330000')).toBe('丙甲');
  expect(await found('category=0201')).toBe('丙乙');
  expect(await found('category=01')).toBe('丁甲');
  expect(await found('pay=d150')).toBe('丁乙甲');
  expect(await found('pay=d300')).toBe('丁乙');
  expect(await found('pay=m12')).toBe('丁');
  expect(await found('days=4')).toBe('丙甲');
  expect(await found('degree=associate')).toBe('丙甲');
  expect(await found('degree=bachelor&kind=internship')).toBe('丙甲');
  expect((await list(`?q=${word}&sort=pay`)).titles.map((title) => title?.at(-1)).join('')).toBe('丁乙甲丙');
});

test('only what was posted within so many days is listed', async () => {
  const word = aWord();
  app.clock.advance({ days: -5 });
  await make({ title: `${word} 旧` });
  app.clock.reset();
  await make({ title: `${word} 新` });
  expect((await list(`?q=${word}&posted=3`)).titles).toEqual([`${word} 新`]);
  expect((await list(`?q=${word}&posted=7`)).titles).toHaveLength(2);
  expect((await list(`?q=${word}`)).html).toContain('5 天前发布');
});

test.each(['newest', 'best', 'pay'])('the pages in the order %s hold every job once', async (sort) => {
  const word = aWord();
  const wanted = Array.from({ length: PAGE * 2 + 3 }, (_, index) => `${word} ${index}`);
  const owner = await makeMaster(app, await makeCompany(app, { name: `${word} 公司` }));
  for (const [index, title] of wanted.entries())
    await make({ title: index % 2 ? title : title.replace(word, '职位'), pay_min: 100 + (index % 7) }, owner);
  const seen: (string | undefined)[] = [];
  for (let next: string | undefined = `?q=${word}&sort=${sort}`; next; ) {
    const page = await list(next);
    expect(page.html).toContain('43 个职位');
    seen.push(...page.titles);
    next = /rel="next" href="\/jobs(\?[^"]*)"/.exec(page.html)?.[1]?.replaceAll('&amp;', '&');
  }
  expect(
    seen
      .map((title) => title?.split(' ')[1])
      .map(Number)
      .sort((a, b) => a - b),
  ).toEqual(wanted.map((_, index) => index));
  if (sort === 'best') expect(seen.findIndex((title) => title?.startsWith('职位'))).toBe(21);
});

test('a list without matches names the one filter without which there is most', async () => {
  const word = aWord();
  for (const city of ['330100', '330100', '310100']) await make({ title: `${word} 岗`, cities: [city] });
  const { html, titles } = await list(`?q=${word}&city=110100&kind=internship`);
  expect(titles).toEqual([]);
  expect(html).toContain('去掉「北京市」，有 3 个职位可看。');
  expect(html).toContain(`href="/jobs?q=${word}&amp;kind=internship"`);
});

test('a chip takes one filter away and keeps the others', async () => {
  const { html } = await list('?kind=internship&city=330100&days=4');
  expect(html).toContain('<a href="/jobs?kind=internship&amp;days=4" aria-label="去掉条件：杭州市">');
  expect(html).toMatch(/<option value="330100" selected>杭州市/);
});

test('what cannot be understood is left out with a word, never an error', async () => {
  const { status, html, titles } = await list(
    '?kind=nurse&city=999999&category=77&pay=100&days=9&degree=god&posted=1&sort=x&cursor=%00&q=%27',
  );
  expect(status).toBe(200);
  expect(html).toContain(
    '这些条件无法识别，已忽略：关键词、类型、最低薪资、每周天数、我的学历、发布时间、排序、城市、类别、页码。',
  );
  expect(titles.length).toBeGreaterThan(0);
  for (const query of [
    '?q=a&q=b',
    '?kind[]=x',
    '?%',
    '?q=%E0%A4%A',
    '?q=%00%00',
    '?cursor=bmV3ZXN0fDB8MA',
    '?__proto__=1',
    '?sort=pay&cursor=cGF5fDFlMzAwfDIwMjYtMDEtMDFUMDA6MDA6MDAuMDAwWnwwMTkwMDAwMC0wMDAwLTcwMDAtODAwMC0wMDAwMDAwMDAwMDA',
  ])
    expect((await list(query)).status, query).toBe(200);
});

test('a script that is searched for is shown as its letters', async () => {
  const { html } = await list(`?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)');
});

test('words are cut after 40 characters, with a word about it', async () => {
  expect((await list(`?q=${'a'.repeat(10_000)}`)).html).toContain(`value="${'a'.repeat(40)}"`);
  const { status, html } = await list(`?q=${'长'.repeat(1000)}`);
  expect(status).toBe(200);
  expect(html).toContain('关键词最多 40 个字');
  expect(html).toContain(`value="${'长'.repeat(40)}"`);
  expect(html).not.toContain('长'.repeat(41));
});

test('search engines list kinds, cities and categories, in both languages; no other filter', async () => {
  const noindex = '<meta name="robots" content="noindex">';
  const listed = await list('?category=0102&kind=internship');
  expect(listed.html).not.toContain(noindex);
  const address = `${app.services.publicUrl}/jobs?kind=internship&amp;category=0102`;
  expect(listed.html).toContain(`<link rel="canonical" href="${address}">`);
  expect(listed.html).toContain(`hreflang="en" href="${address}&amp;lang=en"`);
  for (const query of ['?q=%E6%95%B0%E6%8D%AE', '?pay=d100', '?days=4', '?posted=3', '?sort=pay']) {
    const { html } = await list(`${query}&kind=internship`);
    expect(html, query).toContain(noindex);
    expect(html).toContain(`<link rel="canonical" href="${app.services.publicUrl}/jobs?kind=internship">`);
  }
  const data = JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(listed.html)?.[1] ?? '');
  expect(data).toMatchObject({ '@type': 'ItemList', itemListElement: expect.arrayContaining([]) });
  expect(data.itemListElement[0]).toMatchObject({ position: 1, url: expect.stringMatching(/\/jobs\/[\da-f-]{36}$/) });
});

test('what the form left empty is dropped from the address, the rest stays', async () => {
  const sent = await app.fetch('/jobs?lang=en&q=%E6%95%B0%E6%8D%AE&kind=&city=&sort=pay', { redirect: 'manual' });
  expect(sent.status).toBe(302);
  expect(sent.headers.get('location')).toBe('/jobs?lang=en&q=%E6%95%B0%E6%8D%AE&sort=pay');
  expect((await app.fetch('/jobs?q=&kind=', { redirect: 'manual' })).headers.get('location')).toBe('/jobs');
});

test('the list may be stored for a minute and is asked after by its tag', async () => {
  const first = await list('?kind=campus');
  expect(first.headers.get('cache-control')).toBe('public, max-age=60');
  expect(first.headers.get('vary')).toContain('accept-language');
  const again = await list('?kind=campus', { 'if-none-match': first.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  expect(again.html).toBe('');
});
