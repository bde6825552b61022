import { expect, test } from 'vitest';
import { readPasted } from './pasted-rows.ts';

const today = new Date('2026-09-01T00:00:00Z');

test('rows of a sheet become rows, without its head', () => {
  const sheet = [
    '学校\t地点\t日期\t时间\t人数',
    '武汉理工大学\t南湖校区 报告厅 B\t2026/11/26\t19:00-21:00\t180 人',
    '同济大学\t济事楼 308\t11月28日（周六）\t9：30\t1,200',
  ].join('\r\n');
  expect(readPasted(sheet, 'school', today)).toEqual({
    rows: [
      { school: '武汉理工大学', place: '南湖校区 报告厅 B', day: '2026-11-26', time: '19:00', seats: 180 },
      { school: '同济大学', place: '济事楼 308', day: '2026-11-28', time: '09:30', seats: 1200 },
    ],
    unread: 0,
  });
});

test('a column is pasted where the focus is; day and time may share a cell', () => {
  expect(readPasted('11-26 19:00\n12-03 周四 14:30\n待定\n', 'day', today)).toEqual({
    rows: [{ day: '2026-11-26', time: '19:00' }, { day: '2026-12-03', time: '14:30' }, {}],
    unread: 1,
  });
});

test('a name is no sheet', () => {
  expect(readPasted('武汉理工大学', 'school', today)).toBeNull();
});
