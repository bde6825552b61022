import { getRetention, saveRetention } from '@qinghe/contract/candidates/retention.ts';
import { expect, test } from 'vitest';
import { makeMaster, makeTeam } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeJob } from '../../../../test/jobs.ts';

const app = await startTestApp();

test('a company that said nothing keeps a year; it hears what goes soon, and two at once do not overwrite each other', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  expect(await app.ok(getRetention, {}, { token })).toEqual({ months: 12, version: 0, ending: 0, next: null });
  const job = await makeJob(app, master, { state: 'offline' });
  const appliedAt = new Date(app.clock.now().getTime() - 170 * 86_400_000);
  await makeApplication(app, job, { appliedAt });
  const saved = await Promise.all([
    app.call(saveRetention, { months: 6, version: 0 }, { token }),
    app.call(saveRetention, { months: 24, version: 0 }, { token }),
  ]);
  expect(saved.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([100, 40901]);
  const { version } = await app.ok(getRetention, {}, { token });
  await app.ok(saveRetention, { months: 6, version }, { token });
  expect(await app.ok(getRetention, {}, { token })).toMatchObject({
    months: 6,
    ending: 1,
    next: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
});

test('no other time than those offered, and nobody but the master', async () => {
  const { master, child } = await makeTeam(app);
  for (const months of [0, 5, 7, 37, 1.5])
    expect((await app.call(saveRetention, { months, version: 0 } as never, { token: master.token })).code).toBe(400);
  expect((await app.call(saveRetention, { months: 6, version: 0 }, { token: child.token })).code).toBe(403);
});
