import { expect, test } from 'vitest';
import { application } from '../../../../../test/application.ts';
import { open, screen } from '../../../../../test/screen.tsx';
import { Facts } from './facts.tsx';

test('a long address breaks before its @ and its dots', async () => {
  await open(<Facts detail={application({ email_masked: 'ze**@mail.example.com' })} />);
  const address = screen.getByText((_, element) => element?.textContent === 'ze**@mail.example.com');
  expect(address.innerHTML).toBe('ze**<wbr>@mail<wbr>.example<wbr>.com');
});
