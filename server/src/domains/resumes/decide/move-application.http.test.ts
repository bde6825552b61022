import { moveApplication, rejectApplication } from '@qinghe/contract/resumes/decide.ts';
import { getApplication } from '@qinghe/contract/resumes/desk.ts';
import { type Stage, stages } from '@qinghe/contract/resumes/stages.ts';
import { expect, test } from 'vitest';
import { makeChild, makeMaster, makeTeam, type TestAccount } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { openSocket } from '../../../../test/socket.ts';
import { judgeMove } from '../rules.ts';

const app = await startTestApp();
const { db } = app.services;
const { company, master } = await makeTeam(app);
const job = await makeJob(app, master);
const { token } = master;

const read = (uuid: string, as: TestAccount = master) => app.ok(getApplication, { uuid }, { token: as.token });

async function moveTo(uuid: string, version: number, to: Stage, reason: string) {
  return to === 'reject'
    ? app.call(rejectApplication, { uuid, version, reason }, { token })
    : app.call(moveApplication, { uuid, version, to, reason }, { token });
}

const pairs = stages.flatMap((from) => stages.map((to) => [from, to] as const));

test.each(pairs)('from %s to %s the server does what the rules say, and offers no other', async (from, to) => {
  const { uuid } = await makeApplication(app, job, { stage: from });
  const before = await read(uuid);
  const verdict = judgeMove(from, to, from === 'reject' ? 'new' : null);
  expect(before.abilities.move_to.includes(to)).toBe(verdict !== 'forbidden');
  const without = to === 'reject' ? undefined : await moveTo(uuid, before.version, to, '');
  if (without && verdict === 'needs_reason') expect(without).toMatchObject({ status: 400, code: 400, field: 'reason' });
  const response = without?.code === 100 ? without : await moveTo(uuid, before.version, to, '重新评估');
  if (verdict === 'forbidden') {
    expect(response).toMatchObject({ status: 409, code: 40902 });
    expect(await read(uuid)).toEqual(before);
    return;
  }
  expect(response.code).toBe(100);
  expect(response.data).toMatchObject({ stage: to, version: before.version + 1 });
  const [last, ...earlier] = response.data.history;
  expect(last).toMatchObject({ from, to, actor_name: master.name });
  expect(earlier).toEqual(before.history);
  expect(Date.parse(response.data.stage_since)).toBeGreaterThan(Date.parse(before.stage_since));
});

test('a reject needs a reason', async () => {
  const { uuid } = await makeApplication(app, job);
  expect(await moveTo(uuid, 1, 'reject', ' ')).toMatchObject({ code: 400, field: 'reason' });
});

test('the reason and who moved stand in the history', async () => {
  const { uuid } = await makeApplication(app, job, { stage: 'interview' });
  const { version } = await read(uuid);
  const { data } = await moveTo(uuid, version, 'written', '面试官建议先补笔试');
  expect(data.history[0]).toMatchObject({ action: 'moved', reason: '面试官建议先补笔试', actor_name: '林晓' });
});

test('a move leaves an audit row without personal data', async () => {
  const { uuid, candidate } = await makeApplication(app, job);
  await moveTo(uuid, 1, 'interview', '');
  const rows = await db.selectFrom('audit_entry').selectAll().where('object_uuid', '=', uuid).execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    action: 'application.moved',
    actor_uuid: master.uuid,
    detail: { from: 'new', to: 'interview' },
  });
  expect(JSON.stringify(rows)).not.toContain(candidate.phone);
});

test('a move is heard by the company, with the version to compare', async () => {
  const { uuid } = await makeApplication(app, job);
  const { event } = await openSocket(app, token);
  await moveTo(uuid, 1, 'written', '');
  expect(await event('application.moved', uuid)).toEqual({
    type: 'application.moved',
    uuid,
    job_uuid: job.uuid,
    kind: 'internship',
    from: 'new',
    to: 'written',
    version: 2,
  });
});

test('a stale version is refused with the current state, and nothing is overwritten', async () => {
  const { uuid } = await makeApplication(app, job);
  await moveTo(uuid, 1, 'written', '');
  const stale = await moveTo(uuid, 1, 'interview', '');
  expect(stale).toMatchObject({ status: 409, code: 40901, data: { stage: 'written', version: 2 } });
  expect((await read(uuid)).stage).toBe('written');
});

test('of two people who move one application at once exactly one wins, the other sees what it became', async () => {
  const colleague = await makeChild(app, company);
  for (let turn = 0; turn < 5; turn += 1) {
    const own = await makeJob(app, colleague);
    const { uuid } = await makeApplication(app, own);
    const [forward, refused] = await Promise.all([
      app.call(moveApplication, { uuid, version: 1, to: 'interview' }, { token }),
      app.call(rejectApplication, { uuid, version: 1, reason: '专业不符' }, { token: colleague.token }),
    ]);
    expect([forward.code, refused.code].sort((a, b) => a - b)).toEqual([100, 40901]);
    const [winner, loser] = forward.code === 100 ? [forward, refused] : [refused, forward];
    expect(loser.data).toMatchObject({ ...winner.data, changed_by_you: false });
    expect((await read(uuid)).history.filter(({ action }) => action !== 'applied')).toHaveLength(1);
  }
});

test('the same request key moves once and gives the first response again; with another input it is refused', async () => {
  const { uuid } = await makeApplication(app, job);
  const headers = { 'idempotency-key': `move-${uuid}` };
  const send = (to: 'written' | 'interview') => app.call(moveApplication, { uuid, version: 1, to }, { token, headers });
  const [first, second] = await Promise.all([send('written'), send('written')]);
  expect([first.code, second.code]).toEqual([100, 100]);
  expect(second.data).toEqual(first.data);
  expect(await send('written')).toMatchObject({ code: 100, data: first.data });
  expect(await send('interview')).toMatchObject({ status: 409, code: 40904 });
  expect((await read(uuid)).version).toBe(2);
});

test('an application of another company, of a colleague’s job and of nobody do not exist', async () => {
  const { uuid } = await makeApplication(app, job);
  const foreigner = await makeMaster(app);
  const child = await makeChild(app, company);
  for (const as of [foreigner, child]) {
    expect(await app.call(getApplication, { uuid }, { token: as.token })).toMatchObject({ status: 404, code: 40401 });
    const input = { uuid, version: 1, to: 'written' } as const;
    expect(await app.call(moveApplication, input, { token: as.token })).toMatchObject({ code: 40401 });
  }
  expect((await app.call(getApplication, { uuid: job.uuid }, { token })).code).toBe(40401);
  expect((await read(uuid)).version).toBe(1);
});
