import {
  CHUNK_BYTES,
  finishUpload,
  getCvReading,
  getUpload,
  sendChunk,
  startUpload,
} from '@qinghe/contract/resumes/apply.ts';
import { beforeAll, expect, test } from 'vitest';
import { captchaProof, makeMaster } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { cvFile } from '../../../../test/applications.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { playS3 } from '../../../../test/stand-ins/s3.ts';
import { until } from '../../../../test/until.ts';
import { beginUpload } from '../../../../test/uploads.ts';
import { withTransaction } from '../../../db/database.ts';
import { takeQuota } from '../../../db/quota.ts';
import { s3Storage } from '../../../providers/storage/s3.ts';
import { BYTES_OF_COMPANY } from '../quotas.ts';

const app = await startTestApp({ own: true });
const { db, storage } = app.services;
const master = await makeMaster(app);
const job = await makeJob(app, master);

/** A PDF of two chunks and a bit: a real one, with a comment behind its end. */
let pdf: Uint8Array;
beforeAll(async () => {
  const { bytes } = await cvFile();
  pdf = new Uint8Array(2 * CHUNK_BYTES + 700).fill(0x25);
  pdf.set(bytes);
});

const start = (size = pdf.length, name = '简历.pdf') => beginUpload(app, job.uuid, { name, size });

const send = (upload_token: string, upload_offset: number, bytes = piece(upload_offset)) =>
  app.call(sendChunk, { upload_token, upload_offset }, { bytes });

const piece = (offset: number, of = pdf) => of.subarray(offset, offset + CHUNK_BYTES);

async function sendAll(upload_token: string): Promise<void> {
  for (let offset = 0; offset < pdf.length; offset += CHUNK_BYTES)
    expect((await send(upload_token, offset)).code).toBe(100);
}

const objectOf = async (uuid: string) => {
  const file = await db.selectFrom('stored_file').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();
  return { file, bytes: await storage.get(file.storage_key) };
};

const uploadUuid = async () =>
  (await db.selectFrom('partial_upload').select('uuid').orderBy('uuid', 'desc').executeTakeFirstOrThrow()).uuid;

test('chunks sent one after the other make the file, byte for byte, and nothing of them is left', async () => {
  const { upload_token, offset, chunk_bytes, size } = await start();
  expect({ offset, chunk_bytes, size }).toEqual({ offset: 0, chunk_bytes: CHUNK_BYTES, size: pdf.length });
  const uuid = await uploadUuid();
  await sendAll(upload_token);
  const chunks = await db.selectFrom('upload_chunk').select(['company_uuid', 'uuid']).execute();
  expect(chunks).toHaveLength(3);
  expect(await app.ok(finishUpload, { upload_token })).toEqual({
    name: '简历.pdf',
    type: 'application/pdf',
    size: pdf.length,
  });
  const { file, bytes } = await objectOf(uuid);
  expect(bytes.equals(Buffer.from(pdf))).toBe(true);
  expect(file).toMatchObject({ company_uuid: master.companyUuid, purpose: 'cv', reading_state: 'waiting' });
  expect(await db.selectFrom('upload_chunk').select('uuid').execute()).toEqual([]);
  for (const chunk of chunks)
    await expect(storage.get(`${chunk.company_uuid}/chunk/${chunk.uuid}`)).rejects.toThrow(/No stored object/);
});

test('an upload can be asked how far it is, before, in the middle and after its end', async () => {
  const { upload_token } = await start();
  const status = () => app.ok(getUpload, { upload_token });
  expect(await status()).toMatchObject({ offset: 0, size: pdf.length, finished: false });
  await send(upload_token, 0);
  expect(await status()).toMatchObject({ offset: CHUNK_BYTES, finished: false });
  await send(upload_token, CHUNK_BYTES);
  await send(upload_token, 2 * CHUNK_BYTES);
  expect(await status()).toMatchObject({ offset: pdf.length, finished: false });
  await app.ok(finishUpload, { upload_token });
  expect(await status()).toMatchObject({ offset: pdf.length, finished: true });
});

test('a chunk at a wrong offset is refused and told the right one', async () => {
  const { upload_token } = await start();
  expect(await send(upload_token, CHUNK_BYTES)).toMatchObject({ status: 409, code: 40920, data: { offset: 0 } });
  await send(upload_token, 0);
  expect(await send(upload_token, 2 * CHUNK_BYTES)).toMatchObject({ code: 40920, data: { offset: CHUNK_BYTES } });
  expect(await send(upload_token, 0, new Uint8Array(CHUNK_BYTES))).toMatchObject({
    code: 40920,
    data: { offset: CHUNK_BYTES },
  });
});

test('the same chunk again, as after a response that was lost, gets the same response', async () => {
  const { upload_token } = await start();
  const first = await send(upload_token, 0);
  expect((await send(upload_token, 0)).data).toEqual(first.data);
  await send(upload_token, CHUNK_BYTES);
  expect(await send(upload_token, 0)).toMatchObject({ code: 100, data: { offset: 2 * CHUNK_BYTES } });
});

test('of different chunks for one offset at once one wins, and the file is made of that one', async () => {
  const { upload_token } = await start();
  const uuid = await uploadUuid();
  const rivals = [1, 2, 3, 4].map((mark) => {
    const bytes = new Uint8Array(piece(0));
    bytes[CHUNK_BYTES - 1] = mark;
    return bytes;
  });
  const responses = await Promise.all(rivals.map((bytes) => send(upload_token, 0, bytes)));
  const winners = rivals.filter((_bytes, index) => responses[index]?.code === 100);
  expect(responses.map(({ code }) => code).sort((a, b) => a - b)).toEqual([100, 40920, 40920, 40920]);
  await send(upload_token, CHUNK_BYTES);
  await send(upload_token, 2 * CHUNK_BYTES);
  await app.ok(finishUpload, { upload_token });
  const { bytes } = await objectOf(uuid);
  expect(bytes[CHUNK_BYTES - 1]).toBe(winners[0]?.[CHUNK_BYTES - 1]);
  // Nothing of the losers is left in the store's books.
  expect(await db.selectFrom('upload_chunk').select('uuid').where('upload_uuid', '=', uuid).execute()).toEqual([]);
});

test('more than was announced, a chunk of another size, and an empty one are refused', async () => {
  const { upload_token } = await start();
  expect((await send(upload_token, 0, new Uint8Array(CHUNK_BYTES + 1))).code).toBe(413);
  for (const length of [0, 1, CHUNK_BYTES - 1])
    expect(await send(upload_token, 0, new Uint8Array(length))).toMatchObject({ code: 400, field: 'body' });
  await send(upload_token, 0);
  await send(upload_token, CHUNK_BYTES);
  expect((await send(upload_token, 2 * CHUNK_BYTES, new Uint8Array(701))).code).toBe(413);
  expect((await send(upload_token, 2 * CHUNK_BYTES)).code).toBe(100);
  expect((await send(upload_token, pdf.length, new Uint8Array(1))).code).toBe(413);
});

test('an upload is not finished while bytes are missing, and says which are next', async () => {
  const { upload_token } = await start();
  await send(upload_token, 0);
  expect(await app.call(finishUpload, { upload_token })).toMatchObject({ code: 40920, data: { offset: CHUNK_BYTES } });
  expect((await app.call(getCvReading, { upload_token })).code).toBe(40902);
});

test('finished twice, also at once, it is one file, read once, and the same response', async () => {
  const { upload_token } = await start();
  const uuid = await uploadUuid();
  await sendAll(upload_token);
  const responses = await Promise.all([1, 2, 3, 4].map(() => app.call(finishUpload, { upload_token })));
  for (const response of responses) expect(response).toMatchObject({ code: 100, data: responses[0]?.data as object });
  expect((await app.call(finishUpload, { upload_token })).data).toEqual(responses[0]?.data);
  expect((await objectOf(uuid)).bytes.length).toBe(pdf.length);
  await app.work();
  const reading = await until(async () => {
    const now = await app.ok(getCvReading, { upload_token });
    return now.state !== 'waiting' && now;
  });
  expect(reading).toMatchObject({ state: 'done', fields: { name: { value: '张思远' } } });
});

test('what its first bytes refuse is refused with the first chunk, and stays so', async () => {
  const { upload_token } = await start(3 * CHUNK_BYTES, 'cv.pdf');
  const junk = new Uint8Array(CHUNK_BYTES).fill(0x41);
  const first = await send(upload_token, 0, junk);
  expect(first).toMatchObject({ code: 42203, field: 'file', reason: expect.stringContaining('PDF') });
  // Other bytes do not make it good again, and nothing of it lies in the store.
  expect(await send(upload_token, 0)).toMatchObject({ code: 42203, reason: first.reason });
  expect(await app.call(finishUpload, { upload_token })).toMatchObject({ code: 42203, reason: first.reason });
  expect(await app.ok(getUpload, { upload_token })).toMatchObject({ offset: 0, finished: false });
  expect(
    await db
      .selectFrom('upload_chunk')
      .select('uuid')
      .where('upload_uuid', '=', await uploadUuid())
      .execute(),
  ).toEqual([]);
});

test('a container is looked at when it is whole; refused, it is erased and read no second time', async () => {
  const bytes = new Uint8Array(CHUNK_BYTES + 10);
  bytes.set(Buffer.from('504b0304', 'hex'));
  const { upload_token } = await start(bytes.length, 'cv.docx');
  const uuid = await uploadUuid();
  for (const offset of [0, CHUNK_BYTES])
    expect((await send(upload_token, offset, piece(offset, bytes))).code).toBe(100);
  const chunks = await db.selectFrom('upload_chunk').selectAll().where('upload_uuid', '=', uuid).execute();
  expect(chunks).toHaveLength(2);
  const responses = await Promise.all([1, 2, 3, 4, 5].map(() => app.call(finishUpload, { upload_token })));
  for (const response of responses) expect(response).toMatchObject({ code: 42203, reason: responses[0]?.reason });
  for (const chunk of chunks)
    await expect(storage.get(`${chunk.company_uuid}/chunk/${chunk.uuid}`)).rejects.toThrow(/No stored object/);
  expect(await app.call(finishUpload, { upload_token })).toMatchObject({ code: 42203, reason: responses[0]?.reason });
});

test('however many ask at once, an upload is joined once, and three of them at one time', async () => {
  const uploads: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    const { upload_token } = await start();
    await sendAll(upload_token);
    uploads.push(upload_token);
  }
  let [now, most, reads] = [0, 0, 0];
  app.services.storage = {
    ...storage,
    get: async (key) => {
      // The files themselves are read in the background.
      if (!key.includes('/chunk/')) return storage.get(key);
      reads += 1;
      now += 1;
      most = Math.max(most, now);
      return storage.get(key).finally(() => {
        now -= 1;
      });
    },
  };
  try {
    const responses = await Promise.all(
      [1, 2, 3, 4].flatMap(() => uploads.map((upload_token) => app.call(finishUpload, { upload_token }))),
    );
    expect(new Set(responses.map(({ code }) => code))).toEqual(new Set([100]));
  } finally {
    app.services.storage = storage;
  }
  expect(reads).toBe(5 * 3);
  expect(most).toBeLessThanOrEqual(3);
});

test('a token that was made up, and one of yesterday, open nothing', async () => {
  const { upload_token } = await start();
  const codes = async (token: string) => [
    (await send(token, 0)).code,
    (await app.call(getUpload, { upload_token: token })).code,
    (await app.call(finishUpload, { upload_token: token })).code,
  ];
  expect(await codes('made-up')).toEqual([403, 403, 403]);
  app.clock.advance({ days: 1, seconds: 1 });
  expect(await codes(upload_token)).toEqual([403, 403, 403]);
  app.clock.reset();
});

test('chunks lie in an object store just as well, and only the file is left there', async () => {
  const key = { accessKeyId: 'AKIDQINGHE', secretAccessKey: 'k7N+/secret', region: 'cn-east-1' };
  const store = await playS3(key, 'cvs');
  app.services.storage = s3Storage({ endpoint: store.url, bucket: 'cvs', ...key });
  try {
    const { upload_token } = await start();
    await send(upload_token, 0);
    await send(upload_token, CHUNK_BYTES);
    expect([...store.objects.keys()].filter((name) => name.includes('/chunk/'))).toHaveLength(2);
    await send(upload_token, 2 * CHUNK_BYTES);
    await app.ok(finishUpload, { upload_token });
    const left = [...store.objects.values()];
    expect(left.map(({ type, bytes }) => [type, bytes.equals(Buffer.from(pdf))])).toEqual([['application/pdf', true]]);
  } finally {
    app.services.storage = storage;
    await store.close();
  }
});

test('the token of an upload stands in no log', async () => {
  const { upload_token } = await start();
  await send(upload_token, 0);
  await app.call(getUpload, { upload_token });
  expect(app.logs()).not.toContain(upload_token);
});

test('what is announced and never sent uses up nothing of a company’s day; bytes that come in do', async () => {
  const own = await makeJob(app, await makeMaster(app));
  const { company_uuid } = await db
    .selectFrom('job')
    .select('company_uuid')
    .where('uuid', '=', own.uuid)
    .executeTakeFirstOrThrow();
  const begin = () => beginUpload(app, own.uuid, { name: '简历.pdf', size: pdf.length });
  const announced = await begin();
  const spend = (amount: number) =>
    withTransaction(db, (trx) => takeQuota(trx, BYTES_OF_COMPANY, company_uuid, { now: app.clock.now(), amount }));
  expect(await spend(BYTES_OF_COMPANY.most - CHUNK_BYTES)).toBe(true);
  expect((await send(announced.upload_token, 0)).code).toBe(100);
  expect(await spend(1)).toBe(false);
  const refused = { status: 429, data: { retry_after: expect.any(Number) } };
  expect(await send(announced.upload_token, CHUNK_BYTES)).toMatchObject(refused);
  const again = { job_uuid: own.uuid, name: '简历.pdf', size: 9, captcha_proof: await captchaProof(app) };
  expect(await app.call(startUpload, again)).toMatchObject(refused);
});
