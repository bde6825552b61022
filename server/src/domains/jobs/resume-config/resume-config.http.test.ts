import { getResumeConfig, saveResumeConfig, usualFields } from '@qinghe/contract/jobs/resume-config.ts';
import { expect, test } from 'vitest';
import { makeMaster, makeTeam } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';

const app = await startTestApp();
const kind = 'campus';
const fields = { ...usualFields.campus, gpa: 'required', city: 'off' } as const;

test('a company asks for the usual until its master chooses, for each kind by itself; others keep theirs', async () => {
  const { master, child } = await makeTeam(app);
  const { token } = master;
  for (const each of ['internship', 'campus'] as const)
    expect(await app.ok(getResumeConfig, { kind: each }, { token })).toEqual({
      kind: each,
      version: 0,
      fields: usualFields[each],
      abilities: { change: true },
    });
  const saved = await app.ok(saveResumeConfig, { kind, version: 0, fields }, { token });
  expect(saved).toEqual({ kind, version: 1, fields, abilities: { change: true } });
  expect(await app.ok(getResumeConfig, { kind }, { token: child.token })).toEqual({
    ...saved,
    abilities: { change: false },
  });
  const { token: strange } = await makeMaster(app);
  for (const [each, who] of [
    ['internship', token],
    ['campus', strange],
  ] as const)
    expect(await app.ok(getResumeConfig, { kind: each }, { token: who })).toMatchObject({
      version: 0,
      fields: usualFields[each],
    });
});

test('a sub-account may not change it', async () => {
  const { master, child } = await makeTeam(app);
  const refused = await app.call(saveResumeConfig, { kind, version: 0, fields }, { token: child.token });
  expect(refused).toMatchObject({ code: 403 });
  expect(await app.ok(getResumeConfig, { kind }, { token: master.token })).toMatchObject({ version: 0 });
});

test('a stale choice is refused with the current one, and of two at once one is saved', async () => {
  const { token } = await makeMaster(app);
  const save = (version: number, gpa: 'off' | 'required') =>
    app.call(saveResumeConfig, { kind, version, fields: { ...fields, gpa } }, { token });
  for (const version of [0, 1]) {
    const both = await Promise.all([save(version, 'off'), save(version, 'required')]);
    expect(both.map(({ code }) => code).sort()).toEqual([100, 40901]);
    const current = await app.ok(getResumeConfig, { kind }, { token });
    expect(current.version).toBe(version + 1);
    expect(both.find(({ code }) => code === 40901)?.data).toMatchObject({ ...current, changed_by_you: true });
  }
  for (const version of [0, 3, -1, 2 ** 40]) expect(await save(version, 'off')).toMatchObject({ code: 40901 });
});

test('a choice names every field of its kind and no other, and nothing else is a choice', async () => {
  const { token } = await makeMaster(app);
  const { gpa: _gpa, ...withoutGpa } = usualFields.campus;
  for (const [wrong, field] of [
    [withoutGpa, 'fields.gpa'],
    [{ ...usualFields.campus, months: 'off' }, 'fields.months'],
    [{ ...usualFields.campus, gpa: 'perhaps' }, 'fields.gpa'],
    [{}, 'fields.email'],
  ] as const)
    expect(
      await app.call(saveResumeConfig, { kind, version: 0, fields: wrong as typeof fields }, { token }),
      field,
    ).toMatchObject({ code: 400, field });
  expect(await app.ok(getResumeConfig, { kind }, { token })).toMatchObject({ version: 0 });
});
