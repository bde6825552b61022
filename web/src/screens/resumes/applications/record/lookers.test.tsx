import { lookAtApplication } from '@qinghe/contract/resumes/looks.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { act, open, respond, screen } from '../../../../../test/screen.tsx';
import { userInfo } from '../../../../../test/user.ts';
import { queryClient } from '../../../../app/query-client.ts';
import { userInfoQuery } from '../../../../domains/account/api/get-user-info.ts';
import { hearLook } from '../../../../lib/realtime/looks.ts';
import { connectionState } from '../../../../lib/realtime/realtime.ts';
import { Lookers } from './lookers.tsx';

const [SELF, COLLEAGUE, UUID] = [1, 2, 3].map((n) => `01990000-0000-7000-8000-00000000000${n}`) as [
  string,
  string,
  string,
];
const look = (account_uuid: string, name: string, looking = true) =>
  act(() => hearLook({ application_uuid: UUID, account_uuid, name, looking }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  queryClient.setQueryData(userInfoQuery.queryKey, userInfo({ useruuid: SELF }));
});
afterEach(() => vi.useRealTimers());

test('a colleague who has the same person open is named until they leave, or fall silent; oneself never', async () => {
  await open(<Lookers uuid={UUID} />);
  look(SELF, '林晓');
  expect(screen.queryByRole('status')).toBeNull();
  look(COLLEAGUE, '赵敏');
  expect(screen.getByRole('status').textContent).toBe('赵敏 也在看');
  look(COLLEAGUE, '赵敏', false);
  expect(screen.queryByRole('status')).toBeNull();
  look(COLLEAGUE, '赵敏');
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(screen.queryByRole('status')).toBeNull();
});

test('one says that one looks once one stays, again as long as one does, and that one has left', async () => {
  vi.spyOn(connectionState, 'get').mockReturnValue('on');
  const { server, reload } = await open(<Lookers uuid={UUID} />, { replies: [respond(lookAtApplication, {})] });
  const said = () => server.requests(lookAtApplication).map(({ looking }) => looking);
  expect(said()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(said()).toEqual([true]);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(said()).toEqual([true, true]);
  // Who comes later hears of it at once, and once.
  look(COLLEAGUE, '赵敏');
  look(COLLEAGUE, '赵敏');
  expect(said()).toEqual([true, true, true]);
  await reload();
  expect(said()).toEqual([true, true, true, false]);
});
