import { getInformation } from '@qinghe/contract/company/information.ts';
import { expect, test } from 'vitest';
import { makeCompany, makeMaster } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeApplication } from '../../../test/applications.ts';
import { makeJob, makeTalk } from '../../../test/jobs.ts';

const app = await startTestApp({ own: true });

async function page(uuid: string | null, language = 'zh-CN') {
  const response = await app.fetch(`/companies/${uuid}`, { headers: { 'accept-language': language } });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

const change = (companyUuid: string | null, values: object) =>
  app.services.db
    .updateTable('company')
    .set(values)
    .where('company_uuid', '=', companyUuid ?? '')
    .execute();

test('a company’s page says who it is, where it hires, and what is open, by kind', async () => {
  const master = await makeMaster(app);
  await change(master.companyUuid, {
    industry: '软件和信息技术服务业',
    size: '100_499',
    brief: '做企业软件。',
    website: 'https://yunshan.example',
    short_name: '云杉科技',
  });
  const one = await makeJob(app, master, { title: '前端实习生', cities: ['310100'] });
  await makeJob(app, master, { title: '后端实习生', cities: ['330100'] });
  await makeJob(app, master, { title: '测试实习生', cities: ['330100'] });
  await makeJob(app, master, { kind: 'campus', title: '管培生', cities: ['330100'] });
  for (const state of ['draft', 'reviewing', 'offline', 'expired', 'refused'] as const)
    await makeJob(app, master, { state, title: `没有 ${state}` });
  const { status, html, headers } = await page(master.companyUuid);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('public, max-age=60');
  for (const text of [
    '<h1>云杉科技（杭州）有限公司</h1>',
    '软件和信息技术服务业',
    '100–499 人',
    '杭州市、上海市',
    '做企业软件。',
  ])
    expect(html).toContain(text);
  expect(html).toMatch(/实习（3 个职位）[\s\S]*前端实习生[\s\S]*校招（1 个职位）[\s\S]*管培生/);
  expect(html).toContain(`href="/jobs/${one.uuid}?from=company"`);
  expect(html).not.toContain('没有');
  expect(JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '')).toMatchObject({
    '@type': 'Organization',
    name: '云杉科技（杭州）有限公司',
    alternateName: '云杉科技',
    sameAs: ['https://yunshan.example'],
  });
  expect((await page(master.companyUuid, 'en')).html).toContain('Internships (3 jobs)');
  const job = await (await app.fetch(`/jobs/${one.uuid}`)).text();
  expect(job).toContain(`<a href="/companies/${master.companyUuid}">`);
});

test('a company’s page leads to the talks that it has published and that are to come', async () => {
  const master = await makeMaster(app);
  expect((await page(master.companyUuid)).html).not.toContain('宣讲会');
  const { uuid } = await makeTalk(app, master, { state: 'online', title: '秋招<b>宣讲会' });
  await makeTalk(app, master, { state: 'draft', title: '还没有发布' });
  await makeTalk(app, master, { state: 'cancelled', title: '已经取消' });
  const { html } = await page(master.companyUuid);
  expect(html).toContain(`<a class="row" href="/talks/${uuid}"><h3>秋招&lt;b&gt;宣讲会</h3>`);
  expect(html).not.toMatch(/还没有发布|已经取消/);
});

test('a company without online jobs says so', async () => {
  const master = await makeMaster(app);
  expect((await page(master.companyUuid)).html).toContain('这家公司目前没有在招职位。');
});

test('companies that did not pass, frozen ones and unknown ones have no page', async () => {
  const statuses = ['incomplete', 'uncheck', 'reject', 'appeal'] as const;
  for (const check_status of statuses) {
    const { company_uuid } = await makeCompany(app, { check_status });
    expect((await page(company_uuid)).status, check_status).toBe(404);
  }
  for (const check_status of ['pass', 'later_check', 'revision'] as const) {
    const { company_uuid } = await makeCompany(app, { check_status });
    expect((await page(company_uuid)).status, check_status).toBe(200);
    await change(company_uuid, { frozen_at: new Date() });
    const frozen = await page(company_uuid);
    expect(frozen.status, check_status).toBe(404);
    expect(frozen.html).toContain('没有找到这家公司');
    expect(frozen.html).toContain('noindex');
  }
  for (const uuid of [crypto.randomUUID(), 'none', '%00', "'"]) expect((await page(uuid)).status, uuid).toBe(404);
});

test('what a company calls itself is shown as the letters it is', async () => {
  const owner = await makeMaster(app, await makeCompany(app, { name: '</script><script>alert(1)</script>' }));
  await change(owner.companyUuid, { industry: '<img src=x>', brief: '</script><b>' });
  const { html } = await page(owner.companyUuid);
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img src=x>');
  expect(html).not.toContain('</script><b>');
});

test('how fast it answers is told where it is true for most, and nowhere else', async () => {
  const master = await makeMaster(app);
  const job = await makeJob(app, master);
  const appliedAt = new Date(app.clock.now().getTime() - 10 * 86_400_000);
  await Promise.all(Array.from({ length: 5 }, () => makeApplication(app, job, { appliedAt })));
  expect((await page(master.companyUuid)).html).not.toContain('答复');
});

test('the master’s preview leads there while everybody may see it', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const { preview_url } = await app.ok(getInformation, {}, { token });
  expect(preview_url).toBe(`${app.services.publicUrl}/companies/${master.companyUuid}`);
  const waiting = await makeMaster(app, await makeCompany(app, { check_status: 'uncheck' }));
  expect((await app.ok(getInformation, {}, { token: waiting.token })).preview_url).toBeNull();
});
