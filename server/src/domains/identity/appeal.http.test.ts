import { decideIdentityCase, getIdentityCase, listIdentityCases } from '@qinghe/contract/identity/cases.ts';
import { eraseIdentity } from '@qinghe/contract/identity/face-check.ts';
import { appealIdentity, getIdentity, handInIdentity, withdrawIdentity } from '@qinghe/contract/identity/identity.ts';
import { listOutbox } from '@qinghe/contract/ops/endpoints.ts';
import { expect, test } from 'vitest';
import { makeMaster } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeOperator, makePaper, putIdentity, settleDecisions } from '../../../test/companies.ts';

const app = await startTestApp({ own: true });
const [one, other] = [await makeOperator(app), await makeOperator(app)];
const by = ({ token }: { token: string }) => ({ token });
type Operator = typeof one;
const message = '号码和证件一致，照片里看得清';

const show = (uuid: string, who: Operator) => app.ok(getIdentityCase, { uuid }, by(who));

async function decide(uuid: string, decision: 'pass' | 'refuse', who: Operator) {
  const { version } = await show(uuid, who);
  const decided = decision === 'pass' ? { decision } : { decision, reason: '号码与证件不一致' };
  const response = await app.call(decideIdentityCase, { uuid, version, ...decided } as never, by(who));
  await settleDecisions(app);
  return response;
}

/** Somebody whose papers the first operator has refused. */
async function refused() {
  const master = await makeMaster(app);
  await putIdentity(app, master.uuid);
  await decide(master.uuid, 'refuse', one);
  const { version } = await app.ok(getIdentity, {}, by(master));
  return { master, version, uuid: master.uuid };
}

test('a refused identity is appealed with the same papers; another operator decides, and the person hears of it', async () => {
  const { master, version, uuid } = await refused();
  expect(await app.ok(getIdentity, {}, by(master))).toMatchObject({ check_status: 3, appeal: 'possible' });
  const appealed = await app.ok(appealIdentity, { version, message }, by(master));
  expect(appealed).toMatchObject({ check_status: 1, appeal: 'waiting', reason: '号码与证件不一致' });
  const { items } = await app.ok(listIdentityCases, { limit: 100 }, by(one));
  expect(items.find((item) => item.uuid === uuid)).toMatchObject({ appealed: true, refused_by: { is_you: true } });

  const own = await show(uuid, one);
  expect(own).toMatchObject({ refused_by: { name: one.name, is_you: true, alone: false }, decisions: [] });
  expect(await decide(uuid, 'pass', one)).toMatchObject({
    code: 40902,
    reason: expect.stringContaining('另一位审核员'),
  });
  expect(await show(uuid, other)).toMatchObject({
    refused_by: { is_you: false },
    decisions: ['pass', 'refuse'],
    pictures: [expect.any(String), expect.any(String)],
    history: [
      { step: 'appealed', message },
      { step: 'refused', by_name: one.name, reason: '号码与证件不一致' },
    ],
  });
  expect((await decide(uuid, 'refuse', other)).code).toBe(100);
  const again = await app.ok(getIdentity, {}, by(master));
  expect(again).toMatchObject({ check_status: 3, reason: '号码与证件不一致', appeal: 'possible' });
  // The second refusal can be appealed too; now it is the first operator who decides.
  await app.ok(appealIdentity, { version: again.version, message }, by(master));
  expect((await show(uuid, other)).decisions).toEqual([]);
  expect((await decide(uuid, 'pass', one)).code).toBe(100);
  expect(await app.ok(getIdentity, {}, by(master))).toMatchObject({ status: 1, check_status: 2, appeal: 'none' });
  await app.work();
  await expect
    .poll(async () => (await app.ok(listOutbox, { address: master.phone })).items.length, { timeout: 20_000 })
    .toBe(3);
}, 60_000);

test('twice, twice at once, and where nothing was refused there is no appeal', async () => {
  const { master, version } = await refused();
  const ask = () => app.call(appealIdentity, { version, message }, by(master));
  const codes = (await Promise.all([ask(), ask()])).map(({ code }) => code);
  expect(codes.toSorted((a, b) => a - b)).toEqual([100, 40901]);
  const current = await app.ok(getIdentity, {}, by(master));
  expect((await app.call(appealIdentity, { version: current.version, message }, by(master))).code).toBe(40902);
  const nobody = await makeMaster(app);
  expect((await app.call(appealIdentity, { version: 0, message }, by(nobody))).code).toBe(40902);
  expect((await app.call(appealIdentity, { version, message: '' }, by(master))).code).toBe(400);
});

test('papers that come anew are no appeal, and are for anybody; which hand-in it is and what was said stands beside them', async () => {
  const { master, version, uuid } = await refused();
  const papers = {
    document: 'id_card' as const,
    name: '林晓',
    number: '11010519491231002X',
    front_uuid: await makePaper(app, uuid, 'identity'),
    back_uuid: await makePaper(app, uuid, 'identity'),
    consent: true as const,
  };
  const handed = await app.ok(handInIdentity, { version, ...papers }, by(master));
  expect((await app.call(appealIdentity, { version: handed.version, message }, by(master))).code).toBe(40902);
  expect(await show(uuid, one)).toMatchObject({
    appealed: false,
    refused_by: null,
    submissions: 1,
    decisions: ['pass', 'refuse'],
    history: [{ step: 'submitted' }, { step: 'refused' }],
  });
});

test('an appeal needs the pictures: once they are erased papers are handed in anew', async () => {
  const { master, version } = await refused();
  await app.ok(eraseIdentity, { what: 'pictures' }, by(master));
  expect(await app.ok(getIdentity, {}, by(master))).toMatchObject({ appeal: 'none' });
  expect(await app.call(appealIdentity, { version, message }, by(master))).toMatchObject({
    code: 40902,
    reason: expect.stringContaining('重新提交'),
  });
});

test('an appeal that is taken back leaves nothing of what was written; who refused before is still known', async () => {
  const { master, version, uuid } = await refused();
  await app.ok(appealIdentity, { version, message }, by(master));
  await app.ok(withdrawIdentity, {}, by(master));
  const steps = await app.services.db
    .selectFrom('identity_review')
    .select(['step', 'message'])
    .where('account_uuid', '=', uuid)
    .execute();
  expect(steps).toEqual([{ step: 'refused', message: '' }]);
});

test('where there is one operator alone the appeal waits for another one, and says so', async () => {
  const { master, version, uuid } = await refused();
  await app.ok(appealIdentity, { version, message }, by(master));
  const close = (closed_at: Date | null) =>
    app.services.db.updateTable('operator').set({ closed_at }).where('uuid', '!=', one.uuid).execute();
  await close(app.clock.now());
  expect(await show(uuid, one)).toMatchObject({ refused_by: { is_you: true, alone: true }, decisions: [] });
  await close(null);
});
