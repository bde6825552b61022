import { ATTACHMENT_HOURS, attachmentTypes, MAX_ATTACHMENT_BYTES } from '@qinghe/contract/attachment-limits.ts';
import type { Attachment } from '@qinghe/contract/attachments.ts';
import {
  listChatMessages,
  MAX_CHAT_FILES,
  MAX_OWN_CHAT_FILES_A_DAY,
  openChatFile,
  sendChatMessage,
  uploadChatFile,
} from '@qinghe/contract/chat/chat.ts';
import { setShare } from '@qinghe/contract/company/sharing.ts';
import { rejectApplication } from '@qinghe/contract/resumes/decide.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { picture } from '../../../test/access/row.ts';
import { makeAccount, makeMaster, makeTeam, tokenOf, unusedPhone } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeAnonymous } from '../../../test/applications.ts';
import { openPage } from '../../../test/candidate-page.ts';
import { readDeliveries } from '../../../test/deliveries.ts';
import { makeJob } from '../../../test/jobs.ts';
import { until } from '../../../test/until.ts';
import { withTransaction } from '../../db/database.ts';
import { fileLimits } from '../files/index.ts';
import { eraseAbandonedUploads } from '../resumes/apply/erase-abandoned-uploads.ts';
import { readApplicationsOf } from '../resumes/erase/erase-queries.ts';
import { eraseApplications } from '../resumes/index.ts';

const app = await startTestApp({ own: true });
const { services } = app;
const { db } = services;
const pdf = { name: '作品集.pdf', bytes: Buffer.from('%PDF-1.4\n%âãÏÓ\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF') };
/** A program and a page, by names that say otherwise. */
const program = { name: '简历.pdf', bytes: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(400)]) };
const site = { name: '证书.png', bytes: Buffer.from('<!doctype html><script>alert(1)</script>') };

beforeEach(() => app.clock.set('2026-11-27T02:00:00Z'));
afterEach(() => app.clock.reset());

async function talk() {
  const { company, master, child: owner } = await makeTeam(app);
  const job = await makeJob(app, owner);
  const phone = unusedPhone();
  const opened = await openPage(app, job, { phone, email: '' });
  return { company, master, owner, job, phone, page: opened, uuid: opened.uuid };
}
type Talk = Awaited<ReturnType<typeof talk>>;

const upload = ({ uuid, owner }: Pick<Talk, 'uuid' | 'owner'>, file: typeof pdf = pdf, { token } = owner) =>
  app.call(uploadChatFile, { uuid }, { token, file });
const send = (
  { uuid: application_uuid, owner }: Pick<Talk, 'uuid' | 'owner'>,
  file: string | null,
  { text = '', uuid = uuidv7(), token = owner.token } = {},
) => app.call(sendChatMessage, { uuid, application_uuid, text, file }, { token });
const said = async ({ uuid, owner }: Pick<Talk, 'uuid' | 'owner'>) =>
  (await app.ok(listChatMessages, { uuid, limit: 100 }, { token: owner.token })).items.reverse();
const open = ({ uuid, owner }: Pick<Talk, 'uuid' | 'owner'>, file: string, { token } = owner) =>
  app.call(openChatFile, { uuid, file }, { token });
/** A try of the candidate’s form. */
const write = ({ page: own }: Talk, file: typeof pdf | null, { text = '', uuid = uuidv7() as string } = {}) => {
  const form = new FormData();
  form.set('uuid', uuid);
  form.set('text', text);
  form.set('file', file ? new File([file.bytes], file.name) : new File([], ''));
  return own.send('chat', form);
};
const bytesAt = async (url: string) => {
  const { pathname, search } = new URL(url, app.url);
  const response = await app.fetch(`${pathname}${search}`);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};
const keyOf = async (uuid: string) =>
  (await db.selectFrom('stored_file').select('storage_key').where('uuid', '=', uuid).executeTakeFirst())?.storage_key;
const opened = async (uuid: string) =>
  (
    await db
      .selectFrom('audit_entry')
      .select('action')
      .where('object_uuid', '=', uuid)
      .where('action', '=', 'application.chat_file_opened')
      .execute()
  ).length;

/** Sessions do not last so long. */
async function newToken({ owner }: Talk): Promise<string> {
  await db.updateTable('session').set({ ended_code: 10107 }).where('account_uuid', '=', owner.uuid).execute();
  return tokenOf(app, owner.uuid);
}

test('what may be sent is what a CV may be', () => {
  expect([...attachmentTypes].sort()).toEqual([...fileLimits.cv.types].sort());
  expect(MAX_ATTACHMENT_BYTES).toBe(fileLimits.cv.maxBytes);
});

test('a file goes to the candidate beside words or alone, and is saved from the page, never run', async () => {
  const one = await talk();
  const { data: file } = await upload(one);
  expect(file).toMatchObject({ name: '作品集.pdf', type: 'application/pdf', size: pdf.bytes.length });
  const sent = await send(one, file.uuid);
  expect(sent).toMatchObject({ code: 100, data: { text: '', file } });
  const shown = await (await one.page.see('chat')).text();
  expect(shown).toContain('作品集.pdf');
  const response = await one.page.see(`chat/files/${file.uuid}`);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf.bytes);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment;/);
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect((await one.page.see(`chat/files/${file.uuid}`, false)).status).toBe(303);
  expect((await one.page.see('chat/files/nothing')).status).toBe(404);
  const other = await talk();
  expect((await other.page.see(`chat/files/${file.uuid}`)).status).toBe(404);
});

test('a picture is drawn anew: nothing else of its file is kept, and the page shows it', async () => {
  const one = await talk();
  const secret = 'taken at home';
  const spoiled = { name: '证书.png', bytes: Buffer.concat([picture.bytes, Buffer.from(secret)]) };
  expect((await write(one, spoiled, { text: '这是证书' })).status).toBe(303);
  const [word] = await said(one);
  expect(word).toMatchObject({ text: '这是证书', file: { name: '证书.webp', type: 'image/webp' } });
  const { url } = (await open(one, word?.file?.uuid ?? '')).data;
  const { response, bytes } = await bytesAt(url);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
  expect(bytes.includes(secret)).toBe(false);
  expect(await (await one.page.see('chat')).text()).toContain(`<img src="`);
  // Reading it stands in the log, as of a CV.
  expect(await opened(one.uuid)).toBe(1);
});

test('what is no file of these kinds is refused by its content, and nothing is sent; the words stay', async () => {
  const one = await talk();
  for (const file of [
    program,
    { name: 'a.png', bytes: picture.bytes.subarray(0, 30) },
    { name: 'a.pdf', bytes: Buffer.alloc(0) },
  ])
    expect(await upload(one, file)).toMatchObject({ code: 42203, field: 'file' });
  const large = { name: 'a.pdf', bytes: Buffer.concat([pdf.bytes, Buffer.alloc(MAX_ATTACHMENT_BYTES)]) };
  expect(await upload(one, large)).toMatchObject({ code: 42203 });
  const answer = await write(one, program, { text: '见附件' });
  const shown = await answer.text();
  expect(answer.status).toBe(200);
  expect(shown).toContain('只能发 PDF');
  expect(shown).toContain('见附件</textarea>');
  expect(await (await write(one, null)).text()).toContain('aria-invalid');
  expect(await said(one)).toEqual([]);
  expect((await write(one, null, { text: '没有附件' })).status).toBe(303);
  expect(await said(one)).toMatchObject([{ text: '没有附件', file: null }]);
});

test('a page of somebody’s is what Word opens, and no browser shows it', async () => {
  const one = await talk();
  await write(one, site);
  const file = (await said(one))[0]?.file;
  expect(file?.type).toBe('application/msword');
  const { response } = await bytesAt((await open(one, file?.uuid ?? '')).data.url);
  expect(response.headers.get('content-type')).toBe('application/msword');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment;/);
});

test('a path or signs that hide in a name are no part of it', async () => {
  const one = await talk();
  const { data } = await upload(one, { ...pdf, name: '../../etc/\u202efdp.exe<b>.pdf' });
  expect(data.name).toBe('fdp.exeb.pdf');
});

test('a file that is sent again is there once; with another one, or none, its uuid is refused', async () => {
  const one = await talk();
  const [first, second] = [(await upload(one)).data, (await upload(one)).data];
  const uuid = uuidv7();
  const sent = await send(one, first.uuid, { uuid });
  for (const { data } of await Promise.all([1, 2].map(() => send(one, first.uuid, { uuid }))))
    expect(data).toEqual(sent.data);
  expect(await send(one, second.uuid, { uuid })).toMatchObject({ code: 40904 });
  expect(await send(one, null, { uuid, text: '在吗' })).toMatchObject({ code: 40904 });
  // In two words it cannot be.
  expect(await send(one, first.uuid)).toMatchObject({ code: 40902, field: 'file' });
  const own = uuidv7();
  const tries = await Promise.all([1, 2, 3].map(() => write(one, pdf, { uuid: own, text: '请看' })));
  expect(tries.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(await (await write(one, { ...pdf, bytes: picture.bytes }, { uuid: own, text: '请看' })).text()).toContain(
    '之前发过',
  );
  expect(await said(one)).toHaveLength(2);
});

test('nobody sends a file that is another’s, of another application, of another company, or a CV', async () => {
  const [one, other] = [await talk(), await talk()];
  const second = await openPage(app, one.job, { phone: unusedPhone(), email: '' });
  const { data: file } = await upload(one);
  const cv = await db
    .selectFrom('application')
    .select('cv_file_uuid')
    .where('uuid', '=', one.uuid)
    .executeTakeFirstOrThrow();
  for (const refused of [
    send(one, file.uuid, { token: one.master.token }),
    send({ ...one, uuid: second.uuid }, file.uuid),
    send(other, file.uuid),
    send(one, uuidv7()),
    send(one, cv.cv_file_uuid ?? uuidv7()),
  ])
    expect(await refused).toMatchObject({ code: 40902, field: 'file' });
  expect(await send(one, 'no uuid')).toMatchObject({ code: 400, field: 'file' });
  expect(await send(one, null)).toMatchObject({ code: 400, field: 'text' });
  expect(await said(one)).toEqual([]);
});

test('each fetch asks again who may: not before it is sent, no stranger, nobody whose share has ended', async () => {
  const one = await talk();
  const { data: file } = await upload(one);
  expect(await open(one, file.uuid)).toMatchObject({ code: 40401 });
  await send(one, file.uuid);
  const colleague = await makeAccount(app, { company: one.company, type: 'slave' });
  for (const stranger of [colleague, await makeMaster(app)])
    for (const refused of [open(one, file.uuid, stranger), upload(one, pdf, stranger)])
      expect(await refused).toMatchObject({ code: 40401 });
  const share = { kind: 'job' as const, uuids: [one.job.uuid], account_uuid: colleague.uuid };
  await app.ok(setShare, { ...share, may: 'read' }, { token: one.owner.token });
  expect(await open(one, file.uuid, colleague)).toMatchObject({ code: 100 });
  expect(await upload(one, pdf, colleague)).toMatchObject({ code: 40902 });
  await app.ok(setShare, { ...share, may: 'none' }, { token: one.owner.token });
  expect(await open(one, file.uuid, colleague)).toMatchObject({ code: 40401 });
});

test('while a name is hidden, and once the last word is past, nothing is uploaded; what was sent can be opened', async () => {
  const master = await makeMaster(app);
  const hidden = { owner: master, uuid: (await makeAnonymous(app, await makeJob(app, master))).uuid };
  expect(await upload(hidden)).toMatchObject({ code: 40902 });
  expect(await open(hidden, uuidv7())).toMatchObject({ code: 40902 });
  const two = await talk();
  await write(two, pdf);
  const sent = (await said(two))[0]?.file as Attachment;
  const rejection = { uuid: two.uuid, version: 1, reason: '不匹配', message: '' };
  await app.ok(rejectApplication, rejection, { token: two.owner.token });
  app.clock.advance({ days: 8 });
  const token = await newToken(two);
  expect(await upload(two, pdf, { ...two.owner, token })).toMatchObject({ code: 40902 });
  expect(await open(two, sent.uuid, { ...two.owner, token })).toMatchObject({ code: 100 });
});

test('a side sends so many files on one application, a candidate so many a day; words go on', async () => {
  const one = await talk();
  for (let index = 0; index < MAX_OWN_CHAT_FILES_A_DAY; index += 1) expect((await write(one, pdf)).status).toBe(303);
  const refused = await write(one, pdf, { text: '再来一份' });
  expect(await refused.text()).toContain('再来一份</textarea>');
  expect((await write(one, null, { text: '只有话' })).status).toBe(303);
  expect(await said(one)).toHaveLength(MAX_OWN_CHAT_FILES_A_DAY + 1);
  // Two colleagues, each within what a minute allows.
  const sending = [one.owner, one.master].map(async ({ token }, place) => {
    for (let index = place; index < MAX_CHAT_FILES; index += 2) {
      const { data } = await upload(one, pdf, { ...one.owner, token });
      expect((await send(one, data.uuid, { token })).code).toBe(100);
    }
  });
  await Promise.all(sending);
  const { data: last } = await upload(one);
  expect(await send(one, last.uuid)).toMatchObject({
    code: 40902,
    reason: expect.stringContaining(`${MAX_CHAT_FILES}`),
  });
  expect((await send(one, null, { text: '只有话' })).code).toBe(100);
});

test('the notice outside carries no file and no name of one', async () => {
  const one = await talk();
  const { data: file } = await upload(one);
  await send(one, file.uuid);
  const rows = await readDeliveries(services, { subjects: [one.uuid] });
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('作品集');
});

test('what was uploaded and never sent can be sent for a day, and is gone two days later', async () => {
  const one = await talk();
  const { data: file } = await upload(one);
  const { data: kept } = await upload(one);
  await send(one, kept.uuid);
  const [lost, there] = [await keyOf(file.uuid), await keyOf(kept.uuid)];
  app.clock.advance({ minutes: ATTACHMENT_HOURS * 60 + 1 });
  const token = await newToken(one);
  expect(await send(one, file.uuid, { token })).toMatchObject({ code: 40902 });
  await db.updateTable('stored_file').set({ created_at: '2020-01-01T00:00:00Z' }).execute();
  await eraseAbandonedUploads.run(services, {}, { last: false });
  await expect(services.storage.get(lost ?? '')).rejects.toThrow();
  expect(await services.storage.get(there ?? '')).toEqual(pdf.bytes);
  expect(await said({ ...one, owner: { ...one.owner, token } })).toMatchObject([{ file: { uuid: kept.uuid } }]);
});

test('goes with its person: bytes of both sides, rows, and what was uploaded and not sent', async () => {
  const one = await talk();
  await write(one, pdf);
  const sent = await upload(one);
  await send(one, sent.data.uuid);
  const waiting = await upload(one);
  const uuids = [...(await said(one)).map(({ file }) => file?.uuid ?? ''), waiting.data.uuid];
  const keys = await Promise.all(uuids.map(keyOf));
  expect(keys.every((key) => key !== undefined)).toBe(true);
  const erasing = { services, now: app.clock.now(), actor: { kind: 'candidate' as const, uuid: null }, requestId: '' };
  await withTransaction(db, async (trx) => {
    await eraseApplications({ db: trx, ...erasing }, await readApplicationsOf(trx, one.phone));
  });
  await app.work();
  await until(async () => (await Promise.all(uuids.map(keyOf))).every((key) => key === undefined));
  for (const key of keys) await expect(services.storage.get(key ?? '')).rejects.toThrow();
  expect(await db.selectFrom('chat_file').selectAll().where('application_uuid', '=', one.uuid).execute()).toEqual([]);
});
