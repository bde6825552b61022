import { exportAudit, exportMembers, listAudit } from '@qinghe/contract/company/audit.ts';
import { updateBase } from '@qinghe/contract/company/information.ts';
import { setMemberLimit } from '@qinghe/contract/company/members.ts';
import { setShare } from '@qinghe/contract/company/sharing.ts';
import { moveApplication } from '@qinghe/contract/resumes/decide.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeCompany, makeMaster, makeTeam, type TestAccount } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeSignUp } from '../../../../test/fairs.ts';
import { goodBrochure, goodTalk, makeBrochure, makeJob, makeTalk } from '../../../../test/jobs.ts';
import { sheetAt } from '../../../../test/sheets.ts';

const app = await startTestApp();

/** The cells of a file that was exported, by row. */
const log = ({ token }: TestAccount, filter: object = {}) => app.ok(listAudit, filter, { token });

test('the log says who did what to whom, masks candidates, and is filtered by person, object and day', async () => {
  const { master, child } = await makeTeam(app);
  const job = await makeJob(app, child);
  const { uuid } = await makeApplication(app, job, { candidate: { name: '欧阳明月' } });
  await app.ok(moveApplication, { uuid, version: 1, to: 'interview' }, { token: child.token });
  await app.ok(setMemberLimit, { uuid: child.uuid, job_limit: 2 }, { token: master.token });
  const { items } = await log(master);
  expect(items).toMatchObject([
    { action: 'member.limit_changed', by: { name: '林晓' }, object: { name: '赵一鸣' }, to_stage: null },
    { action: 'application.moved', by: { name: '赵一鸣' }, object: { name: '欧**' }, to_stage: 'interview' },
  ]);
  const actions = async (filter: object) => (await log(master, filter)).items.map(({ action }) => action);
  expect(await actions({ by: child.uuid })).toEqual(['application.moved']);
  expect(await actions({ object: 'member' })).toEqual(['member.limit_changed']);
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date());
  expect(await actions({ from: today, to: today })).toHaveLength(2);
  expect(await actions({ to: '2020-01-01' })).toEqual([]);
  expect((await app.call(listAudit, {}, { token: child.token })).code).toBe(403);
});

test('every thing with a title is named by it', async () => {
  const { master, child } = await makeTeam(app);
  const [brochure, talk] = [await makeBrochure(app, master), await makeTalk(app, master, { state: 'online' })];
  await makeSignUp(app, master);
  for (const [kind, { uuid }] of [['brochure', brochure] as const, ['talk', talk] as const])
    await app.ok(setShare, { kind, uuids: [uuid], account_uuid: child.uuid, may: 'read' }, { token: master.token });
  const { items } = await log(master);
  expect(items.map(({ action, object }) => [action, object.name])).toEqual([
    ['talk.shared', goodTalk().title],
    ['brochure.shared', goodBrochure().title],
    ['fair.signed_up', expect.stringContaining('双选会')],
  ]);
});

test('pages follow each other without a gap, also within one millisecond', async () => {
  const master = await makeMaster(app);
  await sql`insert into audit_entry (company_uuid, uuid, actor_uuid, actor_kind, action, object_type, at)
    select ${master.companyUuid}, gen_random_uuid(), ${master.uuid}, 'account', 'job.created', 'job',
      timestamptz '2026-01-01 00:00:00.0001Z' + n * interval '200 microseconds'
    from generate_series(1, 53) n`.execute(app.services.db);
  const seen = new Set<string>();
  let cursor: string | undefined;
  do {
    const page = await log(master, { limit: 10, ...(cursor && { cursor }) });
    for (const { uuid } of page.items) seen.add(uuid);
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  expect(seen.size).toBe(53);
});

test('another company’s log stays shut, whoever is asked for', async () => {
  const master = await makeMaster(app);
  await app.ok(updateBase, { version: 0, brief: '秘密' }, { token: master.token });
  const stranger = await makeMaster(app, await makeCompany(app));
  expect((await log(stranger, { by: master.uuid })).items).toEqual([]);
});

test('an export holds what the list shows, no formula, and is in the log itself', async () => {
  const { master, child } = await makeTeam(app);
  await app.services.db
    .updateTable('account')
    .set({ name: '=HYPERLINK("http://x")', position: '+1-2@3' })
    .where('uuid', '=', child.uuid)
    .execute();
  const job = await makeJob(app, child, { title: '@SUM(1+1)*cmd|calc' });
  const { uuid } = await makeApplication(app, job, { candidate: { name: '欧阳明月' } });
  await app.ok(moveApplication, { uuid, version: 1, to: 'interview' }, { token: child.token });
  for (const [endpoint, words] of [
    [exportAudit, ['移动了候选人', '欧**', '面试', '=HYPERLINK']],
    [exportMembers, ['=HYPERLINK', '+1-2@3', '子账号']],
  ] as const) {
    const file = await app.ok(endpoint, {}, { token: master.token });
    expect(file.cut).toBe(false);
    const { xml, text } = await sheetAt(app, file.url);
    for (const word of words) expect(text).toContain(word);
    expect(text).not.toContain('欧阳');
    expect(text).not.toContain(child.phone);
    expect(xml).not.toMatch(/<f[ >]/);
  }
  expect((await log(master, { object: 'audit' })).items).toMatchObject([{ action: 'audit.exported' }]);
  expect((await app.call(exportAudit, {}, { token: child.token })).code).toBe(403);
});

test('twenty exports an hour are all that there are', async () => {
  const master = await makeMaster(app);
  const codes: number[] = [];
  for (let turn = 0; turn < 22; turn += 1) {
    const endpoint = turn % 3 === 0 ? exportAudit : exportMembers;
    codes.push((await app.call(endpoint, {}, { token: master.token })).code);
  }
  expect(codes.filter((code) => code === 429).length).toBeGreaterThan(0);
});
