import { getIdentityCase } from '@qinghe/contract/identity/cases.ts';
import {
  eraseIdentity,
  getLifeResult,
  getResultByPhone,
  startFaceCheck,
} from '@qinghe/contract/identity/face-check.ts';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeOperator } from '../../../test/companies.ts';
import { withFace } from '../../../test/phone.ts';
import type { FaceOutcome } from '../../providers/face/port.ts';
import { compareFace } from './compare-face.ts';

const app = await startTestApp();
const operator = await makeOperator(app);
const runs = async (uuid: string, last = false) =>
  compareFace.run(app.services, { account_uuid: uuid, version: 1 }, { last });
const says = (outcome: FaceOutcome | Error) => {
  const seen: string[] = [];
  app.services.face = {
    async compare({ name, number, picture: { type } }, key) {
      seen.push([name, number, type, key].join(' '));
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
  };
  return seen;
};

test('the same face passes at once, with nobody who decided, once', async () => {
  const seen = says('same');
  const { uuid, token, key } = await withFace(app, '110101199003072973');
  await runs(uuid);
  await runs(uuid);
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatch(/^林晓 110101199003072973 image\/png [\da-f-]{36}$/);
  expect(await app.ok(getResultByPhone, { key })).toMatchObject({ state: 'passed', face: 'same' });
  const found = await app.ok(getIdentityCase, { uuid }, { token: operator.token });
  expect(found).toMatchObject({
    face_outcome: 'same',
    faces: [expect.any(String), expect.any(String), expect.any(String)],
  });
  expect((await app.call(startFaceCheck, {}, { token })).code).toBe(40902);
});

test('a second account of one number waits for an operator, whatever the face', async () => {
  says('same');
  const { uuid, key } = await withFace(app, '110101199003072973');
  await runs(uuid);
  expect(await app.ok(getResultByPhone, { key })).toMatchObject({ state: 'waiting', face: 'same' });
});

test('nobody is refused by it: another face, or no response at last, waits for an operator', async () => {
  says('unlike');
  const other = await withFace(app, '440524199001010018');
  await runs(other.uuid);
  expect(await app.ok(getResultByPhone, { key: other.key })).toMatchObject({ state: 'waiting', face: 'unlike' });
  says(new Error('no response'));
  const unheard = await withFace(app, '440524199001010018');
  await expect(runs(unheard.uuid)).rejects.toThrow('no response');
  await runs(unheard.uuid, true);
  expect(await app.ok(getResultByPhone, { key: unheard.key })).toMatchObject({ state: 'waiting', face: 'operator' });
});

test('a face that was taken back is shown to no service', async () => {
  const seen = says('same');
  const { uuid, token } = await withFace(app, '440524199001010018');
  await app.ok(eraseIdentity, { what: 'face' }, { token });
  await runs(uuid);
  expect(seen).toEqual([]);
  expect(await app.ok(getLifeResult, {}, { token })).toMatchObject({ state: 'waiting', face: null });
});
