import { decideIdentityCase, getIdentityCase } from '@qinghe/contract/identity/cases.ts';
import {
  eraseByPhone,
  eraseIdentity,
  getLifeResult,
  getResultByPhone,
  startFaceCheck,
} from '@qinghe/contract/identity/face-check.ts';
import { getIdentity, handInIdentity, withdrawIdentity } from '@qinghe/contract/identity/identity.ts';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeOperator, settleDecisions } from '../../../test/companies.ts';
import { withFace } from '../../../test/phone.ts';
import { erasePictures } from './erase-pictures.ts';
import { finishOneErasure } from './finish-erasure.ts';

const app = await startTestApp();
const operator = await makeOperator(app);
const papersOf = (uuid: string) =>
  app.services.db.selectFrom('paper').select(['uuid', 'storage_key']).where('account_uuid', '=', uuid).execute();

/** Does what the queue would do for the erasures of an account. */
async function finishErasures(accountUuid: string): Promise<void> {
  const begun = app.services.db.selectFrom('erasure').select('uuid').where('account_uuid', '=', accountUuid);
  for (const { uuid } of await begun.execute()) await finishOneErasure.run(app.services, { uuid }, { last: false });
}

test('papers are erased at once before the decision, with a receipt, and it is as if nothing had been handed in', async () => {
  const { uuid, token, key } = await withFace(app, '11010519491231002X');
  expect(await app.ok(getResultByPhone, { key })).toMatchObject({ papers: 2, faces: 3, face: 'waiting' });
  await app.ok(eraseByPhone, { key, what: 'pictures' });
  const before = await app.ok(getResultByPhone, { key });
  expect(before).toMatchObject({
    state: 'none',
    name: '',
    papers: 0,
    faces: 0,
    erasures: [{ what: 'pictures', cause: 'withdrawn', pictures: 5, erased_at: null }],
  });
  const stored = await papersOf(uuid);
  // What is on its way out is handed in by nobody.
  const [front_uuid = '', back_uuid = ''] = stored.map((paper) => paper.uuid);
  const papers = { document: 'id_card', name: '林晓', number: '11010519491231002X', consent: true } as const;
  const { version } = await app.ok(getIdentity, {}, { token });
  const again = { ...papers, version, front_uuid, back_uuid };
  expect(await app.call(handInIdentity, again, { token })).toMatchObject({ code: 400, field: 'front_uuid' });
  await finishErasures(uuid);
  expect(await papersOf(uuid)).toEqual([]);
  for (const { storage_key } of stored)
    await expect(app.services.storage.get(storage_key)).rejects.toThrow('No stored object');
  expect((await app.ok(getLifeResult, {}, { token })).erasures[0]?.erased_at).not.toBeNull();
  expect(await app.call(eraseByPhone, { key, what: 'pictures' })).toMatchObject({ code: 40902 });
  // Everything can be done anew.
  expect((await app.call(startFaceCheck, {}, { token })).code).toBe(100);
  expect((await app.call(getResultByPhone, { key })).code).toBe(40401);
});

test('the consent to the face is taken back alone, and the papers go on', async () => {
  const { uuid, token } = await withFace(app, '320311770706001');
  await app.ok(eraseIdentity, { what: 'face' }, { token });
  const result = await app.ok(getLifeResult, {}, { token });
  expect(result).toMatchObject({ state: 'waiting', papers: 2, faces: 0, face: null });
  expect(result.erasures).toMatchObject([{ what: 'face', cause: 'withdrawn', pictures: 3 }]);
  expect(await app.ok(getIdentityCase, { uuid }, { token: operator.token })).toMatchObject({ faces: [] });
  expect(await app.call(eraseIdentity, { what: 'face' }, { token })).toMatchObject({ code: 40902 });
});

test('once it is decided pictures go when asked, else by themselves after thirty days; the decision stays', async () => {
  const asked = await withFace(app, '320311770706001');
  const left = await withFace(app, '11010519491231002X');
  for (const { uuid } of [asked, left]) {
    const { version } = await app.ok(getIdentityCase, { uuid }, { token: operator.token });
    const decision = { uuid, version, decision: 'refuse' as const, reason: '反光，看不清' };
    await app.ok(decideIdentityCase, decision, { token: operator.token });
    await settleDecisions(app);
  }
  const result = await app.ok(getLifeResult, {}, { token: asked.token });
  expect(result.erased_at).toBe(new Date(Date.parse(result.decided_at ?? '') + 30 * 86_400_000).toISOString());
  await app.ok(eraseByPhone, { key: asked.key, what: 'pictures' });
  expect(await app.ok(getResultByPhone, { key: asked.key })).toMatchObject({
    state: 'refused',
    erased_at: null,
    erasures: [{ cause: 'asked', pictures: 5 }],
  });
  app.clock.advance({ days: 31 });
  await erasePictures.run(app.services, {}, { last: false });
  await erasePictures.run(app.services, {}, { last: false });
  expect(await papersOf(asked.uuid)).toEqual([]);
  expect(await papersOf(left.uuid)).toEqual([]);
  // The phone's three days are over.
  expect((await app.call(getResultByPhone, { key: left.key })).code).toBe(40401);
  app.clock.reset();
  expect((await app.ok(getLifeResult, {}, { token: left.token })).erasures).toMatchObject([
    { what: 'pictures', cause: 'due', pictures: 5, erased_at: expect.any(String) },
  ]);
});

test('taken back on the desktop it is gone on the phone too; pictures of a try before are not kept', async () => {
  const { uuid, token, key } = await withFace(app, '440524199001010018');
  await app.ok(withdrawIdentity, {}, { token });
  expect(await app.ok(getResultByPhone, { key })).toMatchObject({ state: 'none', papers: 0, faces: 0 });
  expect(await app.ok(getIdentity, {}, { token })).toMatchObject({ check_status: 0, name: '' });
  await finishErasures(uuid);
  expect(await papersOf(uuid)).toEqual([]);
  expect(await app.call(withdrawIdentity, {}, { token })).toMatchObject({ code: 40902 });
});
