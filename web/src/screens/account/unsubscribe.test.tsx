import { unsubscribe } from '@qinghe/contract/account/notifications.ts';
import { expect, test } from 'vitest';
import { fail, open, respond, screen } from '../../../test/screen.tsx';
import Unsubscribe from './unsubscribe.tsx';

const token = 'a'.repeat(43);
const email = 'li*@yunshan.example';

test('opening the link does nothing; one button ends the summary, and takes it back', async () => {
  const page = await open(<Unsubscribe />, {
    address: `/outintern/unsubscribe#${token}`,
    replies: [respond(unsubscribe, { email, digest: false })],
  });
  expect(page.server.requests(unsubscribe)).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: '退订' }));
  expect(await screen.findByText('li*@yunshan.example 不会再收到简历摘要')).toBeTruthy();
  page.server.use(respond(unsubscribe, { email, digest: true }));
  await page.user.click(screen.getByRole('button', { name: '重新订阅' }));
  expect(await screen.findByText('li*@yunshan.example 会继续收到简历摘要')).toBeTruthy();
  expect(page.server.requests(unsubscribe)).toEqual([
    { token, digest: false },
    { token, digest: true },
  ]);
});

test.each([
  ['that was cut', '#abc'],
  ['that we did not make', `#${token}`],
])('a link %s leads to the settings', async (_what, hash) => {
  const page = await open(<Unsubscribe />, {
    address: `/outintern/unsubscribe${hash}`,
    replies: [fail(unsubscribe, 40401)],
  });
  const button = screen.queryByRole('button', { name: '退订' });
  if (button) await page.user.click(button);
  expect(await screen.findByText('这个退订链接不完整')).toBeTruthy();
});
