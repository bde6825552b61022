import { getInformation, updateBase } from '@qinghe/contract/company/information.ts';
import { upload, uploadSignature } from '@qinghe/contract/files/endpoints.ts';
import { expect, test } from 'vitest';
import { makeChild, makeCompany, makeMaster, type TestAccount } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { cvFile } from '../../../../test/applications.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { taskHandlers } from '../../../all-domains.ts';

const app = await startTestApp();
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function makeUpload({ token }: TestAccount, purpose: 'picture' | 'cv' = 'picture'): Promise<string> {
  const { key } = (await app.ok(uploadSignature, { purpose }, { token })).fields;
  const file = purpose === 'cv' ? await cvFile() : { name: '前台.png', bytes: png };
  return (await app.ok(upload, { key }, { file })).file_uuid;
}
const page = async (uuid: string) => (await fetch(`${app.url}/jobs/${uuid}`)).text();

test('the form begins with the address of the papers, which no page shows before it is saved', async () => {
  const master = await makeMaster(app);
  await app.services.db
    .updateTable('company')
    .set({ city: '350200', office_address: '软件园二期望海路 23 号' })
    .where('company_uuid', '=', master.companyUuid)
    .execute();
  const { token } = master;
  expect(await app.ok(getInformation, {}, { token })).toMatchObject({
    city: '350200',
    address: '软件园二期望海路 23 号',
  });
  expect(await page((await makeJob(app, master)).uuid)).not.toContain('望海路');
  await app.ok(updateBase, { version: 0, city: '330100', address: '' }, { token });
  expect(await app.ok(getInformation, {}, { token })).toMatchObject({ city: '330100', address: '' });
});

test('what a company says of itself stands on the pages of its jobs, and what is left out stays', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const job = await makeJob(app, master);
  expect(await page(job.uuid)).not.toContain('公司介绍');
  const [logo_uuid, first, second] = [await makeUpload(master), await makeUpload(master), await makeUpload(master)];
  await app.ok(
    updateBase,
    {
      version: 0,
      brief: '做企业软件，\n一百来人。',
      website: 'https://yunshan.example/about?a=1&b=2',
      city: '330100',
      district: '330106',
      address: '文三路 478 号',
      tags: ['benefits.five_insurances'],
      highlights: ['6'],
      logo_uuid,
      picture_uuids: [first, second],
    },
    { token },
  );
  const changed = await app.ok(updateBase, { version: 1, picture_uuids: [second] }, { token });
  expect(changed).toMatchObject({ version: 2, address: '文三路 478 号', logo: { file_uuid: logo_uuid } });
  expect(changed.pictures.map(({ file_uuid }) => file_uuid)).toEqual([second]);
  const shown = await app.ok(getInformation, {}, { token });
  expect(new URL(shown.preview_url ?? '').pathname).toBe(`/companies/${master.companyUuid}`);
  const html = await page(job.uuid);
  for (const words of [
    '五险一金',
    '导师带教',
    '杭州市 西湖区 文三路 478 号',
    '一百来人。',
    changed.logo?.url ?? 'no logo',
  ])
    expect(html).toContain(words);
  expect(html).toContain('href="https://yunshan.example/about?a=1&amp;b=2" rel="nofollow noopener noreferrer"');
  expect(html).not.toContain(first);
  const picture = await fetch(app.url + (changed.logo?.url ?? ''));
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(picture.headers.get('content-security-policy')).toContain('sandbox');
});

test('who comes second gets the state as it is now, and of two at once one saves', async () => {
  const { token } = await makeMaster(app);
  const save = (brief: string) => app.call(updateBase, { version: 0, brief }, { token });
  const both = await Promise.all([save('甲'), save('乙')]);
  expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([100, 40901]);
  expect(both.find(({ code }) => code === 40901)?.data).toMatchObject({ version: 1 });
});

test('hostile text is refused at its field or shown as text', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const refused = async (change: object) => {
    const { code, field } = await app.call(updateBase, { version: 0, ...change }, { token });
    return [code, field];
  };
  expect(await refused({ brief: '我们限男性，985 优先' })).toEqual([42202, 'brief']);
  expect(await refused({ address: '只招男生大厦' })).toEqual([42202, 'address']);
  for (const website of ['javascript:alert(1)', 'data:text/html,x', 'https://a@b.example', 'ftp://a.example', '//a'])
    expect(await refused({ website })).toEqual([400, 'website']);
  expect(await refused({ tags: ['benefits'] })).toEqual([400, 'tags']);
  expect(await refused({ tags: ['made_up'] })).toEqual([400, 'tags']);
  expect(await refused({ highlights: ['999'] })).toEqual([400, 'highlights']);
  expect(await refused({ tags: ['culture.flat', 'culture.flat'] })).toEqual([400, 'tags']);
  expect(await refused({ city: '330106' })).toEqual([400, 'city']);
  expect(await refused({ city: '110100', district: '330106' })).toEqual([400, 'district']);
  expect(await refused({ district: '330106' })).toEqual([400, 'district']);
  await app.ok(updateBase, { version: 0, brief: '<img src=x onerror=alert(1)>"\u202e' }, { token });
  expect(await page((await makeJob(app, master)).uuid)).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;</p>');
});

test('pictures of others, CVs, old uploads and one picture twice are refused, and none of them is served', async () => {
  const master = await makeMaster(app);
  const stranger = await makeMaster(app, await makeCompany(app, { name: '别家有限公司' }));
  const [own, foreign, cv] = [await makeUpload(master), await makeUpload(stranger), await makeUpload(master, 'cv')];
  const save = (change: object) => app.call(updateBase, { version: 0, ...change }, { token: master.token });
  for (const wrong of [foreign, cv])
    expect(await save({ logo_uuid: wrong })).toMatchObject({ code: 400, field: 'logo_uuid' });
  expect(await save({ logo_uuid: own, picture_uuids: [own] })).toMatchObject({ code: 400 });
  expect(await save({ picture_uuids: Array.from({ length: 9 }, () => own) })).toMatchObject({ code: 400 });
  const at = (file: string) => fetch(`${app.url}/companies/${master.companyUuid}/pictures/${file}`);
  for (const wrong of [foreign, cv, 'nothing', '..%2f..%2fetc']) expect((await at(wrong)).status).toBe(404);
  app.clock.advance({ days: 2 });
  expect(await save({ logo_uuid: own })).toMatchObject({ code: 400, reason: '图片已经失效，请重新上传' });
  app.clock.reset();
});

test('a picture that a company shows outlives those that nothing shows', async () => {
  const master = await makeMaster(app);
  const [shown, forgotten] = [await makeUpload(master), await makeUpload(master)];
  const { logo } = await app.ok(updateBase, { version: 0, logo_uuid: shown }, { token: master.token });
  app.clock.advance({ days: 3 });
  await taskHandlers(app.services)
    .find(({ task }) => task.name === 'resumes.erase-abandoned')
    ?.run({});
  app.clock.reset();
  expect((await fetch(app.url + (logo?.url ?? ''))).status).toBe(200);
  expect((await fetch(app.url + (logo?.url ?? '').replace(shown, forgotten))).status).toBe(404);
});

test('a sub-account and other companies neither see nor change it', async () => {
  const company = await makeCompany(app);
  const master = await makeMaster(app, company);
  const child = await makeChild(app, company);
  const stranger = await makeMaster(app, await makeCompany(app));
  await app.ok(updateBase, { version: 0, brief: '只在这里' }, { token: master.token });
  expect((await app.call(getInformation, {}, { token: child.token })).code).toBe(403);
  expect((await app.call(updateBase, { version: 1, brief: '' }, { token: child.token })).code).toBe(403);
  expect(await app.ok(getInformation, {}, { token: stranger.token })).toMatchObject({ version: 0, brief: '' });
});
