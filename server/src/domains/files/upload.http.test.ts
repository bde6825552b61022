import { logout } from '@qinghe/contract/account/session.ts';
import { upload, uploadSignature } from '@qinghe/contract/files/endpoints.ts';
import { afterEach, expect, test } from 'vitest';
import { makeAccount, makeMaster } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { cvFile } from '../../../test/applications.ts';

const app = await startTestApp();
const master = await makeMaster(app);

afterEach(() => app.clock.reset());

const png = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

const sign = async (purpose: 'cv' | 'picture' = 'picture') =>
  (await app.ok(uploadSignature, { purpose }, { token: master.token })).fields.key;

test('a signature says where, how, how large and how long, and its key takes a picture without a token', async () => {
  const signature = await app.ok(uploadSignature, {}, { token: master.token });
  expect(signature).toMatchObject({ url: '/api/v1/upload', max_bytes: 5 * 1024 * 1024 });
  expect(signature.types).toEqual(['image/png', 'image/jpeg', 'image/webp']);
  const stored = await app.ok(upload, { key: signature.fields.key }, { file: { name: '头像.jpg', bytes: png } });
  expect(stored).toMatchObject({ name: '头像.jpg', type: 'image/png', size: png.length });
  const row = await app.services.db
    .selectFrom('stored_file')
    .selectAll()
    .where('uuid', '=', stored.file_uuid)
    .executeTakeFirst();
  expect(row).toMatchObject({ company_uuid: master.companyUuid, purpose: 'picture', reading_state: null });
});

test('a key opens its own purpose alone', async () => {
  expect((await app.call(upload, { key: await sign('cv') }, { file: await cvFile() })).code).toBe(100);
  expect(await app.call(upload, { key: await sign('picture') }, { file: await cvFile() })).toMatchObject({
    code: 42203,
  });
  const gif = new TextEncoder().encode('GIF89a\x01\0\x01\0\0\0\0;');
  expect(await app.call(upload, { key: await sign('cv') }, { file: { name: 'a.pdf', bytes: gif } })).toMatchObject({
    code: 42203,
  });
  // A CV may be a picture; what it is its content says.
  expect(await app.ok(upload, { key: await sign('cv') }, { file: { name: 'a.pdf', bytes: png } })).toMatchObject({
    type: 'image/png',
  });
});

test('a key that is missing, altered, made up or older than ten minutes opens nothing', async () => {
  const key = await sign();
  const [body = '', signature = ''] = key.split('.');
  const permission = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
  const stretched = Buffer.from(JSON.stringify({ ...permission, expires: Date.now() + 9e9 })).toString('base64url');
  const file = { name: 'a.png', bytes: png };
  for (const wrong of ['', 'nonsense', '.', body, `${stretched}.${signature}`, `${body}.${'A'.repeat(43)}`])
    expect([wrong, (await app.call(upload, { key: wrong }, { file })).code]).toEqual([wrong, 403]);
  app.clock.advance({ minutes: 10, seconds: 1 });
  expect((await app.call(upload, { key }, { file })).code).toBe(403);
});

test('a key serves one file, also of many sent at once, and none after the logout', async () => {
  const other = await makeMaster(app);
  const signFor = async () => (await app.ok(uploadSignature, {}, { token: other.token })).fields.key;
  const file = { name: 'a.png', bytes: png };
  const key = await signFor();
  const responses = await Promise.all([1, 2, 3, 4].map(() => app.call(upload, { key }, { file })));
  expect(responses.map(({ code }) => code).sort((a, b) => a - b)).toEqual([100, 403, 403, 403]);
  // Also in the last second of its life, which may be another window of the quota.
  app.clock.advance({ minutes: 9, seconds: 59 });
  expect((await app.call(upload, { key }, { file })).code).toBe(403);
  app.clock.reset();
  const kept = await signFor();
  await app.ok(logout, {}, { token: other.token });
  expect((await app.call(upload, { key: kept }, { file })).code).toBe(403);
});

test('a picture above 5 MB is refused, a request that is no form too', async () => {
  const large = new Uint8Array(5 * 1024 * 1024 + 1);
  large.set(png);
  expect(await app.call(upload, { key: await sign() }, { file: { name: 'a.png', bytes: large } })).toMatchObject({
    status: 422,
    code: 42203,
    reason: expect.stringContaining('文件超过大小上限'),
  });
  const response = await app.fetch('/api/v1/upload', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  expect([response.status, (await response.json()).code]).toEqual([415, 415]);
});

test('nobody without a company gets a signature', async () => {
  expect((await app.call(uploadSignature, {}, { token: (await makeAccount(app)).token })).code).toBe(5101);
  expect((await app.call(uploadSignature, {})).code).toBe(101);
});
