import { isPlainText } from '@qinghe/contract/formats.ts';
import { type DescriptionLine, parseDescription, serializeDescription } from '@qinghe/contract/jobs/description.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOfHtml, linesOfText, type PastedNode } from './pasted-lines.ts';

const text = (nodeValue: string): PastedNode => ({ nodeType: 3, nodeName: '#text', nodeValue, childNodes: [] });
const element = (nodeName: string, childNodes: PastedNode[], style = ''): PastedNode => ({
  nodeType: 1,
  nodeName,
  nodeValue: null,
  childNodes,
  getAttribute: (name) => (name === 'style' ? style : null),
});
const stored = (...nodes: PastedNode[]) => serializeDescription(linesOfHtml(element('BODY', nodes)));

/** Any document: known and unknown elements, Word's styles, any characters. */
const anyNode = fc.letrec<{ node: PastedNode }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.string({ unit: 'binary', maxLength: 20 }).map(text),
    fc
      .tuple(
        fc.constantFrom(
          'P',
          'DIV',
          'LI',
          'UL',
          'OL',
          'B',
          'SPAN',
          'BR',
          'H2',
          'TD',
          'SCRIPT',
          'STYLE',
          'O:P',
          'IMG',
          'FONT',
        ),
        fc.array(tie('node'), { maxLength: 5 }),
        fc.constantFrom('', 'font-weight:700', 'font-weight:normal', 'mso-list:l0 level1 lfo1', 'mso-list:Ignore'),
      )
      .map(([name, children, style]) => element(name, children, style)),
  ),
})).node;

const isRestricted = (lines: DescriptionLine[]) => {
  const written = serializeDescription(lines);
  expect(isPlainText(written)).toBe(true);
  expect(parseDescription(written)).toEqual(lines);
};

test('any pasted document comes out as restricted text that is read back as it is', () => {
  fc.assert(
    fc.property(fc.array(anyNode, { maxLength: 6 }), (nodes) => isRestricted(linesOfHtml(element('BODY', nodes)))),
  );
});

test('any pasted text comes out as restricted text that is read back as it is', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (pasted) => isRestricted(linesOfText(pasted))));
});

test('lists in lists become one list, and blocks in an item its lines', () => {
  const inner = element('UL', [element('LI', [text('乙')])]);
  expect(stored(element('OL', [element('LI', [element('P', [text('甲')]), inner]), element('LI', [text('丙')])]))).toBe(
    '1. 甲\n- 乙\n1. 丙',
  );
});

test('bold is what looks bold: headings and heavy styles, not a tag that is styled away', () => {
  expect(
    stored(
      element('H2', [text('职责')]),
      element('P', [element('SPAN', [text('重')], 'font-weight: 700'), text('轻')]),
      element('B', [element('P', [text('Google')])], 'font-weight:normal'),
    ),
  ).toBe('**职责**\n**重**轻\nGoogle');
});

test('bullets and numbers that were typed become lists, a number with decimals does not', () => {
  expect(serializeDescription(linesOfText('· 甲\n•乙\n3.5 天\n1、丙\n（一）丁'))).toBe(
    '- 甲\n- 乙\n3.5 天\n1. 丙\n（一）丁',
  );
});
