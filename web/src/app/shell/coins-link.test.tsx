import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { remainingCoins } from '@qinghe/contract/wallet/coins.ts';
import { expect, test } from 'vitest';
import { open, respond, screen, waitFor, within } from '../../../test/screen.tsx';
import { userInfo } from '../../../test/user.ts';
import { CoinsLink } from './coins-link.tsx';

const show = (type: 'master' | 'slave', value: number) =>
  open(<CoinsLink />, {
    replies: [
      respond(getUserInfo, userInfo({ type })),
      respond(remainingCoins, { value, show: type === 'master', paid: value, gift: 0, held: 0 }),
    ],
  });

test('the coins lead to the bill', async () => {
  await show('master', 12_345);
  const link = await screen.findByRole('link', { name: '12,345 币，打开账单' });
  expect(within(link).getByText('12,345 币')).toBeDefined();
  expect(link.getAttribute('href')).toBe('/recruitment-props/my-bill');
});

test('a wallet without coins is shown all the same, and leads to where they are bought', async () => {
  await show('master', 0);
  const link = await screen.findByRole('link', { name: '0 币，去充值' });
  expect(within(link).getByText('0 币')).toBeDefined();
  expect(link.getAttribute('href')).toBe('/recruitment-props/mall-of-rights?acCoin=1');
});

test('a sub-account is shown none, and asks for none', async () => {
  const { server } = await show('slave', 0);
  await waitFor(() => expect(server.requests(getUserInfo)).toHaveLength(1));
  expect(screen.queryByRole('link')).toBeNull();
  expect(server.requests(remainingCoins)).toEqual([]);
});
