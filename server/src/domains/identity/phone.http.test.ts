import { changePassword } from '@qinghe/contract/account/password.ts';
import { upload, uploadSignature } from '@qinghe/contract/files/endpoints.ts';
import { decideIdentityCase, getIdentityCase } from '@qinghe/contract/identity/cases.ts';
import {
  dropFaceCheck,
  getFaceCheck,
  getLifeResult,
  getResultByPhone,
  handInByPhone,
  openFaceCheck,
  startFaceCheck,
} from '@qinghe/contract/identity/face-check.ts';
import { handInIdentity } from '@qinghe/contract/identity/identity.ts';
import { readCardByPhone } from '@qinghe/contract/identity/read-card.ts';
import { expect, test } from 'vitest';
import { makeMaster } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { anIdentity, licencePicture, makeOperator, makePaper, settleDecisions } from '../../../test/companies.ts';
import { idCardPicture } from '../../../test/id-card-picture.ts';
import { keyOfPhone, onPhone, withFace } from '../../../test/phone.ts';
import { OcrRefused } from '../../providers/ocr/port.ts';
import { hashPassword, hashToken } from '../account/index.ts';

const app = await startTestApp();
const operator = await makeOperator(app);
const picture = { name: '正面.jpg', bytes: await licencePicture() };

test('the desktop follows the phone from the code to the result, and the key stands in no log', async () => {
  const { uuid, token } = await makeMaster(app);
  const state = async () => (await app.ok(getFaceCheck, {}, { token })).state;
  expect(await state()).toBe('none');
  const { url } = await app.ok(startFaceCheck, {}, { token });
  const key = url.split('#')[1] ?? '';
  expect(url).toBe(`${app.url}/m/identity#${key}`);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(await state()).toBe('waiting');
  const asking = await app.ok(openFaceCheck, { key });
  expect(asking.company).toContain('公司');
  expect(asking.seconds_left).toBeGreaterThan(590);
  expect(asking.name).toContain('*');
  expect(asking.phone).toMatch(/^1\d\d\*{4}\d{4}$/);
  expect(await state()).toBe('opened');
  const sides = [
    await app.ok(upload, { key }, { file: picture }),
    await app.ok(upload, { key }, { file: picture }),
  ] as const;
  const papers = { document: 'id_card', name: '林晓', number: '11010519491231002X', consent: true } as const;
  const sent = { ...papers, key, front_uuid: sides[0].file_uuid, back_uuid: sides[1].file_uuid };
  const result = await app.ok(handInByPhone, { ...sent, face_consent: false, face_uuids: [] });
  expect(await state()).toBe('handed_in');
  expect(await app.ok(getResultByPhone, result)).toMatchObject({ state: 'waiting', papers: 2, faces: 0, face: null });
  const detail = await app.ok(getIdentityCase, { uuid }, { token: operator.token });
  expect(detail).toMatchObject({ faces: [], face_outcome: null, pictures: [expect.any(String), expect.any(String)] });
  await app.ok(decideIdentityCase, { uuid, version: detail.version, decision: 'pass' }, { token: operator.token });
  await settleDecisions(app);
  const passed = await app.ok(getResultByPhone, result);
  expect(passed).toMatchObject({ state: 'passed', name: '林晓', number: '1****************X' });
  expect(passed).toEqual(await app.ok(getLifeResult, {}, { token }));
  expect(app.logs()).not.toContain(key);
  expect(app.logs()).not.toContain(result.key);
  const row = await app.services.db.selectFrom('face_check').selectAll().where('account_uuid', '=', uuid).execute();
  expect(JSON.stringify(row)).not.toContain(key);
});

test('every step is told to the session on the desktop', async () => {
  const { uuid, token } = await makeMaster(app);
  const told = () =>
    app.services.db
      .selectFrom('realtime_event')
      .select(['payload', 'company_uuid'])
      .where('session_hash', '=', hashToken(token))
      .execute();
  const input = await onPhone(app, { uuid, token });
  await app.ok(openFaceCheck, { key: input.key });
  await app.ok(openFaceCheck, { key: input.key });
  expect(await told()).toEqual([{ payload: { type: 'identity.changed' }, company_uuid: null }]);
  await app.ok(handInByPhone, input);
  const { version } = await app.ok(getIdentityCase, { uuid }, { token: operator.token });
  const decision = { uuid, version, decision: 'refuse' as const, reason: '反光，看不清' };
  await app.ok(decideIdentityCase, decision, { token: operator.token });
  await settleDecisions(app);
  expect(await told()).toHaveLength(3);
});

test('a key that is made up, dropped, exchanged or too old opens nothing', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const over = { code: 40401, reason: '这个二维码已失效，请回到电脑上换一个' };
  const send = async (key: string) => [
    await app.call(openFaceCheck, { key }),
    await app.call(handInByPhone, { ...(await onPhoneOf(master.uuid)), key }),
  ];
  const onPhoneOf = async (uuid: string) => {
    const { version: _none, ...papers } = await anIdentity(app, uuid);
    return { ...papers, face_consent: false, face_uuids: [] };
  };
  expect(await send('A'.repeat(43))).toMatchObject([over, over]);
  const dropped = await keyOfPhone(app, master);
  expect(await app.ok(dropFaceCheck, {}, { token })).toMatchObject({ state: 'none' });
  expect(await send(dropped)).toMatchObject([over, over]);
  const exchanged = await keyOfPhone(app, master);
  const fresh = await keyOfPhone(app, master);
  expect(await send(exchanged)).toMatchObject([over, over]);
  app.clock.advance({ minutes: 10 });
  expect(await send(fresh)).toMatchObject([over, over]);
  expect(await app.call(upload, { key: fresh }, { file: picture })).toMatchObject(over);
  expect(await app.ok(getFaceCheck, {}, { token })).toMatchObject({ state: 'expired' });
  app.clock.reset();
});

test('the key ends with the session, the password and the account', async () => {
  const over = { code: 40401 };
  const loggedOut = await makeMaster(app);
  const first = await keyOfPhone(app, loggedOut);
  const db = app.services.db;
  await db.updateTable('session').set({ ended_code: 10107 }).where('account_uuid', '=', loggedOut.uuid).execute();
  expect(await app.call(openFaceCheck, { key: first })).toMatchObject(over);
  const changed = await makeMaster(app);
  const password_hash = await hashPassword('oldpass2026');
  await db.updateTable('account').set({ password_hash }).where('uuid', '=', changed.uuid).execute();
  const second = await keyOfPhone(app, changed);
  await app.ok(openFaceCheck, { key: second });
  const passwords = { old_password: 'oldpass2026', password: 'newpass2027' };
  await app.ok(changePassword, passwords, { token: changed.token });
  expect(await app.call(openFaceCheck, { key: second })).toMatchObject(over);
  const frozen = await withFace(app, '110101199003070011');
  await db.updateTable('account').set({ frozen_at: app.clock.now() }).where('uuid', '=', frozen.uuid).execute();
  expect(await app.call(getResultByPhone, { key: frozen.key })).toMatchObject(over);
});

test('it is handed in once, whoever is quicker, and a lost response is given again', async () => {
  const master = await makeMaster(app);
  const input = await onPhone(app, master);
  const both = await Promise.all([app.call(handInByPhone, input), app.call(handInByPhone, input)]);
  expect(both.map(({ code }) => code).sort()).toEqual([100, 40902]);
  expect(await app.call(openFaceCheck, { key: input.key })).toMatchObject({ code: 40902 });
  expect(await app.call(upload, { key: input.key }, { file: picture })).toMatchObject({ code: 40902 });
  expect(await app.call(dropFaceCheck, {}, { token: master.token })).toMatchObject({ code: 40902 });
  expect(await app.call(startFaceCheck, {}, { token: master.token })).toMatchObject({ code: 40902 });
  const again = await onPhone(app, await makeMaster(app));
  const headers = { 'idempotency-key': 'the-same-try' };
  const one = await app.ok(handInByPhone, again, { headers });
  expect(await app.ok(handInByPhone, again, { headers })).toEqual(one);
});

test('who hands in on the desktop meanwhile leaves nothing to the phone', async () => {
  const master = await makeMaster(app);
  const input = await onPhone(app, master);
  await app.ok(handInIdentity, await anIdentity(app, master.uuid), { token: master.token });
  expect(await app.call(handInByPhone, input)).toMatchObject({
    code: 40902,
    reason: '已经提交，审核前如需修改请先撤回',
  });
});

test('what is wrong is said at its field: consents, number, pictures of others or twice', async () => {
  const master = await makeMaster(app);
  const input = await onPhone(app, master);
  const call = (change: object) => app.call(handInByPhone, { ...input, ...change });
  expect(await call({ consent: false })).toMatchObject({ code: 400, field: 'consent' });
  expect(await call({ face_uuids: [input.front_uuid] })).toMatchObject({
    code: 400,
    field: 'face_consent',
    reason: '请先同意采集人脸信息，或不提交人脸照片',
  });
  expect(await call({ number: '110105194912310021' })).toMatchObject({ code: 400, field: 'number' });
  expect(await call({ back_uuid: null })).toMatchObject({ code: 400, field: 'back_uuid' });
  expect(await call({ back_uuid: input.front_uuid })).toMatchObject({ code: 400, field: 'back_uuid' });
  const foreign = await makePaper(app, (await makeMaster(app)).uuid, 'identity');
  expect(await call({ front_uuid: foreign })).toMatchObject({ code: 400, field: 'front_uuid' });
  const faces = { face_consent: true, face_uuids: [foreign] };
  expect(await call(faces)).toMatchObject({ code: 400, field: 'face_uuids' });
  expect((await call({})).code).toBe(100);
});

test('a picture is taken as what its content is, and twenty under one key', async () => {
  const key = await keyOfPhone(app, await makeMaster(app));
  const send = (bytes: Uint8Array) => app.call(upload, { key }, { file: { name: '正面.jpg', bytes } });
  expect(await send(new TextEncoder().encode('%PDF-1.7'))).toMatchObject({
    code: 42203,
    reason: '请上传 PNG 或 JPG 照片',
  });
  const tooLarge = Buffer.concat([picture.bytes, Buffer.alloc(10 * 1024 * 1024)]);
  expect(await send(tooLarge)).toMatchObject({ code: 42203, reason: '图片或 PDF 不能超过 10 MB' });
  expect(await send(new Uint8Array())).toMatchObject({ code: 42203 });
  const codes = [];
  for (let sent = 0; sent < 21; sent += 1) codes.push((await send(picture.bytes)).code);
  expect(codes).toEqual([...Array.from({ length: 20 }, () => 100), 429]);
});

test('name and number are read from a card, of this account alone, six times under one key', async () => {
  const key = await keyOfPhone(app, await makeMaster(app));
  const bytes = idCardPicture({ name: '沈维舟', number: '310104199608140015' });
  const { file_uuid: front_uuid } = await app.ok(upload, { key }, { file: { name: '正面.png', bytes } });
  expect(await app.ok(readCardByPhone, { key, front_uuid })).toEqual({
    fields: [
      { field: 'name', value: '沈维舟', doubtful: false },
      { field: 'number', value: '310104199608140015', doubtful: false },
    ],
  });
  expect(app.logs()).not.toContain('310104199608140015');
  const foreign = await makePaper(app, (await makeMaster(app)).uuid, 'identity');
  expect((await app.call(readCardByPhone, { key, front_uuid: foreign })).code).toBe(40401);
  expect((await app.call(readCardByPhone, { key: 'A'.repeat(43), front_uuid })).code).toBe(40401);
  app.services.ocr = { ...app.services.ocr, recognise: () => Promise.reject(new OcrRefused('timeout')) };
  for (let read = 1; read < 6; read += 1)
    expect((await app.ok(readCardByPhone, { key, front_uuid })).fields).toEqual([]);
  expect((await app.call(readCardByPhone, { key, front_uuid })).code).toBe(429);
});

test('a signed key of the desktop uploads as before, and opens no check', async () => {
  const { token } = await makeMaster(app);
  const { fields } = await app.ok(uploadSignature, {}, { token });
  expect((await app.call(openFaceCheck, { key: fields.key.slice(0, 64) })).code).toBe(40401);
  expect((await app.call(upload, fields, { file: picture })).code).toBe(100);
});

test('twenty codes an hour are enough for anybody', async () => {
  const { token } = await makeMaster(app);
  const codes = [];
  for (let asked = 0; asked < 21; asked += 1) codes.push((await app.call(startFaceCheck, {}, { token })).code);
  expect(codes.at(-1)).toBe(429);
});
