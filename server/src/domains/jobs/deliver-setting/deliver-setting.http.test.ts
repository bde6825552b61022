import { getDeliverSetting, saveDeliverSetting, usualDeliverSetting } from '@qinghe/contract/jobs/deliver-setting.ts';
import { expect, test } from 'vitest';
import { makeMaster, makeTeam } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';

const app = await startTestApp();
const { documents } = usualDeliverSetting;

test('graduates apply as often as they like until the master chooses; other companies keep theirs', async () => {
  const { master, child } = await makeTeam(app);
  const { token } = master;
  const usual = { version: 0, ...usualDeliverSetting, abilities: { change: true } };
  expect(await app.ok(getDeliverSetting, {}, { token })).toEqual(usual);
  const saved = await app.ok(saveDeliverSetting, { version: 0, wishes: 3, ordered: true, documents }, { token });
  expect(saved).toEqual({ version: 1, wishes: 3, ordered: true, documents, abilities: { change: true } });
  expect(await app.ok(getDeliverSetting, {}, { token: child.token })).toEqual({
    ...saved,
    abilities: { change: false },
  });
  const { token: strange } = await makeMaster(app);
  expect(await app.ok(getDeliverSetting, {}, { token: strange })).toEqual(usual);
});

test('a sub-account may not change it', async () => {
  const { master, child } = await makeTeam(app);
  const input = { version: 0, wishes: 3, ordered: false, documents };
  expect(await app.call(saveDeliverSetting, input, { token: child.token })).toMatchObject({ code: 403 });
  expect(await app.ok(getDeliverSetting, {}, { token: master.token })).toMatchObject({ version: 0 });
});

test('a stale choice is refused with the current one, and of two at once one is saved', async () => {
  const { token } = await makeMaster(app);
  const save = (version: number, wishes: number) =>
    app.call(saveDeliverSetting, { version, wishes, ordered: false, documents }, { token });
  for (const version of [0, 1]) {
    const both = await Promise.all([save(version, 1), save(version, 2)]);
    expect(both.map(({ code }) => code).sort()).toEqual([100, 40901]);
    const current = await app.ok(getDeliverSetting, {}, { token });
    expect(current.version).toBe(version + 1);
    expect(both.find(({ code }) => code === 40901)?.data).toMatchObject({ ...current, changed_by_you: true });
  }
  for (const version of [0, 3, -1, 2 ** 40]) expect(await save(version, 1)).toMatchObject({ code: 40901 });
});

test('an order needs something to put in order, and five are most', async () => {
  const { token } = await makeMaster(app);
  for (const [wishes, ordered, field] of [
    [null, true, 'ordered'],
    [1, true, 'ordered'],
    [0, false, 'wishes'],
    [6, false, 'wishes'],
    [1.5, false, 'wishes'],
  ] as const)
    expect(
      await app.call(saveDeliverSetting, { version: 0, wishes, ordered, documents }, { token }),
      field,
    ).toMatchObject({
      code: 400,
      field,
    });
  expect(await app.ok(getDeliverSetting, {}, { token })).toMatchObject({ version: 0 });
});

test('documents are kept as they were chosen, all of them or nothing', async () => {
  const { token } = await makeMaster(app);
  const chosen = { ...documents, transcript: 'required', portfolio: 'optional' } as const;
  const saved = await app.ok(saveDeliverSetting, { ...usualDeliverSetting, version: 0, documents: chosen }, { token });
  expect(saved.documents).toEqual(chosen);
  const { portfolio: _left, ...some } = chosen;
  for (const wrong of [some, { ...chosen, degree: 'perhaps' }, null])
    expect(
      await app.call(saveDeliverSetting, { ...usualDeliverSetting, version: 1, documents: wrong } as never, { token }),
    ).toMatchObject({ code: 400, field: expect.stringMatching(/^documents/) });
  expect(await app.ok(getDeliverSetting, {}, { token })).toEqual(saved);
});
