import { expect, test } from 'vitest';
import { application } from '../../../../../test/application.ts';
import { open, screen } from '../../../../../test/screen.tsx';
import { Facts } from './facts.tsx';

test('a long address breaks before its @ and its dots', async () => {
  await open(<Facts detail={application({ email_masked: 'ze**@mail.example.com' })} />);
  const address = screen.getByText((_, element) => element?.textContent === 'ze**@mail.example.com');
  expect(address.innerHTML).toBe('ze**<wbr>@mail<wbr>.example<wbr>.com');
});

test('the talks that brought the person are named, and lead to their people', async () => {
  const uuid = '01890000-0000-7000-8000-0000000000b1';
  const talks = [{ uuid, title: '武理专场', starts_at: '2026-11-20T11:00:00.000Z', attended: true }];
  await open(<Facts detail={application({ talks })} />);
  const link = screen.getByRole('link', { name: '武理专场' });
  expect(link.getAttribute('href')).toContain(`career-talk/visitors?uuid=${uuid}`);
  expect(link.parentElement?.textContent).toBe('来过 武理专场 · 11月20日');
});
