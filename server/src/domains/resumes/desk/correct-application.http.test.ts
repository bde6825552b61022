import { moveApplication, undoMove } from '@qinghe/contract/resumes/decide.ts';
import {
  correctApplication,
  getApplication,
  getApplicationFile,
  listApplications,
} from '@qinghe/contract/resumes/desk.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeMaster, makeTeam } from '../../../../test/accounts.ts';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeJob } from '../../../../test/jobs.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ own: true });
});

describe('putting a record right', () => {
  test('changes the fields, keeps the rest, stands in the history and is found by its new words', async () => {
    const { master } = await makeTeam(app);
    const { uuid } = await makeApplication(app, await makeJob(app, master), { cvText: '熟悉分布式系统' });
    const { token } = master;
    const detail = await app.ok(
      correctApplication,
      { uuid, version: 1, correction: { school: '华中科技大学', months: null } },
      { token },
    );
    expect(detail).toMatchObject({ version: 2, school: '华中科技大学', months: null, major: '软件工程', stage: 'new' });
    expect(detail.history[0]).toMatchObject({ action: 'corrected', actor_name: master.name });
    for (const q of ['华中科技', '分布式']) {
      const { items } = await app.ok(listApplications, { kind: 'internship', stage: 'new', q }, { token });
      expect(items.map((item) => item.uuid)).toEqual([uuid]);
    }
    const audit = await app.services.db
      .selectFrom('audit_entry')
      .select('detail')
      .where('action', '=', 'application.corrected')
      .executeTakeFirstOrThrow();
    expect(audit.detail).toEqual({ fields: ['school', 'months'] });
  });

  test('of a stale version, another company’s or with wrong values is refused, and nothing changes', async () => {
    const { master, child } = await makeTeam(app);
    const stranger = await makeMaster(app);
    const { uuid } = await makeApplication(app, await makeJob(app, child));
    const correct = (token: string, version: number, correction: object) =>
      app.call(correctApplication, { uuid, version, correction }, { token });
    expect(await correct(master.token, 7, { school: '武汉大学' })).toMatchObject({
      code: 40901,
      data: { version: 1, school: '浙江大学' },
    });
    expect((await correct(master.token, 1, { major: '法学' })).code).toBe(100);
    expect((await correct(master.token, 1, { school: '武汉大学' })).data).toMatchObject({
      changed_by: master.name,
      changed_by_you: true,
    });
    expect((await correct(child.token, 1, { school: '武汉大学' })).data).toMatchObject({ changed_by_you: false });
    for (const nothing of [{}, { phone: '13800000000' }])
      expect(await correct(master.token, 2, nothing)).toMatchObject({ code: 400, field: 'correction' });
    expect((await correct(stranger.token, 1, { school: '武汉大学' })).code).toBe(40401);
    expect(await correct(master.token, 2, { graduation_month: '2027-13' })).toMatchObject({
      code: 400,
      field: 'correction.graduation_month',
    });
    expect((await app.ok(getApplication, { uuid }, { token: master.token })).school).toBe('浙江大学');
  });

  test('does not take away the undo of the move before it', async () => {
    const { master } = await makeTeam(app);
    const { token } = master;
    const { uuid } = await makeApplication(app, await makeJob(app, master));
    await app.ok(moveApplication, { uuid, version: 1, to: 'written' }, { token });
    await app.ok(correctApplication, { uuid, version: 2, correction: { city: '上海' } }, { token });
    const undone = await app.ok(undoMove, { uuid, version: 3 }, { token });
    expect(undone).toMatchObject({ stage: 'new', city: '上海' });
  });
});

test('a file comes with its text and where its words stand', async () => {
  const { master } = await makeTeam(app);
  const { uuid, fileUuid } = await makeApplication(app, await makeJob(app, master), { cvText: '张思远' });
  await app.services.db
    .updateTable('stored_file')
    .set({ reading_spans: JSON.stringify([[0, 3, 1, 40, 50.5, 60, 12]]) })
    .where('uuid', '=', fileUuid)
    .execute();
  const file = await app.ok(getApplicationFile, { uuid }, { token: master.token });
  expect(file).toMatchObject({
    text: '张思远',
    spans: [{ start: 0, end: 3, page: 1, x: 40, y: 50.5, width: 60, height: 12 }],
  });
});
