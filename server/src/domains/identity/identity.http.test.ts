import { checkInfo } from '@qinghe/contract/account/check-account.ts';
import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { decideIdentityCase, getIdentityCase, listIdentityCases } from '@qinghe/contract/identity/cases.ts';
import {
  getIdentity,
  handInIdentity,
  sendIdentityPicture,
  withdrawIdentity,
} from '@qinghe/contract/identity/identity.ts';
import { listOutbox } from '@qinghe/contract/ops/endpoints.ts';
import { expect, test } from 'vitest';
import { makeMaster } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { anIdentity, licencePicture, makeOperator, makePaper, settleDecisions } from '../../../test/companies.ts';
import { withTransaction } from '../../db/database.ts';
import { askIdentityAgain } from './ask-again.ts';
import { erasePictures } from './erase-pictures.ts';

const app = await startTestApp({ own: true });
const operator = await makeOperator(app);
const NUMBERS = ['11010519491231002X', '440524199001010018', '320311770706001'];
const NEVER_USED = '110101199503151045';
const erase = () => erasePictures.run(app.services, {}, { last: false });
const papersOf = (uuid: string) =>
  app.services.db.selectFrom('paper').select('storage_key').where('account_uuid', '=', uuid).execute();

async function handedIn(number?: string) {
  const master = await makeMaster(app);
  await app.services.db
    .updateTable('company_member')
    .set({ staff_status: 0 })
    .where('account_uuid', '=', master.uuid)
    .execute();
  const input = await anIdentity(app, master.uuid, number);
  const identity = await app.ok(handInIdentity, input, { token: master.token });
  return { ...master, identity, input };
}

/** Papers for whoever has an identity already. */
async function papersAnew(uuid: string) {
  const [front_uuid, back_uuid] = [await makePaper(app, uuid, 'identity'), await makePaper(app, uuid, 'identity')];
  return {
    document: 'id_card' as const,
    name: '林晓',
    number: NEVER_USED,
    front_uuid,
    back_uuid,
    consent: true as const,
  };
}

test('who hands in waits, an operator compares and passes, and the person is let in', async () => {
  const { uuid, token, identity } = await handedIn(NUMBERS[0]);
  await app.services.db.updateTable('account').set({ name: '' }).where('uuid', '=', uuid).execute();
  expect(identity).toMatchObject({ status: 0, check_status: 1, number: '1****************X', name: '林晓' });
  const { items } = await app.ok(listIdentityCases, { limit: 100 }, { token: operator.token });
  expect(items.map((item) => item.uuid)).toContain(uuid);
  const detail = await app.ok(getIdentityCase, { uuid }, { token: operator.token });
  expect(detail).toMatchObject({ number: NUMBERS[0], pictures: [expect.any(String), expect.any(String)] });
  expect((await fetch(app.url + detail.pictures[0])).status).toBe(200);
  await app.ok(decideIdentityCase, { uuid, version: detail.version, decision: 'pass' }, { token: operator.token });
  await settleDecisions(app);
  expect(await app.ok(getIdentity, {}, { token })).toMatchObject({ status: 1, check_status: 2 });
  // The console looks once more at what it has just decided.
  const decided = await app.ok(getIdentityCase, { uuid }, { token: operator.token });
  const again = { uuid, version: decided.version, decision: 'pass' as const };
  expect((await app.call(decideIdentityCase, again, { token: operator.token })).code).toBe(40902);
  expect(await app.ok(getUserInfo, {}, { token })).toMatchObject({ staff_status: 1, name: '林晓' });
});

test('the number stands in no table, log or response in full', async () => {
  const { uuid, token } = await handedIn(NUMBERS[1]);
  const row = await app.services.db
    .selectFrom('identity')
    .selectAll()
    .where('account_uuid', '=', uuid)
    .executeTakeFirst();
  expect(JSON.stringify(row)).not.toContain(NUMBERS[1]);
  expect(row?.number_sealed?.toString('latin1')).not.toContain(NUMBERS[1]);
  expect(JSON.stringify(await app.ok(getIdentity, {}, { token }))).not.toContain(NUMBERS[1]);
  expect(app.logs()).not.toContain(NUMBERS[1]);
});

test('a refusal says why, and it can be handed in anew', async () => {
  const { uuid, token, identity } = await handedIn(NUMBERS[2]);
  await app.ok(
    decideIdentityCase,
    { uuid, version: identity.version, decision: 'refuse', reason: '反光，看不清' },
    { token: operator.token },
  );
  await settleDecisions(app);
  await app.work();
  await expect
    .poll(async () => (await app.ok(listOutbox, { q: '反光，看不清' })).items)
    .toMatchObject([{ channel: 'sms', body: expect.stringContaining('你在青禾的身份认证被退回') }]);
  const refused = await app.ok(getIdentity, {}, { token });
  expect(refused).toMatchObject({ check_status: 3, reason: '反光，看不清' });
  const again = { ...(await anIdentity(app, uuid, NUMBERS[2])), version: 0 };
  expect(await app.ok(handInIdentity, again, { token })).toMatchObject({ check_status: 1, reason: '' });
});

test('one number lets one account in', async () => {
  const other = await handedIn(NUMBERS[0]);
  const refusal = await app.call(
    decideIdentityCase,
    { uuid: other.uuid, version: 1, decision: 'pass' },
    { token: operator.token },
  );
  expect(refusal).toMatchObject({ code: 40902, reason: expect.stringContaining('认证过另一个账号') });
});

test('what is wrong is said at its field: number, second side, consent, pictures of others', async () => {
  const master = await makeMaster(app);
  const input = await anIdentity(app, master.uuid);
  const call = (change: object) => app.call(handInIdentity, { ...input, ...change }, { token: master.token });
  expect(await call({ number: '110105194912310021' })).toMatchObject({ code: 400, field: 'number' });
  expect(await call({ document: 'passport', number: '??' })).toMatchObject({ code: 400, field: 'number' });
  expect(await call({ back_uuid: null })).toMatchObject({ code: 400, field: 'back_uuid' });
  expect(await call({ consent: false })).toMatchObject({ code: 400, field: 'consent' });
  const foreign = await makePaper(app, (await makeMaster(app)).uuid, 'identity');
  expect(await call({ front_uuid: foreign })).toMatchObject({ code: 400, field: 'front_uuid' });
  const licence = await makePaper(app, master.uuid, 'licence');
  expect(await call({ front_uuid: licence })).toMatchObject({ code: 400, field: 'front_uuid' });
});

test('twice at once is handed in once; while it waits nothing else can be', async () => {
  const master = await makeMaster(app);
  const input = await anIdentity(app, master.uuid);
  const responses = await Promise.all([1, 2].map(() => app.call(handInIdentity, input, { token: master.token })));
  expect(responses.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([100, 40901]);
  const again = await app.call(handInIdentity, { ...input, version: 1 }, { token: master.token });
  expect(again).toMatchObject({ code: 40902, reason: expect.stringContaining('撤回') });
});

test('pictures go when it is taken back, or thirty days after the decision, bytes too', async () => {
  const withdrawn = await handedIn();
  const [paper] = await papersOf(withdrawn.uuid);
  await app.ok(withdrawIdentity, {}, { token: withdrawn.token });
  const decided = await handedIn('11010519491231002X');
  await app.ok(
    decideIdentityCase,
    { uuid: decided.uuid, version: 1, decision: 'refuse', reason: '看不清' },
    { token: operator.token },
  );
  await settleDecisions(app);
  app.clock.advance({ hours: 2 });
  await erase();
  expect(await papersOf(withdrawn.uuid)).toEqual([]);
  await expect(app.services.storage.get(`${paper?.storage_key}.shown`)).rejects.toThrow('No stored object');
  expect(await papersOf(decided.uuid)).toHaveLength(2);
  app.clock.advance({ days: 31 });
  await erase();
  await erase();
  expect(await papersOf(decided.uuid)).toEqual([]);
  app.clock.reset();
});

test('a picture is taken as what its content is', async () => {
  const { token } = await makeMaster(app);
  const send = (bytes: Uint8Array) => app.call(sendIdentityPicture, {}, { token, file: { name: '正面.jpg', bytes } });
  expect(await send(new TextEncoder().encode('%PDF-1.7'))).toMatchObject({
    code: 42203,
    reason: '请上传 PNG 或 JPG 照片',
  });
  expect((await send(await licencePicture())).code).toBe(100);
});

test('who waits for the first time may prepare; whom operators have doubted may not, until that has passed', async () => {
  const { uuid, token, identity } = await handedIn(NEVER_USED);
  const prepares = async () => (await app.ok(checkInfo, {}, { token })).prepares;
  const decide = async (version: number) => {
    await app.ok(decideIdentityCase, { uuid, version, decision: 'pass' }, { token: operator.token });
    await settleDecisions(app);
  };
  expect(await prepares()).toBe(true);
  await decide(identity.version);
  expect(await prepares()).toBeUndefined();
  await withTransaction(app.services.db, (db) =>
    askIdentityAgain({ db, now: app.clock.now(), services: app.services }, uuid),
  );
  const { version } = await app.ok(getIdentity, {}, { token });
  const again = { ...(await papersAnew(uuid)), version };
  const { version: handed } = await app.ok(handInIdentity, again, { token });
  expect(await prepares()).toBeUndefined();
  await decide(handed);
  expect((await app.ok(checkInfo, {}, { token })).identity.check_status).toBe(2);
});
