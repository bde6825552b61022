import {
  dropMail,
  listAddresses,
  listMails,
  MAX_ADDRESSES,
  makeAddress,
  receiveMail,
  revokeAddress,
} from '@qinghe/contract/intake/mails.ts';
import { addCandidate } from '@qinghe/contract/intake/people.ts';
import { apply } from '@qinghe/contract/resumes/apply.ts';
import { getApplication, listApplications } from '@qinghe/contract/resumes/desk.ts';
import { expect, test } from 'vitest';
import { makeMaster, makeTeam, unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { aCandidate } from '../../../../test/applications.ts';
import { importFiles, importSeen, wordCv } from '../../../../test/cv-imports.ts';
import { aMail, signedBy } from '../../../../test/intake-mails.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { until } from '../../../../test/until.ts';
import { uploadCv } from '../../../../test/uploads.ts';
import { eraseCvImports } from '../erase-imports.ts';
import { rawKey } from './raw-key.ts';

const app = await startTestApp({ own: true });
const { db, storage } = app.services;
const { master, child } = await makeTeam(app);
const { token } = master;
await app.work();

async function address(by = token, owner = master) {
  const job = await makeJob(app, owner);
  return { job, ...(await app.ok(makeAddress, { job_uuid: job.uuid, basis: 'sent' }, { token: by })) };
}
const carry = (recipient: string, bytes: Buffer) => app.call(receiveMail, signedBy(app, recipient, bytes), { bytes });
const mails = (of: string) =>
  until(async () => {
    const { items } = await app.ok(listMails, {}, { token });
    const own = items.filter(({ address_uuid }) => address_uuid === of);
    return own.length > 0 && own.every(({ state }) => state !== 'waiting') && own;
  });
const settled = (uuid: string) =>
  until(async () => {
    const seen = await importSeen(app, token, uuid);
    return seen.files > 0 && seen.counts.waiting + seen.counts.reading === 0 && seen;
  });

test('a forwarded mail brings its files in as CVs; its sender is whoever forwarded it, and its words are nothing', async () => {
  const { uuid, address: to } = await address();
  expect(to).toMatch(/^cv-[a-z2-7]{16}@intake\.localhost$/);
  const cv = await wordCv();
  const logo = { name: 'logo.png', bytes: Buffer.from('iVBORw0KGgo=', 'base64'), inline: true, type: 'image/png' };
  expect(await carry(to.toUpperCase(), aMail([{ name: '周明远.docx', bytes: cv }, logo]))).toMatchObject({ code: 100 });
  const [mail] = await mails(uuid);
  expect(mail).toMatchObject({ state: 'taken', reason: null, sender: 'hr@company.example' });
  const seen = await settled(mail?.uuid ?? '');
  expect(seen).toMatchObject({ form: 'mail', counts: { made: 1 } });
  expect(seen.items).toMatchObject([{ name: '周明远.docx', application: { name: '周明远' } }]);
  const detail = await app.ok(getApplication, { uuid: seen.items[0]?.application?.uuid ?? '' }, { token });
  expect(detail).toMatchObject({ name: '周明远', source: 'mail' });
  const sent = await db.selectFrom('outbox_message').select('address').execute();
  expect(sent.map((one) => one.address)).not.toContain('hr@company.example');
});

test.each([
  ['automatic', { 'Auto-Submitted': 'auto-replied' }],
  ['returned', { 'Return-Path': '<>' }],
  ['list', { 'List-Id': '<jobs.lists.example>' }],
  ['list', { Precedence: 'bulk' }],
  ['own', { From: 'cv-aaaaaaaaaaaaaaaa@intake.localhost' }],
])('what no person has sent is set aside and never answered: %s', async (reason, heads) => {
  const { uuid, address: to } = await address(...(await another()));
  await carry(to, aMail([{ name: 'a.docx', bytes: await wordCv() }], heads));
  expect(await mailsOf(uuid)).toMatchObject([{ state: 'aside', reason }]);
});

/** A company of its own: one has room for few jobs. */
async function another() {
  const owner = await makeMaster(app);
  return [owner.token, owner] as const;
}
const mailsOf = (uuid: string) =>
  until(async () => {
    const rows = await db.selectFrom('intake_mail').selectAll().where('address_uuid', '=', uuid).execute();
    return rows.length > 0 && rows.every(({ state }) => state !== 'waiting') && rows;
  });

test('a mail without files, and what is no mail, is set aside with why', async () => {
  const { uuid } = await address();
  await app.ok(dropMail, { uuid }, { token, bytes: aMail() });
  expect(await mails(uuid)).toMatchObject([{ state: 'aside', reason: 'nothing' }]);
  await app.ok(dropMail, { uuid }, { token, bytes: Buffer.from('\u0000\u0001 no mail at all') });
  expect((await mails(uuid)).map(({ reason }) => reason).toSorted()).toEqual(['nothing', 'unreadable']);
});

test('the same mail counts once, by its bytes or by its id on another way', async () => {
  const { uuid, address: to } = await address();
  const files = [{ name: 'a.docx', bytes: await wordCv() }];
  const id = { 'Message-ID': '<one@company.example>' };
  const mail = aMail(files, id);
  await carry(to, mail);
  await app.ok(dropMail, { uuid }, { token, bytes: mail });
  await mails(uuid);
  await carry(to, aMail(files, { ...id, 'X-Way': 'another' }));
  const seen = await until(async () => {
    const all = await mails(uuid);
    return all.length === 2 && all;
  });
  expect(seen.map(({ state, reason }) => [state, reason])).toEqual([
    ['aside', 'double'],
    ['taken', null],
  ]);
});

test('a carrier must sign what it hands in, lately; whoever asks learns of no address', async () => {
  const { uuid, address: to } = await address(...(await another()));
  const bytes = aMail([{ name: 'a.docx', bytes: await wordCv() }]);
  const signed = signedBy(app, to, bytes);
  const send = (more: object, other = bytes) => app.call(receiveMail, { ...signed, ...more }, { bytes: other });
  expect(await send({ signature: '0'.repeat(64) })).toMatchObject({ code: 403 });
  expect(await send({}, aMail())).toMatchObject({ code: 403 });
  expect(await send({ recipient: `x${to}` })).toMatchObject({ code: 403 });
  const old = { ...app, clock: { ...app.clock, now: () => new Date(Date.now() - 6 * 60_000) } };
  expect(await app.call(receiveMail, signedBy(old as typeof app, to, bytes), { bytes })).toMatchObject({ code: 403 });
  expect(await carry('cv-bbbbbbbbbbbbbbbb@intake.localhost', bytes)).toMatchObject({ code: 100, data: {} });
  expect(await db.selectFrom('intake_mail').select('uuid').where('address_uuid', '=', uuid).execute()).toEqual([]);
});

test('an address ends when it is revoked, is its maker’s own, and there are twenty at a time', async () => {
  const owner = await makeMaster(app);
  const { job, uuid, address: to } = await address(owner.token, owner);
  expect(await app.call(revokeAddress, { uuid }, { token: child.token })).toMatchObject({ code: 40401 });
  await app.ok(revokeAddress, { uuid }, { token: owner.token });
  await carry(to, aMail([{ name: 'a.docx', bytes: await wordCv() }]));
  expect(await app.call(dropMail, { uuid }, { token: owner.token, bytes: aMail() })).toMatchObject({ code: 40401 });
  expect(await db.selectFrom('intake_mail').select('uuid').where('address_uuid', '=', uuid).execute()).toEqual([]);
  const make = () => app.call(makeAddress, { job_uuid: job.uuid, basis: 'sent' }, { token: owner.token });
  for (let made = 0; made < MAX_ADDRESSES; made += 1) expect(await make()).toMatchObject({ code: 100 });
  expect(await make()).toMatchObject({ code: 40902, reason: expect.stringContaining('20') });
  const { items, arrive } = await app.ok(listAddresses, {}, { token: owner.token });
  expect([items.length, arrive]).toEqual([MAX_ADDRESSES, 'file']);
});

test('a mail lies sealed for seven days, its row for thirty', async () => {
  const owner = await makeMaster(app);
  const { uuid } = await address(owner.token, owner);
  await app.ok(
    dropMail,
    { uuid },
    { token: owner.token, bytes: aMail([{ name: '周明远.docx', bytes: await wordCv() }]) },
  );
  const [mail] = await mailsOf(uuid);
  const key = rawKey({ company_uuid: owner.companyUuid ?? '', uuid: mail?.uuid ?? '' });
  expect((await storage.get(key)).includes('company.example')).toBe(false);
  const night = () => eraseCvImports.run(app.services, {}, { last: false });
  const left = () => db.selectFrom('intake_mail').select('raw_until').where('address_uuid', '=', uuid).execute();
  app.clock.advance({ days: 6.9 });
  await night();
  expect(await storage.get(key)).toBeDefined();
  app.clock.advance({ days: 0.2 });
  await night();
  await expect(storage.get(key)).rejects.toThrow('No stored object');
  expect(await left()).toEqual([{ raw_until: null }]);
  app.clock.advance({ days: 23 });
  await night();
  expect(await left()).toEqual([]);
  app.clock.reset();
});

test('one CV by the page, by an import, by mail and by hand is one application, with each in its history', async () => {
  const owner = await makeMaster(app);
  const by = { token: owner.token };
  const { job, uuid } = await address(owner.token, owner);
  const phone = unusedPhone();
  const bytes = await wordCv({ phone });
  const candidate = aCandidate({ phone });
  const { upload_token } = await uploadCv(app, job.uuid, { name: 'a.docx', bytes });
  await app.ok(apply, { job_uuid: job.uuid, upload_token, candidate, consent: true }, {});
  await importFiles(app, owner.token, job.uuid, [{ name: 'b.docx', bytes }]);
  await app.ok(dropMail, { uuid }, { ...by, bytes: aMail([{ name: 'c.docx', bytes }]) });
  await mailsOf(uuid);
  await app.ok(addCandidate, { job_uuid: job.uuid, basis: 'referral', candidate }, by);
  const { items } = await app.ok(listApplications, { kind: 'internship', stage: 'new', job_uuid: job.uuid }, by);
  expect(items).toHaveLength(1);
  const { history } = await app.ok(getApplication, { uuid: items[0]?.uuid ?? '' }, by);
  expect(history.flatMap(({ action, reason }) => (action === 'came_again' ? [reason] : [])).toSorted()).toEqual([
    'hand',
    'import',
    'mail',
  ]);
});
