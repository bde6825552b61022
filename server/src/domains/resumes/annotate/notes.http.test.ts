import {
  addNote,
  addTag,
  changeNote,
  listTags,
  rateApplication,
  removeNote,
  removeTag,
} from '@qinghe/contract/resumes/annotate.ts';
import { moveApplication } from '@qinghe/contract/resumes/decide.ts';
import { getApplication, listApplications } from '@qinghe/contract/resumes/desk.ts';
import { listSavedFilters, removeSavedFilter, saveFilter } from '@qinghe/contract/resumes/saved-filters.ts';
import { expect, test } from 'vitest';
import { makeAccount, makeTeam } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeJob } from '../../../../test/jobs.ts';

const app = await startTestApp();
const { company, master, child } = await makeTeam(app);
const { token } = master;
// Seen by both: by the sub-account as its owner, by the master as everything is.
const job = await makeJob(app, child);

const apply = async () => (await makeApplication(app, job)).uuid;
const listed = async (filter: object) =>
  (await app.ok(listApplications, { kind: 'internship', stage: 'new', ...filter }, { token })).items;

test('a note stands with its author, is changed by its author alone, and never makes a colleague’s decision stale', async () => {
  const uuid = await apply();
  const noted = await app.ok(addNote, { uuid, text: '项目讲得很清楚\n可以面试' }, { token });
  const note = noted.notes[0];
  expect(note).toMatchObject({
    text: '项目讲得很清楚\n可以面试',
    author_name: master.name,
    mine: true,
    edited: false,
    version: 1,
  });
  const asColleague = await app.ok(getApplication, { uuid }, { token: child.token });
  expect(asColleague.notes[0]).toMatchObject({ mine: false });
  const change = { uuid, note_uuid: note?.uuid ?? '', version: 1, text: '项目一般' };
  expect(await app.call(changeNote, change, { token: child.token })).toMatchObject({ code: 40401 });
  const changed = await app.ok(changeNote, change, { token });
  expect(changed.notes[0]).toMatchObject({ text: '项目一般', edited: true, version: 2 });
  expect(await app.call(changeNote, change, { token })).toMatchObject({
    code: 40901,
    data: { notes: [{ version: 2 }] },
  });
  expect(await app.call(moveApplication, { uuid, version: 1, to: 'interview' }, { token })).toMatchObject({
    code: 100,
  });
});

test('a note is removed by its author alone, once', async () => {
  const uuid = await apply();
  const { notes } = await app.ok(addNote, { uuid, text: '备注' }, { token });
  const gone = { uuid, note_uuid: notes[0]?.uuid ?? '' };
  expect(await app.call(removeNote, gone, { token: child.token })).toMatchObject({ code: 40401 });
  expect((await app.ok(removeNote, gone, { token })).notes).toEqual([]);
  expect(await app.call(removeNote, gone, { token })).toMatchObject({ code: 40401 });
});

test('an empty note and one of more than a thousand characters are refused at their field', async () => {
  const uuid = await apply();
  for (const text of ['', '   ', '字'.repeat(1001)])
    expect(await app.call(addNote, { uuid, text }, { token })).toMatchObject({ status: 400, field: 'text' });
});

test('stars are averaged over colleagues, kept once each, and lists can be narrowed by them', async () => {
  const uuid = await apply();
  await app.ok(rateApplication, { uuid, stars: 5 }, { token });
  await app.ok(rateApplication, { uuid, stars: 2 }, { token: child.token });
  expect(await app.ok(rateApplication, { uuid, stars: 4 }, { token })).toMatchObject({ rating: 3, my_stars: 4 });
  expect((await listed({ rating: 3 })).map((item) => item.uuid)).toContain(uuid);
  expect((await listed({ rating: 4 })).map((item) => item.uuid)).not.toContain(uuid);
  await app.ok(rateApplication, { uuid, stars: null }, { token: child.token });
  expect(await app.ok(rateApplication, { uuid, stars: null }, { token })).toMatchObject({
    rating: null,
    my_stars: null,
  });
  expect(await app.call(rateApplication, { uuid, stars: 6 }, { token })).toMatchObject({ status: 400 });
});

test('a tag is put on many at once, filters the list, and is forgotten with its last use', async () => {
  const [one, two] = [await apply(), await apply()];
  const tag = await app.ok(addTag, { uuids: [one, two], name: '重点' }, { token });
  expect(tag).toMatchObject({ name: '重点', applications: 2 });
  expect(await app.ok(addTag, { uuids: [one], name: '重点' }, { token })).toMatchObject({
    uuid: tag.uuid,
    applications: 0,
  });
  expect((await listed({ tag_uuid: tag.uuid })).map((item) => item.uuid).sort()).toEqual([one, two].sort());
  expect((await app.ok(getApplication, { uuid: one }, { token })).tags).toEqual([{ uuid: tag.uuid, name: '重点' }]);
  await app.ok(removeTag, { uuids: [one], tag_uuid: tag.uuid }, { token });
  expect((await app.ok(listTags, {}, { token })).items).toContainEqual({ uuid: tag.uuid, name: '重点' });
  await app.ok(removeTag, { uuids: [two], tag_uuid: tag.uuid }, { token });
  expect((await app.ok(listTags, {}, { token })).items).not.toContainEqual({ uuid: tag.uuid, name: '重点' });
});

test('two colleagues who make the same tag at once share it', async () => {
  const uuids = [await apply()];
  const made = await Promise.all([1, 2, 3].map(() => app.ok(addTag, { uuids, name: '同时' }, { token })));
  expect(new Set(made.map((tag) => tag.uuid)).size).toBe(1);
});

test('a sub-account tags applications for its own jobs only', async () => {
  const { uuid: masters } = await makeApplication(app, await makeJob(app, master));
  const mine = await apply();
  const tag = await app.ok(addTag, { uuids: [masters, mine], name: '子账号' }, { token: child.token });
  expect(tag.applications).toBe(1);
  expect((await app.ok(getApplication, { uuid: masters }, { token })).tags).toEqual([]);
  await app.ok(addTag, { uuids: [masters], name: '子账号' }, { token });
  expect(await app.ok(removeTag, { uuids: [masters, mine], tag_uuid: tag.uuid }, { token: child.token })).toEqual({
    applications: 1,
  });
});

test('a saved filter counts what it finds now, is replaced under its name, and is one’s own', async () => {
  const other = await makeJob(app, master);
  await makeApplication(app, other, { candidate: { degree: 'master' } });
  await makeApplication(app, other, { candidate: { degree: 'associate' } });
  const saved = { kind: 'internship' as const, name: '硕士及以上', stage: 'new' as const };
  const filter = { job_uuid: [other.uuid], degree: 'master' as const };
  const { uuid } = await app.ok(saveFilter, { ...saved, filter }, { token });
  const mine = async () => (await app.ok(listSavedFilters, { kind: 'internship' }, { token })).items;
  expect(await mine()).toEqual([{ uuid, name: '硕士及以上', stage: 'new', filter, count: 1 }]);
  expect(await app.ok(saveFilter, { ...saved, filter: { job_uuid: [other.uuid] } }, { token })).toEqual({ uuid });
  expect((await mine())[0]?.count).toBe(2);
  expect((await app.ok(listSavedFilters, { kind: 'internship' }, { token: child.token })).items).toEqual([]);
  expect(await app.call(removeSavedFilter, { uuid }, { token: child.token })).toMatchObject({ code: 40401 });
  await app.ok(removeSavedFilter, { uuid }, { token });
  expect(await mine()).toEqual([]);
});

test('a filter of nothing is none: it is refused in words, an order alone is kept', async () => {
  const blank = { kind: 'internship' as const, name: '空的', stage: 'new' as const };
  for (const filter of [{}, { q: ' ' }])
    expect(await app.call(saveFilter, { ...blank, filter }, { token })).toMatchObject({
      code: 400,
      field: 'filter',
      reason: '请先选择至少一个筛选条件，再保存',
    });
  const { uuid } = await app.ok(saveFilter, { ...blank, filter: { sort: 'longest' } }, { token });
  await app.ok(removeSavedFilter, { uuid }, { token });
});

test('the twenty-first saved filter is refused, changing the twentieth is not', async () => {
  const account = await makeAccount(app, { company, type: 'slave' });
  const save = (name: string) =>
    app.call(saveFilter, { kind: 'campus', name, stage: 'new', filter: { q: '前端' } }, { token: account.token });
  for (let index = 1; index <= 20; index += 1) expect(await save(`筛选${index}`)).toMatchObject({ code: 100 });
  expect(await save('筛选21')).toMatchObject({ code: 40902 });
  expect(await save('筛选20')).toMatchObject({ code: 100 });
});
