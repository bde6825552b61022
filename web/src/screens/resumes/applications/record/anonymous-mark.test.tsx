import { revealApplication } from '@qinghe/contract/resumes/anonymous.ts';
import type { AnonymousView } from '@qinghe/contract/resumes/anonymous-until.ts';
import { expect, test } from 'vitest';
import { application } from '../../../../../test/application.ts';
import { fail, open, respond, screen, within } from '../../../../../test/screen.tsx';
import { AnonymousMark } from './anonymous-mark.tsx';

const view: AnonymousView = { until: 'interview', lines: [], withheld: null, documents: 2, reveal: 'now' };
const hidden = application({ name: '候选人 A7K3', anonymous_as: 'A7K3', school: '', anonymous: view });

test('who has judged is asked back, and reveals', async () => {
  const { user, server } = await open(<AnonymousMark detail={hidden} />, {
    replies: [respond(revealApplication, application({ name: '郑琪' }))],
  });
  expect(screen.getByText(/到「面试」之前/)).toBeDefined();
  expect(screen.getByText(/还交了 2 份材料/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: '揭示' }));
  const dialog = within(await screen.findByRole('dialog', { name: '揭示候选人 A7K3？' }));
  expect(server.requests(revealApplication)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: '取消' }));
  expect(server.requests(revealApplication)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '揭示' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '揭示' }));
  expect(server.requests(revealApplication)).toEqual([{ uuid: hidden.uuid }]);
});

test('who has not judged yet reads what to do first', async () => {
  await open(<AnonymousMark detail={{ ...hidden, anonymous: { ...view, reveal: 'after_verdict' } }} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '揭示' }).disabled).toBe(true);
  expect(screen.getByText('先评星或写一条备注，再揭示。')).toBeDefined();
});

test('who may not decide has no button', async () => {
  await open(<AnonymousMark detail={{ ...hidden, anonymous: { ...view, reveal: 'never' } }} />);
  expect(screen.getByRole('note')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('what is refused is said in words, and the question closes', async () => {
  const { user } = await open(<AnonymousMark detail={hidden} />, {
    replies: [fail(revealApplication, 40902, { reason: '请先给出你自己的判断' })],
  });
  await user.click(screen.getByRole('button', { name: '揭示' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '揭示' }));
  expect(await screen.findByText(/请先给出你自己的判断/)).toBeDefined();
});

test('of who is shown nothing is said', async () => {
  await open(<AnonymousMark detail={application()} />);
  expect(screen.queryByRole('note')).toBeNull();
});
