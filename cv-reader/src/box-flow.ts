import { LINE } from './word-frames.ts';
import type { Place } from './word-tree.ts';

/** A text box that was read; `isHeading` where a heading is all it says. */
export type ReadBox = { block: number; place: Place | undefined; isHeading: boolean };

/**
 * The box from which one goes on, of those read before: the heading right above it, else the heading beside it, else the
 * box above it, else the low one beside it, as a date beside its employer.
 */
export function boxBefore({ place }: ReadBox, read: readonly ReadBox[]): ReadBox | undefined {
  if (!place) return read.at(-1);
  const placed = read.flatMap(({ place: other, ...box }) => (other ? [{ ...box, place: other }] : []));
  const above = placed
    .filter((box) => isBelow(place, box.place))
    .sort(
      (one, other) =>
        bottomOf(other.place) - bottomOf(one.place) || beside(place, one.place) - beside(place, other.place),
    )[0];
  if (above?.isHeading && place.y - bottomOf(above.place) < 2 * LINE) return above;
  const left = placed
    .filter(({ place: other }) => isRightOf(place, other))
    .sort((one, other) => rightOf(other.place) - rightOf(one.place));
  return left.find(({ isHeading }) => isHeading) ?? above ?? left[0];
}

const bottomOf = ({ y, height }: Place): number => y + height;
const rightOf = ({ x, width }: Place): number => x + width;
const beside = (one: Place, other: Place): number => Math.abs(one.x - other.x);

/** Half of the narrower one stands under the other; boxes overlap, and some have no size. */
function isBelow(place: Place, other: Place): boolean {
  const shared = Math.min(rightOf(place), rightOf(other)) - Math.max(place.x, other.x);
  return place.y >= other.y + other.height / 2 && shared >= Math.min(place.width, other.width) / 2;
}

/** Low, and as high up on the page. */
const isRightOf = (place: Place, other: Place): boolean =>
  other.height <= 4 * LINE && Math.abs(place.y - other.y) <= 1.5 * LINE && place.x >= other.x + other.width / 2;
