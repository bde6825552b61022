import { exportFairReport, getFairReport } from '@qinghe/contract/fairs/report.ts';
import { expect, test, vi } from 'vitest';
import { fail, open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import type { FairReport as Report } from '../../domains/fairs/api/report.ts';
import FairReport from './fair-report.tsx';

const FAIR = '01890000-0000-7000-8000-0000000000f1';
const report = (more: Partial<Report> = {}): Report => ({
  fair: {
    uuid: FAIR,
    title: '东湖高校联合双选会',
    place: '武汉大学',
    booth: 'A12',
    starts_at: '2026-11-01T09:00',
    ends_at: '2026-11-01T16:00',
  },
  visits: 12,
  talked: 8,
  applications: 2,
  wait: 9,
  hours: [
    { hour: '2026-11-01T09:00', visits: 7 },
    { hour: '2026-11-01T10:00', visits: 5 },
  ],
  degrees: [
    { degree: 'bachelor', visits: 12 },
    { degree: 'doctor', visits: 0 },
  ],
  years: [{ year: 2027, visits: 12 }],
  schools: [{ school: '武汉理工大学', visits: 10 }],
  other_schools: 2,
  decisions: [
    { decision: 'screening', visits: 2 },
    { decision: null, visits: 10 },
  ],
  jobs: [{ uuid: FAIR, title: '硬件测试工程师', wished: 5, chosen: 2, applications: 2 }],
  ...more,
});
const openReport = (reply: Reply, id = FAIR) =>
  open(<FairReport />, { path: '/job-fairs/report/:id', address: `/job-fairs/report/${id}`, replies: [reply] });

test('the report says in numbers and charts what came of a fair', async () => {
  const { user, server } = await openReport(respond(getFairReport, report()));
  await screen.findByRole('heading', { name: '东湖高校联合双选会 · 报告' });
  const figures = within(screen.getByRole('list', { name: '这场双选会' }));
  for (const words of ['12', '8', '谈过的 25%', '9 分钟']) figures.getByText(words);
  const charts = document.body.textContent ?? '';
  for (const words of ['09:00', '进初筛', '还没有处理', '其他学校', '2027 届']) expect(charts).toContain(words);
  expect(charts).not.toContain('博士');
  expect(screen.getByRole('row', { name: /硬件测试工程师/ }).textContent).toContain('522');
  screen.getByRole('button', { name: '打印' });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  server.use(respond(exportFairReport, { url: '/files/report.pdf', rows: 12, cut: false }));
  await user.click(screen.getByRole('button', { name: '下载 PDF' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(server.requests(exportFairReport)).toEqual([{ uuid: FAIR }]);
});

test('before anybody came it says what to do; a fair of others has none', async () => {
  await openReport(respond(getFairReport, report({ visits: 0 })));
  await screen.findByText('还没有人来过展位');
});

test.each([FAIR, 'x'])('there is no report at a fair of others (%s)', async (id) => {
  await openReport(fail(getFairReport, 40401), id);
  await screen.findByText('这里没有你们的报告');
});
