import {
  type DescriptionLine,
  type DescriptionSpan,
  joinSpans,
  parseDescription,
  serializeDescription,
} from '@qinghe/contract/jobs/description.ts';
import type { JSONContent } from '@tiptap/core';
import type { Fragment, Node } from '@tiptap/pm/model';

const LISTS = { bullet: 'bulletList', number: 'orderedList' } as const;

/** The editor's content for a stored description. */
export function contentOf(text: string): JSONContent {
  const lines = parseDescription(text);
  return { type: 'doc', content: lines.length === 0 ? [{ type: 'paragraph' }] : blocksOf(lines) };
}

/** Paragraphs, and lists of neighbouring items, as the editor's nodes. */
export function blocksOf(lines: readonly DescriptionLine[]): JSONContent[] {
  const blocks: JSONContent[] = [];
  for (const { kind, spans } of lines) {
    const paragraph = { type: 'paragraph', content: spans.map(wordsOf) };
    if (kind === 'paragraph') {
      blocks.push(paragraph);
      continue;
    }
    const item = { type: 'listItem', content: [paragraph] };
    const last = blocks.at(-1);
    if (last?.type === LISTS[kind]) last.content?.push(item);
    else blocks.push({ type: LISTS[kind], content: [item] });
  }
  return blocks;
}

const wordsOf = ({ text, bold }: DescriptionSpan): JSONContent => ({
  type: 'text',
  text,
  ...(bold ? { marks: [{ type: 'bold' }] } : {}),
});

/** The stored form of what the editor holds. */
export const textOf = (doc: Node): string => serializeDescription(linesOf(doc.content));

/** Lines of nodes; each item of a list is one. */
export function linesOf(nodes: Fragment, kind: DescriptionLine['kind'] = 'paragraph'): DescriptionLine[] {
  const lines: DescriptionLine[] = [];
  nodes.forEach((node) => {
    if (node.isTextblock) lines.push({ kind, spans: spansOf(node) });
    else if (node.isText) lines.push({ kind, spans: [{ text: node.text ?? '', bold: isBold(node) }] });
    else if (node.type.name === LISTS.bullet) lines.push(...linesOf(node.content, 'bullet'));
    else if (node.type.name === LISTS.number) lines.push(...linesOf(node.content, 'number'));
    else lines.push(...linesOf(node.content, kind));
  });
  return lines;
}

const isBold = (node: Node): boolean => node.marks.some((mark) => mark.type.name === 'bold');

function spansOf(block: Node): DescriptionSpan[] {
  const spans: DescriptionSpan[] = [];
  block.forEach((node) => {
    spans.push({ text: node.text ?? '', bold: isBold(node) });
  });
  return joinSpans(spans);
}

/** Where an offset of the plain text stands in the editor; lines of the one are text blocks of the other. */
export function positionOf(doc: Node, offset: number): number | undefined {
  let start = 0;
  let position: number | undefined;
  doc.descendants((node, at) => {
    if (position !== undefined || !node.isTextblock) return position === undefined;
    const length = node.content.size;
    if (offset <= start + length) position = at + 1 + offset - start;
    start += length + 1;
    return false;
  });
  return position;
}
