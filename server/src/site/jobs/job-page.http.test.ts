import { apply } from '@qinghe/contract/resumes/apply.ts';
import { moveApplication, undoMove } from '@qinghe/contract/resumes/decide.ts';
import { afterEach, expect, test } from 'vitest';
import { makeCompany, makeMaster } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { aCandidate, makeApplication } from '../../../test/applications.ts';
import { makeJob } from '../../../test/jobs.ts';
import { uploadCv } from '../../../test/uploads.ts';
import { statusUrl } from '../../domains/resumes/status/status-link.ts';
import { PAGES_A_MINUTE } from '../../pages/page-limit.ts';

const app = await startTestApp({ own: true });
const master = await makeMaster(app);
const { token } = master;

afterEach(() => app.clock.reset());

async function page(path: string, language = 'zh-CN', cookie = '') {
  const response = await app.fetch(path, { headers: { 'accept-language': language, accept: 'text/html', cookie } });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** The structured data of a page, as a search engine reads it. */
function jobPosting(html: string): Record<string, unknown> {
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(block ?? '');
}

test('a job’s page is readable without a script: pay, place, text, form', async () => {
  const job = await makeJob(app, master, { address: '文三路 478 号', highlights: ['导师带教'] });
  const { status, html, headers } = await page(`/jobs/${job.uuid}`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  for (const text of [
    '<html lang="zh-CN">',
    '<h1>后端开发实习生</h1>',
    '200–300 元/天',
    '杭州市',
    '导师带教',
    '云杉科技',
    '<li>熟悉 Go 或 Java</li>',
    'type="file"',
    '在线投递需要浏览器开启 JavaScript。',
  ])
    expect(html).toContain(text);
  // Nothing typed may end up in an address, so the form is only sent by its script.
  expect(html).toMatch(/<button[^>]* disabled[^>]*>投递</);
  expect(html.match(/<script(?![^>]*(?:src=|ld\+json))/g)).toBeNull();
  expect((await page(`/jobs/${job.uuid}`, 'en')).html).toContain('<html lang="en">');
});

test('a job’s page carries a JobPosting that says what the page says', async () => {
  const job = await makeJob(app, master, { deadline: '2027-12-31', headcount: 5 });
  const posting = jobPosting((await page(`/jobs/${job.uuid}`)).html);
  expect(posting).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: '后端开发实习生',
    validThrough: '2027-12-31T23:59:59+08:00',
    employmentType: 'INTERN',
    totalJobOpenings: 5,
    hiringOrganization: { '@type': 'Organization', name: '云杉科技（杭州）有限公司' },
    jobLocation: [{ '@type': 'Place', address: { addressLocality: '杭州市', addressCountry: 'CN' } }],
    baseSalary: { currency: 'CNY', value: { minValue: 200, maxValue: 300, unitText: 'DAY' } },
  });
  expect(Date.parse(String(posting.datePosted))).not.toBeNaN();
  expect(String(posting.description)).toContain('<li>');
});

test('titles and texts that are HTML are shown as the letters they are', async () => {
  const evil = '</script><script>alert(1)</script>';
  const owner = await makeMaster(app, await makeCompany(app, { name: `"><img src=x onerror=alert(2)> & Söhne` }));
  const job = await makeJob(app, owner, {
    title: evil,
    address: `' onmouseover='alert(3)`,
    description: `- ${evil}\n<iframe src="javascript:alert(4)"></iframe> $& $' {title}`,
    questions: ['<b>为什么</b>'],
    highlights: [evil],
  });
  const { html } = await page(`/jobs/${job.uuid}`);
  const withoutData = html.replace(/<script type="application\/ld\+json">.*?<\/script>/s, '');
  expect(withoutData).not.toMatch(/<script>|<img src=x|<iframe|<b>/);
  expect(withoutData).toContain('&lt;/script&gt;&lt;script&gt;alert(1)');
  expect(withoutData).not.toMatch(/="[^"]*' onmouseover='/);
  const posting = jobPosting(html);
  expect(posting.title).toBe(evil);
  expect(posting.description).not.toContain('<iframe');
});

test('a job that is closed says so, takes no applications, and is not listed', async () => {
  const job = await makeJob(app, master, {
    state: 'offline',
    description: '下线后改过、还没审核的描述，候选人不该看到。',
  });
  const { status, html } = await page(`/jobs/${job.uuid}`);
  expect(status).toBe(200);
  expect(html).toContain('这个职位已停止招聘');
  expect(html).not.toContain('还没审核的描述');
  expect(html).toContain('noindex');
  expect(html).not.toContain('type="file"');
  expect(html).not.toMatch(/<button[^>]*>投递</);
});

test.each(['draft', 'reviewing', 'refused'] as const)('the text of a job that is %s is not public', async (state) => {
  const job = await makeJob(app, master, { state, title: '还没审核的标题' });
  const { status, html } = await page(`/jobs/${job.uuid}`);
  expect(status).toBe(404);
  expect(html).not.toContain('还没审核的标题');
});

test('unknown and malformed addresses are pages for people, with 404', async () => {
  for (const path of [`/jobs/${master.uuid}`, '/jobs/nonsense', "/jobs/'%20or%201=1", '/applications/nonsense'])
    expect(await page(path)).toMatchObject({ status: 404, html: expect.stringContaining('<h1>') });
  expect((await page(`/jobs/${master.uuid}`, 'en')).html).toContain('<h1>Job not found</h1>');
  expect((await page('/applications/nonsense', 'en')).html).toContain('<h1>This link is no longer valid</h1>');
});

async function applied() {
  const job = await makeJob(app, master);
  const { upload_token } = await uploadCv(app, job.uuid);
  const candidate = aCandidate({ phone: '13711112222', email: 'private@example.com' });
  await app.ok(apply, { job_uuid: job.uuid, upload_token, candidate, consent: true });
  const { uuid } = await app.services.db
    .selectFrom('application')
    .select('uuid')
    .where('job_uuid', '=', job.uuid)
    .executeTakeFirstOrThrow();
  const path = new URL(statusUrl(app.services, uuid)).pathname;
  const opened = await app.fetch(path, { method: 'POST', redirect: 'manual' });
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { uuid, path, see: () => page(path, 'zh-CN', cookie) };
}

test('a candidate sees a step only after the ten seconds in which it can be taken back', async () => {
  const { uuid, see } = await applied();
  expect((await see()).html).toContain('<h1>已投递</h1>');
  await app.ok(moveApplication, { uuid, version: 1, to: 'interview' }, { token });
  expect((await see()).html).toContain('<h1>已投递</h1>');
  app.clock.advance({ seconds: 11 });
  expect((await see()).html).toContain('<h1>面试</h1>');
});

test('a stage that was left out is not shown as passed', async () => {
  const { uuid, see } = await applied();
  const steps = async () =>
    [...(await see()).html.matchAll(/<li( class="done")?[^>]*>([^<]+)<\/li>/g)].map(
      ([, done, name]) => `${name}${done ? '✓' : ''}`,
    );
  expect(await steps()).toEqual(['已投递✓', '初筛通过', '笔试', '面试', '录用']);
  await app.ok(moveApplication, { uuid, version: 1, to: 'primary_screening' }, { token });
  app.clock.advance({ seconds: 11 });
  await app.ok(moveApplication, { uuid, version: 2, to: 'interview' }, { token });
  app.clock.advance({ seconds: 11 });
  expect(await steps()).toEqual(['已投递✓', '初筛通过✓', '面试✓', '录用']);
});

test('a step that was taken back was never there for the candidate', async () => {
  const { uuid, see } = await applied();
  const { version } = await app.ok(moveApplication, { uuid, version: 1, to: 'employed' }, { token });
  await app.ok(undoMove, { uuid, version }, { token });
  app.clock.advance({ minutes: 1 });
  const { html } = await see();
  expect(html).toContain('<h1>已投递</h1>');
  expect(html).toContain('aria-current="step"');
});

test('the status page is for its holder alone: not listed, not kept, no contact details, no inner reasons', async () => {
  const { uuid, path, see } = await applied();
  await app.ok(moveApplication, { uuid, version: 1, to: 'written', reason: '内部理由' }, { token });
  app.clock.advance({ seconds: 11 });
  const { html, headers } = await see();
  expect(html).toContain('noindex');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('cache-control')).toBe('no-store');
  for (const inner of ['13711112222', 'private@example.com', '内部理由', uuid, master.name])
    expect(html).not.toContain(inner);
  expect(app.logs()).not.toContain(path.split('/').at(-1));
  app.clock.advance({ days: 3 * 365 + 1 });
  expect((await page(path)).status).toBe(404);
});

test('a view counts once a day for each browser of a network, and a network has its ceiling', async () => {
  const job = await makeJob(app, master);
  const open = (ip: string, browser: string) =>
    app.fetch(`/jobs/${job.uuid}`, { headers: { 'x-forwarded-for': ip, 'user-agent': browser } });
  const views = async () =>
    (
      await app.services.db
        .selectFrom('job_statistics')
        .select('views')
        .where('job_uuid', '=', job.uuid)
        .executeTakeFirst()
    )?.views;
  for (const [ip, browser] of [
    ['192.0.2.1', 'Firefox'],
    ['192.0.2.1', 'Firefox'],
    ['192.0.2.1', 'WeChat'],
    ['2001:db8::1', 'Firefox'],
    ['2001:db8::2', 'Firefox'],
  ] as const)
    expect((await open(ip, browser)).status).toBe(200);
  expect(await views()).toBe(3);
  app.clock.advance({ days: 1 });
  await open('192.0.2.1', 'Firefox');
  expect(await views()).toBe(4);
  app.clock.reset();
});

test('pages are limited by network, as calls are', async () => {
  const ask = () => app.fetch('/jobs/none', { headers: { 'x-forwarded-for': '198.51.100.77' } });
  for (let turn = 0; turn < PAGES_A_MINUTE; turn += 100) await Promise.all(Array.from({ length: 100 }, ask));
  const refused = await ask();
  expect(refused.status).toBe(429);
  const headers = { 'x-forwarded-for': '198.51.100.77' };
  for (const path of ['/jobs', '/jobs?kind=campus', '/companies/none', '/sitemap.xml'])
    expect((await app.fetch(path, { headers })).status, path).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await app.fetch('/jobs/none', { headers: { 'x-forwarded-for': '198.51.100.78' } })).status).toBe(404);
});

test('how fast a company answers is told where it is true for most who applied, and nowhere else', async () => {
  const fast = await makeMaster(app);
  const wanted = await makeJob(app, fast);
  const old = new Date(app.clock.now().getTime() - 10 * 86_400_000);
  const all = await Promise.all(Array.from({ length: 10 }, () => makeApplication(app, wanted, { appliedAt: old })));
  const answer = async (count: number) => {
    for (const { uuid } of all.splice(0, count))
      await app.ok(moveApplication, { uuid, version: 1, to: 'written' }, { token: fast.token });
    // The page asks for the figure anew after ten minutes.
    app.clock.advance({ minutes: 11 });
  };
  const told = async () => (await page(`/jobs/${wanted.uuid}`)).html.includes('通常');
  expect(await told()).toBe(false);
  await answer(5);
  expect(await told()).toBe(false);
  await answer(1);
  expect(await told()).toBe(true);
  const quick = await makeJob(app, await makeMaster(app));
  expect((await page(`/jobs/${quick.uuid}`)).html).not.toContain('通常');
  // Who has just applied waits for nobody's fault.
  for (let more = 0; more < 5; more += 1) await makeApplication(app, wanted);
  app.clock.advance({ minutes: 11 });
  expect(await told()).toBe(true);
  app.clock.reset();
});
