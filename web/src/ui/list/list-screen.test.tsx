import { listOutbox, type OutboxMessage } from '@qinghe/contract/ops/endpoints.ts';
import { expect, test, vi } from 'vitest';
import { open, type Reply, respond, screen, waitFor } from '../../../test/screen.tsx';
import { useOutbox } from '../../domains/ops/api/list-outbox.ts';
import { useDialog } from '../dialog/use-dialog.ts';
import { ListScreen } from './list-screen.tsx';
import { useFilters } from './use-filters.ts';

const message = (last: number): OutboxMessage => ({
  uuid: `01890000-0000-7000-8000-00000000000${last}`,
  channel: 'sms',
  address: `1380000000${last}`,
  subject: '',
  body: '你好',
  created_at: '2026-11-22T02:00:00.000Z',
});
const removed = vi.fn();

function Messages() {
  const { dialog, open: show } = useDialog();
  const filters = useFilters(listOutbox, {
    channel: { field: 'choice', label: '渠道', options: [{ value: 'sms', label: '短信' }] },
    address: { field: 'chip', maxLength: 40 },
    q: { field: 'search', label: '搜内容' },
  });
  return (
    <ListScreen
      title="发件箱"
      add={{
        label: '写一条',
        run: () =>
          show((close) => (
            <button type="button" onClick={close}>
              写好了
            </button>
          )),
      }}
      filters={filters}
      query={useOutbox(filters.input)}
      empty={{ title: '还没有消息' }}
      table={{
        label: '消息',
        nameOf: ({ address }) => address,
        columns: [{ key: 'address', title: '收件人', cell: ({ address }) => address }],
      }}
      bulk={(selected, clear) => (
        <button
          type="button"
          onClick={() => {
            removed(selected.map(({ address }) => address));
            clear();
          }}
        >
          删除 {selected.length}
        </button>
      )}
      below={dialog}
    />
  );
}

const page = (...items: OutboxMessage[]) => respond(listOutbox, { items, next_cursor: null });
const show = (address: string, reply: Reply) => open(<Messages />, { address, replies: [reply] });

test('the address filters the call; what the call does not know filters nothing', async () => {
  const { server, user } = await show('/outbox?channel=pigeon&address=13800000001', page(message(1)));
  await screen.findByRole('row', { name: /13800000001/ });
  expect(server.requests(listOutbox)[0]).toMatchObject({ address: '13800000001' });
  expect(server.requests(listOutbox)[0]).not.toHaveProperty('channel');
  await user.selectOptions(screen.getByLabelText('渠道'), 'sms');
  await waitFor(() => expect(server.requests(listOutbox).at(-1)).toMatchObject({ channel: 'sms' }));
});

test('nothing under filters names them in the words of their chips, and dropping one goes on without it', async () => {
  const { server, user } = await show('/outbox?channel=sms', page());
  await user.click(await screen.findByRole('button', { name: '去掉「短信」' }));
  await waitFor(() => expect(server.requests(listOutbox).at(-1)).not.toHaveProperty('channel'));
  expect(await screen.findByText('还没有消息')).toBeDefined();
});

test('N makes a new one, and so does the first step of an empty list', async () => {
  const { user } = await show('/outbox', page());
  await screen.findByText('还没有消息');
  await user.keyboard('n');
  await user.click(screen.getByRole('button', { name: '写好了' }));
  expect(screen.queryByRole('button', { name: '写好了' })).toBeNull();
  await user.click(screen.getAllByRole('button', { name: /^写一条/ })[1] as HTMLElement);
  expect(screen.getByRole('button', { name: '写好了' })).toBeDefined();
});

test('what is selected is handed to what can be done with it, until that clears it', async () => {
  const { user } = await show('/outbox', page(message(1), message(2)));
  await user.click(await screen.findByRole('checkbox', { name: /13800000002/ }));
  await user.click(screen.getByRole('button', { name: '删除 1' }));
  expect(removed).toHaveBeenCalledWith(['13800000002']);
  expect(screen.getByRole('button', { name: '删除 0' })).toBeDefined();
});
