import { listMembers, removeMember, setMemberRole, setMemberStatus } from '@qinghe/contract/company/members.ts';
import { listShares, setShare } from '@qinghe/contract/company/sharing.ts';
import { businessOverview } from '@qinghe/contract/home/endpoints.ts';
import { getBrochure, setBrochureOnline } from '@qinghe/contract/jobs/brochures.ts';
import { getJob, listJobs, setJobOnline } from '@qinghe/contract/jobs/endpoints.ts';
import { getSeason } from '@qinghe/contract/jobs/season.ts';
import { addNote, addTag, listTags, rateApplication } from '@qinghe/contract/resumes/annotate.ts';
import { moveApplication } from '@qinghe/contract/resumes/decide.ts';
import { decideMany } from '@qinghe/contract/resumes/decide-many.ts';
import { countApplications, getApplication, listApplications } from '@qinghe/contract/resumes/desk.ts';
import { findApplications } from '@qinghe/contract/resumes/search.ts';
import { syncDoor } from '@qinghe/contract/talks/check-in.ts';
import { cancelTalk, getTalk, listTalks } from '@qinghe/contract/talks/talks.ts';
import { exportVisitors, listVisitors } from '@qinghe/contract/talks/visitors.ts';
import { expect, test } from 'vitest';
import { makeChild, makeMaster, makeTeam, type TestAccount } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeBrochure, makeJob, makeTalk } from '../../../../test/jobs.ts';

const app = await startTestApp();
const { db } = app.services;
const as = ({ token }: TestAccount) => ({ token });

/** A company whose master has a job with one application, and two sub-accounts. */
async function setUp() {
  const { company, master, child: owner } = await makeTeam(app);
  const colleague = await makeChild(app, company);
  const job = await makeJob(app, owner);
  const { uuid: application } = await makeApplication(app, job);
  const share = (may: 'read' | 'act' | 'none', uuids = [job.uuid], by = owner) =>
    app.call(setShare, { kind: 'job', uuids, account_uuid: colleague.uuid, may }, as(by));
  return { company, master, owner, colleague, job, application, share };
}

const seesOf = async (who: TestAccount) => {
  const [jobs, applications, counts, found] = await Promise.all([
    app.ok(listJobs, { kind: 'internship', filter: 'all' }, as(who)),
    app.ok(listApplications, { kind: 'internship', stage: 'new' }, as(who)),
    app.ok(countApplications, { kind: 'internship' }, as(who)),
    app.ok(findApplications, { q: '张思远' }, as(who)),
  ]);
  return {
    jobs: jobs.items.map(({ uuid }) => uuid),
    applications: applications.items.map(({ uuid }) => uuid),
    counted: counts.counts.new,
    found: found.items.map(({ uuid }) => uuid),
  };
};

test('a colleague sees nothing of a job before it is shared, all of it while it is, and nothing afterwards', async () => {
  const { colleague, job, application, share } = await setUp();
  const nothing = { jobs: [], applications: [], counted: 0, found: [] };
  expect(await seesOf(colleague)).toEqual(nothing);
  expect((await app.call(getApplication, { uuid: application }, as(colleague))).code).toBe(40401);
  expect((await share('read')).data).toEqual({ changed: 1 });
  expect(await seesOf(colleague)).toEqual({
    jobs: [job.uuid],
    applications: [application],
    counted: 1,
    found: [application],
  });
  expect(await app.ok(getJob, { uuid: job.uuid }, as(colleague))).toMatchObject({
    yours: 'read',
    owner_name: '赵一鸣',
    shared_with: ['赵一鸣'],
    abilities: { edit: false, take_offline: false, change: false },
  });
  expect((await share('none')).data).toEqual({ changed: 1 });
  expect(await seesOf(colleague)).toEqual(nothing);
  expect((await app.call(getJob, { uuid: job.uuid }, as(colleague))).code).toBe(40401);
});

test('who may read gives notes and stars, and decides nothing; who may act decides, and changes no job', async () => {
  const { colleague, job, application, share } = await setUp();
  const move = (version: number) =>
    app.call(moveApplication, { uuid: application, version, to: 'primary_screening' }, as(colleague));
  const many = () =>
    app.ok(decideMany, { items: [{ uuid: application, version: 1 }], to: 'primary_screening' }, as(colleague));
  await share('read');
  const read = await app.ok(getApplication, { uuid: application }, as(colleague));
  expect(read.abilities).toEqual({ move_to: [], undo: false, correct: false, decide: false, note: true });
  expect(await move(1)).toMatchObject({ code: 40902, reason: /只共享给你查看/ });
  expect(await many()).toMatchObject({ batch: null, left_out: [{ uuid: application, reason: 'read_only' }] });
  await app.call(addTag, { uuids: [application], name: '优先' }, as(colleague));
  expect((await app.ok(listTags, {}, as(colleague))).items).toEqual([]);
  await app.ok(addNote, { uuid: application, text: '代码写得好' }, as(colleague));
  expect(await app.ok(rateApplication, { uuid: application, stars: 4 }, as(colleague))).toMatchObject({ my_stars: 4 });
  await share('act');
  expect((await move(1)).code).toBe(100);
  expect((await app.call(addTag, { uuids: [application], name: '优先' }, as(colleague))).code).toBe(100);
  const offline = await app.call(setJobOnline, { uuid: job.uuid, version: 1, online: false }, as(colleague));
  expect(offline).toMatchObject({ code: 40902, reason: /同事共享给你的/ });
});

test('brochures and talks are shared alike: to be read, or to be worked at', async () => {
  const { owner, colleague } = await setUp();
  const [brochure, talk] = [await makeBrochure(app, owner), await makeTalk(app, owner, { state: 'online' })];
  const share = (kind: 'brochure' | 'talk', uuid: string, may: 'read' | 'act') =>
    app.ok(setShare, { kind, uuids: [uuid], account_uuid: colleague.uuid, may }, as(owner));
  const device_now = app.clock.now().toISOString();
  const door = () => app.call(syncDoor, { talk_uuid: talk.uuid, device_now, entries: [] }, as(colleague));
  const online = () =>
    app.call(setBrochureOnline, { uuid: brochure.uuid, version: brochure.version, online: true }, as(colleague));
  expect((await app.call(getTalk, { uuid: talk.uuid }, as(colleague))).code).toBe(40401);
  await share('talk', talk.uuid, 'read');
  await share('brochure', brochure.uuid, 'read');
  expect((await app.ok(listTalks, {}, as(colleague))).items).toMatchObject([
    { uuid: talk.uuid, yours: 'read', abilities: { edit: false, cancel: false } },
  ]);
  expect((await app.call(listVisitors, { talk_uuid: talk.uuid }, as(colleague))).code).toBe(100);
  expect((await app.call(exportVisitors, { talk_uuid: talk.uuid }, as(colleague))).code).toBe(40401);
  expect((await door()).code).toBe(40401);
  expect((await online()).code).toBe(40902);
  expect((await app.ok(getSeason, { brochure_uuid: brochure.uuid }, as(colleague))).brochure.uuid).toBe(brochure.uuid);
  await share('talk', talk.uuid, 'act');
  await share('brochure', brochure.uuid, 'act');
  expect((await door()).code).toBe(100);
  expect((await app.call(cancelTalk, { uuid: talk.uuid, version: 1, reason: '下雨' }, as(colleague))).code).toBe(40902);
  expect((await online()).code).toBe(100);
  expect((await app.ok(getBrochure, { uuid: brochure.uuid }, as(owner))).shared_with).toEqual(['赵一鸣']);
});

test('only owner and master share, with a colleague, all that is named or none of it', async () => {
  const { master, owner, colleague, job, share } = await setUp();
  const foreign = await makeMaster(app);
  expect((await share('act', [job.uuid], colleague)).code).toBe(40401);
  await share('act');
  expect((await share('read', [job.uuid], colleague)).code).toBe(40902);
  expect((await share('read', [job.uuid], foreign)).code).toBe(40401);
  const second = await makeJob(app, owner);
  const mixed = [second.uuid, (await makeJob(app, master)).uuid];
  expect((await share('read', mixed)).code).toBe(40401);
  expect((await app.call(getJob, { uuid: second.uuid }, as(colleague))).code).toBe(40401);
  expect((await share('read', mixed, master)).data).toEqual({ changed: 2 });
  expect((await share('read', mixed, master)).data).toEqual({ changed: 0 });
  for (const account_uuid of [owner.uuid, master.uuid, foreign.uuid])
    expect(
      (await app.call(setShare, { kind: 'job', uuids: [job.uuid], account_uuid, may: 'read' }, as(owner))).code,
    ).toBe(40902);
  const kinds = await app.call(listShares, { kind: 'talk', uuid: job.uuid }, as(owner));
  expect(kinds.code).toBe(40401);
});

test('the owner sees with whom something is shared and who else there is; the colleague only with whom', async () => {
  const { company, owner, colleague, job, share } = await setUp();
  const third = await makeChild(app, company);
  await share('act');
  const shares = [{ uuid: colleague.uuid, name: '赵一鸣', role: 'recruiter', may: 'act' }];
  expect(await app.ok(listShares, { kind: 'job', uuid: job.uuid }, as(owner))).toEqual({
    yours: 'own',
    owner_name: '赵一鸣',
    shares,
    colleagues: [{ uuid: third.uuid, name: '赵一鸣', role: 'recruiter' }],
  });
  expect(await app.ok(listShares, { kind: 'job', uuid: job.uuid }, as(colleague))).toEqual({
    yours: 'act',
    owner_name: '赵一鸣',
    shares,
    colleagues: [],
  });
});

test('many hands that share at once leave one share, and whoever leaves has none', async () => {
  const { master, owner, colleague, job, share } = await setUp();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, hand) => share(hand % 2 ? 'read' : 'act', [job.uuid], hand % 3 ? owner : master)),
  );
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([100]));
  expect((await app.ok(listShares, { kind: 'job', uuid: job.uuid }, as(owner))).shares).toHaveLength(1);
  await app.ok(removeMember, { uuid: colleague.uuid, hand_to: master.uuid }, as(master));
  expect((await app.ok(listShares, { kind: 'job', uuid: job.uuid }, as(owner))).shares).toEqual([]);
});

test('whoever a job is shared with hears what happens to it, and what is undone', async () => {
  const { owner, colleague, application, share } = await setUp();
  const heard = async () =>
    (
      await db
        .selectFrom('realtime_event')
        .select('payload')
        .where((e) => e(e.val(colleague.uuid), '=', e.fn.any('owner_uuids')))
        .orderBy('seq')
        .execute()
    ).map(({ payload }) => (payload as { type: string }).type);
  await share('read');
  await app.ok(moveApplication, { uuid: application, version: 1, to: 'primary_screening' }, as(owner));
  await app.ok(decideMany, { items: [{ uuid: application, version: 2 }], to: 'written' }, as(owner));
  await share('none');
  await app.ok(addNote, { uuid: application, text: '之后' }, as(owner));
  expect(await heard()).toEqual(['share.changed', 'application.moved', 'applications.changed', 'share.changed']);
});

test('an interviewer notes and rates, a viewer reads, neither keeps jobs or decides, and the master is neither', async () => {
  const { master, owner, colleague, job, application, share } = await setUp();
  const become = (role: 'viewer' | 'interviewer' | 'recruiter', who = colleague) =>
    app.call(setMemberRole, { uuid: who.uuid, role }, as(master));
  const own = await makeJob(app, colleague);
  await share('act');
  expect((await become('interviewer')).code).toBe(100);
  expect((await app.ok(getJob, { uuid: own.uuid }, as(master))).owner_name).toBe(master.name);
  const move = () =>
    app.call(moveApplication, { uuid: application, version: 1, to: 'primary_screening' }, as(colleague));
  expect(await move()).toMatchObject({ code: 40902, reason: /角色只能查看/ });
  expect((await app.call(addNote, { uuid: application, text: '可以' }, as(colleague))).code).toBe(100);
  expect((await app.ok(getApplication, { uuid: application }, as(colleague))).abilities.decide).toBe(false);
  expect((await become('viewer')).code).toBe(100);
  expect(await app.call(addNote, { uuid: application, text: '不行' }, as(colleague))).toMatchObject({ code: 40902 });
  expect((await app.call(getApplication, { uuid: application }, as(colleague))).code).toBe(100);
  expect(await share('act')).toMatchObject({ code: 40902, reason: /只能查看/ });
  expect((await become('recruiter')).code).toBe(100);
  expect((await move()).code).toBe(100);
  expect((await become('viewer', master)).code).toBe(40902);
  expect((await app.call(setMemberRole, { uuid: owner.uuid, role: 'viewer' }, as(owner))).code).toBe(403);
  expect(
    (await app.call(setMemberRole, { uuid: colleague.uuid, role: 'viewer' }, as(await makeMaster(app)))).code,
  ).toBe(40401);
  const { items } = await app.ok(listMembers, {}, as(master));
  expect(items.find(({ uuid }) => uuid === colleague.uuid)?.role).toBe('recruiter');
  await app.ok(setMemberStatus, { uuid: colleague.uuid, user_status: 'unactive' }, as(master));
  expect((await app.ok(listShares, { kind: 'job', uuid: job.uuid }, as(owner))).colleagues).toEqual([]);
});

test('what waits is told to whoever may answer it', async () => {
  const { owner, colleague, job, share } = await setUp();
  const waiting = async (who: TestAccount) => (await app.ok(businessOverview, {}, as(who))).waiting;
  await makeApplication(app, job, { appliedAt: new Date(app.clock.now().getTime() - 5 * 86_400_000) });
  await share('read');
  expect(await waiting(owner)).toMatchObject([{ job_uuid: job.uuid, count: 1 }]);
  expect(await waiting(colleague)).toEqual([]);
  await share('act');
  expect(await waiting(colleague)).toMatchObject([{ job_uuid: job.uuid, count: 1 }]);
});
