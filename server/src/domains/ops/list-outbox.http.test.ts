import { listOutbox } from '@qinghe/contract/ops/endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';

const demo = await startTestApp({ own: true });
const serious = await startTestApp({ demo: false });

const code = { template: 'code' as const, code: '123456', minutes: 5 };

test('the outbox shows what would have been sent, newest first, page by page, and by address', async () => {
  for (let index = 0; index < 5; index += 1) {
    const mail = { to: `p${index % 2}@example.com`, subject: `第 ${index} 封`, text: '正文 100%' };
    await demo.services.email.send(mail, { key: uuidv7(), again: false });
  }
  await demo.services.sms.send('13800001111', code, { key: uuidv7(), again: false });
  const first = await demo.ok(listOutbox, { limit: 4 });
  const second = await demo.ok(listOutbox, { limit: 4, cursor: first.next_cursor ?? '' });
  expect([...first.items, ...second.items].map(({ channel, subject }) => subject || channel)).toEqual([
    'sms',
    '第 4 封',
    '第 3 封',
    '第 2 封',
    '第 1 封',
    '第 0 封',
  ]);
  expect(second.next_cursor).toBeNull();
  expect((await demo.ok(listOutbox, { address: 'p1@example.com' })).items).toHaveLength(2);
  expect((await demo.ok(listOutbox, { channel: 'sms' })).items.map(({ address }) => address)).toEqual(['13800001111']);
  expect((await demo.ok(listOutbox, { q: '第 3' })).items.map(({ subject }) => subject)).toEqual(['第 3 封']);
  expect((await demo.ok(listOutbox, { q: '100%', channel: 'email' })).items).toHaveLength(5);
  expect((await demo.ok(listOutbox, { q: '1%0' })).items).toEqual([]);
  expect((await demo.call(listOutbox, { address: '\u0000' })).status).toBeLessThan(500);
});

test('a message is sent when the server’s clock says so', async () => {
  demo.clock.advance({ days: 3 });
  await demo.services.sms.send('13800002222', code, { key: uuidv7(), again: false });
  await demo.services.email.send({ to: 'later@example.com', subject: '', text: '' }, { key: uuidv7(), again: false });
  const { items } = await demo.ok(listOutbox, { limit: 2 });
  const age = items.map(({ created_at }) => demo.clock.now().getTime() - new Date(created_at).getTime());
  demo.clock.reset();
  for (const milliseconds of age) expect(Math.abs(milliseconds)).toBeLessThan(60_000);
});

test('outside of demos there is no outbox', async () => {
  expect(await serious.call(listOutbox, {})).toMatchObject({ status: 404, code: 404 });
});
