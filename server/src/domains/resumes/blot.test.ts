import { BLOT } from '@qinghe/contract/candidates/linked-page.ts';
import { expect, test } from 'vitest';
import { blot, blotLines } from './blot.ts';

const known = { phone: '13812342719', email: 'chensiyuan.dev@hust.edu.cn' };
const cleaned = (text: string) => blot(text, known);

test.each([
  ['手机：138 1234 2719', ['1234', '2719']],
  ['1 3 8 1 2 3 4 2 7 1 9', ['2 7 1 9']],
  ['一三八一二三四二七一九', ['三四二七']],
  ['(+86) 138-1234-2719', ['1234']],
  ['+44 20 7946 0958', ['7946']],
  ['027-87541114', ['8754']],
  ['chen siyuan @ hust . edu . cn', ['hust']],
  ['邮箱 chensiyuan.dev@hust.edu.cn', ['hust', 'chensiyuan']],
  ['E-mail: a.b@c.co', ['a.b']],
  ['微信：siyuan_chen', ['siyuan_chen']],
  ['微信号 csy0427dev', ['csy0427dev']],
  ['WeChat: siyuanchen', ['siyuanchen']],
  ['QQ：84271939', ['84271939']],
  ['QQ 84271939', ['84271939']],
  ['现居地址：湖北省武汉市洪山区珞喻路 1037 号韵苑 12 栋', ['珞喻', '韵苑', '1037']],
  ['湖北省武汉市洪山区珞喻路1037号', ['珞喻', '1037']],
  ['住址\n武昌区八一路', ['八一路']],
  ['身份证号：420111200304271234', ['4201']],
  ['420111200304271234', ['4201']],
  ['https://chensiyuan.dev/cv', ['siyuan']],
  ['GitHub：github.com/siyuan-chen', ['siyuan-chen']],
  ['linkedin.com/in/siyuan', ['siyuan']],
])('%s shows nothing that a person is reached by', (text, hidden) => {
  const shown = cleaned(text);
  for (const word of hidden) expect(shown).not.toContain(word);
  expect(shown).toContain(BLOT);
});

test.each([
  '华中科技大学，软件工程（本科） 2023.09 – 2027.06',
  'GPA 3.78 / 4.0，数据结构 95、操作系统 93',
  '首屏时间由 2.9 秒降到 1.4 秒，10 万行滚动保持 60 帧',
  '上线 5 个月注册 3,200 人，成交 1,870 单',
  'TypeScript、React 18、Node.js、PostgreSQL；CET-6 582',
  '2025.07.01-2025.10.31',
  '20250701 至 20251031',
  '电话销售实习生，负责地址解析模块与邮件服务',
  '2024 国家奖学金；2025 蓝桥杯 Web 组国赛二等奖',
])('%s stays as it is', (text) => {
  expect(cleaned(text)).toBe(text);
});

test('what the reader took for a contact goes, and an account’s name at the head; headings are told', () => {
  const text = '陈思远\nl38-l234-27l9  siyuan_99\n教育经历\n华中科技大学 lib_v2_core\n\n项目经历：\n校园二手书';
  const start = text.indexOf('l38');
  const lines = blotLines(text, { phone: '', email: '' }, [{ start, end: start + 13 }]);
  expect(lines).toEqual([
    { text: '陈思远', heading: false },
    { text: `${BLOT}  ${BLOT}`, heading: false },
    { text: '教育经历', heading: true },
    { text: '华中科技大学 lib_v2_core', heading: false },
    { text: '项目经历：', heading: true },
    { text: '校园二手书', heading: false },
  ]);
});

test('a blot tells nothing of how long a contact is, and ranges that overlap are one', () => {
  expect(cleaned('手机：13812342719')).toBe(cleaned('手机：+86 138 1234 2719'));
  expect(cleaned('电话：13812342719')).toBe(`电话：${BLOT}`);
});
