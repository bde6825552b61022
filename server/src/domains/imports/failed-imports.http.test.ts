import { createImported, getImport, retryImport, startImport } from '@qinghe/contract/imports/import.ts';
import { expect, test } from 'vitest';
import { makeMaster, type TestAccount } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { goodRow, makeImport, runImportTask, sheet } from '../../../test/imports.ts';
import { taskHandlers } from '../../all-domains.ts';

const app = await startTestApp();

const seen = ({ token }: TestAccount, uuid: string) => app.ok(getImport, { uuid }, { token });
const create = ({ token }: TestAccount, uuid: string) => app.call(createImported, { uuid }, { token });
const retry = ({ token }: TestAccount, uuid: string) => app.call(retryImport, { uuid }, { token });

test.each([
  ['jobs.check-import', 'checking', 'check_failed'],
  ['jobs.create-drafts', 'creating', 'create_failed'],
] as const)(
  '%s that fails for good says so, goes on when it is tried again, and makes nothing twice',
  async (name, at, failed) => {
    const master = await makeMaster(app);
    const file = sheet(goodRow('第一个岗位'), goodRow('第二个岗位'));
    const { uuid } =
      at === 'creating'
        ? await makeImport(app, master, file)
        : await app.ok(startImport, { kind: 'internship' }, { token: master.token, file });
    if (at === 'creating') await create(master, uuid);
    const payload = { company_uuid: master.companyUuid ?? '', uuid, locale: 'zh-CN' };
    const giveUp = () =>
      taskHandlers(app.services)
        .find(({ task }) => task.name === name)
        ?.giveUp?.(payload);
    await giveUp();
    await giveUp();
    expect(await seen(master, uuid)).toMatchObject({ state: failed, rows: 2 });
    expect((await create(master, uuid)).code).toBe(40902);
    expect(await retry(master, uuid)).toMatchObject({ code: 100, data: { state: at } });
    expect((await retry(master, uuid)).code).toBe(40902);
    await runImportTask(app, name, payload);
    expect(await seen(master, uuid)).toMatchObject({ state: at === 'checking' ? 'checked' : 'done' });
    await giveUp();
    expect(await seen(master, uuid)).toMatchObject({ state: at === 'checking' ? 'checked' : 'done' });
  },
);
