import {
  changeRejectTemplate,
  createRejectTemplate,
  deleteRejectTemplate,
  listRejectTemplates,
  MAX_REJECT_TEMPLATES,
} from '@qinghe/contract/settings/endpoints.ts';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeMaster, makeTeam } from '../../../test/factories.ts';

const app = await startTestApp();

const add = (token: string, title = '常用') =>
  app.call(createRejectTemplate, { title, content: '{name}，谢谢' }, { token });
const titles = async (token: string) =>
  (await app.ok(listRejectTemplates, {}, { token })).items.map(({ title }) => title);

test('an account keeps templates of its own, oldest first', async () => {
  const { master, child } = await makeTeam(app);
  await add(master.token, '一');
  await add(master.token, '二');
  await add(child.token, '子账号的');
  expect(await titles(master.token)).toEqual(['一', '二']);
  expect(await titles(child.token)).toEqual(['子账号的']);
});

test('a template is changed by version: a stale one is refused with the current text', async () => {
  const { token } = await makeMaster(app);
  const { data } = await add(token);
  const change = (title: string, version = data.version) =>
    app.call(changeRejectTemplate, { uuid: data.uuid, version, title, content: '新' }, { token });
  expect((await change('新题')).data).toMatchObject({ title: '新题', version: data.version + 1 });
  expect(await change('又改')).toMatchObject({ status: 409, code: 40901, data: { title: '新题' } });
  expect((await change('太大', Number.MAX_SAFE_INTEGER)).status).toBeLessThan(500);
});

test('nobody changes or deletes another one’s template', async () => {
  const { master, child } = await makeTeam(app);
  const { uuid } = (await add(master.token)).data;
  for (const token of [child.token, (await makeMaster(app)).token]) {
    const change = { uuid, version: 1, title: '越权', content: '越权' };
    expect(await app.call(changeRejectTemplate, change, { token })).toMatchObject({ code: 40401 });
    expect(await app.call(deleteRejectTemplate, { uuid }, { token })).toMatchObject({ code: 40401 });
  }
  expect(await titles(master.token)).toEqual(['常用']);
  await app.ok(deleteRejectTemplate, { uuid }, { token: master.token });
  expect(await titles(master.token)).toEqual([]);
});

test('an account keeps twenty templates, also when several are added at once', async () => {
  const { token } = await makeMaster(app);
  for (let index = 0; index < MAX_REJECT_TEMPLATES - 2; index += 1) await add(token, `模板${index}`);
  const codes = (await Promise.all([1, 2, 3, 4].map(() => add(token)))).map(({ code }) => code);
  expect(codes.sort((a, b) => a - b)).toEqual([100, 100, 40902, 40902]);
});
