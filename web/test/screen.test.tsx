import { listRejectTemplates } from '@qinghe/contract/settings/reject-templates.ts';
import { expect, test } from 'vitest';
import { useRejectTemplates } from '../src/domains/settings/api/list-reject-templates.ts';
import { FakeServer } from './fake-server.ts';
import { fail, hold, open, REQUEST_ID, respond, screen, waitFor } from './screen.tsx';

function Titles() {
  const { data, error } = useRejectTemplates();
  if (error) return <p role="alert">{error.message}</p>;
  return data ? <p>{data.items.map(({ title }) => title).join()}</p> : <p role="status">…</p>;
}

const template = { uuid: '01890000-0000-7000-8000-000000000001', title: '名额已满', content: '谢谢', version: 1 };

test('shows what the server responds, and what stands there until it does', async () => {
  const reply = hold(listRejectTemplates, { items: [template] });
  await open(<Titles />, { replies: [reply] });
  expect(screen.getByRole('status')).toBeDefined();
  reply.release();
  expect(await screen.findByText('名额已满')).toBeDefined();
});

test('a failure has the catalogue’s words, and a request number', async () => {
  const { server } = await open(<Titles />, { replies: [fail(listRejectTemplates, 503)] });
  expect((await screen.findByRole('alert')).textContent).toBe('服务不可用');
  const response = await server.fetch(listRejectTemplates.path);
  expect(await response.json()).toMatchObject({ code: 503, request_id: REQUEST_ID });
});

test('after a reload everything is asked for again', async () => {
  const { reload, server } = await open(<Titles />, { replies: [respond(listRejectTemplates, { items: [template] })] });
  await screen.findByText('名额已满');
  await reload();
  await waitFor(() => expect(server.requests(listRejectTemplates)).toHaveLength(2));
});

test('a response that the contract does not allow is a fault, as is a call that nobody replies to', async () => {
  const server = new FakeServer();
  server.use(respond(listRejectTemplates, { items: [{ ...template, uuid: '1' }] }));
  await expect(server.fetch(listRejectTemplates.path)).rejects.toThrow('No server sends this');
  await expect(server.fetch('/api/v1/nothing')).rejects.toThrow('Nobody said');
  expect(server.faults).toHaveLength(2);
});
