import { decideJobAppeal, getJobAppeal, listJobAppeals } from '@qinghe/contract/jobs/appeals.ts';
import { emptyInternshipDraft, type NamedText } from '@qinghe/contract/jobs/job.ts';
import { beforeEach, expect, test } from 'vitest';
import { fail, open, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { operatorSession } from '../../lib/session/operator-session.ts';
import Jobs from './jobs.tsx';

const at = '2026-11-22T02:00:00.000Z';
const [first, second] = ['01890000-0000-7000-8000-0000000000c1', '01890000-0000-7000-8000-0000000000c2'];
const company_uuid = '01890000-0000-7000-8000-0000000000d1';
const row = {
  uuid: first,
  company_uuid,
  company: '云杉科技',
  title: '刷单识别实习生',
  kind: 'internship' as const,
  waiting_since: at,
  submissions: 1,
  shelved: null,
};
const rows = { items: [row, { ...row, uuid: second, title: '第二个职位' }], head: { count: 2, since: at } };
const detail = {
  ...row,
  version: 1,
  message: '「刷单」是我们要识别的对象',
  appealed_by: '林晓',
  draft: { ...emptyInternshipDraft, title: row.title, description: '识别刷单' },
  category_name: '',
  city_names: [],
  live: null as NamedText | null,
  held: null,
  notes: [],
  decisions: ['allow' as const, 'keep' as const],
  findings: [
    {
      rule: 'sensitive_word' as const,
      level: 'block' as const,
      field: 'title' as const,
      item: null,
      start: 0,
      end: 2,
      words: '刷单',
      message: '「刷单」是敏感词',
      basis: '平台发布规则',
      replacement: null,
    },
  ],
};
const replies = [respond(listJobAppeals, rows), respond(getJobAppeal, detail)];

beforeEach(() => operatorSession.begin('of the operator'));

test('the first is open with its text, the words that were found, and the rule behind it', async () => {
  await open(<Jobs />, { replies });
  expect(await screen.findByRole('article', { name: row.title })).toBeTruthy();
  expect(screen.getByText('刷单', { selector: 'mark' })).toBeTruthy();
  expect(screen.getByText('平台发布规则')).toBeTruthy();
  expect(screen.getByText('林晓 的申诉')).toBeTruthy();
});

test('a refused change is compared with what is online', async () => {
  const live = { draft: { ...detail.draft, title: '审核实习生' }, category_name: '', city_names: [] };
  await open(<Jobs />, { replies: [respond(listJobAppeals, rows), respond(getJobAppeal, { ...detail, live })] });
  const compared = within(await screen.findByRole('region', { name: '和线上内容相比' }));
  expect(compared.getByText('审核实习生').tagName).toBe('DEL');
  expect(compared.getByText(row.title).tagName).toBe('INS');
});

test('A puts it online, and the next one comes', async () => {
  const page = await open(<Jobs />, {
    replies: [...replies, respond(decideJobAppeal, { held_uuid: first, effective_at: at })],
  });
  await screen.findByRole('article');
  await page.user.keyboard('a');
  await waitFor(() =>
    expect(page.server.requests(decideJobAppeal)).toEqual([
      { uuid: first, company_uuid, version: 1, decision: 'allow' },
    ]),
  );
  await waitFor(() => expect(page.address()).toContain(second));
});

test('it stays refused with words alone', async () => {
  const page = await open(<Jobs />, {
    replies: [...replies, respond(decideJobAppeal, { held_uuid: first, effective_at: at })],
  });
  await screen.findByRole('article');
  await page.user.keyboard('r');
  expect(page.server.requests(decideJobAppeal)).toEqual([]);
  await page.user.type(screen.getByLabelText('维持退回的理由'), '仍像招人刷单');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^上线/ }).disabled).toBe(true);
  await page.user.click(screen.getByRole('button', { name: /^维持退回/ }));
  await waitFor(() =>
    expect(page.server.requests(decideJobAppeal)).toMatchObject([{ decision: 'keep', words: '仍像招人刷单' }]),
  );
});

test('J goes on; one that was changed meanwhile says so', async () => {
  const page = await open(<Jobs />, { replies: [respond(listJobAppeals, rows), fail(getJobAppeal, 40401)] });
  expect(await screen.findByText(/可能已经处理或改过/)).toBeTruthy();
  await page.user.keyboard('j');
  await waitFor(() => expect(page.address()).toContain(second));
});

test('nothing waits: it says so', async () => {
  await open(<Jobs />, { replies: [respond(listJobAppeals, { items: [], head: { count: 0, since: null } })] });
  expect(await screen.findByText('没有等待处理的职位申诉')).toBeTruthy();
});
