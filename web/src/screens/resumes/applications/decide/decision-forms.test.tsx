import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { addTag, listTags } from '@qinghe/contract/resumes/annotate.ts';
import { decideMany, planDecision } from '@qinghe/contract/resumes/decide-many.ts';
import { createRejectTemplate, listRejectTemplates } from '@qinghe/contract/settings/reject-templates.ts';
import { startersOf } from '@qinghe/contract/settings/starters.ts';
import { expect, test, vi } from 'vitest';
import { application } from '../../../../../test/application.ts';
import { company } from '../../../../../test/papers.ts';
import { fail, open, respond, screen, waitFor } from '../../../../../test/screen.tsx';
import TagDialog from '../notes/tag-dialog.tsx';
import BulkDialog from './bulk-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';

const { uuid, ...detail } = application();
const onClose = vi.fn();
const onConfirm = vi.fn();
const alert = async () => (await screen.findByRole('alert')).textContent;

test('a way back without a reason is refused at its field; with one it is handed over at once', async () => {
  const { user, reload } = await open(<ReasonDialog uuid={uuid} to="new" onClose={onClose} onConfirm={onConfirm} />);
  await user.click(screen.getByText('退回'));
  expect(await alert()).toBe('必填');
  await user.click(screen.getByLabelText('原因'));
  await user.paste(' 改了时间');
  await reload();
  expect(screen.getByLabelText<HTMLTextAreaElement>('原因').value).toBe(' 改了时间');
  await user.click(screen.getByLabelText('原因'));
  await user.keyboard('{Meta>}{Enter}{/Meta}');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onConfirm.mock.calls).toEqual([['改了时间']]);
  await reload();
  expect(screen.getByLabelText<HTMLTextAreaElement>('原因').value).toBe('');
});

const templates = [
  { uuid: '01890000-0000-7000-8000-000000000031', title: '名额已满', content: '{name}，谢谢。', version: 1 },
  { uuid: '01890000-0000-7000-8000-000000000032', title: '时间不合', content: '下次再约。', version: 1 },
];

test('a rejection begins with the first template; a choice does not send it off, another one changes the words', async () => {
  const told = vi.fn();
  const { user } = await open(<RejectDialog detail={{ uuid, ...detail }} onClose={onClose} onConfirm={told} />, {
    replies: [respond(listRejectTemplates, { items: templates }), fail(getCompanyInfo, 404)],
  });
  const message = screen.getByLabelText<HTMLTextAreaElement>('发给候选人的话');
  await waitFor(() => expect(message.value).toBe('郑琪，谢谢。'));
  await user.click(screen.getByLabelText(/到岗时间不合适/));
  await user.keyboard('{Enter}');
  await user.selectOptions(screen.getByLabelText('不发通知'), '时间不合');
  expect(message.value).toBe('下次再约。');
  await user.selectOptions(screen.getByLabelText('不发通知'), '不发通知');
  await user.click(screen.getByText('标记不合适，不通知'));
  await waitFor(() => expect(told.mock.calls).toEqual([['到岗时间不合适', '']]));
});

test('without a template a ready text is one press away: it stands in the message, and becomes one’s own', async () => {
  const [full] = startersOf('reject', 'zh-CN');
  const made = { uuid: '01890000-0000-7000-8000-000000000033', version: 1, title: '', content: '', ...full };
  const { user, server } = await open(
    <RejectDialog detail={{ uuid, ...detail }} onClose={onClose} onConfirm={onConfirm} />,
    {
      replies: [
        respond(listRejectTemplates, { items: [] }),
        respond(createRejectTemplate, made),
        respond(getCompanyInfo, { company: { ...company, name: '云杉科技' } }),
      ],
    },
  );
  const chip = await screen.findByRole('button', { name: '名额已满' });
  server.use(respond(listRejectTemplates, { items: [made] }));
  await user.click(chip);
  const message = screen.getByLabelText<HTMLTextAreaElement>('发给候选人的话');
  expect(message.value).toContain('郑琪，你好！感谢投递云杉科技的');
  expect(document.activeElement).toBe(message);
  const choice = await screen.findByLabelText<HTMLSelectElement>('不发通知');
  await waitFor(() => expect(choice.value).toBe(made.uuid));
  expect(server.requests(createRejectTemplate)).toEqual([full]);
  expect(screen.queryByRole('button', { name: '名额已满' })).toBeNull();
});

test('a tag is typed or chosen, and its refusal stands at its field', async () => {
  const tag = { uuid: '01890000-0000-7000-8000-000000000041', name: '复试重点' };
  const { user, server } = await open(<TagDialog uuids={[uuid]} onClose={onClose} />, {
    replies: [respond(listTags, { items: [tag] }), fail(addTag, 400, { field: 'name', reason: '标签已满' })],
  });
  await user.click(screen.getByText('加上'));
  expect(await alert()).toBe('必填');
  await user.paste('复试');
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await alert()).toBe('标签已满'));
  server.use(respond(addTag, { ...tag, applications: 1 }));
  await user.click(screen.getByText('复试重点'));
  expect(await screen.findByText('已加上「复试重点」')).toBeDefined();
  expect(server.requests(addTag).map(({ name }) => name)).toEqual(['复试', '复试重点']);
});

test('templates of one title are told apart by how they begin', async () => {
  const twins = templates.map((one) => ({ ...one, title: '名额已满' }));
  await open(<RejectDialog detail={{ uuid, ...detail }} onClose={onClose} onConfirm={onConfirm} />, {
    replies: [respond(listRejectTemplates, { items: twins }), fail(getCompanyInfo, 404)],
  });
  expect(await screen.findByRole('option', { name: '名额已满 · {name}，谢谢。' })).toBeDefined();
  expect(screen.getByRole('option', { name: '名额已满 · 下次再约。' })).toBeDefined();
});

test('many are rejected without a mouse: a number chooses the reason, the focus stays, Enter sends it off', async () => {
  const person = {
    ...{ uuid, name: '郑琪', anonymous_as: null, job_title: '前端' },
    ...{ message: '', from: 'new' as const, channel: null },
  };
  const onDone = vi.fn();
  const { user, server } = await open(
    <BulkDialog to="reject" items={[{ uuid, version: 1 }]} onClose={onClose} onDone={onDone} />,
    {
      replies: [
        respond(listRejectTemplates, { items: [] }),
        respond(planDecision, { moves: [person], left_out: [] }),
        respond(decideMany, { batch: null, left_out: [] }),
      ],
    },
  );
  const send = await screen.findByRole('button', { name: /1 人/ });
  await waitFor(() => expect(send.hasAttribute('disabled')).toBe(false));
  await user.keyboard('3');
  expect(document.activeElement).toBe(send);
  await waitFor(() => expect(send.getAttribute('aria-disabled')).toBe('true'));
  expect(document.activeElement).toBe(send);
  await waitFor(() => expect(send.getAttribute('aria-disabled')).toBeNull());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(server.requests(decideMany)).toMatchObject([{ reason: '到岗时间不合适' }]);
});

test('who is anonymous is named in the language of whoever looks, also where many are decided on', async () => {
  const hidden = { name: '候选人 A7K3', anonymous_as: 'A7K3' };
  const move = {
    ...hidden,
    uuid,
    job_title: 'Frontend',
    message: 'Sorry',
    from: 'new' as const,
    channel: 'email' as const,
  };
  const left = { ...hidden, uuid, stage: 'new' as const, reason: 'changed' as const };
  await open(<BulkDialog to="reject" items={[{ uuid, version: 1 }]} onClose={onClose} onDone={vi.fn()} />, {
    locale: 'en',
    replies: [respond(listRejectTemplates, { items: [] }), respond(planDecision, { moves: [move], left_out: [left] })],
  });
  await screen.findAllByText(/Candidate A7K3/);
  expect(document.body.textContent).not.toContain('候选人');
});
