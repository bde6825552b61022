import { plainDescription } from '@qinghe/contract/jobs/description.ts';
import type { Finding } from '@qinghe/contract/jobs/job.ts';
import { getSchema } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { EditorState } from '@tiptap/pm/state';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentOf, textOf } from './editor-document.ts';
import { findingMarks, rangeOf, withFindings } from './finding-marks.ts';

const schema = getSchema([Document, Paragraph, Text, Bold, BulletList, OrderedList, ListItem]);
const WORDS = '限男生';
const STORED = `**你将参与**\n- 前端开发，限**男**生，能吃苦\n1. 测试`;

const open = (text: string) =>
  EditorState.create({ doc: schema.nodeFromJSON(contentOf(text)), plugins: [findingMarks()] });

/** What the check finds in a text. */
function findingsIn(text: string): Finding[] {
  const start = plainDescription(text).indexOf(WORDS);
  const at = { rule: 'discrimination', level: 'block', field: 'description', item: null, words: WORDS } as const;
  const rest = { message: '', basis: '', replacement: '性别不限' };
  return start < 0 ? [] : [{ ...at, ...rest, start, end: start + WORDS.length }];
}

const [finding] = findingsIn(STORED);
const wordsAt = (state: EditorState): string | undefined => {
  const range = finding && rangeOf(state, finding);
  return range && state.doc.textBetween(range.from, range.to);
};

test('a stored text is the same after a stay in the editor', () => {
  expect(textOf(open(STORED).doc)).toBe(STORED);
});

test('findings are marked at their words, under bold too', () => {
  const state = open(STORED);
  expect(wordsAt(state.apply(withFindings(state.tr, { text: STORED, findings: findingsIn(STORED) })))).toBe(WORDS);
});

test('a response to an older text is moved through what was typed meanwhile', () => {
  let state = open(STORED);
  for (const letter of '今天') state = state.apply(state.tr.insertText(letter, 1));
  state = state.apply(withFindings(state.tr, { text: STORED, findings: findingsIn(STORED) }));
  expect(wordsAt(state)).toBe(WORDS);
});

test('after any typing and deleting before and after the response, a mark stands at its words or is gone', () => {
  const edit = fc.record({ at: fc.nat(), length: fc.nat(6), text: fc.constantFrom('', '好', '限男', '生') });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 8 }), fc.array(edit, { maxLength: 8 }), (before, after) => {
      let state = open(STORED);
      const change = (edits: typeof before) => {
        for (const { at, length, text } of edits) {
          const from = 1 + (at % (state.doc.content.size - 1));
          const to = Math.min(from + length, state.doc.content.size - 1);
          const { tr } = state;
          if (to > from) tr.delete(from, to);
          const range = tr.doc.resolve(Math.min(from, tr.doc.content.size));
          if (text !== '' && range.parent.isTextblock) tr.insertText(text, range.pos);
          state = state.apply(tr);
          expect([undefined, WORDS]).toContain(wordsAt(state));
        }
      };
      change(before);
      state = state.apply(withFindings(state.tr, { text: STORED, findings: findingsIn(STORED) }));
      expect([undefined, WORDS]).toContain(wordsAt(state));
      change(after);
    }),
  );
});
