import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { getFairReport } from '@qinghe/contract/fairs/report.ts';
import { expect, test } from 'vitest';
import { drawReport } from './report-pdf.ts';

const report: OutputOf<typeof getFairReport> = {
  fair: {
    uuid: '01890000-0000-7000-8000-000000000001',
    title: '武汉理工大学 2027 届秋季双选会',
    place: '体育馆',
    starts_at: '2026-11-05T09:00',
    ends_at: '2026-11-05T16:00',
    booth: 'A12',
  },
  visits: 64,
  talked: 57,
  applications: 23,
  wait: 7,
  hours: Array.from({ length: 7 }, (_, index) => ({
    hour: `2026-11-05T${String(9 + index).padStart(2, '0')}:00`,
    visits: 9,
  })),
  degrees: [{ degree: 'bachelor', visits: 64 }],
  years: [{ year: 2027, visits: 64 }],
  schools: [{ school: '武汉理工大学', visits: 60 }],
  other_schools: 4,
  decisions: [
    { decision: 'interview', visits: 23 },
    { decision: null, visits: 41 },
  ],
  jobs: [
    { uuid: '01890000-0000-7000-8000-000000000002', title: '硬件测试工程师', wished: 30, chosen: 23, applications: 23 },
  ],
};
const pagesOf = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test('a report has pages of A4, as many as its rows take', () => {
  for (const locale of ['zh-CN', 'en'] as const) expect(pagesOf(drawReport(report, locale))).toBe(1);
  const job = report.jobs[0] ?? expect.fail();
  expect(pagesOf(drawReport({ ...report, jobs: Array(20).fill(job) }, 'zh-CN'))).toBe(2);
  expect(pagesOf(drawReport({ ...report, visits: 0, hours: [], jobs: [], wait: null }, 'zh-CN'))).toBe(1);
});
