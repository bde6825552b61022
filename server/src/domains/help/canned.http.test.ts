import {
  type CannedAnswer,
  changeCannedAnswer,
  createCannedAnswer,
  deleteCannedAnswer,
  listCannedAnswers,
  MAX_CANNED_ANSWERS,
} from '@qinghe/contract/help/canned.ts';
import { MAX_HELP_WORDS } from '@qinghe/contract/help/help.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeMaster } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeOperator } from '../../../test/companies.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
let token: string;
beforeEach(async () => {
  ({ token } = await makeOperator(app));
});
afterEach(() => db.deleteFrom('canned_answer').execute());

const text = (n: number) => ({ title: `第 ${n} 条`, content: `您好，\n这是第 ${n} 条` });
const make = (n = 1) => app.ok(createCannedAnswer, text(n), { token });
const list = async (of = token) => (await app.ok(listCannedAnswers, {}, { token: of })).items;
const change = (of: Pick<CannedAnswer, 'uuid' | 'version'>, n: number) =>
  app.call(changeCannedAnswer, { uuid: of.uuid, version: of.version, ...text(n) }, { token });
const full = async (count: number) => {
  const rows = Array.from({ length: count }, (_, n) => ({ uuid: uuidv7(), ...text(n + 10), created_at: new Date() }));
  await db.insertInto('canned_answer').values(rows).execute();
};

test('all operators have the same ones, by title; accounts have none of them', async () => {
  const [second, first] = [await make(2), await make(1)];
  const other = await makeOperator(app);
  expect(await list(other.token)).toEqual([first, second]);
  expect(first).toMatchObject({ ...text(1), version: 1 });
  const master = await makeMaster(app);
  expect((await app.call(listCannedAnswers, {}, { token: master.token })).code).toBe(403);
});

test('one is changed as it was seen; who was slower gets the current text, and what is gone is gone for all', async () => {
  const made = await make();
  expect((await change(made, 2)).data).toEqual({ ...made, ...text(2), version: 2 });
  expect(await change(made, 3)).toMatchObject({ code: 40901, data: { ...text(2), version: 2 } });
  const both = await Promise.all([change({ ...made, version: 2 }, 4), change({ ...made, version: 2 }, 5)]);
  expect(both.map(({ code }) => code).toSorted()).toEqual([100, 40901]);
  const gone = () => app.call(deleteCannedAnswer, { uuid: made.uuid }, { token });
  const codes = (await Promise.all([gone(), gone()])).map(({ code }) => code);
  expect(codes.toSorted()).toEqual([100, 40401]);
  expect((await change({ ...made, version: 3 }, 6)).code).toBe(40401);
  expect(await list()).toEqual([]);
});

test('a hundred are all, also of two who add one at the same moment', async () => {
  await full(MAX_CANNED_ANSWERS - 1);
  const add = (n: number) => app.call(createCannedAnswer, text(n), { token });
  const both = await Promise.all([add(1), add(2)]);
  expect(both.map(({ code }) => code).toSorted()).toEqual([100, 40902]);
  expect(both.find(({ code }) => code === 40902)?.reason).toContain(`最多保存 ${MAX_CANNED_ANSWERS} 条`);
});

test('what is empty or too long is refused by the name of its field', async () => {
  const make = (title: string, content: string) => app.call(createCannedAnswer, { title, content }, { token });
  expect(await make(' ', '好')).toMatchObject({ code: 400, field: 'title' });
  expect(await make('好', '')).toMatchObject({ code: 400, field: 'content' });
  expect(await make('长'.repeat(limits.templateTitle + 1), '好')).toMatchObject({ code: 400, field: 'title' });
  expect(await make('好', '长'.repeat(MAX_HELP_WORDS + 1))).toMatchObject({ code: 400, field: 'content' });
  expect((await make('好'.repeat(limits.templateTitle), '长'.repeat(MAX_HELP_WORDS))).code).toBe(100);
});
