import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type DescriptionLine,
  descriptionBlocks,
  joinSpans,
  parseDescription,
  plainDescription,
  plainLine,
  replaceInDescription,
  serializeDescription,
} from './description.ts';

/** Words with many of the characters that could be taken for marks. */
const words = fc
  .oneof(
    fc.string({ unit: fc.constantFrom('*', '\\', '-', '.', ' ', '1', '你', 'a'), maxLength: 12 }),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  )
  .map((text) => text.replace(/\n/g, ' '));
const line: fc.Arbitrary<DescriptionLine> = fc.record({
  kind: fc.constantFrom('paragraph', 'bullet', 'number'),
  spans: fc.array(fc.record({ text: words, bold: fc.boolean() }), { maxLength: 4 }).map(joinSpans),
});
/** No lines and one empty paragraph are the same empty text. */
const document = fc
  .array(line, { maxLength: 8 })
  .filter((lines) => lines.length !== 1 || lines[0]?.kind !== 'paragraph' || lines[0].spans.length > 0);

test('what is written is read back as the same document', () => {
  fc.assert(
    fc.property(document, (lines) => {
      expect(parseDescription(serializeDescription(lines))).toEqual(lines);
    }),
  );
});

test('any text can be read, and writing what was read changes nothing more', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), words), (text) => {
      const written = serializeDescription(parseDescription(text));
      expect(serializeDescription(parseDescription(written))).toBe(written);
      expect(plainDescription(written)).toBe(plainDescription(text));
    }),
  );
});

test('replacing words between offsets of the plain text replaces just those', () => {
  fc.assert(
    fc.property(document, fc.nat(), fc.nat(), words, (lines, at, length, replacement) => {
      const text = serializeDescription(lines);
      const plain = plainDescription(text);
      const start = at % (plain.length + 1);
      const lineEnd = plain.indexOf('\n', start) < 0 ? plain.length : plain.indexOf('\n', start);
      const end = Math.min(lineEnd, start + (length % 6));
      const replaced = replaceInDescription(text, start, end, replacement);
      fc.pre(lines.length > 0);
      expect(plainDescription(replaced)).toBe(plain.slice(0, start) + replacement + plain.slice(end));
    }),
  );
});

test('asterisks and dashes that a person typed stay what they are', () => {
  const typed: DescriptionLine[] = [
    { kind: 'paragraph', spans: [{ text: '- 5*8 小时，**双休**，C:\\', bold: false }] },
    { kind: 'paragraph', spans: [{ text: '1. 不是列表', bold: false }] },
  ];
  const stored = serializeDescription(typed);
  expect(stored).toBe('\\- 5\\*8 小时，\\*\\*双休\\*\\*，C:\\\\\n1\\. 不是列表');
  expect(parseDescription(stored)).toEqual(typed);
});

test('a pair of asterisks that is never closed is two asterisks', () => {
  expect(plainDescription('好**的')).toBe('好**的');
  expect(plainDescription('**好**的**')).toBe('好的**');
});

test('items of one list stand together, empty lines part and are not shown', () => {
  const blocks = descriptionBlocks('你将参与\n- 甲\n- **乙**\n\n- 丙\n1. 丁\n  \n末');
  expect(blocks.map(({ kind, lines }) => [kind, lines.map(plainLine)])).toEqual([
    ['paragraph', ['你将参与']],
    ['bullet', ['甲', '乙']],
    ['bullet', ['丙']],
    ['number', ['丁']],
    ['paragraph', ['末']],
  ]);
});
