import { apply, getCvReading } from '@qinghe/contract/resumes/apply.ts';
import { getApplication, getApplicationFile, listApplications } from '@qinghe/contract/resumes/desk.ts';
import { expect, test } from 'vitest';
import { noiseScan } from '../../../../../cv-reader/corpus/hostile-files.ts';
import { makeMaster } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { aCandidate, cvFile } from '../../../../test/applications.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { until } from '../../../../test/until.ts';
import { tryUpload, uploadCv } from '../../../../test/uploads.ts';
import { taskHandlers } from '../../../all-domains.ts';
import type { OcrProvider } from '../../../providers/ocr/port.ts';

const app = await startTestApp({ own: true });
const master = await makeMaster(app);
const job = await makeJob(app, master, { questions: [], auto_reply: '' });

const upload = (file: { name: string; bytes: Uint8Array }) => uploadCv(app, job.uuid, file);

/** Applies with an upload, and gives the application as the employer sees it. */
async function applyWith(upload_token: string) {
  await app.ok(apply, { job_uuid: job.uuid, upload_token, candidate: aCandidate(), consent: true });
  const { items } = await app.ok(
    listApplications,
    { kind: 'internship', stage: 'new', limit: 1 },
    { token: master.token },
  );
  const uuid = items[0]?.uuid ?? '';
  return { uuid, detail: () => app.ok(getApplication, { uuid }, { token: master.token }) };
}

const newestFile = async () =>
  (await app.services.db.selectFrom('stored_file').select('uuid').orderBy('uuid', 'desc').executeTakeFirstOrThrow())
    .uuid;

const run = (name: string, ids: { company_uuid: string; file_uuid: string; sender: string }, last = false) =>
  taskHandlers(app.services)
    .find(({ task }) => task.name === name)
    ?.run(ids, { last });

const read = (upload_token: string) =>
  until(
    async () => {
      const reading = await app.ok(getCvReading, { upload_token });
      return reading.state !== 'waiting' && reading;
    },
    'the file is read',
    60_000,
  );

// Before workers run, so that each step can be looked at.
test('pages are counted while they are read, and an OCR service that never answers ends the waiting', async () => {
  const { ocr } = app.services;
  const { upload_token } = await upload(await cvFile('li-na--rightbar--scan.pdf'));
  const ids = { company_uuid: master.companyUuid ?? '', file_uuid: await newestFile(), sender: '' };
  const silent: OcrProvider = {
    recognise: () => Promise.reject(new Error('the service is down')),
    close: async () => undefined,
  };
  app.services.ocr = silent;
  let detail: Awaited<ReturnType<typeof applyWith>>['detail'];
  try {
    await run('resumes.read-cv', ids);
    expect(await app.ok(getCvReading, { upload_token })).toMatchObject({ state: 'waiting', progress: null });
    await expect(run('resumes.recognise-cv', ids)).rejects.toThrow('the service is down');
    expect(await app.ok(getCvReading, { upload_token })).toMatchObject({ progress: { page: 1, pages: 1 } });
    ({ detail } = await applyWith(upload_token));
    expect((await detail()).cv).toMatchObject({ reading: 'waiting', progress: { page: 1, pages: 1 } });
    await expect(run('resumes.recognise-cv', ids, true)).rejects.toThrow('the service is down');
    expect((await detail()).cv).toMatchObject({
      reading: 'failed',
      failure: 'unavailable',
      progress: null,
      by_ocr: false,
    });
  } finally {
    app.services.ocr = ocr;
  }
  // Run once more, it changes nothing: what was decided stays.
  await run('resumes.recognise-cv', ids, true);
  expect((await detail()).cv).toMatchObject({ reading: 'failed', failure: 'unavailable' });
});

test('of a scan two pages are read before somebody applies, all of it then', async () => {
  const seen: number[] = [];
  const { ocr } = app.services;
  const line = (text: string) => ({
    slope: 0,
    words: [{ text, box: { x: 100, y: 100, width: 900, height: 40 }, confidence: 1 }],
  });
  app.services.ocr = {
    recognise: async () => ({
      turns: 0,
      lines: [line(`这是扫描件当中的一页文字 sheet ${seen.push(seen.length + 1)}`)],
    }),
    close: async () => undefined,
  };
  const text = async () =>
    (await app.services.db.selectFrom('stored_file').select('reading_text').where('uuid', '=', file_uuid).execute())[0]
      ?.reading_text ?? '';
  const bytes = await noiseScan(4);
  const { upload_token } = await upload({ name: 'scan.pdf', bytes });
  const file_uuid = await newestFile();
  const ids = { company_uuid: master.companyUuid ?? '', file_uuid, sender: 'somebody' };
  try {
    await run('resumes.recognise-cv', ids);
    expect(await app.ok(getCvReading, { upload_token })).toMatchObject({ state: 'done', by_ocr: true, partial: true });
    expect([seen.length, (await text()).match(/sheet \d/g)]).toEqual([2, ['sheet 1', 'sheet 2']]);
    // Nobody has applied: run again, it reads nothing more.
    await run('resumes.recognise-cv', ids);
    expect(seen).toHaveLength(2);
    const { detail } = await applyWith(upload_token);
    await run('resumes.recognise-cv', ids);
    expect([seen.length, (await text()).match(/sheet \d/g)?.length]).toEqual([6, 4]);
    expect((await detail()).cv).toMatchObject({ reading: 'done', partial: false });
    await run('resumes.recognise-cv', ids);
    expect(seen).toHaveLength(6);
  } finally {
    app.services.ocr = ocr;
  }
});

test('a CV that is a picture is read by OCR, and its fields point at their words', { timeout: 90_000 }, async () => {
  await app.work();
  const { upload_token } = await upload(await cvFile('zhang-siyuan--single--picture.png'));
  const { uuid, detail } = await applyWith(upload_token);
  const cv = await until(
    async () => {
      const { cv: found } = await detail();
      return found?.reading !== 'waiting' && found;
    },
    'the picture is read',
    60_000,
  );
  expect(cv).toMatchObject({ type: 'image/png', reading: 'done', failure: null, progress: null, by_ocr: true });
  expect(cv.fields).toMatchObject({
    name: { value: '张思远' },
    educations: [{ school: { value: '浙江大学' }, degree: { value: 'bachelor' }, major: { value: '软件工程' } }],
  });
  const { text, spans } = await app.ok(getApplicationFile, { uuid }, { token: master.token });
  const { start = 0, end = 0 } = cv.fields?.educations?.[0]?.school?.source ?? {};
  expect(text.slice(start, end)).toBe('浙江大学');
  const [mark] = spans.filter((span) => span.start < end && span.end > start);
  // In points of a page 595 wide: at the left edge of the text, a third of the way down what is shown of it.
  expect(mark?.page).toBe(1);
  expect(mark?.x).toBeGreaterThan(35);
  expect(mark?.x).toBeLessThan(50);
  expect(mark?.y).toBeGreaterThan(140);
  expect(mark?.y).toBeLessThan(180);
});

test('an old Word file is read, and a locked one says that it is locked', async () => {
  await app.work();
  const word = await upload(await cvFile('wang-ming--doc-table.doc'));
  expect(word.type).toBe('application/msword');
  const reading = await read(word.upload_token);
  expect(reading.fields).toMatchObject({ name: { value: '王明' }, gender: { value: 'male' } });
  const locked = await cvFile('wang-ming--doc-table.doc');
  const block = Buffer.from(locked.bytes.buffer).indexOf(Buffer.from('eca5c100', 'hex'));
  locked.bytes[block + 11] = (locked.bytes[block + 11] ?? 0) | 1;
  expect(await read((await upload(locked)).upload_token)).toMatchObject({ state: 'failed', failure: 'encrypted' });
});

test('a web page that calls itself a Word file is read, and lies in the store as a Word file', async () => {
  await app.work();
  const bytes = Buffer.from(
    '<html><body><p>王小明</p><p>电话：13800000000</p><p>复旦大学 金融学 本科</p></body></html>',
  );
  const { upload_token, type } = await upload({ name: '简历.docx', bytes });
  expect(type).toBe('application/msword');
  const { fields, by_ocr } = await read(upload_token);
  expect(by_ocr).toBe(false);
  expect(fields).toMatchObject({ name: { value: '王小明' }, phone: { value: '13800000000' } });
});

test('what is no CV under the mask of one is refused, and a broken picture is kept and says why', async () => {
  await app.work();
  const sheet = await cvFile('wang-ming--doc-table.doc');
  const directory = Buffer.from('WordDocument', 'utf16le');
  sheet.bytes.set(Buffer.from('Workbook\0\0\0\0', 'utf16le'), Buffer.from(sheet.bytes.buffer).indexOf(directory));
  const { response } = await tryUpload(app, job.uuid, { name: '简历.doc', bytes: sheet.bytes });
  expect(response).toMatchObject({ code: 42203, reason: expect.stringContaining('PNG') });
  const photo = await cvFile('ouyang-xiaoyu--hanging--photo.jpg');
  const { upload_token, size } = await upload({ name: photo.name, bytes: photo.bytes.subarray(0, 400) });
  expect(size).toBe(400);
  expect(await read(upload_token)).toMatchObject({ state: 'failed', failure: 'damaged' });
});
