import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { upload, uploadSignature } from '@qinghe/contract/files/endpoints.ts';
import { startImport } from '@qinghe/contract/imports/import.ts';
import { changeJobs } from '@qinghe/contract/jobs/change-many.ts';
import { expect, test } from 'vitest';
import { makeMaster } from '../../test/accounts.ts';
import { startTestApp } from '../../test/app.ts';
import { makeJob } from '../../test/jobs.ts';
import { withTransaction } from '../db/database.ts';
import { takeQuota } from '../db/quota.ts';
import { IMPORTS_AN_HOUR } from '../domains/imports/quotas.ts';

const app = await startTestApp({ own: true });
const master = await makeMaster(app);
const { port } = new URL(app.url);

const MEGABYTE = 1024 * 1024;

/** Opens a request of so many bytes, sends its head, one field and the file's beginning, and holds the rest back. */
function holdBack(path: string, bytes: number, { token = '', key = 'made-up', ip = '' } = {}) {
  const boundary = 'x'.repeat(16);
  const field = `--${boundary}\r\ncontent-disposition: form-data; name="key"\r\n\r\n${key}\r\n`;
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n${'x'.repeat(1000)}`;
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: a.cn\r\n${token && `authorization: ${token}\r\n`}${ip && `x-forwarded-for: ${ip}\r\n`}content-length: ${bytes}\r\n` +
      `content-type: multipart/form-data; boundary=${boundary}\r\n\r\n${field}${file}`,
  );
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (piece) => {
      text += piece.toString();
      if (text.includes('"code"')) resolve(text);
    });
    socket.on('close', () => resolve(text));
    socket.on('error', () => resolve(text));
  });
  return { answer, end: () => socket.destroy() };
}

test('a key that opens nothing is refused before the file has come', async () => {
  const { answer, end } = holdBack('/api/v1/upload', 20 * MEGABYTE);
  expect(await answer).toMatch(/^HTTP\/1.1 403/);
  end();
});

test('bodies that one network has on their way take so much room at most, and give it back', async () => {
  const keys: string[] = [];
  for (let index = 0; index < 5; index += 1)
    keys.push((await app.ok(uploadSignature, { purpose: 'cv' }, { token: master.token })).fields.key);
  const held = keys.slice(0, 4).map((key) => holdBack('/api/v1/upload', 20 * MEGABYTE, { key }));
  expect(await Promise.race(held.map(({ answer }) => answer))).toMatch(/^HTTP\/1.1 503[\s\S]*retry-after: 3/);
  for (const { end } of held) end();
  const file = { name: 'a.pdf', bytes: new Uint8Array(randomBytes(64)) };
  await expect
    .poll(async () => (await app.call(upload, { key: keys[4] ?? '' }, { file, ip: '127.0.0.1' })).status)
    .not.toBe(503);
});

test('the networks of one IPv6 site leave others room', async () => {
  const ips = ['2001:db8:1:1::1', '2001:db8:1:1::2', '2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:3::1'];
  const keys: string[] = [];
  for (const _ of [...ips, 'other'])
    keys.push((await app.ok(uploadSignature, { purpose: 'cv' }, { token: master.token })).fields.key);
  const held = ips.map((ip, index) => holdBack('/api/v1/upload', 20 * MEGABYTE, { key: keys[index] ?? '', ip }));
  expect(await Promise.race(held.map(({ answer }) => answer))).toMatch(/^HTTP\/1.1 503[\s\S]*retry-after: 3/);
  const file = { name: 'a.pdf', bytes: new Uint8Array(randomBytes(64)) };
  expect((await app.call(upload, { key: keys[5] ?? '' }, { file, ip: '2001:db8:2:1::1' })).status).not.toBe(503);
  for (const { end } of held) end();
});

test('an import that is refused counts, and is refused before its file is read once they are used up', async () => {
  const { token, uuid } = await makeMaster(app);
  const file = { name: 'a.csv', bytes: new TextEncoder().encode('nothing,that,is,a,head') };
  const now = app.clock.now();
  const others = { now, amount: IMPORTS_AN_HOUR.most - 1 };
  await withTransaction(app.services.db, (trx) => takeQuota(trx, IMPORTS_AN_HOUR, uuid, others));
  expect((await app.call(startImport, { kind: 'internship' }, { token, file })).code).toBe(42203);
  const refused = await app.call(startImport, { kind: 'internship' }, { token, file });
  expect(refused).toMatchObject({ code: 429, data: { retry_after: expect.any(Number) } });
});

test('an action on many jobs costs as many points as it names jobs', async () => {
  const owner = await makeMaster(app);
  const { uuid } = await makeJob(app, owner);
  const others = Array.from({ length: 99 }, () => ({ uuid: crypto.randomUUID(), version: 1 }));
  const call = () =>
    app.call(
      changeJobs,
      { action: 'offline', jobs: [{ uuid, version: 1 }, ...others], dry_run: true },
      { token: owner.token },
    );
  for (let time = 0; time < 20; time += 1) expect((await call()).code).toBe(100);
  expect(await call()).toMatchObject({ code: 429 });
});
