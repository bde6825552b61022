import { readFile } from 'node:fs/promises';
import { apply } from '@qinghe/contract/resumes/apply.ts';
import { getApplicationFile, listApplications } from '@qinghe/contract/resumes/desk.ts';
import { expect, test } from 'vitest';
import { makeChild, makeTeam } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { aCandidate, cvFile, makeApplication } from '../../../../test/applications.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { until } from '../../../../test/until.ts';
import { uploadCv } from '../../../../test/uploads.ts';
import { taskHandlers } from '../../../all-domains.ts';
import { ObjectMissing } from '../../../providers/storage/port.ts';
import { firstPageKey } from '../../files/index.ts';

const app = await startTestApp({ own: true });
const { db, storage } = app.services;
const { company, master } = await makeTeam(app);
const { token } = master;
const job = await makeJob(app, master, { questions: [], auto_reply: '' });

const run = (name: string, payload: object = {}) =>
  taskHandlers(app.services)
    .find(({ task }) => task.name === name)
    ?.run(payload);
const draw = (file_uuid: string) =>
  run('resumes.draw-cv', { company_uuid: company.company_uuid, file_uuid, sender: '' });

const rowOf = (uuid: string) =>
  db
    .selectFrom('stored_file')
    .select(['storage_key', 'first_page', 'first_page_width', 'first_page_height'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();
const pictureOf = async (uuid: string) =>
  storage.get(firstPageKey({ storage_key: (await rowOf(uuid))?.storage_key ?? '' }));
const shownOf = async (uuid: string) => (await app.ok(getApplicationFile, { uuid }, { token })).first_page;

/** Says of a file what an older server, or one that failed, left of it. */
const change = (uuid: string, parts: { type?: string; storage_key?: string; reading_state?: 'waiting' | 'done' }) =>
  db.updateTable('stored_file').set(parts).where('uuid', '=', uuid).execute();

test('the picture is made once, and opens under an address like the file that it shows', async () => {
  const { uuid, fileUuid } = await makeApplication(app, job);
  expect(await shownOf(uuid)).toBeNull();
  await Promise.all([draw(fileUuid), draw(fileUuid)]);
  await draw(fileUuid);
  const shown = await shownOf(uuid);
  expect(shown).toMatchObject({ width: expect.closeTo(595, 0), height: expect.closeTo(842, 0) });
  const response = await app.fetch(shown?.url ?? '');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment;/);
  expect(response.headers.get('cache-control')).toBe('private, max-age=300');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
  expect(Buffer.from(await response.arrayBuffer())).toEqual(await pictureOf(fileUuid));
  app.clock.advance({ minutes: 5, seconds: 1 });
  expect((await app.fetch(shown?.url ?? '')).status).toBe(403);
  app.clock.reset();
});

test('only who may see the CV gets an address of its picture, and no other address opens it', async () => {
  const { uuid, fileUuid } = await makeApplication(app, job);
  await draw(fileUuid);
  const stranger = (await makeTeam(app)).master;
  const child = await makeChild(app, company);
  for (const other of [stranger, child])
    expect((await app.call(getApplicationFile, { uuid }, { token: other.token })).code).toBe(40401);
  const { url } = await app.ok(getApplicationFile, { uuid }, { token });
  const guessed = new URL(url, app.url);
  guessed.pathname += '.first';
  expect((await app.fetch(guessed.href)).status, 'by the address of the file').toBe(403);
  expect((await app.fetch(guessed.pathname)).status).toBe(403);
});

test('one task draws what has no picture yet: neither what waits for its reading nor what nobody applied with', async () => {
  const [old, waiting, word, lost] = [
    await makeApplication(app, job),
    await makeApplication(app, job),
    await makeApplication(app, job),
    await makeApplication(app, job),
  ];
  const abandoned = await uploadCv(app, job.uuid);
  await change(waiting.fileUuid, { reading_state: 'waiting' });
  await change(word.fileUuid, { type: 'application/msword' });
  await change(lost.fileUuid, { storage_key: 'nothing/is/here' });
  await run('resumes.draw-undrawn');
  await run('resumes.draw-undrawn');
  const states = await Promise.all(
    [old, waiting, word, lost].map(async ({ fileUuid }) => (await rowOf(fileUuid))?.first_page),
  );
  expect(states).toEqual(['drawn', null, 'none', 'none']);
  expect(await shownOf(word.uuid)).toBeNull();
  expect(abandoned.type).toBe('application/pdf');
  const drawn = await db.selectFrom('stored_file').select('uuid').where('first_page', 'is not', null).execute();
  const withApplication = await db.selectFrom('application').select('cv_file_uuid').execute();
  expect(withApplication.map(({ cv_file_uuid }) => cv_file_uuid)).toEqual(
    expect.arrayContaining(drawn.map(({ uuid }) => uuid)),
  );
});

test('a picture of a file that was erased while it was drawn is erased too', async () => {
  const { fileUuid } = await makeApplication(app, job);
  const row = await rowOf(fileUuid);
  const key = firstPageKey({ storage_key: row?.storage_key ?? '' });
  const put = storage.put.bind(storage);
  storage.put = async (...object) => {
    await db.updateTable('application').set({ cv_file_uuid: null }).where('cv_file_uuid', '=', fileUuid).execute();
    await db.deleteFrom('stored_file').where('uuid', '=', fileUuid).execute();
    await put(...object);
  };
  try {
    await draw(fileUuid);
  } finally {
    storage.put = put;
  }
  await expect(storage.get(key)).rejects.toBeInstanceOf(ObjectMissing);
});

test('a CV goes with its picture once nobody applies with it any more', async () => {
  const { uuid, fileUuid } = await makeApplication(app, job);
  await draw(fileUuid);
  const key = firstPageKey({ storage_key: (await rowOf(fileUuid))?.storage_key ?? '' });
  expect((await storage.get(key)).length).toBeLessThanOrEqual(64 * 1024);
  await db.deleteFrom('application').where('uuid', '=', uuid).execute();
  app.clock.advance({ days: 3 });
  await run('resumes.erase-abandoned');
  app.clock.reset();
  expect(await rowOf(fileUuid)).toBeUndefined();
  await expect(storage.get(key)).rejects.toBeInstanceOf(ObjectMissing);
});

test('who applies has a picture soon, whether the CV was read before or is read after', {
  timeout: 60_000,
}, async () => {
  const applyNow = async () => {
    const { upload_token } = await uploadCv(app, job.uuid, await cvFile('li-na--dense.pdf'));
    await app.ok(apply, { job_uuid: job.uuid, upload_token, candidate: aCandidate(), consent: true });
    const input = { kind: 'internship' as const, stage: 'new' as const, limit: 1 };
    return (await app.ok(listApplications, input, { token })).items[0]?.uuid ?? '';
  };
  const before = await applyNow();
  await app.work();
  const drawn = (uuid: string) => until(() => shownOf(uuid), 'its first page is drawn', 30_000);
  expect(await drawn(before)).not.toBeNull();
  expect(await drawn(await applyNow())).not.toBeNull();
});

test('a photo in HEIC is taken, and shown as the picture that the server draws of it', async () => {
  const bytes = new Uint8Array(
    await readFile(new URL('../../../../../cv-reader/corpus/heads/phone.heic', import.meta.url)),
  );
  const { upload_token, type } = await uploadCv(app, job.uuid, { name: 'IMG_2041.HEIC', bytes });
  expect(type).toBe('image/heic');
  await app.ok(apply, { job_uuid: job.uuid, upload_token, candidate: aCandidate(), consent: true });
  const file = await db.selectFrom('stored_file').select('uuid').where('type', '=', type).executeTakeFirstOrThrow();
  await draw(file.uuid);
  expect((await pictureOf(file.uuid)).subarray(8, 12).toString()).toBe('WEBP');
});
