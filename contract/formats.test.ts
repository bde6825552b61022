import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  findContacts,
  isBankCard,
  isEmail,
  isIdCard,
  isInteger,
  isLandline,
  isMainlandPhone,
  isPassport,
  isPassword,
  isPhone,
  isPlainText,
  isPrice,
  isSmsCode,
  isUnifiedSocialCreditCode,
  isUrl,
  isUuid,
  lineText,
  maskEmail,
  maskName,
  maskPhone,
  plainText,
  textLength,
  toPlainText,
} from './formats.ts';
import { phoneDigits } from './phone.ts';

const checks = {
  isBankCard,
  isEmail,
  isIdCard,
  isInteger,
  isLandline,
  isMainlandPhone,
  isPassport,
  isPassword,
  isPhone,
  isPlainText,
  isPrice,
  isSmsCode,
  isUnifiedSocialCreditCode,
  isUrl,
  isUuid,
};

const vectors: [(text: string) => boolean, string[], string[]][] = [
  [
    isMainlandPhone,
    ['13800000000', '19912345678', '16612345678'],
    ['12345678901', '1380000000', '138000000000', '+8613800000000', '138 0000 0000', '１３８００００００００', ''],
  ],
  [isPhone, ['1234', '1234567890123456'], ['123', '12345678901234567', '123a']],
  [
    isLandline,
    ['0571-88001234', '057188001234', '88001234', '010-62345678-801', '6234567'],
    ['1234567', '0571-08001234', '0571--88001234', '571-88001234', '88001234-1234567'],
  ],
  [isPassword, ['abc123', 'A'.repeat(20), '000000'], ['abc12', 'a'.repeat(21), 'abc 123', 'abc_123', '密码密码密码']],
  [isSmsCode, ['000000', '123456'], ['12345', '1234567', '12345a', '１２３４５６']],
  [isBankCard, ['622202100011', '6'.repeat(21)], ['6'.repeat(11), '6'.repeat(22), '6222 0210 0011']],
  [isPrice, ['0', '1.5', '1.05', '999999999999.99'], ['1.', '.5', '1.055', '-1', '1e3', '1000000000000']],
  [isInteger, ['0', '007', '9'.repeat(20)], ['', '-1', '1.0', '9'.repeat(21)]],
  [
    isEmail,
    ['lin@a.cn', 'a.b+c_d%e-f@sub.example.com', `${'a'.repeat(64)}@b.co`],
    [
      'lin',
      'lin@',
      '@a.cn',
      'lin@a',
      '.lin@a.cn',
      'lin.@a.cn',
      'li..n@a.cn',
      'lin@-a.cn',
      'lin@a-.cn',
      'lin@a.c',
      'lin@a.cn ',
      `${'a'.repeat(65)}@b.co`,
      '林@a.cn',
      `a@${'b'.repeat(64)}.cn`,
    ],
  ],
  [
    isUrl,
    ['https://a.cn', 'http://127.0.0.1:3000/x?y#z', 'https://招聘.cn'],
    [
      'a.cn',
      'ftp://a.cn',
      'javascript:alert(1)',
      'https://',
      'https://localhost',
      'https://user@a.cn',
      'https://a .cn',
      `https://a.cn/${'x'.repeat(2048)}`,
    ],
  ],
  [
    isPassport,
    ['E12345678', 'EA1234567', 'G12345678', 'D12345678', '141234567', 'AB123456', '123456789'],
    ['E1234567890', 'ABCDEFGHI', 'e12345678', '1234', ''],
  ],
  [isUuid, ['01890a5d-ac96-774b-bcce-b302099a8057'], ['01890a5dac96774bbcceb302099a8057', '-'.repeat(36), '']],
  // GB 11643-1999: the number of the standard's own example, and others with a computed check character.
  [
    isIdCard,
    ['11010519491231002X', '11010519491231002x', `44052419800101001${idCheck('44052419800101001')}`, '130503670401001'],
    [
      '110105194912310021',
      '11010519491331002X',
      '11010519490230002X',
      '010105194912310021',
      '11010519491231002',
      '130503671301001',
      '',
    ],
  ],
  // GB 32100-2015
  [
    isUnifiedSocialCreditCode,
    ['91350100M000100Y43', `91330000142916567${creditCheck('91330000142916567')}`],
    ['91350100M000100Y44', '91350100M000100I43', '91350100m000100y43', '91350100M000100Y4', '9135010OM000100Y43', ''],
  ],
];

/** The check character of 17 digits, by the text of GB 11643: weights are powers of two modulo 11. */
function idCheck(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (2 ** (17 - index) % 11), 0);
  const value = (12 - (sum % 11)) % 11;
  return value === 10 ? 'X' : String(value);
}

/** The check character of 17 characters, by the text of GB 32100: weights are powers of three modulo 31. */
function creditCheck(characters: string): string {
  const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
  let weight = 1;
  let sum = 0;
  for (const character of characters) {
    sum += alphabet.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return alphabet[(31 - (sum % 31)) % 31] ?? '';
}

test.each(vectors.map(([check, good, bad]) => [check.name, check, good, bad] as const))(
  '%s knows right from wrong',
  (_name, check, good, bad) => {
    expect(good.filter((text) => !check(text))).toEqual([]);
    expect(bad.filter((text) => check(text))).toEqual([]);
  },
);

test.each(Object.entries(checks))('%s answers for any text without failing, also with line ends', (_name, check) => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
      expect(typeof check(text)).toBe('boolean');
      if (check !== isPlainText) expect(check(`${text}\n`)).toBe(false);
    }),
  );
});

const idDigits = fc
  .tuple(
    fc.integer({ min: 110_000, max: 659_999 }),
    fc.date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true }),
    fc.integer({ min: 0, max: 999 }),
  )
  .map(
    ([area, date, order]) =>
      `${area}${date.toISOString().slice(0, 10).replaceAll('-', '')}${String(order).padStart(3, '0')}`,
  );

test('an ID number with its computed check character is right, with any one digit changed it is not', () => {
  fc.assert(
    fc.property(idDigits, fc.nat({ max: 16 }), fc.integer({ min: 1, max: 9 }), (digits, place, shift) => {
      const number = digits + idCheck(digits);
      expect(isIdCard(number)).toBe(true);
      const digit = (Number(digits[place]) + shift) % 10;
      expect(isIdCard(number.slice(0, place) + digit + number.slice(place + 1))).toBe(false);
    }),
  );
});

const creditCharacters = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...'0123456789ABCDEFGHJKLMNPQRTUWXY'), minLength: 11, maxLength: 11 }),
    fc.integer({ min: 100_000, max: 999_999 }),
  )
  .map(([rest, area]) => `${rest.slice(0, 2)}${area}${rest.slice(2)}`);

test('a credit code with its computed check character is right, with two neighbours swapped it is not', () => {
  fc.assert(
    fc.property(creditCharacters, fc.nat({ max: 15 }), (characters, place) => {
      const code = characters + creditCheck(characters);
      expect(isUnifiedSocialCreditCode(code)).toBe(true);
      const swapped = code.slice(0, place) + code[place + 1] + code[place] + code.slice(place + 2);
      if (swapped !== code) expect(isUnifiedSocialCreditCode(swapped)).toBe(false);
    }),
  );
});

test('masks show the ends and no more', () => {
  expect(maskPhone('13822412719')).toBe('138****2719');
  expect(maskPhone('12345')).toBe('***45');
  expect(maskPhone('1')).toBe('1');
  expect(maskEmail('lina@a.cn')).toBe('li**@a.cn');
  expect(maskEmail('lin@a.cn')).toBe('l**@a.cn');
  expect(maskEmail('li@a.cn')).toBe('l*@a.cn');
  expect(maskEmail('l@a.cn')).toBe('*@a.cn');
  expect(maskEmail('nothing')).toBe('*******');
});

test('Chinese characters count as two, and both halves of what lies outside of the basic plane', () => {
  expect(textLength('')).toBe(0);
  expect(textLength('ab')).toBe(2);
  expect(textLength('青禾 ab')).toBe(7);
  expect(textLength('é')).toBe(1);
  expect(textLength('😀')).toBe(4);
});

test('phone numbers and addresses are found in a text with their places, in order', () => {
  const text = '请联系 138-2241-2719，或 hr@yunshan.cn；座机0571-88001234。订单号 2026138224127190 不是电话';
  const found = findContacts(text);
  expect(found.map(({ kind, text: words }) => [kind, words])).toEqual([
    ['phone', '138-2241-2719'],
    ['email', 'hr@yunshan.cn'],
    ['phone', '0571-88001234'],
  ]);
  for (const { start, end, text: words } of found) expect(text.slice(start, end)).toBe(words);
});

test('a contact in signs of full width is one, and stands where it stood', () => {
  const text = '电话：１３８００１３８０００，邮箱ｈｒ＠ａ．ｃｎ';
  expect(findContacts(text).map(({ kind, text: words }) => [kind, words])).toEqual([
    ['phone', '１３８００１３８０００'],
    ['email', 'ｈｒ＠ａ．ｃｎ'],
  ]);
});

test('every found contact stands where it is said to, in any text', () => {
  const part = fc.oneof(fc.string(), fc.constantFrom('13800000000', ' a@b.cn ', '010-62345678', '，'));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const text = parts.join('');
      for (const { start, end, text: words } of findContacts(text)) expect(text.slice(start, end)).toBe(words);
    }),
  );
});

test('plain text is trimmed, bounded, and free of control characters and broken halves', () => {
  const schema = plainText(1, 5);
  expect(schema.parse('  林晓 ')).toBe('林晓');
  for (const wrong of ['', '   ', '一二三四五六', 'a\u0000', 'a\u0007', '\ud800'])
    expect(schema.safeParse(wrong).success).toBe(false);
  expect(isPlainText('一行\n两行\t制表')).toBe(true);
  const pasted = '一行\n\u000b\u0000两行\ud83d😀';
  expect(isPlainText(pasted)).toBe(false);
  expect(toPlainText(pasted)).toBe('一行\n  两行 😀');
});

test('what nobody sees is no text, and turns no other text around', () => {
  const title = lineText(1, 20);
  for (const text of ['\u200b', '\u00ad \u3164', '\u202e\u2066'])
    expect(title.safeParse(text).error?.issues[0]?.message, JSON.stringify(text)).toBe('format.required');
  expect(title.parse('张\u200b三\u202e')).toBe('张三');
  expect(title.parse('👩‍💻 नमस्‍ते')).toBe('👩‍💻 नमस्‍ते');
});

test.each([
  ['１３８００００００１２', '13800000012'],
  ['+86 138-0000-0012', '13800000012'],
  ['(021) 6565 1234', '02165651234'],
  ['+852 5123 4567', '85251234567'],
  ['8613', '8613'],
  ['无', '无'],
])('of %s, as it is typed, the phone is %s', (typed, digits) => expect(phoneDigits(typed)).toBe(digits));

test.each([
  ['林晓', '林*'],
  ['欧阳修远', '欧**'],
  ['Alexander', 'A**'],
  ['𠮷田', '𠮷*'],
  ['', ''],
])('%s is shown as %s', (name, shown) => {
  expect(maskName(name)).toBe(shown);
});
