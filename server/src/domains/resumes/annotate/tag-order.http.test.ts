import { addTag, removeTag } from '@qinghe/contract/resumes/annotate.ts';
import { moveApplication } from '@qinghe/contract/resumes/decide.ts';
import { decideMany, recallBatch } from '@qinghe/contract/resumes/decide-many.ts';
import { countApplications, getApplication, listApplications } from '@qinghe/contract/resumes/desk.ts';
import { listSavedFilters, saveFilter } from '@qinghe/contract/resumes/saved-filters.ts';
import { type Stage, stages } from '@qinghe/contract/resumes/stages.ts';
import { expect, test } from 'vitest';
import { makeTeam } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeJob } from '../../../../test/jobs.ts';

const app = await startTestApp();

/** The uuids of the tag's lists, which must agree with the tabs, the saved filters and the applications themselves. */
async function readTagged(token: string, tagUuid: string): Promise<Set<string>> {
  const tagged = new Set<string>();
  const filter = { tag_uuid: tagUuid };
  const { counts } = await app.ok(countApplications, { kind: 'internship', ...filter }, { token });
  for (const stage of stages) {
    await app.ok(saveFilter, { kind: 'internship', name: stage, stage, filter }, { token });
    const { items } = await app.ok(listApplications, { kind: 'internship', stage, limit: 100, ...filter }, { token });
    expect(items, stage).toHaveLength(counts[stage]);
    for (const { uuid } of items) {
      expect((await app.ok(getApplication, { uuid }, { token })).stage).toBe(stage);
      tagged.add(uuid);
    }
  }
  const saved = await app.ok(listSavedFilters, { kind: 'internship' }, { token });
  for (const { stage, count } of saved.items) expect(count, stage).toBe(counts[stage as Stage]);
  return tagged;
}

test('a tag’s lists and numbers follow moves that run beside tagging, untagging and decisions on many', async () => {
  const { master } = await makeTeam(app);
  const { token } = master;
  const job = await makeJob(app, master);
  const people = await Promise.all(Array.from({ length: 30 }, () => makeApplication(app, job)));
  const uuids = people.map(({ uuid }) => uuid);
  const tag = await app.ok(addTag, { uuids: uuids.slice(0, 10), name: '重点' }, { token });

  const actions = uuids.flatMap((uuid, index) => [
    index % 3 === 0
      ? app.call(moveApplication, { uuid, version: 1, to: 'written' }, { token })
      : app.call(addTag, { uuids: [uuid], name: '重点' }, { token }),
    index % 3 === 0
      ? app.call(addTag, { uuids: [uuid], name: '重点' }, { token })
      : app.call(moveApplication, { uuid, version: 1, to: 'interview' }, { token }),
  ]);
  const items = uuids.toReversed().map((uuid) => ({ uuid, version: 1 }));
  const many = [
    app.call(decideMany, { items, to: 'primary_screening' }, { token }),
    app.call(addTag, { uuids, name: '重点' }, { token }),
    app.call(removeTag, { uuids: uuids.toReversed().slice(0, 15), tag_uuid: tag.uuid }, { token }),
    app.call(addTag, { uuids: uuids.toReversed(), name: '重点' }, { token }),
  ];
  for (const response of await Promise.all([...actions, ...many])) expect([100, 40901]).toContain(response.code);
  await app.ok(addTag, { uuids, name: '重点' }, { token });
  expect((await readTagged(token, tag.uuid)).size).toBe(30);

  await app.ok(removeTag, { uuids: uuids.slice(0, 7), tag_uuid: tag.uuid }, { token });
  expect((await readTagged(token, tag.uuid)).size).toBe(23);
});

test('what is taken back, one or a whole batch, stands under its tag where it stood before', async () => {
  const { master } = await makeTeam(app);
  const { token } = master;
  const job = await makeJob(app, master);
  const people = await Promise.all(Array.from({ length: 6 }, () => makeApplication(app, job, { stage: 'written' })));
  const uuids = people.map(({ uuid }) => uuid);
  const tag = await app.ok(addTag, { uuids, name: '复试' }, { token });
  const versions = await Promise.all(
    uuids.map(async (uuid) => ({ uuid, version: (await app.ok(getApplication, { uuid }, { token })).version })),
  );
  const { batch } = await app.ok(decideMany, { items: versions, to: 'interview' }, { token });
  expect(await readTagged(token, tag.uuid)).toEqual(new Set(uuids));
  await app.ok(recallBatch, { uuid: batch?.uuid ?? '' }, { token });
  const { items } = await app.ok(
    listApplications,
    { kind: 'internship', stage: 'written', tag_uuid: tag.uuid },
    { token },
  );
  expect(new Set(items.map(({ uuid }) => uuid))).toEqual(new Set(uuids));
});

test('pages by tag hand over everybody once, newest first', async () => {
  const { master } = await makeTeam(app);
  const { token } = master;
  const job = await makeJob(app, master);
  const start = app.clock.now().getTime() - 86_400_000;
  const made: string[] = [];
  for (let index = 0; index < 11; index += 1)
    made.push((await makeApplication(app, job, { appliedAt: new Date(start + Math.floor(index / 3) * 1000) })).uuid);
  const tag = await app.ok(addTag, { uuids: made, name: '分页' }, { token });
  const seen: { uuid: string; applied_at: string }[] = [];
  let cursor: string | undefined;
  do {
    const page = await app.ok(
      listApplications,
      { kind: 'internship', stage: 'new', tag_uuid: tag.uuid, limit: 4, cursor },
      { token },
    );
    seen.push(...page.items);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen.map(({ uuid }) => uuid).toSorted()).toEqual(made.toSorted());
  expect(seen.map(({ applied_at }) => applied_at)).toEqual(
    seen
      .map(({ applied_at }) => applied_at)
      .toSorted()
      .toReversed(),
  );
});
