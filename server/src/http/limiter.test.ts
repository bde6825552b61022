import type { FastifyReply } from 'fastify';
import { expect, test, vi } from 'vitest';
import { limiterOf } from './limiter.ts';

const reply = () => ({ header: vi.fn() }) as unknown as FastifyReply & { header: ReturnType<typeof vi.fn> };

test('a caller has so many points a minute, and is told when to come again', async () => {
  const take = limiterOf(2);
  await take('203.0.113.7', reply());
  await take('203.0.113.7', reply());
  const refused = reply();
  await expect(take('203.0.113.7', refused)).rejects.toMatchObject({ code: 429 });
  expect(refused.header).toHaveBeenCalledWith('retry-after', expect.any(Number));
  await take('203.0.113.8', reply());
});

test('the networks of one IPv6 site have the points of eight together', async () => {
  const take = limiterOf(2);
  for (let network = 1; network <= 8; network += 1) await take(`2001:db8:1:${network}::/64`, reply(), 2);
  await expect(take('2001:db8:1:9::/64', reply())).rejects.toMatchObject({ code: 429 });
  await take('2001:db8:2:9::/64', reply());
});
