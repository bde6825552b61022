import { buffer } from 'node:stream/consumers';
import { apply, getCvReading } from '@qinghe/contract/resumes/apply.ts';
import { getApplication, listApplications } from '@qinghe/contract/resumes/desk.ts';
import { unreadableWords } from '@qinghe/contract/texts/cv-unreadable.ts';
import { locales } from '@qinghe/contract/texts/say.ts';
import type { CvUnreadableReason } from '@qinghe/cv-reader/index.ts';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { contentTypes, zip } from '../../../../../cv-reader/corpus/hostile-files.ts';
import { makeMaster } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { aCandidate, cvFile } from '../../../../test/applications.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { until } from '../../../../test/until.ts';
import { tryUpload, uploadCv } from '../../../../test/uploads.ts';

const app = await startTestApp({ own: true });
const master = await makeMaster(app);
const { token } = master;
const job = await makeJob(app, master, { questions: [], auto_reply: '' });

/** Every code of the reader; one more there does not compile here. */
const reasons: Record<CvUnreadableReason, true> = {
  unsupported: true,
  encrypted: true,
  damaged: true,
  empty: true,
  no_text: true,
  too_large: true,
  too_long: true,
  several_people: true,
  unavailable: true,
  timeout: true,
  memory: true,
};

function pdf(options: PDFKit.PDFDocumentOptions, text: string): Promise<Buffer> {
  const document = new PDFDocument(options);
  const bytes = buffer(document);
  document.text(text).end();
  return bytes;
}

const word = (body: Buffer) => zip([contentTypes, { name: 'word/document.xml', content: body }]);
const book = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${'<w:p><w:r><w:t>Ming Wang has much to say.</w:t></w:r></w:p>'.repeat(20_000)}</w:body></w:document>`;

const person = (name: string, nth: number) =>
  `${name}\nPhone: 1380000123${nth} | person${nth}@example.com\nEducation\nUniversity of Leeds, BSc Economics\tSep 2019 - Jun 2022\n${'Built a dashboard.\n'.repeat(15)}`;

const files = [
  { what: 'locked', failure: 'encrypted', bytes: () => pdf({ userPassword: 'x', pdfVersion: '1.7' }, 'Ming Wang') },
  { what: 'cut off', failure: 'damaged', bytes: async () => (await cvFile()).bytes.subarray(0, 400) },
  { what: 'blank', failure: 'no_text', bytes: () => pdf({}, '') },
  { what: 'a bomb', failure: 'too_large', bytes: async () => word(Buffer.alloc(60 * 1024 * 1024, ' ')) },
  {
    what: 'of two people',
    failure: 'several_people',
    bytes: () => pdf({}, `${person('Emma Clarke', 1)}${person('John Doe', 2)}`),
  },
  { what: 'a book', failure: 'too_long', bytes: async () => word(Buffer.from(book)) },
] as const;

test.each(files)('a CV that is $what says so on both sides, and is sent with a form filled by hand', async (file) => {
  await app.work();
  const { what, failure } = file;
  const { upload_token } = await uploadCv(app, job.uuid, { name: what, bytes: await file.bytes() });
  const reading = await until(
    async () => {
      const now = await app.ok(getCvReading, { upload_token });
      return now.state !== 'waiting' && now;
    },
    'the file is read',
    30_000,
  );
  expect(reading).toMatchObject({ state: 'failed', failure, fields: null });
  expect(reading.failure_text).toBe(unreadableWords(failure, 'toApplicant', 'zh-CN'));
  const headers = { 'accept-language': 'en' };
  expect((await app.ok(getCvReading, { upload_token }, { headers })).failure_text).toBe(
    unreadableWords(failure, 'toApplicant', 'en'),
  );
  await app.ok(apply, { job_uuid: job.uuid, upload_token, candidate: aCandidate(), consent: true });
  const input = { kind: 'internship' as const, stage: 'new' as const, limit: 1 };
  const { items } = await app.ok(listApplications, input, { token });
  const { cv } = await app.ok(getApplication, { uuid: items[0]?.uuid ?? '' }, { token });
  expect(cv).toMatchObject({ name: what, reading: 'failed', failure });
});

test('a file that is read, or still waits, says nothing of the kind', async () => {
  const { upload_token } = await uploadCv(app, job.uuid);
  expect((await app.ok(getCvReading, { upload_token })).failure_text).toBeNull();
});

test('what is refused at once says what to do as well', async () => {
  const other = { name: '简历.pages', bytes: new TextEncoder().encode('something else altogether') };
  expect((await tryUpload(app, job.uuid, other)).response).toMatchObject({
    code: 42203,
    reason: expect.stringContaining('另存为 PDF'),
  });
});

test('every reason has words of its own, and one that nobody knows has some', () => {
  for (const locale of locales) {
    const said = Object.keys(reasons).map((reason) => unreadableWords(reason, 'toApplicant', locale));
    const unknown = [null, 'constructor', 'toEmployer', 'encrypted.advice'].map((reason) =>
      unreadableWords(reason, 'toApplicant', locale),
    );
    expect(new Set(unknown).size).toBe(1);
    expect(new Set([...said, ...unknown]).size).toBe(said.length + 1);
    expect([...said, ...unknown].filter((text) => /[{}]|undefined|advice/.test(text))).toEqual([]);
  }
});
