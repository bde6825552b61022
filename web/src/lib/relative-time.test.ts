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

test('what lasts is told in hours on its first day, then in days', () => {
  const since = (instant: string, locale = 'zh-CN') => elapsed(new Date(instant), now, locale);
  expect(since('2026-11-21T01:50:00Z')).toBe('1小时');
  expect(since('2026-11-20T02:01:00Z')).toBe('23小时');
  expect(since('2026-11-20T02:00:00Z')).toBe('1天');
  expect(since('2026-09-21T02:00:00Z', 'en')).toBe('61 days');
});
