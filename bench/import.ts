// A sheet of 5,000 jobs through the real import, from its upload to its drafts, and what a row of it costs against one of a
// sheet of 500: that must not grow with the sheet.
import { setTimeout as pause } from 'node:timers/promises';
import { createImported, getImport, type JobImport, startImport } from '../contract/imports/import.ts';
import type { Bench, BenchCompany } from './lib/bench.ts';
import { call } from './lib/call.ts';
import { present, type Row } from './lib/rows.ts';

const SIZES = { full: { warmUp: 100, sheets: [500, 5000] }, smoke: { warmUp: 2, sheets: [2, 4] } };
/** Most that a row of the large sheet may cost of what one of the small sheet does. */
const MOST = 1.3;
const HEAD =
  '职位名称,职位类别,工作城市,招聘人数,学历要求,职位描述,薪资下限,薪资上限,年薪月数,截止日期,招聘批次,毕业年份';
const TEXT = '整理业务数据，制作每周报表；和产品一起找出转化下降的原因，能清楚地写出结论。';

/** @returns rows of the bench table */
export async function benchImport(bench: Bench): Promise<Row[]> {
  const { warmUp, sheets } = SIZES[bench.size];
  const database = await bench.company(0);
  const server = await bench.server();
  // The first one warms the server up.
  await importSheet(server.url, database, warmUp);
  const times: (ImportTimes & { size: number })[] = [];
  for (const size of sheets) times.push({ size, ...(await importSheet(server.url, database, size)) });
  const first = present(times[0], 'small sheet');
  return times.map(({ size, checked, created }, index) => {
    const cost = (checked + created) / size;
    const ratio = cost / ((first.checked + first.created) / first.size);
    return {
      what: `import of ${size} jobs: looked at in ${Math.round(checked)} ms, made drafts in ${Math.round(created)} ms`,
      measured: `${Math.round(1000 / cost)} rows a second`,
      ...(index > 0 ? { against: `a row of ${first.size}`, ratio, budget: `≤ ${MOST}`, met: ratio <= MOST } : {}),
    };
  });
}

/** Milliseconds until each row was looked at, and until each was a draft. */
interface ImportTimes {
  checked: number;
  created: number;
}

async function importSheet(url: string, { token }: BenchCompany, size: number): Promise<ImportTimes> {
  const deadline = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  const mark = Math.random().toString(36).slice(2, 8);
  const rows = Array.from(
    { length: size },
    (_, index) => `数据分析师 ${mark}-${index},数据分析,上海,3,本科,${TEXT},12,18,14,${deadline},秋招,2027`,
  );
  const file = new File([`\uFEFF${[HEAD, ...rows].join('\n')}`], 'jobs.csv', { type: 'text/csv' });
  const until = async (uuid: string, state: JobImport['state']): Promise<JobImport> => {
    for (;;) {
      const found = await call(url, getImport, { uuid }, { token });
      if (found.state === state) return found;
      await pause(50);
    }
  };
  const began = performance.now();
  const { uuid } = await call(url, startImport, { kind: 'campus' }, { token, file });
  const { ready } = await until(uuid, 'checked');
  if (ready !== size) throw new Error(`${ready} of ${size} rows are ready`);
  const between = performance.now();
  await call(url, createImported, { uuid }, { token });
  await until(uuid, 'done');
  return { checked: between - began, created: performance.now() - between };
}
