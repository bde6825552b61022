import {
  getScreeningRule,
  noConditions,
  planScreeningRule,
  saveScreeningRule,
} from '@qinghe/contract/resumes/screening.ts';
import { describe, expect, test, vi } from 'vitest';
import { jobSummary } from '../../../../test/job.ts';
import { fail, open, type Reply, respond, screen, waitFor } from '../../../../test/screen.tsx';
import ScreeningDialog from './screening-dialog.tsx';

const abilities = { change: true };
const nobody = { parked: 0, released: 0, hidden: 0, revealed: 0 };
const rule = {
  ...noConditions,
  questions: [] as string[],
  version: 2,
  min_degree: 'bachelor' as const,
  majors: ['数学'],
  abilities,
};
const job = jobSummary({ title: '后端开发实习生' });

async function openDialog(given = job, ...replies: Reply[]) {
  const onClose = vi.fn();
  const opened = await open(<ScreeningDialog job={given} onClose={onClose} />, {
    replies: [respond(getScreeningRule, rule), respond(planScreeningRule, nobody), ...replies],
  });
  return { ...opened, onClose };
}

test('conditions are changed and saved, and who was parked or released by it is told', async () => {
  const saved = respond(saveScreeningRule, { ...rule, version: 3, parked: 12, released: 1, hidden: 0, revealed: 0 });
  const { user, server, onClose } = await openDialog(job, saved);
  await user.selectOptions(await screen.findByLabelText('最低学历'), '硕士及以上');
  await user.type(screen.getByLabelText('每周至少'), '4');
  await user.type(screen.getByLabelText('至少实习'), '3');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.requests(saveScreeningRule)).toEqual([
    {
      ...noConditions,
      ...{ job_uuid: job.uuid, version: 2, min_degree: 'master', days_per_week: 4, months: 3, majors: ['数学'] },
    },
  ]);
  expect(await screen.findByText('筛选条件已保存，12 份分到条件不符，1 份回到新简历')).toBeDefined();
});

test('what saving would do is said before anybody saves', async () => {
  const planned = respond(planScreeningRule, ({ min_degree }) =>
    min_degree === 'master' ? { ...nobody, parked: 12, released: 1 } : nobody,
  );
  const { user, server } = await openDialog(job, planned);
  expect(await screen.findByText('保存后，没有简历会换地方。')).toBeDefined();
  await user.selectOptions(await screen.findByLabelText('最低学历'), '硕士及以上');
  expect(await screen.findByText('保存后，12 份会分到条件不符，1 份会回到新简历。')).toBeDefined();
  expect(server.requests(planScreeningRule).at(-1)).toMatchObject({ job_uuid: job.uuid, majors: ['数学'] });
  expect(server.requests(saveScreeningRule)).toEqual([]);
});

test('what cannot be measured says nothing', async () => {
  await openDialog(job, fail(planScreeningRule, 400));
  await screen.findByLabelText('最低学历');
  expect(screen.queryByText(/保存后，没有/)).toBeNull();
});

test('a graduate is asked for neither days, months nor a start', async () => {
  await openDialog(jobSummary({ kind: 'campus', title: '校招' }));
  await screen.findByLabelText('最低学历');
  for (const label of ['每周至少', '至少实习', '最晚到岗']) expect(screen.queryByLabelText(label)).toBeNull();
});

test('what is out of range is said at its field, and nothing is sent', async () => {
  const { user, server } = await openDialog();
  await user.type(await screen.findByLabelText('每周至少'), '9');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(server.requests(saveScreeningRule)).toEqual([]);
});

test('conditions that a colleague changed meanwhile are shown beside one’s own', async () => {
  const current = { ...rule, version: 4, min_degree: 'doctor' as const };
  const stale = fail(saveScreeningRule, 40901, { data: current });
  const { user, onClose } = await openDialog(job, stale);
  await user.selectOptions(await screen.findByLabelText('最低学历'), '硕士及以上');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText('内容已被修改');
  expect(onClose).not.toHaveBeenCalled();
});

test('conditions that cannot be read say so, with a second try', async () => {
  await openDialog(job, fail(getScreeningRule, 500));
  expect(await screen.findByText('筛选条件没有载入')).toBeDefined();
});

test('the switch to anonymous says how it works, what is known of it, and how many it would hide and reveal', async () => {
  const planned = respond(planScreeningRule, ({ anonymous_until }) =>
    anonymous_until === 'interview' ? { ...nobody, hidden: 7 } : { ...nobody, revealed: 3 },
  );
  const saved = respond(saveScreeningRule, {
    ...rule,
    ...nobody,
    version: 3,
    anonymous_until: 'interview',
    hidden: 7,
  });
  const { user, server, onClose } = await openDialog(job, planned, saved);
  expect(await screen.findByText(/Behaghel/)).toBeDefined();
  expect(screen.queryByText(/只显示代号/)).toBeNull();
  await user.selectOptions(screen.getByLabelText('匿名筛选'), '到面试为止');
  expect(screen.getByText(/只显示代号/)).toBeDefined();
  expect(await screen.findByText('保存后，7 份还没人看过的新简历会转为匿名。')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.requests(saveScreeningRule)[0]).toMatchObject({ anonymous_until: 'interview' });
  expect(await screen.findByText('筛选条件已保存，7 份转为匿名')).toBeDefined();
});

describe('the job’s own questions', () => {
  const days = '一周能来几天？';
  const tongues = '熟悉哪些语言？';
  const asking = { ...rule, questions: [days, tongues], answers: [] };

  test('each has a condition of words or of a number, which are saved', async () => {
    const saved = respond(saveScreeningRule, { ...asking, version: 3, ...nobody });
    const { user, server, onClose } = await openDialog(job, respond(getScreeningRule, asking), saved);
    await user.selectOptions(await screen.findByLabelText(`回答「${days}」`), '数字至少');
    await user.type(screen.getByLabelText('回答里的数字'), '4');
    await user.selectOptions(screen.getByLabelText(`回答「${tongues}」`), '含有其中一个词');
    await user.type(screen.getByLabelText('回答要含有', { selector: 'input' }), 'Go{Enter}Rust{Enter}');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.requests(saveScreeningRule)).toMatchObject([
      {
        answers: [
          { question: days, measure: 'at_least', number: 4 },
          { question: tongues, measure: 'words', words: ['Go', 'Rust'] },
        ],
      },
    ]);
  });

  test('a condition without its words or its number says so at its field, and one is taken away by 不限', async () => {
    const saved = respond(saveScreeningRule, { ...asking, version: 3, ...nobody });
    const { user, server } = await openDialog(job, respond(getScreeningRule, asking), saved);
    await user.selectOptions(await screen.findByLabelText(`回答「${days}」`), '数字至多');
    await user.selectOptions(screen.getByLabelText(`回答「${tongues}」`), '含有其中一个词');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findAllByRole('alert')).toHaveLength(2);
    expect(server.requests(saveScreeningRule)).toEqual([]);
    for (const question of [days, tongues])
      await user.selectOptions(screen.getByLabelText(`回答「${question}」`), '不限');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(server.requests(saveScreeningRule)).toMatchObject([{ answers: [] }]));
  });

  test('one whose question is asked no more says so, and goes with the next save', async () => {
    const gone = { ...asking, answers: [{ question: '会骑马吗？', measure: 'words' as const, words: ['会'] }] };
    const saved = respond(saveScreeningRule, { ...asking, version: 3, ...nobody, released: 2 });
    const { user, server } = await openDialog(job, respond(getScreeningRule, gone), saved);
    expect(await screen.findByText(/「会骑马吗？」已经改了或不再问/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(server.requests(saveScreeningRule)).toMatchObject([{ answers: [] }]));
  });
});
