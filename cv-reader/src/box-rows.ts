import { findMonth, findRange } from './dates.ts';
import { headingOf } from './headings.ts';
import { LINE } from './word-frames.ts';
import type { Tag } from './word-tree.ts';

/** Boxes in reading order, of which those that say the head of an entry side by side, a time among them, are one row. */
export function withRows(boxes: Tag[]): Tag[] {
  const rows: Tag[][] = [];
  for (const box of boxes) {
    const row = rows.at(-1);
    if (row?.[0] && standsBeside(box, row.at(-1) ?? row[0])) row.push(box);
    else rows.push([box]);
  }
  return rows.flatMap((row) => (isHead(row) ? [joined(row)] : row));
}

function standsBeside({ place }: Tag, before: Tag): boolean {
  const other = before.place;
  if (!place || !other) return false;
  const isLow = Math.max(place.height, other.height) <= 4 * LINE;
  return isLow && Math.abs(place.y - other.y) < 0.75 * LINE && place.x > other.x + other.width / 2;
}

function isHead(row: Tag[]): boolean {
  if (row.length < 2 || row.some((box) => paragraphs(box).length !== 1)) return false;
  const texts = row.map((box) => ({ text: textOf(box), start: 0 }));
  return texts.every(({ text }) => !headingOf(text)) && texts.some((text) => findRange(text) ?? findMonth(text));
}

function joined(row: Tag[]): Tag {
  const [first, last] = [row[0] as Tag, row.at(-1) as Tag];
  const [from, to] = [first.place, last.place];
  const print = paragraphs(first)[0]?.print;
  return {
    name: 'box',
    children: [{ name: 'p', children: [row.map(textOf).join('\t')], ...(print && { print }) }],
    ...(from && to && { place: { ...from, width: to.x + to.width - from.x } }),
  };
}

const textOf = (tag: Tag): string =>
  tag.children
    .map((child) => (typeof child === 'string' ? child : textOf(child)))
    .join('')
    .trim();

/** Nothing where the box holds more than paragraphs. */
function paragraphs({ children }: Tag): Tag[] {
  const filled = children.filter((child) => typeof child !== 'string' && textOf(child) !== '') as Tag[];
  return filled.every(({ name }) => name === 'p') ? filled : [];
}
