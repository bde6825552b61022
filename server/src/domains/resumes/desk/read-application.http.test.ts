import { getApplication, getApplicationFile, noteFileOpened, revealContact } from '@qinghe/contract/resumes/desk.ts';
import { expect, test } from 'vitest';
import { makeAccount, makeChild, makeMaster, makeTeam } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { cvFile, makeApplication } from '../../../../test/applications.ts';
import { makeJob } from '../../../../test/jobs.ts';

const app = await startTestApp();
const { db } = app.services;
const { company, master } = await makeTeam(app);
const job = await makeJob(app, master);
const { token } = master;

const from = (value: string) => ({ value, source: null });

const auditOf = async (uuid: string) =>
  (await db.selectFrom('audit_entry').selectAll().where('object_uuid', '=', uuid).execute()).map(
    ({ action, actor_uuid }) => ({ action, actor_uuid }),
  );

test('contact details are masked until they are asked for, and each asking leaves a line in the audit log', async () => {
  const email = 'siyuan@example.com';
  const { uuid, candidate, fileUuid } = await makeApplication(app, job, { candidate: { email } });
  // The CV names them too.
  const fields = { name: from('张思远'), phone: from(candidate.phone), email: from(email) };
  await db
    .updateTable('stored_file')
    .set({ reading_fields: JSON.stringify(fields) })
    .where('uuid', '=', fileUuid)
    .execute();
  const detail = await app.ok(getApplication, { uuid }, { token });
  expect(detail.email_masked).toBe('si****@example.com');
  expect(detail.cv?.fields).toEqual({ name: from('张思远') });
  expect(JSON.stringify(detail)).not.toContain(candidate.phone);
  expect(JSON.stringify(detail)).not.toContain(email);
  expect(await auditOf(uuid)).toEqual([]);
  for (let turn = 0; turn < 2; turn += 1)
    expect(await app.ok(revealContact, { uuid }, { token })).toEqual({
      phone: candidate.phone,
      email: 'siyuan@example.com',
    });
  const line = { action: 'application.contact_revealed', actor_uuid: master.uuid };
  expect(await auditOf(uuid)).toEqual([line, line]);
});

test('the CV file opens under a signed address, as a download that can run nothing', async () => {
  const { uuid } = await makeApplication(app, job);
  const { url, name, type } = await app.ok(getApplicationFile, { uuid }, { token });
  expect({ name, type }).toEqual({ name: 'zhang-siyuan--single.pdf', type: 'application/pdf' });
  const response = await app.fetch(url);
  expect(response.status).toBe(200);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual((await cvFile()).bytes);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment;/);
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await auditOf(uuid)).toEqual([{ action: 'application.file_opened', actor_uuid: master.uuid }]);
});

test('a file that is fetched ahead is noted as that, and as opened only when it is shown', async () => {
  const { uuid } = await makeApplication(app, job);
  await app.ok(getApplicationFile, { uuid, ahead: 'true' }, { token });
  expect((await auditOf(uuid)).map(({ action }) => action)).toEqual(['application.file_prefetched']);
  await app.ok(noteFileOpened, { uuid }, { token });
  expect((await auditOf(uuid)).map(({ action }) => action).toSorted()).toEqual([
    'application.file_opened',
    'application.file_prefetched',
  ]);
});

test('a file address works for five minutes', async () => {
  const { uuid } = await makeApplication(app, job);
  const { url, expires_at } = await app.ok(getApplicationFile, { uuid }, { token });
  expect(Math.round((Date.parse(expires_at) - Date.now()) / 60_000)).toBe(5);
  app.clock.advance({ minutes: 4, seconds: 55 });
  expect((await app.fetch(url)).status).toBe(200);
  app.clock.advance({ seconds: 6 });
  expect((await app.fetch(url)).status).toBe(403);
  app.clock.reset();
});

test('a file address cannot be altered', async () => {
  const [mine, other] = [await makeApplication(app, job), await makeApplication(app, job)];
  const { url } = await app.ok(getApplicationFile, { uuid: mine.uuid }, { token });
  const altered = (change: (address: URL) => void) => {
    const address = new URL(url, app.url);
    change(address);
    return app.fetch(address.href);
  };
  const attempts = [
    altered((address) => address.searchParams.set('type', 'text/html')),
    altered((address) => address.searchParams.set('name', 'x.html')),
    altered((address) => address.searchParams.set('expires', String(Date.now() + 9_000_000_000).slice(0, 13))),
    altered((address) => address.searchParams.set('signature', 'A'.repeat(43))),
    altered((address) => address.searchParams.delete('signature')),
    altered((address) => {
      address.pathname = address.pathname.replace(mine.fileUuid, other.fileUuid);
    }),
    app.fetch(new URL(url, app.url).pathname),
    app.fetch('/files/..%2f..%2fetc%2fpasswd?name=a&type=b&expires=9999999999999&signature=c'),
  ];
  for (const attempt of attempts) expect((await attempt).status).toBe(403);
});

test('a file that is gone from the store is not found', async () => {
  const { uuid, fileUuid } = await makeApplication(app, job);
  const { url } = await app.ok(getApplicationFile, { uuid }, { token });
  await app.services.storage.remove(`${company.company_uuid}/cv/${fileUuid}`);
  expect((await app.fetch(url)).status).toBe(404);
});

test('contact and file of an application are read by those alone who may see it, and nothing is logged for others', async () => {
  const { uuid } = await makeApplication(app, job);
  const child = await makeChild(app, company);
  const stranger = await makeAccount(app);
  for (const [account, code] of [
    [child, 40401],
    [await makeMaster(app), 40401],
    [stranger, 5101],
  ] as const)
    for (const endpoint of [revealContact, getApplicationFile, getApplication])
      expect((await app.call(endpoint, { uuid }, { token: account.token })).code).toBe(code);
  expect(await auditOf(uuid)).toEqual([]);
});
