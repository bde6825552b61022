import { expect, test } from 'vitest';
import { open, screen } from '../../../../test/screen.tsx';
import { UseCost } from './use-cost.tsx';

const quote = { units: 0, coins: 0, units_left: 0, price: 5, balance: 938, missing: 0 };

test('free ones, units and coins each say what is there, what is used and what is left', async () => {
  const mixed = { ...quote, free: 2, free_left: 3, units: 1, units_left: 5, coins: 20 };
  await open(<UseCost right="refresh" quote={mixed} />);
  expect(await screen.findByText('免费刷新：今天还有 3 次，用 2 次，用后剩 1 次。')).toBeDefined();
  expect(screen.getByText('职位刷新：现有 5，用 1，用后剩 4。')).toBeDefined();
  expect(screen.getByText('用 20 币（4 × 5），余额 938 币，用后 918 币。')).toBeDefined();
});

test('coins that are missing are named, with the way to them, and no balance below zero', async () => {
  await open(<UseCost right="radar" quote={{ ...quote, price: 100, coins: 100, balance: 38, missing: 62 }} />);
  expect(await screen.findByText('要 100 币。')).toBeDefined();
  expect(screen.getByText('还差 62 币，余额 38 币。')).toBeDefined();
  expect(screen.getByRole('link', { name: '去买或充值' }).getAttribute('href')).toContain('mall-of-rights');
});

test('it reads in English, one and many', async () => {
  const few = { ...quote, units: 4, units_left: 5, coins: 10 };
  await open(<UseCost right="top_home" quote={few} />, { locale: 'en' });
  expect(await screen.findByText('Top of a city: uses 4 of 5, 1 is left afterwards.')).toBeDefined();
  expect(screen.getByText('Uses 10 coins (2 × 5); balance 938 coins, 928 afterwards.')).toBeDefined();
});

test('sub-accounts, who spend no coins, read who does', async () => {
  await open(<UseCost right="invitation" quote={{ ...quote, coins: 5, balance: null }} />);
  expect(await screen.findByText('「人才邀请」不够，用币要由主账号来做。')).toBeDefined();
});
