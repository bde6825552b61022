import { expect, test } from 'vitest';
import type { Ticket } from '../../domains/talks/sign-up/visitor-queries.ts';
import { calendarFile } from './calendar-file.ts';

const ticket: Ticket = {
  company_uuid: '01890000-0000-7000-8000-000000000001',
  uuid: '01890000-0000-7000-8000-0000000000a1',
  talk_uuid: '01890000-0000-7000-8000-00000000000a',
  state: 'signed',
  name: '谢雨桐',
  code: 'ACDEFGHJ',
  company_name: '云杉科技（上海）有限公司',
  title: '秋招宣讲会, 第一场; 武汉理工大学与华中科技大学联合专场',
  format: 'campus',
  school: '武汉理工大学',
  place: '南湖校区 报告厅 B',
  starts_at: '2026-11-26T11:00:00.000Z',
  ends_at: '2026-11-26T13:00:00.000Z',
  is_held: false,
  place_in_line: 0,
  talk_state: 'online',
  cancel_reason: '',
  version: 3,
  updated_at: '2026-11-22T02:00:00.000Z',
};

test('it says when and where, with signs escaped and lines folded by octets', () => {
  const file = calendarFile(ticket, 'https://qinghe.example/talks/1');
  expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const whole = file.replaceAll('\r\n ', '');
  expect(whole).toContain(
    'SUMMARY:秋招宣讲会\\, 第一场\\; 武汉理工大学与华中科技大学联合专场 · 云杉科技（上海）有限公司\r\n',
  );
  expect(whole).toContain('LOCATION:武汉理工大学 南湖校区 报告厅 B\r\n');
  expect(whole).toContain('DTSTART:20261126T110000Z\r\nDTEND:20261126T130000Z\r\n');
  expect(whole).toContain('SEQUENCE:3\r\n');
  expect(whole).not.toContain('谢雨桐');
});

test('what was called off, or given back, leaves the calendar', () => {
  const off = calendarFile({ ...ticket, talk_state: 'cancelled' }, '');
  const back = calendarFile({ ...ticket, state: 'cancelled' }, '');
  for (const file of [off, back]) expect(file).toContain('STATUS:CANCELLED');
});
