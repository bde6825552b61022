import { expect, test } from 'vitest';
import { elapsed, relativeTime } from './relative-time.ts';

const now = new Date('2026-11-21T02:00:00Z');
const ago = (instant: string, locale = 'zh-CN') =>
  relativeTime(new Date(instant), now, locale, locale === 'en' ? 'just now' : '刚刚').replace(/\s/g, '');

test('time is told as a person tells it, by the calendar of Shanghai', () => {
  expect(ago('2026-11-21T01:59:30Z')).toBe('刚刚');
  expect(ago('2026-11-21T01:58:00Z')).toBe('2分钟前');
  expect(ago('2026-11-20T23:00:00Z')).toBe('3小时前');
  expect(ago('2026-11-20T15:59:00Z')).toBe('昨天');
  expect(ago('2026-11-18T10:00:00Z')).toBe('3天前');
  expect(ago('2026-11-01T10:00:00Z')).toBe('11月1日');
  expect(ago('2025-12-31T10:00:00Z')).toBe('2025年12月31日');
});

test('English is short enough for the corner of a card', () => {
  expect(ago('2026-11-21T01:34:00Z', 'en')).toBe('26min.ago');
  expect(ago('2026-11-18T10:00:00Z', 'en')).toBe('3daysago');
});

test('a clock that is behind the server’s says just now', () => {
  expect(ago('2026-11-21T02:00:05Z')).toBe('刚刚');
  expect(ago('2026-11-20T15:59:00Z', 'en')).toBe('yesterday');
});

test('what lasts is told in whole days, from the first on', () => {
  const lasting = (hours: number, locale = 'zh-CN') =>
    elapsed(new Date(Date.now() - hours * 3_600_000).toISOString(), locale);
  expect(lasting(-1)).toBe('1天');
  expect(lasting(23)).toBe('1天');
  expect(lasting(49)).toBe('2天');
  expect(lasting(61 * 24, 'en')).toBe('61 days');
});
