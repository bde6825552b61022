import { moveApplication } from '@qinghe/contract/resumes/decide.ts';
import { expect, test, vi } from 'vitest';
import { application } from '../../../../test/application.ts';
import { open, respond, screen, waitFor } from '../../../../test/screen.tsx';
import { userInfo } from '../../../../test/user.ts';
import { queryClient } from '../../../app/query-client.ts';
import { userInfoQuery } from '../../../domains/account/api/get-user-info.ts';
import { DeskContext } from './desk-context.ts';
import { AwaitedWorkbench } from './late-parts.tsx';
import { useDesk } from './use-desk.ts';

const person = application({ name: '郑琪' });
const nothing = () => undefined;

function Desk({ onDecided }: { onDecided: (uuid: string) => void }) {
  const frame = { ...useDesk(), counts: undefined, onHelp: nothing };
  const steps = { neighbours: [], position: undefined, onNext: undefined, onPrevious: undefined };
  return (
    <DeskContext value={frame}>
      <AwaitedWorkbench
        {...steps}
        uuid={person.uuid}
        summary={person}
        first={person}
        focused={false}
        onDecided={onDecided}
      />
    </DeskContext>
  );
}

const show = (role: 'recruiter' | 'viewer', onDecided: (uuid: string) => void) => {
  queryClient.setQueryData(userInfoQuery.queryKey, userInfo({ type: 'slave', role, user_email: 'hr@yunshan.example' }));
  return open(<Desk onDecided={onDecided} />, {
    address: `/resume/new?id=${person.uuid}`,
    path: '/resume/:stage',
    replies: [respond(moveApplication, { ...person, stage: 'primary_screening', version: 2 })],
  });
};

test('before what shows a person is there, a key decides on who is open', async () => {
  const onDecided = vi.fn();
  const { user } = await show('recruiter', onDecided);
  await user.keyboard('s');
  await waitFor(() => expect(onDecided).toHaveBeenCalledWith(person.uuid));
  expect(await screen.findByText(/郑琪.*初筛/)).toBeDefined();
});

test('who may move nobody moves nobody', async () => {
  const onDecided = vi.fn();
  const { user } = await show('viewer', onDecided);
  await user.keyboard('s');
  expect(onDecided).not.toHaveBeenCalled();
});
