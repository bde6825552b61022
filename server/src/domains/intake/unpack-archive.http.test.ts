import { finishCvImport, PIECE_BYTES, sendArchivePiece } from '@qinghe/contract/intake/cv-imports.ts';
import { expect, test } from 'vitest';
import { makeMaster } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { beginImport, importSeen, runIntakeTask, sendArchive, wordCv } from '../../../test/cv-imports.ts';
import { makeJob } from '../../../test/jobs.ts';
import { type Packed, zipOf } from '../../../test/zips.ts';

const app = await startTestApp({ own: true });
const master = await makeMaster(app);
const { token } = master;
const job = await makeJob(app, master);
const company_uuid = job.companyUuid;
const cv = await wordCv();

const unpack = (uuid: string) => runIntakeTask(app, 'unpack', { company_uuid, uuid });

/** What becomes of an archive, by the names of its files. */
async function unpacked(...files: Packed[]) {
  const uuid = await sendArchive(app, token, job.uuid, zipOf(...files));
  await unpack(uuid);
  return importSeen(app, token, uuid);
}

test('names are taken alone, whatever path stands before them, in CP936 where nothing says UTF-8', async () => {
  const seen = await unpacked(
    { name: Buffer.from([0xd6, 0xdc, 0xc3, 0xf7, 0x2e, 0x64, 0x6f, 0x63, 0x78]), bytes: await wordCv() },
    // A trail byte that is a backslash, in CP936.
    { name: Buffer.from([0x8f, 0x5c, 0x2e, 0x64, 0x6f, 0x63, 0x78]), bytes: await wordCv() },
    { name: '简历/林晓.docx', bytes: await wordCv(), utf8: true },
    { name: '陈晨.docx', bytes: await wordCv() },
    { name: '/etc/cron.d/root.docx', bytes: await wordCv() },
    { name: '..\\..\\Windows\\win.docx', bytes: await wordCv() },
  );
  expect(seen).toMatchObject({ state: 'received', files: 6, counts: { reading: 6 } });
  expect(seen.items.map(({ name }) => name)).toEqual([
    '周明.docx',
    '廫.docx',
    '林晓.docx',
    '陈晨.docx',
    'root.docx',
    'win.docx',
  ]);
});

test('what systems leave beside the CVs is passed over in silence', async () => {
  const seen = await unpacked(
    { name: '秋招/', bytes: Buffer.alloc(0) },
    { name: '__MACOSX/秋招/._周明.docx', utf8: true },
    { name: '秋招/.DS_Store', utf8: true },
    { name: '秋招/~$周明.docx', utf8: true },
    { name: '秋招/周明.docx', utf8: true, bytes: await wordCv() },
  );
  expect(seen.results).toEqual([['周明.docx', 'reading', null]]);
});

test('each file that cannot be taken is named with why', async () => {
  const inner = zipOf({ name: 'a.docx', bytes: cv });
  const seen = await unpacked(
    { name: 'bomb.docx', bytes: Buffer.alloc(19 * 1024 * 1024) },
    { name: 'large.pdf', size: 21 * 1024 * 1024, bytes: Buffer.alloc(1024 * 1024, 'incompressible?'), stored: true },
    { name: 'locked.docx', bytes: cv, locked: true },
    { name: 'link.docx', bytes: Buffer.from('/etc/passwd'), link: true },
    { name: 'inner.zip', bytes: inner },
    { name: 'a.rar', bytes: Buffer.from('Rar!\u001a\u0007\u0001\u0000') },
    { name: 'a.7z', bytes: Buffer.from('377abcaf271c0004', 'hex') },
    { name: 'notes.txt', bytes: Buffer.from('不是简历') },
    { name: 'empty.docx', bytes: Buffer.alloc(0) },
    { name: 'liar.docx', bytes: cv, size: 100 },
    { name: 'broken.docx', bytes: cv, crc: 1 },
  );
  expect(seen.results).toEqual([
    ['bomb.docx', 'refused', 'ratio'],
    ['large.pdf', 'refused', 'tooLarge'],
    ['locked.docx', 'refused', 'locked'],
    ['link.docx', 'refused', 'link'],
    ['inner.zip', 'refused', 'archive'],
    ['a.rar', 'refused', 'rar'],
    ['a.7z', 'refused', 'sevenZip'],
    ['notes.txt', 'refused', 'type'],
    ['empty.docx', 'refused', 'empty'],
    ['liar.docx', 'refused', 'damaged'],
    ['broken.docx', 'refused', 'damaged'],
  ]);
});

test.each([
  ['501 files', Array.from({ length: 501 }, (_, index): Packed => ({ name: `${index}.docx` })), 'tooMany'],
  [
    'more than 2 GB in all',
    Array.from({ length: 3 }, (): Packed => ({ name: 'a', size: 2 ** 30 })),
    'unpackedTooLarge',
  ],
  ['nothing but folders', [{ name: '空/' }], 'nothing'],
])('an archive with %s is refused as a whole', async (_what, files, reason) => {
  expect(await unpacked(...files)).toMatchObject({ state: 'refused', reason, files: 0 });
});

test('an archive that was cut off says so', async () => {
  const whole = zipOf({ name: 'a.docx', bytes: cv }, { name: 'b.docx', bytes: cv });
  const uuid = await sendArchive(app, token, job.uuid, whole.subarray(0, whole.length - 40));
  await unpack(uuid);
  expect(await importSeen(app, token, uuid)).toMatchObject({ state: 'refused', reason: 'damaged' });
});

test('what is no ZIP is refused with its first piece, with what to do', async () => {
  const { uuid } = await beginImport(app, token, job.uuid, 'archive');
  const send = (bytes: Uint8Array) => app.call(sendArchivePiece, { uuid, offset: 0 }, { token, bytes });
  expect(await send(Buffer.from('Rar!\u001a\u0007\u0000abc'))).toMatchObject({
    code: 42203,
    reason: expect.stringContaining('先解压'),
  });
  expect(await send(Buffer.from('377abcaf271c0004', 'hex'))).toMatchObject({
    code: 42203,
    reason: expect.stringContaining('7Z'),
  });
  expect(await send(Buffer.from('%PDF-1.7'))).toMatchObject({ code: 42203, reason: expect.stringContaining('ZIP') });
});

test('an archive comes piece by piece: a wrong offset is told, the same piece again counts once', async () => {
  const archive = zipOf(
    { name: 'a.docx', bytes: await wordCv() },
    { name: 'filler.bin', bytes: Buffer.alloc(5 * 1024 * 1024), stored: true },
    { name: 'b.docx', bytes: await wordCv(), zip64: true },
  );
  const { uuid } = await beginImport(app, token, job.uuid, 'archive');
  const first = archive.subarray(0, PIECE_BYTES);
  const send = (offset: number, bytes: Uint8Array) => app.call(sendArchivePiece, { uuid, offset }, { token, bytes });
  expect(await send(PIECE_BYTES, first)).toMatchObject({ code: 40920, data: { offset: 0 } });
  expect(await send(0, first)).toMatchObject({ code: 100, data: { offset: PIECE_BYTES } });
  expect(await send(0, first)).toMatchObject({ code: 100, data: { offset: PIECE_BYTES } });
  expect(await send(PIECE_BYTES, archive.subarray(PIECE_BYTES))).toMatchObject({ code: 100 });
  await app.ok(finishCvImport, { uuid }, { token });
  expect(await send(archive.length, first)).toMatchObject({ code: 40902 });
  await unpack(uuid);
  expect((await importSeen(app, token, uuid)).results).toEqual([
    ['a.docx', 'reading', null],
    ['filler.bin', 'refused', 'type'],
    ['b.docx', 'reading', null],
  ]);
});

test('a run that was cut off goes on where it was, and leaves nothing behind', async () => {
  const files = await Promise.all(
    [0, 1, 2].map(async (index) => ({
      name: `${index}.docx`,
      bytes: await wordCv({ name: `周明${'甲乙丙'[index]}` }),
    })),
  );
  const uuid = await sendArchive(app, token, job.uuid, zipOf(...files));
  const { put } = app.services.storage;
  let puts = 0;
  app.services.storage.put = async (...of) => {
    puts += 1;
    if (puts === 2) throw new Error('killed');
    return put(...of);
  };
  await expect(unpack(uuid)).rejects.toThrow('killed');
  app.services.storage.put = put;
  expect(await importSeen(app, token, uuid)).toMatchObject({ state: 'unpacking', counts: { reading: 1, waiting: 2 } });
  await unpack(uuid);
  await unpack(uuid);
  const seen = await importSeen(app, token, uuid);
  expect(seen).toMatchObject({ state: 'received', counts: { reading: 3, waiting: 0 } });
  const stored = await app.services.db
    .selectFrom('cv_import_file')
    .innerJoin('stored_file', 'stored_file.uuid', 'cv_import_file.file_uuid')
    .select('stored_file.uuid')
    .where('import_uuid', '=', uuid)
    .execute();
  expect(stored).toHaveLength(3);
  await expect(app.services.storage.get(`${company_uuid}/intake/${uuid}/0`)).rejects.toThrow('No stored object');
});

test('the same bytes in one archive are one CV', async () => {
  const twin = await wordCv();
  const seen = await unpacked({ name: 'a.docx', bytes: twin }, { name: 'b.docx', bytes: twin });
  expect(seen.results).toEqual([
    ['a.docx', 'reading', null],
    ['b.docx', 'double', 'sameFile'],
  ]);
});
