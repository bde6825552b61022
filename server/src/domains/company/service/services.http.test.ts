import { setMemberLimit } from '@qinghe/contract/company/members.ts';
import { getServices } from '@qinghe/contract/company/services.ts';
import { expect, test } from 'vitest';
import { makeChild, makeMaster, makeTeam } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeJob } from '../../../../test/jobs.ts';

const app = await startTestApp();

test('what is online and on its way takes places, limits of sub-accounts are given, and nobody else sees it', async () => {
  const { master, child, company } = await makeTeam(app);
  await makeChild(app, company);
  for (const state of ['online', 'reviewing', 'offline', 'draft'] as const) await makeJob(app, child, { state });
  await app.ok(setMemberLimit, { uuid: child.uuid, job_limit: 2 }, { token: master.token });
  const { token } = master;
  expect(await app.ok(getServices, {}, { token })).toEqual({
    internship: { quota: 5, most: 5, used: 2 },
    campus: { quota: 5, most: 5, used: 0 },
    given: 2,
    unlimited: 1,
  });
  expect((await app.call(getServices, {}, { token: child.token })).code).toBe(403);
  const stranger = await makeMaster(app);
  expect(await app.ok(getServices, {}, { token: stranger.token })).toMatchObject({
    internship: { used: 0 },
    given: 0,
    unlimited: 0,
  });
});
