import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('the form can be sent from an address without https, where crypto has no randomUUID', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  vi.stubGlobal('document', { documentElement: { lang: 'zh-CN' } });
  await expect(import('./submit.ts')).resolves.toHaveProperty('submitApplication');
});
