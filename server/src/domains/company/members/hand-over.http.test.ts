import { closeAccount } from '@qinghe/contract/account/close.ts';
import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { answerHandOver, getHandOver, offerHandOver, withdrawHandOver } from '@qinghe/contract/company/hand-over.ts';
import { listMembers, removeMember, setMemberStatus } from '@qinghe/contract/company/members.ts';
import { expect, test } from 'vitest';
import { makeChild, makeTeam, type TestAccount } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { codeFor } from '../../../../test/codes.ts';
import { askForLicence } from '../../../../test/steps.ts';

const app = await startTestApp();

const offer = async ({ token, phone }: TestAccount, { uuid: to }: { uuid: string }, code?: string) =>
  app.call(offerHandOver, { to, code: code ?? (await codeFor(app, phone, 'prove_phone')) }, { token });
const answer = ({ token }: TestAccount, accept: boolean) => app.call(answerHandOver, { accept }, { token });
const offerTo = async ({ token }: TestAccount) => (await app.ok(getHandOver, {}, { token })).offer;
const typeOf = async ({ token }: TestAccount) => (await app.ok(getUserInfo, {}, { token })).type;

test('the rights change hands once both have confirmed; the old master is a sub-account then', async () => {
  const { master, child, company } = await makeTeam(app);
  const colleague = await makeChild(app, company);
  expect((await offer(master, child)).code).toBe(100);
  expect(await typeOf(master)).toBe('master');
  expect(await offerTo(child)).toMatchObject({ from: '林晓', to: '赵一鸣', is_for_me: true });
  expect(await offerTo(master)).toMatchObject({ is_for_me: false });
  expect(await offerTo(colleague)).toBeNull();
  expect((await answer(colleague, true)).code).toBe(40401);
  const codes = await Promise.all([answer(child, true), answer(child, true)]);
  expect(codes.map(({ code }) => code).toSorted()).toEqual([100, 40401]);
  expect([await typeOf(master), await typeOf(child)]).toEqual(['slave', 'master']);
  expect((await app.call(listMembers, {}, { token: master.token })).code).toBe(403);
});

test('a wrong code, a suspended or foreign account, or oneself: nothing is offered', async () => {
  const { master, child } = await makeTeam(app);
  const stranger = await makeTeam(app);
  expect(await offer(master, child, '000000')).toMatchObject({ code: 40102, field: 'code' });
  expect((await offer(master, stranger.child)).code).toBe(40902);
  expect((await offer(master, master)).code).toBe(40902);
  await app.ok(setMemberStatus, { uuid: child.uuid, user_status: 'unactive' }, { token: master.token });
  expect((await offer(master, child)).code).toBe(40902);
  expect(await offerTo(master)).toBeNull();
});

test('an offer that was declined, withdrawn, has ended, or whose taker was suspended since gives nothing', async () => {
  const { master, child } = await makeTeam(app);
  await offer(master, child);
  expect((await answer(child, false)).code).toBe(100);
  expect((await answer(child, true)).code).toBe(40401);
  await offer(master, child);
  await app.ok(withdrawHandOver, {}, { token: master.token });
  expect((await answer(child, true)).code).toBe(40401);
  await offer(master, child);
  await app.ok(setMemberStatus, { uuid: child.uuid, user_status: 'unactive' }, { token: master.token });
  expect((await answer(child, true)).code).toBe(40301);
  await app.ok(setMemberStatus, { uuid: child.uuid, user_status: 'active' }, { token: master.token });
  app.clock.advance({ days: 7, seconds: 1 });
  expect(await typeOf(child)).toBe('slave');
  expect((await answer(child, true)).code).toBe(40401);
});

test('an offer of a master who may not work any more gives nothing until that is over', async () => {
  const { master, child } = await makeTeam(app);
  await offer(master, child);
  const freeze = (frozen_at: Date | null) =>
    app.services.db.updateTable('account').set({ frozen_at }).where('uuid', '=', master.uuid).execute();
  await freeze(app.clock.now());
  expect(await answer(child, true)).toMatchObject({ code: 40902, reason: expect.stringContaining('受限') });
  expect(await typeOf(child)).toBe('slave');
  await freeze(null);
  await askForLicence(app, master);
  expect((await answer(child, true)).code).toBe(40902);
  expect((await answer(child, false)).code).toBe(100);
});

test('an offer that is taken back in the same moment gives nothing', async () => {
  const { master, child } = await makeTeam(app);
  await offer(master, child);
  const [back, taken] = await Promise.all([
    app.call(withdrawHandOver, {}, { token: master.token }),
    answer(child, true),
  ]);
  // Who comes second finds no offer, or is no master any more.
  expect([
    [100, 40401],
    [40401, 100],
    [403, 100],
  ]).toContainEqual([back.code, taken.code]);
  expect(await typeOf(master)).toBe(back.code === 100 ? 'master' : 'slave');
});

test('who takes over and closes the account at once leaves the company a master', async () => {
  const { master, child } = await makeTeam(app);
  await offer(master, child);
  const code = await codeFor(app, child.phone, 'close_account');
  const [taken, closed] = await Promise.all([
    answer(child, true),
    app.call(closeAccount, { code }, { token: child.token }),
  ]);
  expect([
    [100, 40902],
    [40902, 100],
    // The offer has ended with the account.
    [40401, 100],
  ]).toContainEqual([taken.code, closed.code]);
  expect(await typeOf(master)).toBe(taken.code === 100 ? 'slave' : 'master');
});

test('two who are removed at once, each in favour of the other, leave one behind', async () => {
  const { master, child, company } = await makeTeam(app);
  const other = await makeChild(app, company);
  const remove = (uuid: string, hand_to: string) => app.call(removeMember, { uuid, hand_to }, { token: master.token });
  const codes = await Promise.all([remove(child.uuid, other.uuid), remove(other.uuid, child.uuid)]);
  expect(codes.map(({ code }) => code).toSorted()).toEqual([100, 40902]);
});

test('an offer ends with the account, or the membership, of whom it is for', async () => {
  const { master, child, company } = await makeTeam(app);
  await offer(master, child);
  await app.ok(closeAccount, { code: await codeFor(app, child.phone, 'close_account') }, { token: child.token });
  expect(await offerTo(master)).toBeNull();
  const leaving = await makeChild(app, company);
  app.clock.advance({ minutes: 2 });
  await offer(master, leaving);
  await app.ok(removeMember, { uuid: leaving.uuid, hand_to: master.uuid }, { token: master.token });
  expect(await offerTo(master)).toBeNull();
  app.clock.reset();
});
