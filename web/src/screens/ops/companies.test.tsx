import type { CaseNote } from '@qinghe/contract/casework.ts';
import { decideCompanyCase, getCompanyCase, listCompanyCases } from '@qinghe/contract/company/cases.ts';
import { type NotedMark, noteRegister } from '@qinghe/contract/company/register-marks.ts';
import { noteCase, takeDecisionBack } from '@qinghe/contract/ops/casework.ts';
import { opsLogin } from '@qinghe/contract/ops/session.ts';
import { beforeEach, expect, test } from 'vitest';
import { choices, company, papers } from '../../../test/papers.ts';
import { fail, open, respond, screen, waitFor } from '../../../test/screen.tsx';
import { operatorSession } from '../../lib/session/operator-session.ts';
import Companies from './companies.tsx';
import ConsoleLogin from './console-login.tsx';

const at = '2026-11-22T02:00:00.000Z';
const [first, second] = ['01890000-0000-7000-8000-0000000000c1', '01890000-0000-7000-8000-0000000000c2'];
const row = {
  uuid: first,
  name: company.name,
  check_status: 'uncheck' as const,
  submissions: 2,
  waiting_since: at,
  refused_by: null,
  shelved: null,
};
const rows = {
  items: [row, { ...row, uuid: second, name: '第二家有限公司' }],
  next_cursor: null,
  head: { count: 2, since: at },
};
const detail = {
  ...row,
  version: 3,
  submitted: papers,
  in_force: { ...papers, licence: { ...papers.licence, legal_person: '沈某' } },
  refused: null,
  licence_url: '/files/a',
  licence_before_url: '/files/b',
  credit_code_adds_up: false,
  same_code: [{ uuid: '01890000-0000-7000-8000-0000000000f1', name: '云杉之外' }],
  members: 12,
  online_jobs: 20,
  master: { name: '林晓', phone: '138****0001', told_by: 'sms' as const },
  history: [
    {
      uuid: '01890000-0000-7000-8000-0000000000e1',
      step: 'submitted' as const,
      by: 'account' as const,
      by_name: '林晓',
      reasons: [],
      message: '',
      at,
      note: '像是旧执照',
      changes: [],
    },
  ],
  marks: [] as NotedMark[],
  held: null,
  notes: [] as CaseNote[],
  decisions: ['pass' as const, 'pass_for_now' as const, 'refuse' as const],
};
const held = { held_uuid: '01890000-0000-7000-8000-0000000000aa', effective_at: '2026-11-22T02:00:11.000Z' };
const replies = [...choices, respond(listCompanyCases, rows), respond(getCompanyCase, detail)];

// Another one each time: what was written in a session is kept as long as it lasts.
let sessions = 0;
beforeEach(() => {
  sessions += 1;
  operatorSession.begin(`of operator ${sessions}`);
});

test('the first of the queue is open, with what differs and what is odd', async () => {
  await open(<Companies />, { replies });
  expect(await screen.findByRole('article', { name: company.name })).toBeTruthy();
  expect(screen.getByText('原来：沈某')).toBeTruthy();
  expect(screen.getByText('校验位对不上')).toBeTruthy();
  expect(screen.getByText('同一代码还有：云杉之外')).toBeTruthy();
  expect(screen.getByText('1 / 2')).toBeTruthy();
  expect(screen.getByText('内部备注：像是旧执照')).toBeTruthy();
});

test('at a second hand-in stands what was refused, and why, in words', async () => {
  const refused = { ...papers, credentials: { ...papers.credentials, office_address: '别处' } };
  const reason = { field: 'office_address' as const, code: 'mismatch' as const, text: '与执照不同' };
  const [handedIn] = detail.history;
  const history = [
    { ...handedIn, uuid: second },
    { ...handedIn, uuid: first, step: 'refused' as const, by: 'operator' as const, reasons: [reason] },
  ] as (typeof detail)['history'];
  const again = { ...detail, in_force: null, refused, history };
  await open(<Companies />, { replies: [...replies, respond(getCompanyCase, again)] });
  expect(await screen.findByText('原来：别处')).toBeTruthy();
  expect(screen.getByText('上次退回：与执照不同')).toBeTruthy();
  expect(screen.getByText('办公地址 · 与执照不同')).toBeTruthy();
  expect(await screen.findByText('100–499 人')).toBeTruthy();
  expect(await screen.findByText('上海市')).toBeTruthy();
});

test('who refused does not decide the appeal: the queue and the foot of the case say why', async () => {
  const refused_by = { name: '苏禾', is_you: true, alone: false };
  const appeal = { ...row, check_status: 'appeal' as const, refused_by };
  await open(<Companies />, {
    replies: [
      ...choices,
      respond(listCompanyCases, { items: [appeal], next_cursor: null, head: { count: 1, since: at } }),
      respond(getCompanyCase, { ...detail, ...appeal, decisions: [] }),
    ],
  });
  expect(await screen.findByText('这是你退回的，申诉要由另一位审核员处理。')).toBeTruthy();
  expect(screen.getByText('你退回的，需另一位审核员')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^通过/ })).toBeNull();
  expect(screen.queryByRole('button', { name: '退回理由' })).toBeNull();
});

test('A passes what was seen, and the next one comes', async () => {
  const page = await open(<Companies />, {
    replies: [...replies, respond(decideCompanyCase, held)],
  });
  await screen.findByRole('article');
  await page.user.keyboard('a');
  await waitFor(() =>
    expect(page.server.requests(decideCompanyCase)).toEqual([
      { uuid: first, version: 3, decision: 'pass', reasons: [] },
    ]),
  );
  await waitFor(() => expect(page.address()).toContain(second));
});

test('once a reason stands only a refusal can be sent, with its words', async () => {
  const page = await open(<Companies />, {
    replies: [...replies, respond(decideCompanyCase, held)],
  });
  await screen.findByRole('article');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '退回' }).disabled).toBe(true);
  await page.user.click(screen.getAllByRole('button', { name: '退回理由' })[3] as HTMLElement);
  await page.user.click(screen.getByRole('button', { name: '看不清' }));
  await page.user.type(screen.getByLabelText('说明'), '请重拍');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^通过/ }).disabled).toBe(true);
  await page.user.click(screen.getByRole('button', { name: /退回，1 处理由/ }));
  await waitFor(() =>
    expect(page.server.requests(decideCompanyCase)).toEqual([
      {
        uuid: first,
        version: 3,
        decision: 'refuse',
        reasons: [{ field: 'legal_person', code: 'unreadable', text: '请重拍' }],
      },
    ]),
  );
});

test('the very words that the master gets can be read before they are sent', async () => {
  const page = await open(<Companies />, { replies });
  await screen.findByRole('article');
  expect(screen.getByText('林晓 会收到短信')).toBeTruthy();
  await page.user.click(screen.getAllByRole('button', { name: '退回理由' })[3] as HTMLElement);
  await page.user.type(screen.getByLabelText('说明'), '到期了，代码 91310110MA1K4T7Q5M 也不对');
  await page.user.click(screen.getByRole('button', { name: '看全文' }));
  expect(screen.getByRole('dialog').textContent).toContain('法定代表人：到期了，代码 … 也不对');
});

test('reasons stay with their case while another one is looked at', async () => {
  const page = await open(<Companies />, { replies });
  await screen.findByRole('article');
  await page.user.click(screen.getAllByRole('button', { name: '退回理由' })[0] as HTMLElement);
  await page.user.keyboard('j');
  await waitFor(() => expect(page.address()).toContain(second));
  await waitFor(() => expect(screen.queryByRole('button', { name: '去掉理由' })).toBeNull());
  await page.user.keyboard('k');
  expect(await screen.findByRole('button', { name: '去掉理由' })).toBeTruthy();
});

test('a case that is opened again is asked for anew: an appeal may have come in between', async () => {
  const page = await open(<Companies />, { replies });
  await screen.findByRole('article');
  const asked = () => page.server.requests(getCompanyCase).map(({ uuid }) => uuid);
  const [opened] = asked();
  await page.user.keyboard('j');
  await waitFor(() => expect(asked()).toContain(second));
  await page.user.keyboard('k');
  await waitFor(() => expect(asked().filter((uuid) => uuid === opened)).toHaveLength(2));
});

test('what was written about a case is there again after a look elsewhere, and never for another operator', async () => {
  const page = await open(<Companies />, { replies });
  await screen.findByRole('article');
  await page.user.click(screen.getAllByRole('button', { name: '退回理由' })[0] as HTMLElement);
  await page.user.type(screen.getByLabelText('说明'), '名称不同');
  await page.user.type(screen.getByLabelText('内部备注'), '像是旧执照');
  // Drawn anew, as after a look at another page.
  await page.reload();
  expect((await screen.findByLabelText<HTMLInputElement>('说明')).value).toBe('名称不同');
  expect(screen.getByLabelText<HTMLInputElement>('内部备注').value).toBe('像是旧执照');
  operatorSession.begin('of another operator');
  await page.reload();
  await screen.findByRole('article');
  expect(screen.queryByLabelText('说明')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('内部备注').value).toBe('');
});

test('a case that waits no more has no place in the queue; J goes to the first that does', async () => {
  const gone = '01890000-0000-7000-8000-0000000000c9';
  const page = await open(<Companies />, { address: `/ops/companies?id=${gone}`, replies });
  await screen.findByRole('article');
  expect(screen.queryByText('1 / 2')).toBeNull();
  await page.user.keyboard('j');
  await waitFor(() => expect(page.address()).toContain(first));
});

test('nobody waits: it says so', async () => {
  await open(<Companies />, {
    replies: [respond(listCompanyCases, { items: [], next_cursor: null, head: { count: 0, since: null } })],
  });
  expect((await screen.findAllByText('没有等待审核的企业')).length).toBeGreaterThan(0);
});

test('a session that has ended asks for another login, and says nothing of an account', async () => {
  await open(<Companies />, { replies: [fail(listCompanyCases, 101)] });
  await waitFor(() => expect(operatorSession.token()).toBeNull());
});

test('who logs in gets to the queue; a wrong password is said, and the phone stays', async () => {
  const page = await open(<ConsoleLogin />, { address: '/ops/login', replies: [fail(opsLogin, 40101)] });
  await page.user.type(screen.getByLabelText('手机号'), '13800000009');
  await page.user.type(screen.getByLabelText('密码'), 'wrong');
  await page.user.click(screen.getByRole('button', { name: '登录' }));
  expect((await screen.findByRole('alert')).textContent).toContain('账号或密码不正确');
  expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('13800000009');
  page.server.use(respond(opsLogin, { token: 'new', operator: { uuid: first, name: '苏禾' } }));
  await page.user.click(screen.getByRole('button', { name: '登录' }));
  await waitFor(() => expect(page.address()).toBe('/ops/companies'));
  expect(operatorSession.token()).toBe('new');
});

test('Z takes the decision back: the case is open again, with the reasons that were written', async () => {
  const page = await open(<Companies />, {
    replies: [...replies, respond(decideCompanyCase, held), respond(takeDecisionBack, {})],
  });
  await screen.findByRole('article');
  await page.user.click(screen.getAllByRole('button', { name: '退回理由' })[0] as HTMLElement);
  await page.user.click(screen.getByRole('button', { name: '看不清' }));
  await page.user.click(screen.getByRole('button', { name: /退回，1 处理由/ }));
  expect(await screen.findByText(`「${company.name}」退回，10 秒后生效`)).toBeTruthy();
  await waitFor(() => expect(page.address()).toContain(second));
  await page.user.keyboard('z');
  await waitFor(() => expect(page.server.requests(takeDecisionBack)).toEqual([{ held_uuid: held.held_uuid }]));
  await waitFor(() => expect(page.address()).toContain(first));
  expect(await screen.findByRole('button', { name: '去掉理由' })).toBeTruthy();
});

test('the head says how many wait and how long; the other order is asked for', async () => {
  const page = await open(<Companies />, { replies });
  expect(await screen.findByText('待审 2')).toBeTruthy();
  expect(screen.getByText(/^最久 \d+天/).dataset.late).toBeDefined();
  expect(screen.getAllByText('等待审核 · 第 2 次提交').length).toBeGreaterThan(0);
  await page.user.selectOptions(screen.getByLabelText('排序'), '最新');
  await waitFor(() => expect(page.server.requests(listCompanyCases).at(-1)).toMatchObject({ order: 'newest' }));
});

test('by keys alone: a field is marked as the register has it, what differs gets its reason, and it is kept', async () => {
  const page = await open(<Companies />, {
    replies: [
      ...replies,
      respond(noteRegister, ({ field, mark, words }) => ({
        marks: [{ field, mark: mark ?? 'same', words: words ?? '', about: company.name, by: '苏禾', at }],
      })),
    ],
  });
  await screen.findByRole('article');
  await page.user.keyboard('{ArrowDown}x');
  await waitFor(() =>
    expect(page.server.requests(noteRegister)).toEqual([{ uuid: first, field: 'name', mark: 'differs', words: '' }]),
  );
  // The reason is offered before it is given.
  expect(await screen.findByRole('group', { name: '理由类别' })).toBeTruthy();
  expect(screen.queryByLabelText('说明')).toBeNull();
  await page.user.keyboard('2');
  expect((await screen.findByRole('button', { name: /看不清/ })).getAttribute('aria-pressed')).toBe('true');
  await page.user.type(screen.getByLabelText('登记的企业名称'), '云杉科技有限公司{Enter}');
  await waitFor(() =>
    expect(page.server.requests(noteRegister).at(-1)).toMatchObject({ mark: 'differs', words: '云杉科技有限公司' }),
  );
});

test('what was marked of another value asks to be looked at again; what the register does not have says so', async () => {
  const marks = [
    { field: 'legal_person' as const, mark: 'same' as const, words: '', about: '沈某', by: '周岚', at },
    { field: 'name' as const, mark: 'differs' as const, words: '云杉科技', about: papers.licence.name, by: '周岚', at },
  ];
  await open(<Companies />, { replies: [...replies, respond(getCompanyCase, { ...detail, marks })] });
  expect(await screen.findByText('上次核对的是「沈某」，请重新核对')).toBeTruthy();
  expect(screen.getByText('✕ 不一致')).toBeTruthy();
  expect(screen.getAllByText('登记里没有').length).toBeGreaterThan(3);
});

test('N leads to the note, which is kept by Enter; P puts the case aside with a word; C compares; ? shows the keys', async () => {
  const note = { uuid: second, kind: 'note' as const, by: '苏禾', words: '打过电话', at };
  const page = await open(<Companies />, { replies: [...replies, respond(noteCase, { notes: [note] })] });
  await screen.findByRole('article');
  await page.user.keyboard('n打过电话{Enter}');
  expect(await screen.findByText('打过电话')).toBeTruthy();
  expect(page.server.requests(noteCase)).toEqual([
    { queue: 'companies', uuid: first, kind: 'note', words: '打过电话' },
  ]);
  (document.activeElement as HTMLElement).blur();
  expect(screen.getAllByRole('img')).toHaveLength(1);
  await page.user.keyboard('c');
  expect(screen.getAllByRole('img')).toHaveLength(2);
  await page.user.keyboard('?');
  expect(screen.getByRole('dialog', { name: '全部按键' })).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: '关闭' }));
  await page.user.keyboard('p');
  await page.user.type(await screen.findByLabelText('为什么先放一放'), '等公函');
  await page.user.click(screen.getAllByRole('button', { name: /^搁置/ }).at(-1) as HTMLElement);
  await waitFor(() =>
    expect(page.server.requests(noteCase).at(-1)).toMatchObject({ kind: 'shelved', words: '等公函' }),
  );
  await waitFor(() => expect(page.address()).toContain(second));
});

test('a case on which somebody has just decided says by whom, and offers nothing', async () => {
  const just = { state: 'waiting' as const, decision: 'pass', by: '周岚', is_you: false, decided_at: at };
  await open(<Companies />, {
    replies: [...replies, respond(getCompanyCase, { ...detail, held: just, decisions: [] })],
  });
  expect(await screen.findByText(/周岚 .*决定：通过。还没有生效/)).toBeTruthy();
  expect(screen.getByText('刚刚有了决定，10 秒后生效。')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^通过/ })).toBeNull();
});

test('the history says what came otherwise at a second hand-in, with what stood there', async () => {
  const [handedIn] = detail.history;
  const changes = [
    { field: 'registered_address' as const, before: '大学路248号' },
    { field: 'size' as const, before: '100_499' },
    { field: 'licence_uuid' as const, before: first },
  ];
  const history = [{ ...handedIn, uuid: second, changes }] as (typeof detail)['history'];
  await open(<Companies />, { replies: [...replies, respond(getCompanyCase, { ...detail, history })] });
  expect(await screen.findByText('改了住所，原来：大学路248号')).toBeTruthy();
  expect(await screen.findByText('改了规模，原来：100–499 人')).toBeTruthy();
  expect(screen.getByText('换了照片')).toBeTruthy();
});
