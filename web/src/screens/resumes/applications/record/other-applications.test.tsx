import { getPerson, linkPersons, type Person, unlinkPersons } from '@qinghe/contract/resumes/persons.ts';
import { expect, test } from 'vitest';
import { application } from '../../../../../test/application.ts';
import { fail, open, respond, screen, waitFor, within } from '../../../../../test/screen.tsx';
import { OtherApplications } from './other-applications.tsx';

const uuid = (n: number) => `01890000-0000-7000-8000-00000000000${n}`;
const detail = application();
const other = (n: number, job_title: string) => ({
  uuid: uuid(n),
  kind: 'campus' as const,
  stage: 'interview' as const,
  name: '郑琪',
  school: '浙江大学',
  job_title,
  applied_at: `2025-12-0${n}T00:00:00.000Z`,
  withdrawn_at: null,
});
const link = (n: number, by_name: string | null = null, can_undo = true) => ({
  uuid: uuid(n),
  by_name,
  made_at: '2026-01-02T00:00:00.000Z',
  can_undo,
});
const nobody: Person = { joined: [], likely: [], parted: [] };
const likely = {
  ...nobody,
  likely: [{ application: { ...other(3, '数据分析'), name: '郑其' }, reasons: ['phone' as const], can_decide: true }],
};
const joined: Person = {
  ...nobody,
  joined: [{ application: other(3, '数据分析'), owner_name: '赵一鸣', link: link(8, '林晓') }],
};
const parted: Person = { ...nobody, parted: [{ application: other(3, '数据分析'), link: link(8, '林晓') }] };

const show = (person: Person, ...more: Parameters<typeof respond>[]) =>
  open(<OtherApplications detail={detail} />, {
    address: '/resume/new',
    replies: [respond(getPerson, person), ...more.map((reply) => respond(...reply))],
  });
const section = async () => within(await screen.findByRole('region', { name: '这个人的其他投递' }));

test('the other applications of the person stand with stage and reason; G goes round through them', async () => {
  const person: Person = {
    ...nobody,
    joined: [
      { application: other(4, '产品经理'), owner_name: '林晓', link: link(8) },
      { application: other(3, '数据分析'), owner_name: '林晓', link: link(9, '赵一鸣', false) },
    ],
  };
  const page = await show(person);
  const shown = await section();
  const rows = shown.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows[0]).toMatch(/^产品经理 面试.*手机号相同，系统认作同一个人撤销$/);
  expect(rows[1]).toMatch(/^数据分析 面试.*赵一鸣标为同一个人$/);
  expect(shown.getByRole('link', { name: '数据分析' }).getAttribute('href')).toBe(
    `/resume/school/interview?id=${uuid(3)}`,
  );
  await page.user.keyboard('g');
  await waitFor(() => expect(page.address()).toBe(`/resume/school/interview?id=${uuid(4)}`));
});

test('of what one may not see it says whose it is', async () => {
  await show({ ...nobody, joined: [{ application: null, owner_name: '赵一鸣', link: link(8, null, false) }] });
  const shown = await section();
  expect(shown.getByText('另一份投递，职位由赵一鸣负责')).toBeDefined();
  expect(shown.queryByRole('link')).toBeNull();
  expect(shown.queryByRole('button')).toBeNull();
});

test('somebody alike is said to be the same person, and that is undone where it stands', async () => {
  const page = await show(likely, [linkPersons, joined], [unlinkPersons, likely]);
  const shown = await section();
  expect(shown.getByText('手机号相同')).toBeDefined();
  page.server.use(respond(getPerson, joined));
  await page.user.click(shown.getByRole('button', { name: '和郑其（数据分析）是同一个人' }));
  await page.user.click(await shown.findByRole('button', { name: '撤销：和「数据分析」的投递是同一个人' }));
  expect(page.server.requests(linkPersons)).toEqual([{ uuid: detail.uuid, other_uuid: uuid(3), kind: 'same' }]);
  await waitFor(() => expect(page.server.requests(unlinkPersons)).toEqual([{ uuid: detail.uuid, link_uuid: uuid(8) }]));
});

test('or somebody else, which is kept and can be undone', async () => {
  const page = await show(likely, [linkPersons, parted], [unlinkPersons, likely]);
  const shown = await section();
  page.server.use(respond(getPerson, parted));
  await page.user.click(shown.getByRole('button', { name: '和郑其（数据分析）不是同一个人' }));
  expect(await shown.findByText('林晓标为不是同一个人')).toBeDefined();
  expect(page.server.requests(linkPersons)).toMatchObject([{ kind: 'different' }]);
  page.server.use(respond(getPerson, likely));
  await page.user.click(shown.getByRole('button', { name: '撤销：和郑琪（数据分析）不是同一个人' }));
  expect(await shown.findByRole('heading', { name: '可能是同一个人' })).toBeDefined();
});

test('where a colleague was quicker it shows what stands now', async () => {
  const page = await show(likely);
  const shown = await section();
  page.server.use(fail(linkPersons, 40901, { data: joined }), respond(getPerson, joined));
  await page.user.click(shown.getByRole('button', { name: '和郑其（数据分析）不是同一个人' }));
  expect(await shown.findByText('林晓标为同一个人')).toBeDefined();
});

test('whoever decides on one of two alone is not asked, and nothing is shown of nobody', async () => {
  const page = await show({ ...likely, likely: likely.likely.map((one) => ({ ...one, can_decide: false })) });
  expect((await section()).queryByRole('button')).toBeNull();
  page.server.use(respond(getPerson, nobody));
  await page.reload();
  await waitFor(() => expect(page.server.requests(getPerson)).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('region', { name: '这个人的其他投递' })).toBeNull());
});
