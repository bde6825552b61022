import { type DescriptionLine, type DescriptionSpan, joinSpans, plainLine } from '@qinghe/contract/jobs/description.ts';

/** What is asked of a pasted document's nodes; the browser's own nodes have it. */
export interface PastedNode {
  nodeType: number;
  nodeName: string;
  nodeValue: string | null;
  childNodes: Iterable<PastedNode>;
  getAttribute?: (name: string) => string | null;
}

const [ELEMENT, TEXT] = [1, 3];
const LEFT_OUT = /^(?:SCRIPT|STYLE|HEAD|TITLE|META|LINK|TEMPLATE|NOSCRIPT|SVG|IFRAME|OBJECT|SELECT|TEXTAREA)$/;
const BLOCK =
  /^(?:P|DIV|H[1-6]|LI|UL|OL|DL|DT|DD|TR|TABLE|SECTION|ARTICLE|HEADER|FOOTER|MAIN|NAV|ASIDE|BLOCKQUOTE|PRE|HR|FORM|FIGURE|ADDRESS)$/;
const BOLD = /^(?:B|STRONG|H[1-6]|TH)$/;

type Kind = DescriptionLine['kind'];

/** Restricted text of any pasted HTML: words, lines, lists and bold; all else of Word, WPS or web pages falls away. */
export function linesOfHtml(root: PastedNode): DescriptionLine[] {
  const lines: DescriptionLine[] = [];
  let spans: DescriptionSpan[] = [];
  const end = (kind: Kind, evenEmpty = false) => {
    const line = lineOf(kind, spans);
    if (evenEmpty || line.spans.length > 0) lines.push(line);
    spans = [];
  };
  const visit = (node: PastedNode, bold: boolean, kind: Kind, ordered: boolean) => {
    if (node.nodeType === TEXT) spans.push({ text: node.nodeValue ?? '', bold });
    if (node.nodeType !== ELEMENT)
      return node.nodeType === 9 || node.nodeType === 11 ? within(node, bold, kind, ordered) : undefined;
    const name = node.nodeName.toUpperCase();
    const style = node.getAttribute?.('style') ?? '';
    if (LEFT_OUT.test(name) || /display:\s*none|mso-list:\s*ignore/i.test(style)) return;
    if (name === 'BR') return end(kind, true);
    const heavy = isBold(name, style, bold);
    if (!BLOCK.test(name)) {
      within(node, heavy, kind, ordered);
      if (name === 'TD' || name === 'TH') spans.push({ text: ' ', bold: false });
      return;
    }
    end(kind);
    const wordItem = /mso-list:\s*l\d/i.test(style);
    const inside: Kind =
      name === 'LI' ? (ordered ? 'number' : 'bullet') : wordItem ? (isNumbered(node) ? 'number' : 'bullet') : kind;
    within(node, heavy, inside, name === 'OL' || (name !== 'UL' && ordered));
    end(inside, name === 'P' && inside === 'paragraph');
  };
  const within = (node: PastedNode, bold: boolean, kind: Kind, ordered: boolean) => {
    for (const child of node.childNodes) visit(child, bold, kind, ordered);
  };
  visit(root, false, 'paragraph', false);
  end('paragraph');
  return tidy(lines);
}

/** Lines of pasted plain text. */
export const linesOfText = (text: string): DescriptionLine[] =>
  tidy(text.split(/\r\n?|\n/).map((line) => lineOf('paragraph', [{ text: line, bold: false }])));

/** Characters that no text of ours may hold: controls, halves of pairs, and some that are invisible. */
const UNUSABLE = /\p{Cc}|\p{Cs}|[\ufeff\u200b]/gu;
const TYPED_BULLET = /^(?:[·•●▪■◆○]\s*|[-–*]\s+)(?=\S)/;
const TYPED_NUMBER = /^\d{1,2}(?:[.．]\s*(?!\d)|[、）)]\s*)(?=\S)/;

/** A line with its white space as a page shows it; a bullet or number that stands in the text becomes the line's kind. */
function lineOf(kind: Kind, raw: readonly DescriptionSpan[]): DescriptionLine {
  const spans = trimmed(raw.map(({ text, bold }) => ({ text: text.replace(/\s+/g, ' ').replace(UNUSABLE, ''), bold })));
  const [first, ...rest] = spans;
  if (!first) return { kind, spans };
  const bullet = TYPED_BULLET.exec(first.text)?.[0];
  const number = TYPED_NUMBER.exec(first.text)?.[0];
  const mark = bullet ?? number;
  if (mark === undefined) return { kind, spans };
  const own: Kind = bullet === undefined ? 'number' : 'bullet';
  return {
    kind: kind === 'paragraph' ? own : kind,
    spans: joinSpans([{ text: first.text.slice(mark.length), bold: first.bold }, ...rest]),
  };
}

function trimmed(raw: readonly DescriptionSpan[]): DescriptionSpan[] {
  const result: DescriptionSpan[] = [];
  for (const { text, bold } of joinSpans(raw)) {
    const spaced = result.length === 0 || result.at(-1)?.text.endsWith(' ');
    const shown = spaced ? text.trimStart() : text;
    if (shown !== '') result.push({ text: shown, bold });
  }
  const last = result.at(-1);
  if (last) last.text = last.text.trimEnd();
  return joinSpans(result);
}

/** No empty lines at the edges, and never two together. */
const tidy = (lines: readonly DescriptionLine[]): DescriptionLine[] => {
  const empty = (line: DescriptionLine | undefined) => line === undefined || plainLine(line) === '';
  const shown = lines.filter((line, index) => !empty(line) || (line.kind === 'paragraph' && !empty(lines[index - 1])));
  while (shown.length > 0 && empty(shown.at(-1))) shown.pop();
  return shown;
};

function isBold(name: string, style: string, inherited: boolean): boolean {
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1];
  if (weight !== undefined) return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
  return inherited || BOLD.test(name);
}

/** Word writes an item's bullet or number into a part that it marks to be ignored. */
function isNumbered(node: PastedNode): boolean {
  const marks = [...ignored(node)].join('').trim();
  return /^[(（]?(?:\d+|[a-z]|[ivx]+|[一二三四五六七八九十]+)[.)、）]/i.test(marks);
}

function* ignored(node: PastedNode, inside = false): Generator<string> {
  if (node.nodeType === TEXT && inside) yield node.nodeValue ?? '';
  const here = inside || /mso-list:\s*ignore/i.test(node.getAttribute?.('style') ?? '');
  for (const child of node.childNodes) yield* ignored(child, here);
}
