import { Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { runsAs } from '../../../test/health.ts';
import { open, screen } from '../../../test/screen.tsx';
import DesignSystem from './design-system.tsx';

afterEach(() => vi.unstubAllEnvs());

const addresses = (
  <Routes>
    <Route path="/design" element={<DesignSystem />} />
    <Route path="/" element={<h1>工作台</h1>} />
  </Routes>
);

test('outside of demos there is no design page', async () => {
  vi.stubEnv('DEV', false);
  const { address } = await open(addresses, { address: '/design', replies: [runsAs('production')] });
  expect(await screen.findByRole('heading', { name: '工作台' })).toBeDefined();
  expect(address()).toBe('/');
});
