import { DESCRIPTION_MAX, plainLine, serializeDescription } from '@qinghe/contract/jobs/description.ts';
import type { Finding } from '@qinghe/contract/jobs/job.ts';
import { Editor, Extension } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Placeholder, UndoRedo } from '@tiptap/extensions';
import { Fragment, Node, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { blocksOf, contentOf, linesOf, textOf } from './editor-document.ts';
import { FindingMarks, rangeOf, withFindings } from './finding-marks.ts';
import { linesOfHtml, linesOfText } from './pasted-lines.ts';

export interface EditorOptions {
  element: HTMLElement;
  text: string;
  className: string;
  /** Id of the element that names the field. */
  labelledBy: string;
  placeholder: string;
  onChange: (text: string) => void;
  /** After every step: what the toolbar shows may be another. */
  onStep: () => void;
  /** More was typed or pasted than fits; it was not taken. */
  onTooLong: () => void;
}

/** An item holds one line: lists in lists cannot be stored. */
const Item = ListItem.extend({ content: 'paragraph' });

/** The editor of a description: paragraphs, two kinds of lists, bold, and nothing that cannot be stored. */
export function createDescriptionEditor(options: EditorOptions): Editor {
  return new Editor({
    element: options.element,
    content: contentOf(options.text),
    injectCSS: false,
    extensions: [
      Document,
      Paragraph,
      Text,
      Bold,
      BulletList,
      OrderedList,
      Item,
      ListKeymap,
      UndoRedo,
      Placeholder.configure({ placeholder: options.placeholder, showOnlyWhenEditable: false }),
      FindingMarks,
      limitOf(options.onTooLong),
    ],
    editorProps: {
      attributes: {
        class: options.className,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': options.labelledBy,
      },
      // Before the editor's own reading, which would put what was copied into the page as it is.
      handleDOMEvents: {
        paste: (view, event) => {
          const lines = pastedLines(event.clipboardData);
          event.preventDefault();
          const nodes = Fragment.fromArray(blocksOf(lines).map((block) => Node.fromJSON(view.state.schema, block)));
          view.dispatch(view.state.tr.replaceSelection(Slice.maxOpen(nodes)).scrollIntoView().setMeta('paste', true));
          return true;
        },
      },
      clipboardTextSerializer: ({ content }) => {
        const lines = linesOf(content);
        return lines.length === 1 && lines[0] ? plainLine(lines[0]) : serializeDescription(lines);
      },
    },
    onUpdate: ({ editor }) => options.onChange(textOf(editor.state.doc)),
    onTransaction: options.onStep,
  });
}

/** Shows another text, such as what a colleague saved. */
export function setText(editor: Editor, text: string): void {
  if (textOf(editor.state.doc) !== text) editor.commands.setContent(contentOf(text), { emitUpdate: false });
}

export const currentText = (editor: Editor): string => textOf(editor.state.doc);

export function showFindings(editor: Editor, text: string, findings: readonly Finding[]): void {
  editor.view.dispatch(withFindings(editor.state.tr, { text, findings }));
}

/** Selects the words of a finding. @returns whether they still stand there */
export function selectFinding(editor: Editor, finding: Finding): boolean {
  const range = rangeOf(editor.state, finding);
  if (range) editor.chain().focus().setTextSelection(range).run();
  return range !== undefined;
}

/** Puts the fix in place of the words, as one step that can be undone. @returns whether they still stood there */
export function fixFinding(editor: Editor, finding: Finding): boolean {
  const range = rangeOf(editor.state, finding);
  if (!range || finding.replacement === null) return false;
  const { tr } = editor.state;
  editor.view.dispatch(
    finding.replacement === ''
      ? tr.delete(range.from, range.to)
      : tr.insertText(finding.replacement, range.from, range.to),
  );
  return true;
}

/** Counted as it is stored, a line break as a character. */
export const lengthOf = (doc: Node): number => {
  const lines = linesOf(doc.content);
  return lines.reduce((sum, line) => sum + plainLine(line).length, lines.length - 1);
};

const limitOf = (onTooLong: () => void) =>
  Extension.create({
    name: 'limit',
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction(transaction, { doc }) {
          if (!transaction.docChanged || lengthOf(transaction.doc) <= DESCRIPTION_MAX) return true;
          if (lengthOf(transaction.doc) <= lengthOf(doc)) return true;
          onTooLong();
          return false;
        },
      }),
    ],
  });

function pastedLines(data: DataTransfer | null) {
  const html = data?.getData('text/html');
  // A document of its own: nothing in it is loaded or run.
  if (html) return linesOfHtml(new DOMParser().parseFromString(withoutHandlers(html), 'text/html').body);
  const text = data?.getData('text/plain');
  return linesOfText(text ?? '');
}

/** Handlers never run there, but browsers log each as a breach of our content security policy. */
const withoutHandlers = (html: string): string =>
  html.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/([\s"'/])on\w+\s*=/gi, '$1data-left-out='));
