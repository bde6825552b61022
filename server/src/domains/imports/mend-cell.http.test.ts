import { createImported, exportProblems, getImport } from '@qinghe/contract/imports/import.ts';
import { mendCell } from '@qinghe/contract/imports/mend.ts';
import type { JobField } from '@qinghe/contract/jobs/job.ts';
import { expect, test } from 'vitest';
import { makeMaster, makeTeam, type TestAccount } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { cellsOf, goodRow, makeImport, runImportTask, sheet } from '../../../test/imports.ts';

const app = await startTestApp();

const seen = ({ token }: TestAccount, uuid: string) => app.ok(getImport, { uuid }, { token });
interface Typed {
  row?: number;
  field: JobField;
  text: string;
  seen: string;
}
const mend = ({ token }: TestAccount, uuid: string, { row = 2, ...typed }: Typed) =>
  app.call(mendCell, { uuid, row, ...typed }, { token });
const broken = goodRow('坏岗位').replace(',4,3,', ',九天,许久,');

test('a cell is typed anew and looked at by the same rules, and the row is ready once nothing is wrong', async () => {
  const master = await makeMaster(app);
  const { uuid } = await makeImport(app, master, sheet(broken));
  const { problems } = await seen(master, uuid);
  expect(problems[0]).toMatchObject({ row: 2, title: '坏岗位', cells: { days_per_week: '九天', months: '许久' } });
  const days = { field: 'days_per_week' as const, seen: '九天' };
  expect(await mend(master, uuid, { ...days, text: '九' })).toMatchObject({ data: { is_broken: true } });
  expect(await mend(master, uuid, { ...days, seen: '九', text: ' 每周4天 ' })).toMatchObject({
    data: { text: '每周4天', is_broken: false },
  });
  expect(await seen(master, uuid)).toMatchObject({ ready: 0, wrong: 1 });
  await mend(master, uuid, { field: 'months', seen: '许久', text: '3' });
  expect(await seen(master, uuid)).toMatchObject({ ready: 1, wrong: 0, publishable: 1, problems: [] });
});

test('a cell of a column that the sheet does not have can be filled in', async () => {
  const master = await makeMaster(app);
  const { uuid } = await makeImport(app, master, sheet(goodRow('岗位')));
  expect(await mend(master, uuid, { field: 'address', text: '政立路 500 号', seen: '' })).toMatchObject({ code: 100 });
  await app.ok(createImported, { uuid }, { token: master.token });
  await runImportTask(app, 'jobs.create-drafts', { company_uuid: master.companyUuid, uuid });
  const jobs = await app.services.db
    .selectFrom('job')
    .select('address')
    .where('owner_uuid', '=', master.uuid)
    .execute();
  expect(jobs).toEqual([{ address: '政立路 500 号' }]);
});

test('two windows keep each other’s cells, and of one cell the second hears what stands there', async () => {
  const master = await makeMaster(app);
  const { uuid } = await makeImport(app, master, sheet(broken));
  const [one, other] = await Promise.all([
    mend(master, uuid, { field: 'days_per_week', seen: '九天', text: '4' }),
    mend(master, uuid, { field: 'months', seen: '许久', text: '3' }),
  ]);
  expect([one.code, other.code]).toEqual([100, 100]);
  expect(await seen(master, uuid)).toMatchObject({ ready: 1 });
  expect(await mend(master, uuid, { field: 'months', seen: '许久', text: '5' })).toMatchObject({
    code: 40901,
    data: { text: '3' },
  });
  // A lost answer that is sent again is no other window.
  expect((await mend(master, uuid, { field: 'months', seen: '许久', text: '3' })).code).toBe(100);
});

test('the sheet of wrong rows has what was typed', async () => {
  const master = await makeMaster(app);
  const { uuid } = await makeImport(app, master, sheet(broken));
  await mend(master, uuid, { field: 'days_per_week', seen: '九天', text: '5' });
  const { url } = await app.ok(exportProblems, { uuid }, { token: master.token });
  const [head = [], row = []] = await cellsOf(new Uint8Array(await (await app.fetch(url)).arrayBuffer()));
  expect(row[head.indexOf('每周天数')]).toBe('5');
  expect(row[head.indexOf('实习月数')]).toBe('许久');
});

test('what makes no sense is refused: no such row or field, another’s import, drafts that are made', async () => {
  const master = await makeMaster(app);
  const stranger = await makeMaster(app);
  const { uuid } = await makeImport(app, master, sheet(broken, goodRow('好的')));
  const typed = { field: 'months' as const, seen: '许久', text: '3' };
  expect((await mend(master, uuid, { ...typed, row: 77 })).code).toBe(40401);
  expect((await mend(master, uuid, { ...typed, field: 'batch' })).code).toBe(400);
  expect((await mend(stranger, uuid, typed)).code).toBe(40401);
  await app.ok(createImported, { uuid }, { token: master.token });
  expect(await mend(master, uuid, typed)).toMatchObject({ code: 40902, reason: expect.stringContaining('草稿') });
  await runImportTask(app, 'jobs.create-drafts', { company_uuid: master.companyUuid, uuid });
  expect((await mend(master, uuid, typed)).code).toBe(40902);
});

test('what may still be online is said by the closer of both limits', async () => {
  const { master, child } = await makeTeam(app);
  const roomOf = async (account: TestAccount) =>
    (await seen(account, (await makeImport(app, account, sheet(goodRow('岗位')))).uuid)).room;
  expect(await roomOf(master)).toEqual({ free: 5, most: 5, of: 'company' });
  await app.services.db
    .updateTable('company_member')
    .set({ job_limit: 2 })
    .where('account_uuid', '=', child.uuid)
    .execute();
  expect(await roomOf(child)).toEqual({ free: 2, most: 2, of: 'account' });
});
