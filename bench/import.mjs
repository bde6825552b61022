// A sheet of 5,000 jobs through the real import, from its upload to its drafts, and what a row of it costs against one of a
// sheet of 500: that must not grow with the sheet.
import { setTimeout as pause } from 'node:timers/promises';
import { startReal } from './lib/servers.mjs';

const SIZES = [500, 5000];
/** Most that a row of the large sheet may cost of what one of the small sheet does. */
const MOST = 1.3;
const HEAD =
  '职位名称,职位类别,工作城市,招聘人数,学历要求,职位描述,薪资下限,薪资上限,年薪月数,截止日期,招聘批次,毕业年份';
const TEXT = '整理业务数据，制作每周报表；和产品一起找出转化下降的原因，能清楚地写出结论。';

/** @returns rows of the bench table */
export async function benchImport(database) {
  const server = await startReal(database.url, { DATA_DIR: database.dataDir });
  try {
    // The first one warms the server up.
    await importSheet(server.url, database, 100);
    const times = [];
    for (const size of SIZES) times.push({ size, ...(await importSheet(server.url, database, size)) });
    return times.map(({ size, checked, created }, index) => {
      const cost = (checked + created) / size;
      const [first] = times;
      const ratio = cost / ((first.checked + first.created) / first.size);
      return {
        what: `import of ${size} jobs: looked at in ${Math.round(checked)} ms, made drafts in ${Math.round(created)} ms`,
        measured: `${Math.round(1000 / cost)} rows a second`,
        ...(index > 0 ? { against: `a row of ${first.size}`, ratio, budget: `≤ ${MOST}`, met: ratio <= MOST } : {}),
      };
    });
  } finally {
    await server.stop();
  }
}

/** @returns milliseconds until each row was looked at, and until each was a draft */
async function importSheet(url, { token }, size) {
  const deadline = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  const mark = Math.random().toString(36).slice(2, 8);
  const rows = Array.from(
    { length: size },
    (_, index) => `数据分析师 ${mark}-${index},数据分析,上海,3,本科,${TEXT},12,18,14,${deadline},秋招,2027`,
  );
  const form = new FormData();
  form.append('kind', 'campus');
  form.append('file', new Blob([`\uFEFF${[HEAD, ...rows].join('\n')}`], { type: 'text/csv' }), 'jobs.csv');
  const ask = async (path, init = {}) => {
    const headers = { authorization: token, ...init.headers };
    const response = await fetch(`${url}/api/v1/imports${path}`, { ...init, headers });
    const { code, data, reason } = await response.json();
    if (code !== 100) throw new Error(`${path}: ${code} ${reason ?? ''}`);
    return data;
  };
  const until = async (uuid, state) => {
    for (;;) {
      const found = await ask(`/detail?uuid=${uuid}`);
      if (found.state === state) return found;
      await pause(50);
    }
  };
  const began = performance.now();
  const { uuid } = await ask('', { method: 'POST', body: form });
  const { ready } = await until(uuid, 'checked');
  if (ready !== size) throw new Error(`${ready} of ${size} rows are ready`);
  const between = performance.now();
  const body = JSON.stringify({ uuid });
  await ask('/create', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  await until(uuid, 'done');
  return { checked: between - began, created: performance.now() - between };
}
