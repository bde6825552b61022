import { correctApplication, getApplication, revealContact } from '@qinghe/contract/resumes/desk.ts';
import { findApplications } from '@qinghe/contract/resumes/search.ts';
import { expect, test } from 'vitest';
import { makeMaster, unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { openPage } from '../../../../test/candidate-page.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { openSocket } from '../../../../test/socket.ts';

const app = await startTestApp({ own: true });
const master = await makeMaster(app);
const { token } = master;
const job = await makeJob(app, master);

/** Somebody who opened the page of an application. */
async function visitor() {
  const candidate = { phone: unusedPhone(), email: '', name: '陈思远', school: '华中科技大学', days_per_week: 4 };
  const page = await openPage(app, job, candidate);
  return { ...candidate, ...page, read: () => app.ok(getApplication, { uuid: page.uuid }, { token }) };
}

test('a candidate reads what the company has, and puts it right: the company hears and sees what stood there', async () => {
  const { uuid, see, send, read, phone } = await visitor();
  const page = await (await see('data')).text();
  expect(page).toContain('value="华中科技大学"');
  expect(page).toContain(phone);
  const { event } = await openSocket(app, token);
  const saved = await send('data', { version: '1', school: '武汉大学', days_per_week: '5', name: '陈思远' });
  expect([saved.status, await saved.text()]).toEqual([200, expect.stringContaining('已改好')]);
  await event('application.read', uuid);
  const detail = await read();
  expect(detail).toMatchObject({ school: '武汉大学', days_per_week: 5, version: 2 });
  expect(detail.history[0]).toMatchObject({
    action: 'candidate_corrected',
    changes: [
      { field: 'school', before: '华中科技大学' },
      { field: 'days_per_week', before: 4 },
    ],
  });
  const found = await app.ok(findApplications, { q: '武汉大学' }, { token });
  expect(found.items.map((item) => item.uuid)).toContain(uuid);
  expect(await (await send('data', { version: '2', school: '武汉大学' })).text()).toContain('没有改动');
});

test('what was typed wrong stands at its field with what was typed; what was changed meanwhile is not overwritten', async () => {
  const { uuid, send, read } = await visitor();
  const wrong = await send('data', { version: '1', name: 'a@b.cn', days_per_week: '9' });
  const page = await wrong.text();
  expect(page).toContain('value="9"');
  expect(page.match(/aria-invalid="true"/g)).toHaveLength(2);
  await app.ok(correctApplication, { uuid, version: 1, correction: { major: '软件工程' } }, { token });
  const stale = await send('data', { version: '1', school: '武汉大学' });
  expect(await stale.text()).toMatch(/刚处理过[\s\S]*value="武汉大学"/);
  expect(await read()).toMatchObject({ school: '华中科技大学', major: '软件工程' });
  for (const version of ['', 'x', '1e400'])
    expect(await (await send('data', { version, school: '武汉大学' })).text()).toContain('刚处理过');
  const two = await Promise.all(['武汉大学', '同济大学'].map((school) => send('data', { version: '2', school })));
  const said = await Promise.all(two.map((response) => response.text()));
  expect(said.filter((text) => text.includes('已改好'))).toHaveLength(1);
  expect(said.filter((text) => text.includes('刚处理过'))).toHaveLength(1);
});

test('the address alone shows and changes nothing', async () => {
  const { see, send, read } = await visitor();
  for (const page of ['data', 'data.json', 'erase']) expect((await see(page, false)).status).toBe(303);
  await send('data', { version: '1', school: '武汉大学' }, false);
  await send('sorting', { refuse: '1' }, false);
  expect(await read()).toMatchObject({ school: '华中科技大学', version: 1 });
});

test('who has read the phone is told, sorting can be refused, and all of it can be taken along', async () => {
  const { uuid, see, send, phone } = await visitor();
  expect(await (await see('data')).text()).toContain('还没有人看过');
  await app.ok(revealContact, { uuid }, { token });
  await send('sorting', { refuse: '1' });
  const page = await (await see('data')).text();
  expect(page).toContain(`${master.name}，`);
  expect(page).toContain('已拒绝：你投给这家企业的简历不会由机器分栏或排序');
  const file = await see('data.json');
  expect(file.headers.get('content-disposition')).toContain('attachment');
  const along = (await file.json()) as { person: object; contact_viewed_at: string[]; sorting_refused_at: string };
  expect(along.person).toMatchObject({ name: '陈思远', phone });
  expect(along.contact_viewed_at).toHaveLength(1);
  expect(along.sorting_refused_at).not.toBeNull();
  await send('sorting', { refuse: '' });
  expect(await (await see('data')).text()).toContain('没有拒绝');
});
