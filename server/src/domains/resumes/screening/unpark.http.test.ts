import { moveApplication, undoMove } from '@qinghe/contract/resumes/decide.ts';
import { decideMany, planDecision, recallBatch } from '@qinghe/contract/resumes/decide-many.ts';
import { countApplications, getApplication } from '@qinghe/contract/resumes/desk.ts';
import { listSavedFilters, saveFilter } from '@qinghe/contract/resumes/saved-filters.ts';
import { noConditions, saveScreeningRule } from '@qinghe/contract/resumes/screening.ts';
import { expect, test } from 'vitest';
import { makeMaster } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { refuseSorting } from '../../candidates/index.ts';
import { withdrawApplication } from '../index.ts';

const app = await startTestApp();

/** A company with so many who are parked for their degree. */
async function company(people: number) {
  const master = await makeMaster(app);
  const job = await makeJob(app, master);
  const { token } = master;
  const uuids: string[] = [];
  for (let made = 0; made < people; made += 1) uuids.push((await makeApplication(app, job)).uuid);
  const rule = { job_uuid: job.uuid, ...noConditions, min_degree: 'master', version: 0 } as const;
  expect((await app.ok(saveScreeningRule, rule, { token })).parked).toBe(people);
  const visitor = (uuid: string) => ({ companyUuid: job.companyUuid, applicationUuid: uuid, requestId: '' });
  const numbers = async () => {
    const { counts, parked } = await app.ok(countApplications, { kind: 'internship' }, { token });
    return [counts.new, parked.applications];
  };
  return {
    uuids,
    first: uuids[0] ?? '',
    token,
    numbers,
    visitor,
    read: (uuid: string) => app.ok(getApplication, { uuid }, { token }),
    move: (uuid: string, version: number, to: 'new' | 'interview') =>
      app.call(moveApplication, { uuid, version, to }, { token }),
    undo: (uuid: string, version: number) => app.ok(undoMove, { uuid, version }, { token }),
  };
}

test('who is parked goes to the new ones, has waited since they came, and goes back by undo', async () => {
  const { first, token, read, move, undo, numbers } = await company(1);
  const before = await read(first);
  const { data: after } = await move(first, 1, 'new');
  expect(after).toMatchObject({ stage: 'new', parked_for: [], stage_since: before.stage_since, version: 2 });
  expect(after.history[0]).toMatchObject({ action: 'unparked', from: 'new', to: 'new' });
  expect(after.undo_until).not.toBeNull();
  expect(await numbers()).toEqual([1, 0]);
  expect(await move(first, 1, 'new')).toMatchObject({ code: 40901 });
  expect(await move(first, 2, 'new')).toMatchObject({ code: 40902 });
  expect(await undo(first, 2)).toMatchObject({ parked_for: before.parked_for, stage_since: before.stage_since });
  expect(await numbers()).toEqual([0, 1]);
  const filter = { kind: 'internship', name: '待定', stage: 'new', filter: { parked: '1', city: '杭州' } } as const;
  await app.ok(saveFilter, filter, { token });
  expect(await app.call(saveFilter, { ...filter, filter: { parked: '1' } }, { token })).toMatchObject({ code: 400 });
  expect((await app.ok(listSavedFilters, { kind: 'internship' }, { token })).items).toMatchObject([{ count: 1 }]);
});

test('who goes on from there is parked no more, also when sent back; only the undo parks again', async () => {
  const { first, read, move, undo, numbers, token } = await company(1);
  expect((await move(first, 1, 'interview')).data).toMatchObject({ stage: 'interview', parked_for: [] });
  expect((await undo(first, 2)).parked_for).toHaveLength(1);
  expect((await move(first, 3, 'interview')).code).toBe(100);
  await app.ok(moveApplication, { uuid: first, version: 4, to: 'new', reason: '再看' }, { token });
  expect((await read(first)).parked_for).toEqual([]);
  expect(await numbers()).toEqual([1, 0]);
});

test('many are released by one decision and parked again by its recall; others are left out of it', async () => {
  const { uuids, token, numbers, read } = await company(3);
  const before = await Promise.all(uuids.map(read));
  await app.ok(moveApplication, { uuid: uuids[2] ?? '', version: 1, to: 'new' }, { token });
  const items = uuids.map((uuid, index) => ({ uuid, version: index === 2 ? 2 : 1 }));
  const plan = await app.ok(planDecision, { items, to: 'new' }, { token });
  expect(plan.moves.map(({ uuid }) => uuid).sort()).toEqual(uuids.slice(0, 2).sort());
  expect(plan.left_out).toMatchObject([{ uuid: uuids[2], reason: 'already_there' }]);
  const { batch } = await app.ok(decideMany, { items, to: 'new' }, { token });
  expect(await numbers()).toEqual([3, 0]);
  expect((await read(uuids[0] ?? '')).stage_since).toBe(before[0]?.stage_since);
  await app.ok(recallBatch, { uuid: batch?.uuid ?? '' }, { token });
  expect(await numbers()).toEqual([1, 2]);
  expect((await read(uuids[1] ?? '')).parked_for).toEqual(before[1]?.parked_for);
});

test('whom somebody released is parked by no later condition', async () => {
  const { first, token, move, read, numbers } = await company(1);
  await move(first, 1, 'new');
  const job_uuid = (await read(first)).job_uuid;
  const saved = await app.ok(saveScreeningRule, { job_uuid, ...noConditions, majors: ['数学'], version: 1 }, { token });
  expect(saved).toMatchObject({ parked: 0, released: 0 });
  expect(await numbers()).toEqual([1, 0]);
});

test.each(['withdraws', 'refuses'])('who %s meanwhile is not parked by an undo nor by a recall', async (what) => {
  const { uuids, first, token, move, undo, visitor, numbers, read } = await company(2);
  await move(first, 1, 'interview');
  const { batch } = await app.ok(decideMany, { items: [{ uuid: uuids[1] ?? '', version: 1 }], to: 'new' }, { token });
  for (const uuid of uuids)
    if (what === 'withdraws') await withdrawApplication(app.services, visitor(uuid));
    else await refuseSorting(app.services, { ...visitor(uuid), refuse: true } as never);
  await undo(first, (await read(first)).version);
  await app.ok(recallBatch, { uuid: batch?.uuid ?? '' }, { token });
  expect(await numbers()).toEqual(what === 'withdraws' ? [0, 0] : [2, 0]);
});
