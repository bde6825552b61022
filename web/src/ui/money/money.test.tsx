import { expect, test } from 'vitest';
import { open } from '../../../test/screen.tsx';
import { Money } from './money.tsx';

test.each([
  [128_000, '1,280.00元'],
  [-5, '−0.05元'],
  [null, '—'],
])('%s fen', async (fen, text) => {
  await open(<Money fen={fen} />);
  expect(document.body.textContent).toBe(text);
});

test('what comes in has its sign where both ways are listed', async () => {
  await open(<Money fen={100} signed />, { locale: 'en' });
  expect(document.body.textContent).toBe('+1.00yuan');
});
