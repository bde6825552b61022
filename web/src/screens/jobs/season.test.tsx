import { listBrochures } from '@qinghe/contract/jobs/brochures.ts';
import { getSeason, type SeasonJob } from '@qinghe/contract/jobs/season.ts';
import { expect, test } from 'vitest';
import { open, respond, screen, within } from '../../../test/screen.tsx';
import Recruitment from './recruitment.tsx';

const uuid = (last: number) => `01890000-0000-7000-8000-00000000000${last}`;
const stages = { new: 3, primary_screening: 1, written: 0, interview: 2, employed: 1, reject: 4 };
const job = (parts: Partial<SeasonJob> = {}): SeasonJob => ({
  uuid: uuid(1),
  title: '后端开发工程师',
  state: 'online',
  headcount: 4,
  deadline: '2026-12-20',
  stages,
  ...parts,
});
const brochure = {
  uuid: uuid(9),
  title: '2027 届秋招',
  state: 'online' as const,
  batch: 'autumn' as const,
  next: null,
  yours: 'own' as const,
  shared_with: [],
  share_url: 'https://qinghe.example/brochures/x',
};
const season = {
  brochure,
  jobs: [job(), job({ uuid: uuid(2), title: '测试工程师', state: 'draft', headcount: null })],
  talks: [
    {
      uuid: uuid(3),
      title: '武理专场',
      school: '武汉理工大学',
      state: 'online' as const,
      starts_at: '2026-11-20T11:00:00.000Z',
      over: true,
      signed: 120,
      attended: 87,
      applied: 31,
    },
  ],
  fairs: [
    {
      uuid: uuid(5),
      title: '华中双选会',
      starts_at: '2026-11-21T01:00:00.000Z',
      over: true,
      cancelled: false,
      booth: 'B27',
      jobs: 2,
      visits: 64,
      applications: 18,
    },
  ],
  sources: [{ source: 'poster', applications: 22, interviewed: 5, employed: 2 }],
  schools: [{ school: null, applications: 22, interviewed: 5, employed: 2 }],
  unanswered: 2,
};
const listed = {
  ...brochure,
  version: 1,
  graduation_years: [2027],
  picture_uuid: null,
  picture_url: null,
  text: '加入我们，一起把城市里的路修得更平整、更安静一些。',
  schedule: [],
  owner_name: '林晓',
  jobs: 2,
  applications: 22,
  updated_at: '2026-11-20T11:00:00.000Z',
  abilities: { edit: false, publish: false, take_offline: true, remove: false },
};

test('a season shows its target, opens the people behind each number, and says what is late', async () => {
  await open(<Recruitment />, {
    address: `/recruitment?season=${brochure.uuid}`,
    replies: [respond(listBrochures, { items: [listed] }), respond(getSeason, season)],
  });
  const tab = await screen.findByRole('link', { name: '2027 届秋招' });
  expect(tab.getAttribute('aria-current')).toBe('page');
  const figures = within(await screen.findByRole('list', { name: '2027 届秋招' })).getAllByRole('listitem');
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    '目标人数41 个职位没填人数',
    '投递22',
    '待看简历6',
    '面试中4',
    '录用2达到目标的 50%',
  ]);
  const row = within(screen.getByRole('grid', { name: '职位' })).getAllByRole('row')[1];
  const doors = within(row as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(doors[1]).toBe(`/resume/school/new?job_uuid=${uuid(1)}`);
  expect(doors).not.toContain(`/resume/school/written?job_uuid=${uuid(1)}`);
  expect(screen.getByText('这一季有 2 份新简历等了 3 天以上。')).toBeDefined();
  const talk = within(screen.getByRole('grid', { name: '宣讲会' }));
  expect(talk.getByRole('link', { name: '武理专场' })).toBeDefined();
  for (const number of ['120', '87', '31']) expect(talk.getByText(number)).toBeDefined();
  const fair = within(screen.getByRole('grid', { name: '双选会' }));
  for (const name of ['华中双选会', '64', '18'])
    expect(fair.getByRole('link', { name }).getAttribute('href')).toBe(`/job-fairs/report/${uuid(5)}`);
});
