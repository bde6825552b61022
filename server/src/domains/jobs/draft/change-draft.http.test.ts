import { changeJobs } from '@qinghe/contract/jobs/change-many.ts';
import {
  checkJob,
  createDraft,
  deleteDraft,
  getJob,
  listJobs,
  publishJob,
  saveDraft,
  setJobOnline,
  startChange,
} from '@qinghe/contract/jobs/endpoints.ts';
import { emptyCampusDraft, MAX_DRAFTS_UNCERTIFIED } from '@qinghe/contract/jobs/job.ts';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { makeAccount, makeMaster, makeTeam } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { goodDraft, makeJob } from '../../../../test/jobs.ts';
import { withTransaction } from '../../../db/database.ts';
import { insertJobs } from '../queries.ts';

const app = await startTestApp();
const { db } = app.services;
const { company, master, child } = await makeTeam(app);
const { token } = master;

const create = (draft = {}, as = token) =>
  app.ok(createDraft, { kind: 'internship', draft: { kind: 'internship', ...draft } }, { token: as });

test('a draft starts empty, keeps what is typed, and counts its versions', async () => {
  const empty = await create();
  expect(empty).toMatchObject({ state: 'draft', version: 1, title: '', published_at: null, owner_name: '林晓' });
  const draft = goodDraft();
  const saved = await app.ok(saveDraft, { uuid: empty.uuid, version: 1, draft }, { token });
  expect(saved).toMatchObject({ version: 2, draft, category_name: '技术 / 后端开发', city_names: ['杭州市'] });
  const partial = await app.ok(
    saveDraft,
    { uuid: empty.uuid, version: 2, draft: { kind: 'internship', title: '新标题' } },
    { token },
  );
  expect(partial.draft).toEqual({ ...draft, title: '新标题' });
  expect(await app.ok(getJob, { uuid: empty.uuid }, { token })).toEqual(partial);
});

test('a save with a stale version is refused with the current job and who changed it, and overwrites nothing', async () => {
  const team = await makeTeam(app);
  const { uuid } = await create({ title: '一' }, team.child.token);
  const theirs = { uuid, version: 1, draft: { kind: 'internship' as const, title: '二' } };
  await app.ok(saveDraft, theirs, { token: team.master.token });
  const mine = { uuid, version: 1, draft: { kind: 'internship' as const, title: '三' } };
  const stale = await app.call(saveDraft, mine, { token: team.child.token });
  expect(stale).toMatchObject({
    status: 409,
    code: 40901,
    data: {
      title: '二',
      version: 2,
      changed_by: '林晓',
      changed_by_you: false,
      changed_at: expect.stringMatching(/^\d{4}-.*(Z|[+-]\d\d:\d\d)$/),
    },
  });
  expect((await app.ok(getJob, { uuid }, { token: team.child.token })).title).toBe('二');
  const again = await app.call(saveDraft, mine, { token: team.master.token });
  expect(again).toMatchObject({ code: 40901, data: { changed_by_you: true } });
});

test('of two saves at once one wins', async () => {
  const { uuid } = await create();
  const save = (title: string) =>
    app.call(saveDraft, { uuid, version: 1, draft: { kind: 'internship', title } }, { token });
  const codes = (await Promise.all([save('甲'), save('乙')])).map(({ code }) => code);
  expect(codes.sort((a, b) => a - b)).toEqual([100, 40901]);
});

test('a draft that was never published can be deleted, with a line in the audit log', async () => {
  const { uuid, version } = await create();
  expect((await app.call(deleteDraft, { uuid, version: version + 1 }, { token })).code).toBe(40901);
  await app.ok(deleteDraft, { uuid, version }, { token });
  expect((await app.call(getJob, { uuid }, { token })).code).toBe(40401);
  const audit = await db
    .selectFrom('audit_entry')
    .selectAll()
    .where('object_uuid', '=', uuid)
    .orderBy('uuid')
    .execute();
  expect(audit.map(({ action }) => action)).toEqual(['job.created', 'job.deleted']);
  expect(audit.at(-1)).toMatchObject({ actor_kind: 'account', actor_uuid: master.uuid, object_type: 'job' });
});

test.each(['reviewing', 'online', 'offline', 'expired', 'refused'] as const)(
  'a job that is %s cannot be deleted',
  async (state) => {
    const job = await makeJob(app, master, { state });
    expect((await app.call(deleteDraft, { uuid: job.uuid, version: 1 }, { token })).code).toBe(40902);
  },
);

test('a stale page is shown the job as it is now, before it is told what cannot be done with it', async () => {
  const job = await makeJob(app, master, { state: 'online' });
  const stale = { uuid: job.uuid, version: 7 };
  for (const response of [
    await app.call(saveDraft, { ...stale, draft: { kind: 'internship', title: '改' } }, { token }),
    await app.call(deleteDraft, stale, { token }),
    await app.call(publishJob, stale, { token }),
    await app.call(setJobOnline, { ...stale, online: true }, { token }),
  ])
    expect(response).toMatchObject({ status: 409, code: 40901, data: { state: 'online', version: 1 } });
});

test('a description of 5000 characters is kept with all its marks, one of 5001 refused', async () => {
  const { uuid, version } = await create();
  const save = (text: string) =>
    app.call(saveDraft, { uuid, version, draft: { kind: 'internship', description: text } }, { token });
  expect((await save(`- **${'\\*'.repeat(5001)}**`)).code).toBe(400);
  const full = `- **${'\\*'.repeat(5000)}**`;
  expect((await save(full)).data.draft.description).toBe(full);
});

test.each(['reviewing', 'online'] as const)('a job that is %s cannot be edited', async (state) => {
  const job = await makeJob(app, master, { state });
  const response = await app.call(
    saveDraft,
    { uuid: job.uuid, version: 1, draft: { kind: 'internship', title: '改' } },
    { token },
  );
  expect(response).toMatchObject({ status: 409, code: 40902 });
});

test('a copy has the text of its job and a life of its own', async () => {
  const original = await makeJob(app, master, { title: '原职位', questions: ['为什么？'] });
  const copy = await app.ok(createDraft, { kind: 'internship', copy_of: original.uuid }, { token });
  expect(copy).toMatchObject({ state: 'draft', version: 1, published_at: null, applications: 0, views: 0 });
  expect(copy.uuid).not.toBe(original.uuid);
  expect(copy.draft).toEqual((await app.ok(getJob, { uuid: original.uuid }, { token })).draft);
});

test('another company’s job, and a colleague’s for a sub-account, do not exist', async () => {
  const foreigner = await makeMaster(app);
  const job = await makeJob(app, master, { state: 'draft' });
  for (const as of [foreigner.token, child.token]) {
    const options = { token: as };
    for (const response of [
      await app.call(getJob, { uuid: job.uuid }, options),
      await app.call(saveDraft, { uuid: job.uuid, version: 1, draft: { kind: 'internship', title: '越权' } }, options),
      await app.call(deleteDraft, { uuid: job.uuid, version: 1 }, options),
      await app.call(createDraft, { kind: 'internship', copy_of: job.uuid }, options),
    ])
      expect(response).toMatchObject({ status: 404, code: 40401 });
  }
  expect((await app.ok(getJob, { uuid: job.uuid }, { token })).version).toBe(1);
});

test('a sub-account sees its own jobs only, its master sees them too', async () => {
  const own = await create({ title: '子账号的职位' }, child.token);
  expect((await app.ok(getJob, { uuid: own.uuid }, { token })).owner_name).toBe(child.name);
  const { items, counts } = await app.ok(listJobs, { kind: 'internship' }, { token: child.token });
  expect(items.map(({ uuid }) => uuid)).toEqual([own.uuid]);
  expect(counts.all).toBe(1);
  expect(company.company_uuid).toBe(child.companyUuid);
});

test('an account without company is told to hand in its licence first', async () => {
  const stranger = await makeAccount(app);
  expect(await app.call(createDraft, { kind: 'internship' }, { token: stranger.token })).toMatchObject({ code: 5101 });
});

test('the same request key starts one draft; with another input it is refused; two at once start one', async () => {
  const headers = { 'idempotency-key': 'draft-2026-0001' };
  const start = (title: string) =>
    app.call(createDraft, { kind: 'internship', draft: { kind: 'internship', title } }, { token, headers });
  const [first, second] = await Promise.all([start('同一个'), start('同一个')]);
  expect(second.data).toEqual(first.data);
  expect((await start('同一个')).data).toEqual(first.data);
  expect(await start('另一个')).toMatchObject({ status: 409, code: 40904 });
  const other = await app.call(
    createDraft,
    { kind: 'internship', draft: { kind: 'internship', title: '同一个' } },
    { token: child.token, headers },
  );
  expect(other.data.uuid).not.toBe(first.data.uuid);
});

test('a request key that is too short or holds spaces is a bad request', async () => {
  for (const key of ['short', 'with space in it'])
    expect(
      await app.call(createDraft, { kind: 'internship' }, { token, headers: { 'idempotency-key': key } }),
    ).toMatchObject({ code: 400, field: 'Idempotency-Key' });
});

test('what no field can hold is refused in form', async () => {
  const { uuid, version } = await create();
  for (const draft of [
    { title: '零\u0000' },
    { title: '长'.repeat(41) },
    { category: 'a\u0000b' },
    { deadline: '0000-01-01' },
    { deadline: '2027-02-29' },
    { cities: ['杭州'] },
    { headcount: 0 },
    { pay_min: 1.5 },
    { days_per_week: 8 },
    { description: '字'.repeat(5001) },
    { delivery_email: 'nobody' },
  ]) {
    const response = await app.call(saveDraft, { uuid, version, draft: { kind: 'internship', ...draft } }, { token });
    expect([JSON.stringify(draft).slice(0, 40), response.code]).toEqual([JSON.stringify(draft).slice(0, 40), 400]);
  }
});

test('a draft stays of its kind, and each kind has its own fields', async () => {
  const campus = await app.ok(createDraft, { kind: 'campus' }, { token });
  expect(campus.draft).toEqual(emptyCampusDraft);
  const { uuid } = campus;
  const years = { kind: 'campus' as const, batch: 'autumn' as const, graduation_years: [2027], pay_months: 15 };
  const saved = await app.ok(saveDraft, { uuid, version: 1, draft: years }, { token });
  expect(saved.draft).toEqual({ ...emptyCampusDraft, ...years });
  const other = { kind: 'internship' as const, months: 3 };
  expect(await app.call(saveDraft, { uuid, version: 2, draft: other }, { token })).toMatchObject({ code: 400 });
  expect(await app.call(createDraft, { kind: 'campus', draft: other }, { token })).toMatchObject({ code: 400 });
  expect(await app.call(createDraft, { kind: 'internship', copy_of: uuid }, { token })).toMatchObject({ code: 400 });
  const mixed = { ...years, days_per_week: 3 } as never;
  expect((await app.ok(saveDraft, { uuid, version: 2, draft: mixed }, { token })).draft).toEqual(saved.draft);
  const { findings } = await app.ok(checkJob, { draft: emptyCampusDraft }, { token });
  expect(findings.map(({ field }) => field)).toEqual(expect.arrayContaining(['batch', 'graduation_years', 'deadline']));
  expect(findings.map(({ field }) => field)).not.toContain('months');
});

test('drafts end somewhere: by hand, by copying many, by a change', async () => {
  const owner = await makeMaster(app);
  const { token, companyUuid } = owner;
  const online = await makeJob(app, owner);
  const { uuid } = await makeJob(app, owner, { state: 'draft' });
  await db.updateTable('company').set({ check_status: 'uncheck' }).where('company_uuid', '=', companyUuid).execute();
  await withTransaction(db, (trx) =>
    insertJobs(
      trx,
      companyUuid ?? '',
      Array.from({ length: MAX_DRAFTS_UNCERTIFIED - 2 }, () => ({
        uuid: uuidv7(),
        owner_uuid: owner.uuid,
        kind: 'internship' as const,
        at: app.clock.now(),
        draft: goodDraft(),
      })),
    ),
  );
  const copied = (one: { uuid: string; version: number }) =>
    app.ok(changeJobs, { action: 'copy', jobs: [one], dry_run: false }, { token });
  expect((await copied({ uuid, version: 1 })).changed).toBe(1);
  expect((await copied({ uuid, version: 1 })).results[0]?.problem).toContain(`草稿最多 ${MAX_DRAFTS_UNCERTIFIED} 个`);
  const draft = goodDraft();
  expect(await app.call(createDraft, { kind: 'internship', draft }, { token })).toMatchObject({ code: 40902 });
  expect(await app.call(startChange, { uuid: online.uuid, version: 1 }, { token })).toMatchObject({ code: 40902 });
});
