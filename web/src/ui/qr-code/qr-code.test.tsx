import { expect, test } from 'vitest';
import { open, screen } from '../../../test/screen.tsx';
import { QrCode } from './qr-code.tsx';

test('it is said as what it is for, and has its quiet zone', async () => {
  await open(<QrCode text="https://qinghe.example/a" label="微信扫码加入" />);
  const code = screen.getByRole('img', { name: '微信扫码加入' });
  const [, , size] = (code.getAttribute('viewBox') ?? '').split(' ').map(Number);
  // Version 2 has 25 modules a side; 4 light ones stand around them.
  expect(size).toBe(25 + 2 * 4);
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/);
});
