import { readFile } from 'node:fs/promises';
import { descriptionBlocks, plainLine } from '@qinghe/contract/jobs/description.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeMaster } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeJob } from '../../../test/jobs.ts';

const app = await startTestApp({ own: true });
const migration = new URL('../../../migrations/0040_description_marks.sql', import.meta.url);

test('texts from before the marks read as they did: lists as lists, asterisks as asterisks', async () => {
  const old = '你将参与\n· 前端开发\n  • 组件库\n-性能优化\n\n5*8 小时，**双休**，C:\\work\n欢迎 - 投递\n1. 先聊聊';
  const job = await makeJob(app, await makeMaster(app), { description: old });
  const [, update] = (await readFile(migration, 'utf8')).split(/(?=^update)/m);
  await sql.raw(update ?? '').execute(app.services.db);
  const row = await app.services.db
    .selectFrom('job')
    .select('description')
    .where('uuid', '=', job.uuid)
    .executeTakeFirstOrThrow();
  expect(descriptionBlocks(row.description).map(({ kind, lines }) => [kind, lines.map(plainLine)])).toEqual([
    ['paragraph', ['你将参与']],
    ['bullet', ['前端开发', '组件库', '性能优化']],
    ['paragraph', ['5*8 小时，**双休**，C:\\work']],
    ['paragraph', ['欢迎 - 投递']],
    ['number', ['先聊聊']],
  ]);
});
