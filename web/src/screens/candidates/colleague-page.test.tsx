import {
  answerByLink,
  BLOT,
  getLink,
  getLinkedPerson,
  getLinkedTalent,
  openLink,
} from '@qinghe/contract/candidates/linked-page.ts';
import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { expect, test, vi } from 'vitest';
import { fail, hang, type Opened, open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import ColleaguePage from './colleague-page.tsx';

const uuid = '01890000-0000-7000-8000-000000000031';
const person_uuid = '01890000-0000-7000-8000-000000000032';
const other_uuid = '01890000-0000-7000-8000-000000000033';
const token = 'x'.repeat(43);

type Link = OutputOf<typeof getLink>;
type Person = OutputOf<typeof getLinkedPerson>;

const link: Link = {
  about: 'applications',
  name: '沈南乔',
  maker_name: '林晓',
  company_name: '云杉科技',
  question: '能不能独立接一个页面？',
  expires_at: '2026-11-28T16:00:00.000Z',
  people: [{ uuid: person_uuid, name: '陈思远', answered: false }],
  left_out: 0,
};
const person: Person = {
  uuid: person_uuid,
  name: '陈思远',
  job_title: '前端开发实习生',
  school: '华中科技大学',
  degree: 'bachelor',
  major: '软件工程',
  graduation_month: '2027-06',
  city: '武汉',
  days_per_week: 4,
  months: null,
  cv: {
    reading: 'done',
    lines: [
      { text: `手机：${BLOT}`, heading: false },
      { text: '教育经历', heading: true },
    ],
    cut: false,
  },
  shown_at: '2026-11-25T02:42:00.000Z',
  answer: null,
  others: 1,
  answers: [],
};

const show = (...replies: Reply[]): Promise<Opened> =>
  open(<ColleaguePage />, {
    address: `/resume-email?auth=${uuid}`,
    handle: { title: 'colleaguePage' },
    replies: [respond(getLink, link), respond(getLinkedPerson, person), ...replies],
  });
const words = () => screen.findByLabelText<HTMLTextAreaElement>('几句话');
const ended = (state: string) => ({ reason: '打不开', data: { state } });

test('a link opens by a press alone; the address then holds nothing that opens it', async () => {
  const { user, server, address } = await open(<ColleaguePage />, {
    address: `/resume-email?auth=${token}`,
    handle: { title: 'colleaguePage' },
    replies: [respond(openLink, { uuid }), respond(getLink, link), respond(getLinkedPerson, person)],
  });
  const button = await screen.findByRole('button', { name: '打开简历' });
  expect(server.requests(openLink)).toEqual([]);
  await user.click(button);
  expect(await screen.findByRole('heading', { level: 1, name: '林晓请你看 1 份简历' })).toBeDefined();
  expect(server.requests(openLink)).toMatchObject([{ token }]);
  expect(address()).toBe(`/resume-email?auth=${uuid}`);
});

test.each(['', '?auth=abc123'])(
  'an address of the application before (%s) ends with a word, and asks nothing',
  async (search) => {
    const { server } = await open(<ColleaguePage />, {
      address: `/resume-email${search}`,
      handle: { title: 'colleaguePage' },
    });
    expect(await screen.findByRole('heading', { level: 1, name: '链接不对' })).toBeDefined();
    expect(screen.getByText(/旧版链接已经停用/)).toBeDefined();
    expect(server.sent).toBe(0);
  },
);

test('a token of no link says the same once it is pressed', async () => {
  const { user } = await open(<ColleaguePage />, {
    address: `/talent-email?auth=${token}`,
    handle: { title: 'colleaguePage' },
    replies: [fail(openLink, 40401, ended('unknown'))],
  });
  await user.click(await screen.findByRole('button', { name: '打开' }));
  expect(await screen.findByRole('heading', { level: 1, name: '链接不对' })).toBeDefined();
});

test.each([
  ['devices', '链接已在 3 台设备上打开过'],
  ['revoked', '链接已被收回'],
  ['ended', '链接已到期'],
  ['paused', '链接现在打不开'],
])('a link that is refused (%s) says why, and shows no CV', async (state, title) => {
  await open(<ColleaguePage />, {
    address: `/resume-email?auth=${uuid}`,
    handle: { title: 'colleaguePage' },
    replies: [fail(getLink, 40902, ended(state)), hang(getLinkedPerson)],
  });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
  expect(screen.queryByRole('article')).toBeNull();
});

test('the CV has blots for contacts, no file, and says for whom and until when', async () => {
  await show();
  const cv = await screen.findByRole('article', { name: '陈思远的简历' });
  expect(within(cv).getByText('联系方式已隐去')).toBeDefined();
  expect(cv.textContent).not.toContain(BLOT);
  expect(within(cv).getByRole('heading', { level: 3, name: '教育经历' })).toBeDefined();
  expect(within(cv).queryByRole('link')).toBeNull();
  expect(screen.getByText('云杉科技 · 有效到 11月28日，只给沈南乔看')).toBeDefined();
  expect(screen.getByText('林晓：能不能独立接一个页面？')).toBeDefined();
  expect(screen.getByText('另有 1 位同事已交，交之前互相看不到')).toBeDefined();
});

test('keys choose, stars may stay empty, Ctrl+Enter hands in; then one’s own answer can be changed', async () => {
  const given = { verdict: 'unsure' as const, stars: null, words: '想当面问断网重试' };
  const { user, server } = await show(respond(answerByLink, {}));
  await words();
  await user.click(document.body);
  await user.keyboard('1');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^推荐/ }).checked).toBe(true);
  await user.keyboard('2');
  await user.click(screen.getByRole('button', { name: '4 星' }));
  await user.click(screen.getByRole('button', { name: '4 星' }));
  server.use(
    respond(getLinkedPerson, {
      ...person,
      answer: given,
      answers: [{ ...given, name: '何川', verdict: 'no', words: '' }],
    }),
  );
  await user.type(await words(), given.words);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(server.requests(answerByLink)).toEqual([{ uuid, person_uuid, ...given }]));
  expect(await screen.findByRole('button', { name: /改好了/ })).toBeDefined();
  expect(await screen.findByText('何川 · 不推荐')).toBeDefined();
});

test('without an answer nothing is handed in, and the form says so', async () => {
  const { user, server } = await show(respond(answerByLink, {}));
  await user.type(await words(), '不错');
  await user.click(screen.getByRole('button', { name: /交给林晓/ }));
  await waitFor(() => expect(screen.getByRole('radio', { name: /^推荐/ }).getAttribute('aria-invalid')).toBe('true'));
  expect(server.requests(answerByLink)).toEqual([]);
});

test('a draft outlives a reload; when the link was revoked meanwhile it can be copied, and no CV is shown', async () => {
  const { user, server, reload } = await show(fail(answerByLink, 40902, ended('revoked')));
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.type(await words(), '礼物面板讲清了');
  await reload();
  expect((await words()).value).toBe('礼物面板讲清了');
  await user.click(document.body);
  await user.keyboard('1');
  server.use(fail(getLink, 40902, ended('revoked')), fail(getLinkedPerson, 40902, ended('revoked')));
  await user.click(screen.getByRole('button', { name: /交给林晓/ }));
  expect(await screen.findByRole('heading', { level: 1, name: '链接已被收回' })).toBeDefined();
  expect(screen.queryByRole('article')).toBeNull();
  await user.click(screen.getByRole('button', { name: '复制' }));
  expect(write).toHaveBeenCalledWith('礼物面板讲清了');
  // The page says it; nothing else does.
  expect(screen.queryByText('打不开')).toBeNull();
  await reload();
  expect(await screen.findByText('礼物面板讲清了')).toBeDefined();
});

test('of several one is shown at a time, J and K go between them; who is left out is counted', async () => {
  const two = {
    ...link,
    left_out: 2,
    people: [...link.people, { ...link.people[0], uuid: other_uuid, name: '周以安' }],
  };
  const { user } = await show(
    respond(getLink, two as Link),
    respond(getLinkedPerson, (input) => (input.person_uuid === other_uuid ? { ...person, name: '周以安' } : person)),
  );
  await screen.findByRole('article', { name: '陈思远的简历' });
  expect(screen.getByText(/另有 2 人不再显示/)).toBeDefined();
  await user.keyboard('j');
  expect(await screen.findByRole('article', { name: '周以安的简历' })).toBeDefined();
  await user.keyboard('k');
  expect(await screen.findByRole('article', { name: '陈思远的简历' })).toBeDefined();
});

const card: OutputOf<typeof getLinkedTalent> = {
  uuid: person_uuid,
  code: 'K7QA',
  school: null,
  major: '心理学',
  degree: 'master',
  graduation_month: '2027-06',
  city: '杭州',
  wish_cities: ['上海'],
  wished_work: ['前端开发'],
  days_per_week: 5,
  months: 6,
  earliest_start: 'now',
  full_time: false,
  skills: ['React', 'TypeScript'],
  about: `微信：${BLOT}`,
  experiences: [{ title: '前端开发实习生', organization: '云杉科技', text: '重写订单页' }],
  shown_at: '2026-11-25T02:42:00.000Z',
  answer: null,
  others: 0,
  answers: [],
};
const talents: Link = { ...link, about: 'talents', people: [{ uuid: person_uuid, name: 'K7QA', answered: false }] };
const showTalents = (head: Link, ...replies: Reply[]) =>
  open(<ColleaguePage />, {
    address: `/talent-email?auth=${uuid}`,
    handle: { title: 'colleaguePage' },
    replies: [respond(getLink, head), ...replies],
  });

test('a talent stands there by code, with a blot for contacts, and is answered like a CV', async () => {
  const { user, server } = await showTalents(talents, respond(getLinkedTalent, card), respond(answerByLink, {}));
  const paper = await screen.findByRole('article', { name: 'K7QA 的资料' });
  for (const text of [
    '硕士 · 心理学 · 2027 届',
    '学校不显示',
    '想做前端开发，杭州、上海',
    '云杉科技 · 前端开发实习生',
    '重写订单页',
  ])
    expect(paper.textContent).toContain(text);
  expect(within(paper).getByText('联系方式已隐去')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: '林晓请你看 1 位人才' })).toBeDefined();
  await user.click(document.body);
  await user.keyboard('3');
  await user.type(await words(), '方向不同{Control>}{Enter}{/Control}');
  const given = { verdict: 'no', stars: null, words: '方向不同' };
  await waitFor(() => expect(server.requests(answerByLink)).toEqual([{ uuid, person_uuid, ...given }]));
});

test('a link of which everybody is gone says so and is no error', async () => {
  await showTalents({ ...talents, question: '', people: [], left_out: 20 });
  expect(await screen.findByText('现在没有可以看的人')).toBeDefined();
  expect(screen.getByText(/另有 20 人不再显示/)).toBeDefined();
});

test('before it is opened, the page of talents says what it is about', async () => {
  await open(<ColleaguePage />, { address: `/talent-email?auth=${token}`, handle: { title: 'colleaguePage' } });
  expect(await screen.findByRole('heading', { level: 1, name: '有人请你看人才' })).toBeDefined();
});

test('in English', async () => {
  await open(<ColleaguePage />, {
    address: `/resume-email?auth=${uuid}`,
    handle: { title: 'colleaguePage' },
    locale: 'en',
    replies: [respond(getLink, link), respond(getLinkedPerson, person)],
  });
  expect(await screen.findByRole('heading', { level: 1, name: '林晓 asks you to review 1 CV' })).toBeDefined();
  expect(await screen.findByText('1 other colleague has answered; you’ll see it once you have')).toBeDefined();
});
