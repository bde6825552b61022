import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { runsAs } from '../../../test/health.ts';
import { open, screen } from '../../../test/screen.tsx';
import PayTest from './pay-test.tsx';
import SubApplication from './sub-application.tsx';

const addresses = (
  <Routes>
    <Route path="/ali-pay-test" element={<PayTest />} />
    <Route path="/subapp/*" element={<SubApplication />} />
    <Route path="/" element={<h1>工作台</h1>} />
  </Routes>
);

test('the page of payments says where a demo plays them, and is not there in production', async () => {
  const page = await open(addresses, {
    address: '/ali-pay-test',
    handle: { title: 'payTest' },
    replies: [runsAs('demo')],
  });
  const link = await screen.findByRole('link', { name: '去道具商城' });
  expect(link.getAttribute('href')).toBe('/recruitment-props/mall-of-rights');
  page.server.use(runsAs('production'));
  await page.reload();
  expect(await screen.findByRole('heading', { name: '工作台' })).toBeDefined();
});

test('nothing that stands in the address of a sub-application is repeated or opened', async () => {
  await open(addresses, {
    address: '/subapp/https:/evil.example/加微信领奖?src=//evil.example',
    handle: { title: 'subApplication' },
  });
  expect(await screen.findByText('这里没有子应用')).toBeDefined();
  expect(document.body.innerHTML).not.toMatch(/evil|领奖|iframe/);
});
