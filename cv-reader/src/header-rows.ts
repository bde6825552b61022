import { labelOf } from './entries.ts';
import type { CvLine } from './lines.ts';

/** What a table's first row calls the cell that says what was done. */
const SAID = 'said';
const saysWork =
  /^(?:(?:主要|具体)?(?:工作|实习|项目|岗位)?(?:内容|职责|业绩|描述|成果)|主要工作|备注|dut(?:y|ies)|responsibilit(?:y|ies)|contents?|descriptions?|details|achievements)$/iu;

type Place = { start: number; end: number };
const cellsOf = ({ text }: { text: string }): Place[] =>
  [...text.matchAll(/[^\t]+/gu)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

/** The labels of a table's first row, `时间 ⇥ 单位 ⇥ 职位 ⇥ 工作内容`; null for any other line. */
export function headerOf(line: { text: string }): string[] | null {
  const texts = cellsOf(line).map(({ start, end }) => line.text.slice(start, end).trim());
  const known = texts.map((text) => (saysWork.test(text) ? SAID : labelOf(text)));
  const count = known.filter((label) => label !== null).length;
  // Of a longer row one label may be in no list: 月收入, 培养方式.
  const isHeader =
    count === texts.length || (count >= MIN_KNOWN && count === texts.length - 1 && texts.every(mayBeLabel));
  return texts.length > 1 && isHeader ? known.map((label) => label ?? 'aside') : null;
}

const MIN_KNOWN = 3;
const mayBeLabel = (text: string): boolean => /^[\p{Script=Han}\s、/及]{2,8}$/u.test(text);

/**
 * The lines of a section without the first rows of its tables. Below one the cells of each full row have its labels, and
 * what was done stands in a line of its own.
 */
export function withoutHeaderRows(lines: CvLine[]): CvLine[] {
  let labels: string[] = [];
  return lines.flatMap((line) => {
    const header = headerOf(line);
    if (header) {
      labels = header;
      return [];
    }
    const places = cellsOf(line);
    if (places.length < 2 || places.length !== labels.length) return [line];
    const cells = places.map((place, at) => ({ ...place, label: labels[at] ?? '' }));
    const said = cells.findIndex(({ label }) => label === SAID);
    if (said !== cells.length - 1) return [{ ...line, cells }];
    const from = cells[said]?.start ?? 0;
    return [
      { ...part(line, 0, from), cells: cells.slice(0, said) },
      { ...part(line, from), cells: [] },
    ];
  });
}

function part(line: CvLine, from: number, to = line.text.length): CvLine {
  const [start, end] = [line.start + from, line.start + to];
  const spans = line.spans.filter((span) => span.start >= start && span.start < end);
  return { ...line, text: line.text.slice(from, to).trimEnd(), start, spans };
}
