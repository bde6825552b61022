import { expect, test } from 'vitest';
import { minuteText, talkTime } from './talk-time.ts';

const at = (minute: string) => new Date(`${minute}:00+08:00`);

test.each([
  ['2026-11-26T19:00', '2026-11-26T21:00', 'zh-CN', '11月26日周四 19:00–21:00'],
  ['2026-11-26T19:00', '2026-11-26T21:00', 'en', 'Thu, Nov 26 19:00–21:00'],
  ['2026-12-31T22:00', '2027-01-01T00:30', 'zh-CN', '12月31日周四 22:00–1月1日周五 00:30'],
])('%s to %s in %s', (starts, ends, locale, words) => {
  expect(talkTime(at(starts), at(ends), locale)).toBe(words);
});

test('a minute alone is said as a talk begins', () => {
  expect(minuteText(at('2026-12-01T18:00'), 'zh-CN')).toBe('12月1日周二 18:00');
  expect(minuteText(at('2026-12-01T18:00'), 'en')).toBe('Tue, Dec 1 18:00');
});
