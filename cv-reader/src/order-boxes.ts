import { withRows } from './box-rows.ts';
import { LINE } from './word-frames.ts';
import type { Place, Tag } from './word-tree.ts';

/** Boxes may overlap by a line of text and still stand one below the other. */
const SLACK = LINE;

/** Sets text boxes in the order in which one reads them: a file has them in the order in which they were drawn. */
export function orderBoxes(tag: Tag): void {
  const ordered: Tag['children'] = [];
  let boxes: Tag[] = [];
  const settle = () => {
    ordered.push(...withRows(inReadingOrder(boxes)));
    boxes = [];
  };
  for (const child of tag.children) {
    const isText = typeof child === 'string';
    if (!isText) orderBoxes(child);
    if (!isText && child.name === 'box') boxes.push(child);
    else if (isText || !isBlank(child)) {
      settle();
      ordered.push(child);
    }
  }
  settle();
  tag.children = ordered;
}

/** A paragraph on which boxes hang. */
const isBlank = ({ name, children }: Tag): boolean =>
  name === 'p' && children.every((child) => typeof child === 'string' && child.trim() === '');

/** Rows first, and columns within a row: a label stands beside what it labels. */
function inReadingOrder(boxes: Tag[]): Tag[] {
  if (boxes.length < 2) return boxes;
  for (const axis of ['y', 'x'] as const) {
    const parts = cut(boxes, axis);
    if (parts.length > 1) return parts.flatMap(inReadingOrder);
  }
  return boxes.toSorted((one, other) => placeOf(one).y - placeOf(other).y);
}

function cut(boxes: Tag[], axis: 'x' | 'y'): Tag[][] {
  const size = axis === 'x' ? 'width' : 'height';
  const parts: Tag[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const box of boxes.toSorted((one, other) => placeOf(one)[axis] - placeOf(other)[axis])) {
    const place = placeOf(box);
    if (place[axis] >= end - Math.min(SLACK, place[size] / 2)) parts.push([box]);
    else parts.at(-1)?.push(box);
    end = Math.max(end, place[axis] + place[size]);
  }
  return parts;
}

const placeOf = ({ place }: Tag): Place => place ?? { x: 0, y: 0, width: 0, height: 0 };
