import { setJobLimits } from '@qinghe/contract/ops/job-limits.ts';
import { decideProposal, listProposals, propose } from '@qinghe/contract/ops/proposals.ts';
import { findSubjects, getSubjectAccount, getSubjectCompany } from '@qinghe/contract/ops/search.ts';
import { beforeEach, expect, test } from 'vitest';
import { choices, papers } from '../../../test/papers.ts';
import { fail, open, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { ConsoleSearch } from '../../app/console/console-search.tsx';
import { operatorSession } from '../../lib/session/operator-session.ts';
import Proposals from './proposals.tsx';
import Search from './search.tsx';
import SubjectAccount from './subject-account.tsx';
import SubjectCompany from './subject-company.tsx';

const at = '2026-11-22T02:00:00.000Z';
const [uuid, other] = ['01890000-0000-7000-8000-0000000000c1', '01890000-0000-7000-8000-0000000000c2'];
const company = {
  uuid,
  name: '蓝桥咨询有限公司',
  check_status: 'pass' as const,
  frozen: false,
  version: 3,
  papers,
  members: [{ uuid: other, name: '林*', phone: '138****0001', type: 'master' as const, frozen: false }],
  member_count: 1,
  jobs: [],
  job_count: 0,
  limits: { internship: { quota: 5, most: 5, used: 2 }, campus: { quota: 5, most: 5, used: 0 } },
  history: [],
  proposal: null,
  settled: [],
  actions: ['freeze' as const, 'withdraw' as const],
};
const proposal = {
  uuid,
  version: 1,
  action: 'freeze' as const,
  subject: { kind: 'company' as const, uuid, name: company.name },
  reason: '收到多起投诉',
  reasons: [],
  target: null,
  coins: null,
  proposed_by: '周岚',
  proposed_at: at,
  own: false,
};
const account = {
  uuid: other,
  name: '林*',
  company: company.name,
  company_uuid: uuid,
  frozen: false,
  version: 2,
  phone: '138****0001',
  email: '',
  type: 'master' as const,
  identified: true,
  closed: false,
  created_at: at,
  proposal: null,
  settled: [],
  actions: ['freeze' as const],
};

// Another one each time: what was written in a session is kept as long as it lasts.
let sessions = 0;
beforeEach(() => {
  sessions += 1;
  operatorSession.begin(`of operator ${sessions}`);
});

const bar = (
  <>
    <ConsoleSearch />
    <Search />
  </>
);

test('the slash goes to the search; what is looked for stands in no address', async () => {
  const found = { companies: [company], accounts: [account] };
  const page = await open(bar, { address: '/ops/search', replies: [respond(findSubjects, found)] });
  expect(screen.getByText('在上方输入要找的内容')).toBeTruthy();
  await page.user.keyboard('/');
  await page.user.keyboard('13800000001{Enter}');
  expect(await screen.findByRole('link', { name: '林*' })).toBeTruthy();
  expect(page.server.requests(findSubjects)).toEqual([{ q: '13800000001' }]);
  expect(page.address()).toBe('/ops/search');
});

test('nothing found and a failed search say so', async () => {
  const page = await open(bar, {
    address: '/ops/search',
    replies: [respond(findSubjects, { companies: [], accounts: [] })],
  });
  await page.user.type(screen.getByRole('searchbox'), '没有的企业{Enter}');
  expect(await screen.findByText('没有找到')).toBeTruthy();
  page.server.use(fail(findSubjects, 500));
  await page.user.type(screen.getByRole('searchbox'), '甲{Enter}');
  expect(await screen.findByText('没有查到结果，请重试')).toBeTruthy();
});

test('a withdrawal is proposed with reasons at fields, and shows what the master will read', async () => {
  const page = await open(<SubjectCompany />, {
    address: `/ops/company?id=${uuid}`,
    replies: [...choices, respond(getSubjectCompany, company), respond(propose, { ...proposal, own: true })],
  });
  const withdraw = await screen.findByRole<HTMLButtonElement>('button', { name: '提出撤销认证' });
  expect(withdraw.disabled).toBe(true);
  await page.user.click(screen.getAllByRole('button', { name: '退回理由' })[0] as HTMLElement);
  await page.user.click(screen.getByRole('button', { name: '提出撤销认证，1 处理由' }));
  expect(screen.getByRole('dialog').textContent).toContain('企业名称：与登记信息不一致');
  await page.user.type(screen.getByRole('textbox', { name: /为什么/ }), '收到多起投诉');
  await page.user.click(screen.getByRole('button', { name: '提出' }));
  await waitFor(() =>
    expect(page.server.requests(propose)).toEqual([
      {
        uuid,
        version: 3,
        kind: 'company',
        action: 'withdraw',
        reason: '收到多起投诉',
        reasons: [{ field: 'name', code: 'mismatch', text: '' }],
        target: '',
        coins: null,
      },
    ]),
  );
});

test('a gift of coins is proposed with its number; what is no number of coins stands at its field', async () => {
  const page = await open(<SubjectCompany />, {
    address: `/ops/company?id=${uuid}`,
    replies: [
      ...choices,
      respond(getSubjectCompany, { ...company, actions: ['give_coins'] }),
      respond(propose, { ...proposal, action: 'give_coins', coins: 500, own: true }),
    ],
  });
  await page.user.click(await screen.findByRole('button', { name: '提出赠送充值币' }));
  await page.user.type(screen.getByRole('textbox', { name: /为什么/ }), '开业活动的答谢');
  for (const wrong of ['', '0', '很多', '1.5']) {
    const field = screen.getByRole('textbox', { name: /币数/ });
    await page.user.clear(field);
    if (wrong) await page.user.type(field, wrong);
    await page.user.click(screen.getByRole('button', { name: '提出' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /币数/ }).getAttribute('aria-invalid')).toBe('true'),
    );
  }
  expect(page.server.requests(propose)).toEqual([]);
  await page.user.clear(screen.getByRole('textbox', { name: /币数/ }));
  await page.user.type(screen.getByRole('textbox', { name: /币数/ }), '500');
  await page.user.click(screen.getByRole('button', { name: '提出' }));
  await waitFor(() => expect(page.server.requests(propose)).toMatchObject([{ action: 'give_coins', coins: 500 }]));
});

test('an account is proposed to move to the company of a credit code; a wrong one stands at its field', async () => {
  const page = await open(<SubjectAccount />, {
    address: `/ops/account?id=${other}`,
    replies: [
      respond(getSubjectAccount, { ...account, actions: ['freeze', 'move', 'reidentify'] }),
      fail(propose, 40902, { field: 'target', reason: '没有找到这个代码的另一家企业' }),
    ],
  });
  await page.user.click(await screen.findByRole('button', { name: '提出转入另一家企业' }));
  await page.user.type(screen.getByRole('textbox', { name: /信用代码/ }), '91310110ma1k4t7q5m');
  await page.user.type(screen.getByRole('textbox', { name: /为什么/ }), '同一张执照注册了两次');
  await page.user.click(screen.getByRole('button', { name: '提出' }));
  expect(await screen.findByText('没有找到这个代码的另一家企业')).toBeTruthy();
  expect(page.server.requests(propose)).toMatchObject([{ kind: 'account', action: 'move', reasons: [] }]);
  page.server.use(respond(propose, { ...proposal, action: 'move', target: '云杉科技（上海）有限公司' }));
  await page.user.click(screen.getByRole('button', { name: '提出' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an account is shown masked; what waits about it is shown in place of another proposal', async () => {
  const waiting = { ...account, actions: [], proposal: { ...proposal, own: true } };
  await open(<SubjectAccount />, {
    address: `/ops/account?id=${other}`,
    replies: [respond(getSubjectAccount, waiting)],
  });
  expect(await screen.findByText('138****0001')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '提出冻结' })).toBeNull();
  expect(screen.getByRole('button', { name: '撤回' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '确认' })).toBeNull();
});

test('A asks and then confirms; a second A settles nothing else', async () => {
  const items = [proposal, { ...proposal, uuid: other }];
  const page = await open(<Proposals />, {
    replies: [respond(listProposals, { items, settled: [] }), respond(decideProposal, {})],
  });
  await screen.findAllByRole('article');
  await page.user.keyboard('a');
  page.server.use(respond(listProposals, { items: items.slice(1), settled: [] }));
  await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '确认' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  await page.user.keyboard('ar');
  expect(page.server.requests(decideProposal)).toMatchObject([{ uuid, version: 1, confirm: true }]);
  await page.user.keyboard('jr');
  expect(page.server.requests(decideProposal)).toHaveLength(1);
  expect(screen.getByRole('dialog').textContent).toContain('否决');
});

test('whoever declines can say why, and what became of a proposal is read with it', async () => {
  const settled = {
    ...proposal,
    uuid: other,
    own: true,
    state: 'declined' as const,
    decided_by: '苏禾',
    decided_at: at,
    taken_back: false,
    words: '投诉已经撤回',
  };
  const page = await open(<Proposals />, {
    replies: [respond(listProposals, { items: [proposal], settled: [settled] }), respond(decideProposal, {})],
  });
  expect(await screen.findByText('投诉已经撤回')).toBeTruthy();
  expect(screen.getByText('苏禾 否决')).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: '否决' }));
  const dialog = within(screen.getByRole('dialog'));
  await page.user.type(dialog.getByLabelText(/为什么不同意/), '证据不足');
  await page.user.click(dialog.getByRole('button', { name: '否决' }));
  await waitFor(() =>
    expect(page.server.requests(decideProposal)).toEqual([{ uuid, version: 1, confirm: false, words: '证据不足' }]),
  );
});

test('nothing waits for a second operator: it says so', async () => {
  await open(<Proposals />, { replies: [respond(listProposals, { items: [], settled: [] })] });
  expect(await screen.findByText('没有等第二人确认的提议')).toBeTruthy();
});

test('more places are given with a reason', async () => {
  const page = await open(<SubjectCompany />, {
    address: `/ops/company?id=${uuid}`,
    replies: [...choices, respond(getSubjectCompany, company), respond(setJobLimits, company.limits)],
  });
  expect(await screen.findByText('实习 2 / 5，校招 0 / 5')).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: '调整名额' }));
  const dialog = within(screen.getByRole('dialog'));
  const campus = dialog.getByLabelText('校招职位最多');
  await page.user.clear(campus);
  await page.user.type(campus, '12');
  await page.user.type(dialog.getByLabelText('为什么'), '秋招十二个岗位');
  await page.user.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(page.server.requests(setJobLimits)).toEqual([
      { uuid, seen: { internship: 5, campus: 5 }, internship: 5, campus: 12, reason: '秋招十二个岗位' },
    ]),
  );
});
