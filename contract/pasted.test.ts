import { expect, test } from 'vitest';
import { creditCode } from './company/papers.ts';
import { formats } from './formats.ts';
import { amountSigns, codeSigns, emailAddress, linkSigns, plainSigns, webAddress } from './pasted.ts';
import { accountSigns, landlineSigns, phoneDigits } from './phone.ts';

const MOBILE = '13800000012';

test.each([
  '\u202d13800000012\u202c',
  '\u202a13800000012\u202c',
  '\u2068138 0000 0012\u2069',
  '138\u200b0000\u20600012',
  '\u200e13800000012\ufeff',
  '13800000012\ufe0f',
  '1\ufe0f\u20e33800000012',
  '138\u00ad0000\u00ad0012',
  '138\u20110000\u20110012',
  '138–0000–0012',
  '138—0000—0012',
  '138−0000－0012',
  '138.0000.0012',
  '138·0000・0012',
  '138。0000。0012',
  'tel:13800000012',
  'tel:+86-138-0000-0012',
  'Tel: 138 0000 0012',
  '手机号：13800000012',
  '联系电话:13800000012',
  '+86 13800000012',
  '+086 13800000012',
  '0086-13800000012',
  '086 13800000012',
  '(86)13800000012',
  '（+86）138 0000 0012',
  '+86 (0) 13800000012',
  '013800000012',
  '13800000012,',
  '13800000012，',
  '13800000012。',
  '13800000012；',
  '“13800000012”',
  "'13800000012",
  '<13800000012>',
  '１３８　００００　００１２',
  '𝟏𝟑𝟖𝟎𝟎𝟎𝟎𝟎𝟎𝟏𝟐',
])('the phone in %j is read', (typed) => {
  expect(phoneDigits(typed)).toBe(MOBILE);
  expect(formats.mainlandPhone.parse(typed)).toBe(MOBILE);
  expect(accountSigns(typed)).toBe(MOBILE);
});

test.each([
  '13800000012/13900000013',
  '13800000012 13900000013',
  '13800000012,13900000013',
  '138****0012',
  '1380000001a',
  '+1 380 000 0012',
  '电话',
  '',
])('%j is no mobile', (typed) => {
  expect(formats.mainlandPhone.safeParse(typed).success).toBe(false);
});

test.each([
  ['+852 9123 4567', '85291234567'],
  ['+1 (380) 000-0012', '0013800000012'],
  ['+44 20 7946 0958', '442079460958'],
  ['021–6565 1234', '02165651234'],
])('of %s the digits are %s', (typed, digits) => {
  expect(formats.phone.parse(typed)).toBe(digits);
});

test.each([
  ['（021）6565 1234', '021-65651234'],
  ['021—65651234－801', '021-65651234-801'],
  ['+86 021-65651234', '021-65651234'],
  ['电话：0571 88001234', '057188001234'],
])('a landline keeps its hyphens: %s is %s', (typed, kept) => {
  expect(landlineSigns(typed)).toBe(kept);
  expect(formats.landline.parse(typed)).toBe(kept);
});

test.each([
  ["sean.o'neill@example.com", "sean.o'neill@example.com"],
  ['sean.o’neill@example.com', "sean.o'neill@example.com"],
  ['a&b@example.com', 'a&b@example.com'],
  ['!#$%*/=?^_`{|}~-@example.com', '!#$%*/=?^_`{|}~-@example.com'],
  ['liu＠qq.com', 'liu@qq.com'],
  ['liu@qq。com', 'liu@qq.com'],
  ['ｌｉｕ＠ｑｑ．ｃｏｍ', 'liu@qq.com'],
  ['liu@qq.com。', 'liu@qq.com'],
  ['liu@qq.com；', 'liu@qq.com'],
  ['（liu@qq.com）', 'liu@qq.com'],
  ["'liu@qq.com'", 'liu@qq.com'],
  ['刘 <liu@qq.com>', 'liu@qq.com'],
  ['<liu@qq.com>', 'liu@qq.com'],
  ['mailto:liu@qq.com', 'liu@qq.com'],
  ['mailto:sean.o%27neill@example.com?subject=hi', "sean.o'neill@example.com"],
  ['邮箱：liu@qq.com', 'liu@qq.com'],
  ['E-mail: liu@qq.com', 'liu@qq.com'],
  ['\u202aliu@qq.com\u202c', 'liu@qq.com'],
  ['li\u200bu@qq\u2060.com', 'liu@qq.com'],
  ['liu @ qq.com', 'liu@qq.com'],
  ['Liu.X@Example.com', 'Liu.X@Example.com'],
  ['x@例子.中国', 'x@xn--fsqu00a.xn--fiqs8s'],
  ['x@例子。中国', 'x@xn--fsqu00a.xn--fiqs8s'],
  ['x@xn--fsqu00a.xn--fiqs8s', 'x@xn--fsqu00a.xn--fiqs8s'],
  ['x@bücher.de', 'x@xn--bcher-kva.de'],
])('the e-mail in %j is %s', (typed, address) => {
  expect(emailAddress(typed)).toBe(address);
  expect(formats.email.parse(typed)).toBe(address);
  expect(accountSigns(typed)).toBe(address.toLowerCase());
});

test.each([
  'liu@qq.com zhang@qq.com',
  'liu bo@qq.com',
  '刘@qq.com',
  'liu@',
  '@qq.com',
  'liu.@qq.com',
  'a@b@qq.com',
  '',
])('%j is no e-mail', (typed) => expect(formats.email.safeParse(typed).success).toBe(false));

test.each([
  ['验证码：123456', '123456'],
  ['123 456', '123456'],
  ['１２３４５６', '123456'],
  ['123-456。', '123456'],
])('the code in %j is %s', (typed, code) => {
  expect(formats.smsCode.parse(typed)).toBe(code);
});

test.each([
  '9131 0000 mA1F L8TQ 32',
  '９１３１００００ＭＡ１ＦＬ８ＴＱ３２',
  '统一社会信用代码：91310000MA1FL8TQ32',
  '\u200b91310000-MA1FL8TQ-32',
])('the credit code in %j is read', (typed) => expect(creditCode.parse(typed)).toBe('91310000MA1FL8TQ32'));

test.each([
  ['¥1，200.50', '1200.50'],
  ['1,200元', '1200'],
  ['１２００', '1200'],
  ['CNY 12', '12'],
])('the amount in %j is %s', (typed, amount) => {
  expect(amountSigns(typed)).toBe(amount);
  expect(formats.price.parse(typed)).toBe(amount);
});

test.each([
  ['“https://a.cn/x?y=1”。', 'https://a.cn/x?y=1'],
  ['https：／／a.cn/（甲）', 'https://a.cn/（甲）'],
  ['（https://a.cn/x）。', 'https://a.cn/x'],
  ['\u200ehttps://a.cn/x，', 'https://a.cn/x'],
])('the address in %j is %s', (typed, address) => expect(webAddress(typed)).toBe(address));

test('codes, links and words are read without what surrounds them', () => {
  expect(codeSigns('企业码: ab2d—efgh ')).toBe('AB2DEFGH');
  expect(linkSigns(`（${'a-_9'.repeat(16)}）。`)).toBe('a-_9'.repeat(16));
  expect(plainSigns(' Ｊａｖａ\u200b　开发—后端 ')).toBe('Java 开发-后端');
});
