import fc from 'fast-check';
import { expect, test } from 'vitest';
import { precisionOf, readLabelled, recallOf, scoreTexts, total } from '../../../../test/labelled-texts.ts';
import { fold, unfold } from '../../../text/fold.ts';
import { compileWords } from '../../dict/words/word-matcher.ts';
import { checkText, textRules } from './check-text.ts';

const open = readLabelled('open');
const wordsIn = (text: string, where = 'description') =>
  checkText(text, { where }).map(({ code, start, end }) => [code, text.slice(start, end)]);

test('the open sentences are found, and next to nothing else', () => {
  const { scores, mistakes } = scoreTexts(open);
  const all = total(scores.values());
  expect(precisionOf(all), mistakes.join('\n')).toBeGreaterThanOrEqual(0.99);
  expect(recallOf(all), mistakes.join('\n')).toBeGreaterThanOrEqual(0.99);
});

test('no sentence is both open and held back, or there twice', () => {
  const texts = [...open, ...readLabelled('held-back')].map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
});

test.each([
  ['限 男 生', '限 男 生'],
  ['僅限女性', '僅限女性'],
  ['限\u200b男\u200b性', '限\u200b男\u200b性'],
  ['２５岁以下', '２５岁以下'],
  ['😀 要求 𠮷 限男生。', '限男生'],
])('words are found however they are written, at their place: %s', (text, words) => {
  expect(wordsIn(text).map(([, found]) => found)).toEqual([words]);
});

test('contacts are found however they are written, at their place', () => {
  expect(wordsIn('电话 １３８－００１３－８０００，或一三八零零一三八零零零')).toEqual([
    ['contact', '１３８－００１３－８０００'],
    ['contact', '一三八零零一三八零零零'],
  ]);
});

test.each([
  '领奖请点 t.cn/abc12',
  '领奖请点 evil.icu',
  '登录 evil.中国',
  '中奖.网址 领取',
  '登录 1.2.3.4 领取',
  'http:/\\evil',
  'bit .ly/x1',
  'evil·com/a',
  'evil·top',
  'evil[.]com',
  'evil•com',
  'evil,com',
  'evil丶com',
  'evil‚com',
  'www evil com',
  'e v i l . c o m',
  '加VX同名 abcde',
  '领奖请点 evil.com/a 或 13800138000',
])('a title, which text messages carry, leads nobody away: %s', (title) => {
  expect(checkText(title, { where: 'title' })).toContainEqual(
    expect.objectContaining({ code: 'contact', level: 'block' }),
  );
});

test.each([
  'Node.js 后端开发实习生',
  'Senior .NET Engineer',
  'ASP.NET 开发工程师（C#）',
  'Sr. Product Manager',
  'C/C++、Java、Go 开发',
  '微信小程序开发实习生',
  '【2027届】数据·AI 算法工程师',
  '增加VR体验的产品实习生',
  'HR、IT、UI 实习生 3.0 计划',
  'Ph.D. Intern, Booking',
  '智能网联（5G+V2X）测试',
])('a title of a job is no way out of the platform: %s', (title) => {
  expect(checkText(title, { where: 'title' })).toEqual([]);
});

test('contacts are looked for in what candidates read before they apply', () => {
  expect(wordsIn('加V qinghe_hr', 'auto_reply')).toEqual([]);
});

test('a word of the operators is found in other letters too, and once', () => {
  const findWords = compileWords([{ folded: '刷单', kind: 'refuse' }]);
  expect(checkText('不招人刷 單', { where: 'title', findWords })).toMatchObject([
    { code: 'sensitive_word', level: 'block', start: 3, end: 6 },
  ]);
});

test('a word that only warns is advised about, and hides no rule', () => {
  const findWords = compileWords([{ folded: '刷单', kind: 'warn' }]);
  expect(checkText('兼职刷单', { where: 'title', findWords }).map(({ code, level }) => [code, level])).toEqual([
    ['scam', 'block'],
    ['sensitive_word', 'advise'],
  ]);
});

test('what is denied is not found, unless a blank parts the two', () => {
  expect(wordsIn('不要求 985/211')).toEqual([]);
  expect(wordsIn('专业不限 男生优先')).toEqual([['sex', '男生优先']]);
});

test('what is forbidden, fought or asked to be struck out is not found', () => {
  for (const text of ['请删去“限男生”等字样', '绝不接受无薪试岗', '处理不发工资的投诉', '反对 996', '识别刷单的模型'])
    expect(wordsIn(text), text).toEqual([]);
});

test.each(['不', '胖的', '985毕业生', '怀孕', '备孕、', '已婚', '以任何', '小伙子、', '身份证、', '家在本地'])(
  'one word again and again is read in no more than a second: %s',
  (word) => {
    const text = `年龄985怀孕${word.repeat(5000 / word.length)}`;
    const start = performance.now();
    checkText(text, { where: 'description' });
    expect(performance.now() - start).toBeLessThan(1000);
  },
);

test('health that a job may need is advised about, not forbidden', () => {
  expect(checkText('无传染病史', { where: 'description' })).toMatchObject([{ code: 'health', level: 'advise' }]);
});

test('no replacement is found by any rule', () => {
  const replacements = new Set(textRules.map(({ replacement }) => replacement ?? ''));
  for (const text of replacements) expect(wordsIn(text), text).toEqual([]);
});

test('a fix in the place of the words leaves nothing of their kind', () => {
  const safe = open.filter(({ findings }) => findings.length === 1);
  for (const { text } of safe) {
    const [found, ...more] = checkText(text, { where: 'description' });
    if (found === undefined || more.length > 0 || found.replacement === null) continue;
    const fixed = text.slice(0, found.start) + found.replacement + text.slice(found.end);
    expect(wordsIn(fixed), `${text} → ${fixed}`).toEqual([]);
  }
});

test('every finding of any text stands inside it, and no two of a kind share words', () => {
  const piece = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...open.map(({ text }) => text)));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 4 }), (pieces) => {
      const text = pieces.join('');
      const found = checkText(text, { where: 'description' });
      for (const { code, start, end } of found) {
        expect(start >= 0 && end <= text.length && start < end).toBe(true);
        expect(found.filter((other) => other.code === code && other.start < end && start < other.end)).toHaveLength(1);
      }
    }),
  );
});

test('a folded text is its original, place by place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const folded = fold(text);
      expect(folded.starts).toHaveLength(folded.text.length);
      if (folded.text !== '') {
        const { start, end } = unfold(folded, 0, folded.text.length);
        expect(start < end && end <= text.length).toBe(true);
      }
    }),
  );
});
