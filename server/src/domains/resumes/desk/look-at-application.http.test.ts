import { LOOKS, type Look, lookAtApplication } from '@qinghe/contract/resumes/looks.ts';
import { expect, test } from 'vitest';
import { makeChild, makeMaster, makeTeam } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { openSocket } from '../../../../test/socket.ts';
import { until } from '../../../../test/until.ts';

const app = await startTestApp();

async function listen(token: string): Promise<Look[]> {
  const heard: Look[] = [];
  (await openSocket(app, token)).socket.on(LOOKS, (look: Look) => heard.push(look));
  return heard;
}

test('colleagues who may see an application hear who looks at it, others of the company and foreigners do not', async () => {
  const { company, master, child } = await makeTeam(app);
  const other = await makeChild(app, company);
  const foreigner = await makeMaster(app);
  const { uuid } = await makeApplication(app, await makeJob(app, child));
  const [own, owner, colleague, foreign] = await Promise.all(
    [master, child, other, foreigner].map(({ token }) => listen(token)),
  );
  await app.ok(lookAtApplication, { uuid }, { token: master.token });
  await app.ok(lookAtApplication, { uuid, looking: false }, { token: master.token });
  const look = { application_uuid: uuid, account_uuid: master.uuid, name: master.name };
  const both = [
    { ...look, looking: true },
    { ...look, looking: false },
  ];
  await until(() => own?.length === 2 && owner?.length === 2);
  expect([own, owner]).toEqual([both, both]);
  for (const { token } of [other, foreigner])
    expect((await app.call(lookAtApplication, { uuid }, { token })).code).toBe(40401);
  // What they look at of their own comes after, on the same channel: so nothing of before is under way any more.
  const theirs = await makeApplication(app, await makeJob(app, foreigner));
  const others = await makeApplication(app, await makeJob(app, other));
  await app.ok(lookAtApplication, { uuid: theirs.uuid }, { token: foreigner.token });
  await app.ok(lookAtApplication, { uuid: others.uuid }, { token: other.token });
  await until(() => foreign?.length === 1 && colleague?.length === 1);
  expect(foreign?.[0]?.application_uuid).toBe(theirs.uuid);
  expect(colleague?.[0]?.application_uuid).toBe(others.uuid);
});
