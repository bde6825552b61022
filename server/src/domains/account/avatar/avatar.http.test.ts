import { createCanvas } from '@napi-rs/canvas';
import { avatarUrl, removeAvatar, saveAvatar } from '@qinghe/contract/account/avatar.ts';
import { closeAccount } from '@qinghe/contract/account/close.ts';
import { changeUserInfo, getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { listMembers } from '@qinghe/contract/company/members.ts';
import { expect, test, vi } from 'vitest';
import { makeAccount, makeTeam, type TestAccount } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { codeFor } from '../../../../test/codes.ts';
import { until } from '../../../../test/until.ts';
import { keyOfAvatar } from './erase-avatar.ts';

const app = await startTestApp({ own: true });
const { storage } = app.services;

function square(colour: string): Buffer {
  const canvas = createCanvas(512, 512);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, 512, 512);
  return canvas.toBuffer('image/jpeg');
}
const send = ({ token }: TestAccount, bytes: Uint8Array, name = '我.jpg') =>
  app.call(saveAvatar, {}, { token, file: { name, bytes } });
const at = (path: string) => fetch(app.url + path);
const isErased = (url: string) =>
  until(async () => {
    const found = await storage.get(keyOfAvatar(url)).catch(() => null);
    return found === null;
  });

test('a picture is drawn anew and shown to colleagues; the form of the profile stays current', async () => {
  const { master } = await makeTeam(app);
  const { version } = await app.ok(getUserInfo, {}, { token: master.token });
  const marked = Buffer.concat([square('#0d7a50'), Buffer.from('<script>GPS 31.2, 121.5</script>')]);
  const { data } = await send(master, marked);
  const url = data?.head_url ?? '';
  expect(url).toMatch(new RegExp(`^/people/${master.uuid}/[\\w-]{22}$`));
  const picture = await at(url);
  expect(picture.headers.get('content-type')).toBe('image/webp');
  expect(picture.headers.get('content-security-policy')).toContain('sandbox');
  const bytes = Buffer.from(await picture.arrayBuffer());
  expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
  expect(bytes.includes('GPS')).toBe(false);
  const members = await app.ok(listMembers, {}, { token: master.token });
  expect(members.items.find(({ uuid }) => uuid === master.uuid)?.head_url).toBe(url);
  expect((await app.call(changeUserInfo, { version, name: '林晓' }, { token: master.token })).code).toBe(100);
});

test('another picture takes its place, and the bytes of the one before go; so they do when it is taken away', async () => {
  const account = await makeAccount(app);
  await app.work();
  const first = (await send(account, square('#111111'))).data?.head_url ?? '';
  const second = (await send(account, square('#222222'))).data?.head_url ?? '';
  expect((await at(first)).status).toBe(404);
  await isErased(first);
  expect((await at(second)).status).toBe(200);
  const { head_url } = await app.ok(removeAvatar, {}, { token: account.token });
  expect(head_url).toBe('/avatar.svg');
  expect((await at(second)).status).toBe(404);
  await isErased(second);
});

test('two pictures at once leave one, and the bytes of one', async () => {
  const account = await makeAccount(app);
  await app.work();
  const urls = await Promise.all([send(account, square('#333333')), send(account, square('#444444'))]);
  const { head_url } = await app.ok(getUserInfo, {}, { token: account.token });
  const other = urls.map(({ data }) => data?.head_url ?? '').find((url) => url !== head_url) ?? '';
  await isErased(other);
  expect((await at(head_url)).status).toBe(200);
});

test('a closed account shows no picture, and keeps none', async () => {
  const account = await makeAccount(app);
  const url = (await send(account, square('#555555'))).data?.head_url ?? '';
  await app.work();
  await app.ok(closeAccount, { code: await codeFor(app, account.phone, 'close_account') }, { token: account.token });
  expect((await at(url)).status).toBe(404);
  await isErased(url);
});

test('an account that is closed while its picture is drawn shows none, and keeps none', async () => {
  const account = await makeAccount(app);
  const code = await codeFor(app, account.phone, 'close_account');
  const put = storage.put.bind(storage);
  const stored = vi.spyOn(storage, 'put').mockImplementationOnce(async (...args) => {
    await put(...args);
    await app.ok(closeAccount, { code }, { token: account.token });
  });
  expect((await send(account, square('#777777'))).code).toBe(10109);
  const [key = ''] = stored.mock.lastCall ?? [];
  expect((await at(`/people/${key.replace(/^avatars\//, '').replace('.webp', '')}`)).status).toBe(404);
  await expect(storage.get(key)).rejects.toThrow();
});

test('a picture that was stored and never shown goes within the hour; one that is shown stays', async () => {
  const account = await makeAccount(app);
  await app.work();
  const shown = (await send(account, square('#888888'))).data?.head_url ?? '';
  const put = storage.put.bind(storage);
  const stored = vi.spyOn(storage, 'put').mockImplementationOnce(async (...args) => {
    await put(...args);
    throw new Error('The connection was lost');
  });
  expect((await send(account, square('#999999'))).code).toBe(500);
  const [key = ''] = stored.mock.lastCall ?? [];
  expect(await storage.get(key)).toBeInstanceOf(Buffer);
  await app.services.tasks.bringForward(3_600_000);
  await until(async () => (await storage.get(key).catch(() => null)) === null);
  expect((await at(shown)).status).toBe(200);
});

test.each([
  ['words', Buffer.from('<svg onload=alert(1)>')],
  ['a document', Buffer.from('%PDF-1.7')],
  ['a picture that is cut off at once', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ['nothing', Buffer.alloc(0)],
  ['too much', Buffer.concat([square('#666666'), Buffer.alloc(2 * 1024 * 1024)])],
])('%s is refused in words, and nothing changes', async (_what, bytes) => {
  const account = await makeAccount(app);
  expect(await send(account, bytes)).toMatchObject({ status: 422, field: 'file', reason: /照片/ });
  expect((await app.ok(getUserInfo, {}, { token: account.token })).head_url).toBe('/avatar.svg');
});

test('an address that was made up shows nothing', async () => {
  const { uuid } = await makeAccount(app);
  for (const path of [avatarUrl(uuid, ''), avatarUrl(uuid, 'a'.repeat(22)), '/people/..%2f..%2fetc/passwd'])
    expect((await at(path)).status).toBe(404);
});

test('who sends too many is told to come again later', async () => {
  const account = await makeAccount(app);
  await app.services.db.deleteFrom('quota').execute();
  let last = await send(account, Buffer.from('x'));
  for (let sent = 1; sent < 40 && last.status !== 429; sent += 1) last = await send(account, Buffer.from('x'));
  expect(last.status).toBe(429);
});
