const zeroWidth = '\u200b';

/** What nobody means to type, by kind; each kind is wrong in a way of its own. */
const byKind = {
  empty: ['', '   ', '\u3000\u3000', '\t\n', zeroWidth.repeat(3), '\ufeff', '\u3164'],
  'too long': [
    ...[13, 21, 41, 101, 301, 1001, 20_000].map((length) => '长'.repeat(length)),
    'a'.repeat(300),
    '1'.repeat(300),
    '😀'.repeat(300),
  ],
  pasted: [' 林晓\n', '林\r\n晓', '\t13800000001\n', '138 0000 0001', '+8613800000001', '林\u2028晓'],
  'full width': ['１３８００００００００１', 'ａ＠ｂ．ｃｎ', '１２３４５６'],
  emoji: ['😀', '👨‍👩‍👧‍👦', '👩🏽‍💻'.repeat(20)],
  'broken surrogates': ['\ud83d', '\ude00\ud83d', `林${'\ud83d'}晓`],
  markup: ['<script>alert(1)</script>', '"><svg/onload=alert(1)>', 'javascript:alert(1)'],
  templates: ['{{name}}', '$t(common:choose)', '%s%n'],
  directions: ['\u202egnp.exe', '\u2066林\u2069'],
  'zero width': [`林${zeroWidth}晓`, `1${zeroWidth}3800000001`],
  'marks upon marks': [`Z${'\u0351\u036b\u0343'.repeat(40)}`],
  control: ['\u0000', '林\u0007晓', '\u001b[31m'],
  SQL: ["'; DROP TABLE account; --", "1' OR '1'='1", '_%\\'],
  numbers: ['-1', '0', '1e309', '9'.repeat(40), '1.5'],
  dates: ['2026-02-30', '0000-00-00', '9999-12-31', '31/12/2026'],
  words: ['null', '[object Object]', '__proto__', '../../etc/passwd', 'a@b', 'http://'],
};

export interface Wrong {
  kind: string;
  text: string;
}

/** Every wrong value that the forms are tried with, more than fifty. */
export const wrongValues: readonly Wrong[] = Object.entries(byKind).flatMap(([kind, texts]) =>
  texts.map((text) => ({ kind, text })),
);
