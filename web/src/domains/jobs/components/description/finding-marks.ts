import type { Finding } from '@qinghe/contract/jobs/job.ts';
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Mapping } from '@tiptap/pm/transform';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { positionOf, textOf } from './editor-document.ts';
import { findingKey } from './finding-positions.ts';

/** A text that was checked, or may be under check, and how it has changed since. */
interface Snapshot {
  text: string;
  doc: Node;
  since: Mapping;
}

interface Marks {
  shown: DecorationSet;
  snapshots: Snapshot[];
}

interface Result {
  /** The text that the findings speak of. */
  text: string;
  findings: readonly Finding[];
}

/** Changes that a check may take to answer; a response to an older text waits for the next one. */
const REMEMBERED = 40;
const key = new PluginKey<Marks>('finding-marks');

/**
 * Underlines what the publish check found. A response speaks of the text that was sent; its places are moved through
 * every change made meanwhile, and a mark whose words were touched goes.
 */
export const FindingMarks = Extension.create({
  name: 'findingMarks',
  addProseMirrorPlugins: () => [findingMarks()],
});

export const findingMarks = () =>
  new Plugin<Marks>({
    key,
    state: {
      init: (_config, { doc }) => ({
        shown: DecorationSet.empty,
        snapshots: [{ text: textOf(doc), doc, since: new Mapping() }],
      }),
      apply: (transaction, marks) => take(transaction, transaction.docChanged ? follow(transaction, marks) : marks),
    },
    props: { decorations: (state) => key.getState(state)?.shown },
  });

/** A transaction that shows findings of a text. */
export const withFindings = (transaction: Transaction, result: Result): Transaction =>
  transaction.setMeta(key, result).setMeta('addToHistory', false);

/** Where the words of a finding stand now. */
export function rangeOf(state: EditorState, finding: Finding): { from: number; to: number } | undefined {
  return key.getState(state)?.shown.find(undefined, undefined, (spec) => spec.key === findingKey(finding))[0];
}

function follow({ mapping, doc }: Transaction, { shown, snapshots }: Marks): Marks {
  const moved = shown.map(mapping, doc);
  const touched = moved.find().filter(({ from, to, spec }) => doc.textBetween(from, to) !== spec.words);
  const older = snapshots.slice(1 - REMEMBERED).map(({ text, doc: before, since }) => {
    const longer = since.slice(0);
    longer.appendMapping(mapping);
    return { text, doc: before, since: longer };
  });
  return { shown: moved.remove(touched), snapshots: [...older, { text: textOf(doc), doc, since: new Mapping() }] };
}

function take(transaction: Transaction, marks: Marks): Marks {
  const result = transaction.getMeta(key) as Result | undefined;
  const checked = result && marks.snapshots.findLast(({ text }) => text === result.text);
  if (!result || !checked) return marks;
  const { doc } = transaction;
  const decorations = result.findings.flatMap((finding) => {
    const from = finding.start === null ? undefined : positionOf(checked.doc, finding.start);
    const to = finding.end === null ? undefined : positionOf(checked.doc, finding.end);
    if (from === undefined || to === undefined) return [];
    const range = { from: checked.since.map(from, 1), to: checked.since.map(to, -1) };
    if (range.from >= range.to || doc.textBetween(range.from, range.to) !== finding.words) return [];
    const name = findingKey(finding);
    const attributes = { class: `finding ${finding.level}`, 'data-finding': name };
    return [Decoration.inline(range.from, range.to, attributes, { key: name, words: finding.words })];
  });
  return { ...marks, shown: DecorationSet.create(doc, decorations) };
}
