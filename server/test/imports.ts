import { startImport } from '@qinghe/contract/imports/import.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { readSheetsIsolated } from '@qinghe/cv-reader/index.ts';
import { importTasks } from '../src/domains/imports/tasks.ts';
import { chinaDay, dayAfter } from '../src/time/china-day.ts';
import type { TestAccount } from './accounts.ts';
import type { TestApp } from './app.ts';

const HEAD =
  '职位名称*,职位类别,工作城市,招聘人数,学历要求,职位描述,薪资下限（元/天）,薪资上限,截止日期,每周天数,实习月数,转正机会,备注';
/** The deadline of its row: a deadline lies within a year. */
export const ROW_DEADLINE = dayAfter(chinaDay(new Date()), 200);

export const goodRow = (title: string) =>
  `${title},数据分析,上海；杭州市,3人,本科及以上,"整理业务数据，制作每周报表，\n和产品一起找出转化下降的原因。",200,300元,${ROW_DEADLINE.replaceAll('-', '/')},4,3,是,不读`;

/** A file of jobs, one a line, under the head that goodRow fits. */
export const sheet = (...rows: string[]) => ({
  name: '春季职位.csv',
  bytes: new TextEncoder().encode([HEAD, ...rows].join('\n')),
});

/** The cells of the one sheet that a file of ours has. */
export async function cellsOf(bytes: Uint8Array, most = 100): Promise<string[][]> {
  const [sheet] = await readSheetsIsolated(bytes, most);
  return sheet?.rows.map(({ cells }) => cells) ?? [];
}

/** Runs a task of imports once, as the queue would. */
export async function runImportTask({ services }: TestApp, name: string, payload: object): Promise<void> {
  const task = importTasks.find((one) => one.name === name);
  await task?.run(services, payload as never, { last: false });
}

/** An import whose rows have been looked at. */
export async function makeImport(
  app: TestApp,
  { token, companyUuid }: TestAccount,
  file = sheet(goodRow('数据实习生')),
  kind: JobKind = 'internship',
) {
  const started = await app.ok(startImport, { kind }, { token, file });
  const payload = { company_uuid: companyUuid, uuid: started.uuid, locale: 'zh-CN' };
  for (let left = started.rows; left >= 0; left -= 200) await runImportTask(app, 'jobs.check-import', payload);
  return started;
}
