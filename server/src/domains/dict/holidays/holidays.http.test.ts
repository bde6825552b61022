import { enterHolidays, listHolidays } from '@qinghe/contract/dict/holidays.ts';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../../test/app.ts';
import { makeOperator } from '../../../../test/companies.ts';
import { readCalendar } from './holiday-queries.ts';

const app = await startTestApp();
const { db } = app.services;
const { token } = await makeOperator(app);
const years = async () => (await app.ok(listHolidays, {}, { token })).items;

/** 国办发明电〔2025〕7号, as it was published. */
const of2026 = `经国务院批准，现将2026年元旦、春节、清明节、劳动节、端午节、中秋节和国庆节放假调休日期的具体安排通知如下。
一、元旦：1月1日（周四）至3日（周六）放假调休，共3天。1月4日（周日）上班。
二、春节：2月15日（农历腊月二十八、周日）至23日（农历正月初七、周一）放假调休，共9天。2月14日（周六）、2月28日（周六）上班。
三、清明节：4月4日（周六）至6日（周一）放假，共3天。
四、劳动节：5月1日（周五）至5日（周二）放假调休，共5天。5月9日（周六）上班。
五、端午节：6月19日（周五）至21日（周日）放假，共3天。
六、中秋节：9月25日（周五）至27日（周日）放假，共3天。
七、国庆节：10月1日（周四）至7日（周三）放假调休，共7天。9月20日（周日）、10月10日（周六）上班。
节假日期间，各地区、各部门要妥善安排好值班和安全、保卫、疫情防控等工作。`;
/** Made up; its first holiday begins in the year before. */
const of2033 = `一、元旦：2032年12月31日（周五）至2033年1月2日（周日）放假调休，共3天。
二、国庆节、中秋节：10月1日（周六）至8日放假调休，共8天。10月9日（星期天）上班。三、劳动节：5月2日（周一）放假1天，不调休。`;

test('what the product comes with is what the notice of its year says', async () => {
  const [before] = (await years()).filter(({ year }) => year === 2026);
  const read = await app.ok(enterHolidays, { year: 2026, notice: of2026 }, { token });
  expect(read.holidays.map(({ name }) => name)).toEqual([
    '元旦',
    '春节',
    '清明节',
    '劳动节',
    '端午节',
    '中秋节',
    '国庆节',
  ]);
  expect(before).toEqual({ ...read, worked: read.worked.toSorted() });
});

test('a notice counts at once, and is put in place of what was entered before', async () => {
  const input = { year: 2033, notice: of2033 };
  expect((await readCalendar(db)).knows('2033')).toBe(false);
  expect(await app.ok(enterHolidays, input, { token })).toEqual({
    year: 2033,
    holidays: [
      { name: '元旦', from: '2032-12-31', to: '2033-01-02' },
      { name: '国庆节、中秋节', from: '2033-10-01', to: '2033-10-08' },
      { name: '劳动节', from: '2033-05-02', to: '2033-05-02' },
    ],
    worked: ['2033-10-09'],
  });
  await app.ok(enterHolidays, input, { token });
  const calendar = await readCalendar(db);
  expect(['2032-12-31', '2033-05-02', '2033-10-09', '2033-10-10'].map(calendar.isWorking)).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(calendar.knows('2033')).toBe(true);
  const notice = '一、劳动节：5月2日（周一）至3日（周二）放假，共2天。';
  await app.ok(enterHolidays, { year: 2033, notice }, { token });
  expect((await years())[0]).toEqual({
    ...{ year: 2033, worked: [] },
    holidays: [{ name: '劳动节', from: '2033-05-02', to: '2033-05-03' }],
  });
});

test.each([
  ['another year', '一、元旦：1月1日（周四）至3日（周六）放假调休，共3天。', '2031-01-01 和通知里写的星期对不上'],
  ['another count', '一、元旦：1月1日（周三）至3日（周五）放假调休，共4天。', '4 天'],
  ['no such day', '一、元旦：2月30日至31日放假，共2天。', '2月30日'],
  ['an end before its beginning', '一、元旦：1月3日至1日放假。', '元旦'],
  ['a working day that is worked', '一、元旦：1月1日放假1天。1月2日上班。', '2031-01-02'],
  ['no holiday', '各地区、各部门要妥善安排好值班和安全、保卫等工作。', '没有认出'],
  ['days without a name', '1月1日（周三）放假1天，不调休，请妥善安排。', '没有认出'],
])('a notice of %s is refused with what is wrong, and changes nothing', async (_, notice, words) => {
  const response = await app.call(enterHolidays, { year: 2031, notice }, { token });
  expect(response).toMatchObject({ status: 400, code: 400 });
  expect(JSON.stringify(response)).toContain(words);
  expect((await years()).some(({ year }) => year === 2031)).toBe(false);
});

test('two operators who enter a year at once leave one of both notices', async () => {
  const notices = [1, 2, 3].map((days) => `一、元旦：1月1日至${days}日放假，共${days}天。`);
  await Promise.all(notices.map((notice) => app.ok(enterHolidays, { year: 2035, notice }, { token })));
  const [first] = (await years()).filter(({ year }) => year === 2035);
  expect(first?.holidays).toHaveLength(1);
});
