/*
 * The description of a job is text with three marks and no more, one line of the text for one line of the page:
 *   `- ` a list item, `1. ` a numbered item, `**bold**` inside a line; `\` takes the meaning from the mark after it.
 * The one reader and the one writer of it, for the server, the public page, the editor and the preview.
 */

/** Characters of a description without its marks. */
export const DESCRIPTION_MIN = 20;
export const DESCRIPTION_MAX = 5000;
/** The same text as it is stored: every character may need a mark before it. */
export const DESCRIPTION_STORED_MAX = 20_000;

/** Words that stand together, bold or not; never empty. */
export interface DescriptionSpan {
  text: string;
  bold: boolean;
}

export interface DescriptionLine {
  kind: 'paragraph' | 'bullet' | 'number';
  spans: DescriptionSpan[];
}

/** Lines that are shown together: one paragraph, or all items of one list. */
export interface DescriptionBlock {
  kind: DescriptionLine['kind'];
  lines: DescriptionLine[];
}

const MARK = /^(?:(- )|\d{1,3}\. )/;

/** Reads the stored text. Every text can be read: a mark that is not one, such as a lone asterisk, is a character. */
export function parseDescription(text: string): DescriptionLine[] {
  if (text === '') return [];
  return text.split('\n').map((line) => {
    const mark = MARK.exec(line);
    const kind = mark === null ? 'paragraph' : mark[1] === undefined ? 'number' : 'bullet';
    return { kind, spans: parseSpans(line.slice(mark?.[0].length ?? 0)) };
  });
}

/** Writes what `parseDescription` reads back as the same lines. */
export function serializeDescription(lines: readonly DescriptionLine[]): string {
  let number = 0;
  return lines
    .map((line) => {
      number = line.kind === 'number' ? number + 1 : 0;
      const text = joinSpans(line.spans)
        .map(({ text, bold }) => (bold ? `**${escapeMarks(text)}**` : escapeMarks(text)))
        .join('');
      if (line.kind === 'bullet') return `- ${text}`;
      if (line.kind === 'number') return `${Math.min(number, 999)}. ${text}`;
      return escapeStart(text);
    })
    .join('\n');
}

/** The text without its marks, a line for a line: what counts as length, and what the publish check reads. */
export const plainDescription = (text: string): string => parseDescription(text).map(plainLine).join('\n');

/** The text of one line without its marks. */
export const plainLine = ({ spans }: DescriptionLine): string => spans.map((span) => span.text).join('');

/** The stored text with the words between two offsets of its plain text replaced; words across lines stay as they are. */
export function replaceInDescription(text: string, start: number, end: number, replacement: string): string {
  const lines = parseDescription(text);
  let offset = 0;
  for (const line of lines) {
    const length = plainLine(line).length;
    if (start >= offset && end <= offset + length) {
      line.spans = replaceInSpans(line.spans, start - offset, end - offset, replacement);
      return serializeDescription(lines);
    }
    offset += length + 1;
  }
  return text;
}

/** Lists and paragraphs as they are shown; empty lines part them and are not shown themselves. */
export function descriptionBlocks(text: string): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = [];
  let last: DescriptionBlock | undefined;
  for (const line of parseDescription(text)) {
    if (plainLine(line).trim() === '') {
      last = undefined;
      continue;
    }
    if (last?.kind === line.kind && line.kind !== 'paragraph') last.lines.push(line);
    else {
      last = { kind: line.kind, lines: [line] };
      blocks.push(last);
    }
  }
  return blocks;
}

/** Spans without empty ones, neighbours of one weight together: the one form that a line has. */
export function joinSpans(spans: readonly DescriptionSpan[]): DescriptionSpan[] {
  const joined: DescriptionSpan[] = [];
  for (const { text, bold } of spans) {
    const last = joined.at(-1);
    if (text === '') continue;
    if (last?.bold === bold) last.text += text;
    else joined.push({ text, bold });
  }
  return joined;
}

const escapeMarks = (text: string): string => text.replace(/[\\*]/g, '\\$&');

/** A paragraph that only looks like a list item. */
const escapeStart = (text: string): string => text.replace(/^- /, '\\- ').replace(/^(\d{1,3})\. /, '$1\\. ');

function parseSpans(line: string): DescriptionSpan[] {
  // Characters with their meaning settled: a pair of asterisks, or a character as it is.
  const tokens = [...line.matchAll(/\\([\\*.-])|(\*\*)|[\s\S]/g)].map(([whole, escaped, pair]) => ({
    text: escaped ?? whole,
    pair: pair !== undefined,
  }));
  // An opening pair without its closing one is two asterisks.
  const pairs = tokens.filter((token) => token.pair);
  const lone = pairs.length % 2 === 1 ? pairs.at(-1) : undefined;
  const spans: DescriptionSpan[] = [];
  let bold = false;
  for (const token of tokens) {
    if (token.pair && token !== lone) bold = !bold;
    else spans.push({ text: token.text, bold });
  }
  return joinSpans(spans);
}

/** New words take the weight of the words before them that they replace. */
function replaceInSpans(spans: DescriptionSpan[], start: number, end: number, replacement: string): DescriptionSpan[] {
  const result: DescriptionSpan[] = [];
  let offset = 0;
  let placed = false;
  for (const { text, bold } of spans) {
    const from = Math.max(0, Math.min(text.length, start - offset));
    const to = Math.max(from, Math.min(text.length, end - offset));
    const here: boolean = !placed && start - offset < text.length;
    result.push({ text: text.slice(0, from), bold }, { text: here ? replacement : '', bold });
    result.push({ text: text.slice(to), bold });
    placed ||= here;
    offset += text.length;
  }
  return joinSpans(placed ? result : [...result, { text: replacement, bold: false }]);
}
