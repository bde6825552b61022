import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeCompany, makeMaster } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeBrochure, makeJob, makeTalk } from '../../../test/jobs.ts';
import { PART } from './sitemap-queries.ts';

const app = await startTestApp({ own: true });

async function locations(path: string) {
  const response = await app.fetch(path);
  const xml = await response.text();
  expect(response.status, path).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replace(app.services.publicUrl, ''));
}

test('the sitemap names online jobs and the companies that have any, nothing else', async () => {
  const master = await makeMaster(app);
  const job = await makeJob(app, master);
  for (const state of ['draft', 'reviewing', 'offline', 'expired', 'refused'] as const)
    await makeJob(app, master, { state });
  await makeMaster(app);
  const refused = await makeMaster(app, await makeCompany(app, { check_status: 'reject' }));
  await makeJob(app, refused);
  expect(await locations('/sitemap.xml')).toEqual([
    '/sitemap/lists.xml',
    '/sitemap/jobs.xml',
    '/sitemap/companies.xml',
    '/sitemap/brochures.xml',
    '/sitemap/talks.xml',
    '/sitemap/fairs.xml',
  ]);
  expect(await locations('/sitemap/lists.xml')).toContain('/jobs');
  expect(await locations('/sitemap/jobs.xml')).toEqual([`/jobs/${job.uuid}`]);
  expect(await locations('/sitemap/companies.xml')).toEqual([`/companies/${master.companyUuid}`]);
  app.clock.advance({ days: 90 });
  expect(await locations('/sitemap/jobs.xml')).toEqual([]);
  expect(await locations('/sitemap/companies.xml')).toEqual([]);
  app.clock.reset();
});

test('it names brochures that are online and talks that are to come, of companies whose pages are shown', async () => {
  const master = await makeMaster(app);
  const brochure = await makeBrochure(app, master, { state: 'online' });
  const talk = await makeTalk(app, master, { state: 'online' });
  await makeBrochure(app, master);
  await makeTalk(app, master);
  await makeTalk(app, master, { state: 'cancelled' });
  const refused = await makeMaster(app, await makeCompany(app, { check_status: 'reject' }));
  await makeBrochure(app, refused, { state: 'online' });
  await makeTalk(app, refused, { state: 'online' });
  expect(await locations('/sitemap/brochures.xml')).toEqual([`/brochures/${brochure.uuid}`]);
  expect(await locations('/sitemap/talks.xml')).toEqual([`/talks/${talk.uuid}`]);
  app.clock.advance({ days: 90 });
  expect(await locations('/sitemap/talks.xml')).toEqual([]);
  app.clock.reset();
});

test('many jobs stand in several parts, each job in one of them', async () => {
  const { companyUuid } = await makeMaster(app);
  await sql`insert into public_job (job_uuid, company_uuid, kind, published_at, pay, degree, terms)
    select gen_random_uuid(), ${companyUuid}, 'internship', now(), 0, 0, '' from generate_series(1, ${PART * 2 + 5})`.execute(
    app.services.db,
  );
  const jobs = (await locations('/sitemap.xml')).filter((path) => path.startsWith('/sitemap/jobs'));
  expect(jobs).toHaveLength(3);
  const all = await Promise.all(jobs.map(locations));
  expect(all.slice(0, 2).map(({ length }) => length)).toEqual([PART, PART]);
  expect(new Set(all.flat()).size).toBe(PART * 2 + 6);
});

test('a part that there is not is not found', async () => {
  for (const path of ['people.xml', 'jobs', 'jobs.xml?after=x', 'jobs.xml?after=1&after=2', '%00'])
    expect((await app.fetch(`/sitemap/${path}`)).status, path).toBe(404);
});

test('robots are kept to public pages', async () => {
  const text = await (await app.fetch('/robots.txt')).text();
  expect(text).toContain('Disallow: /\n');
  for (const page of ['/jobs/', '/companies/', '/brochures/', '/talks/']) expect(text).toContain(`Allow: ${page}\n`);
  expect(text).toContain('Disallow: /talks/tickets/\n');
  expect(text).toContain(`Sitemap: ${app.services.publicUrl}/sitemap.xml`);
  expect(text.match(/^Allow: (.*)$/gm)?.join()).not.toMatch(/applications|files|api|ops/);
});
