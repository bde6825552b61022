import type { TextMap } from './text-map.ts';

/** A stretch of one line of text: its middle, its size along and across the line, and how it falls, in radians. */
export type Strip = { x: number; y: number; width: number; height: number; angle: number };

const isText = 0.3;
/** Mean over the stretch; below it is dirt. */
const surely = 0.5;
const leastPlaces = 8;
/** The network draws lines thinner than they are; by its authors, a stretch grows by this times its area over its rim. */
const growth = 1.6;

/** Lines of text: the connected places of the map. Short ones lie as the page does, for they show no direction. */
export function stripsOf(map: TextMap): Strip[] {
  const stretches = connected(map).map((places) => ({ places, ...directionOf(places, map) }));
  const tilt = middleOf(stretches.filter(({ longness }) => longness > 6).map(({ angle }) => angle));
  return stretches.map(({ places, angle, longness }) =>
    stripAround(places, map, longness > 4 && Math.abs(angle - tilt) < 0.1 ? angle : tilt),
  );
}

function connected({ data, width, height }: TextMap): number[][] {
  const seen = new Uint8Array(data.length);
  const stretches: number[][] = [];
  for (let start = 0; start < data.length; start++) {
    if (seen[start] || (data[start] ?? 0) < isText) continue;
    seen[start] = 1;
    const places = [start];
    let sum = 0;
    // The list grows while it is walked.
    for (const place of places) {
      sum += data[place] ?? 0;
      const [x, y] = [place % width, Math.floor(place / width)];
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
          const beside = row * width + column;
          if (seen[beside] || (data[beside] ?? 0) < isText) continue;
          seen[beside] = 1;
          places.push(beside);
        }
      }
    }
    if (places.length >= leastPlaces && sum / places.length > surely) stretches.push(places);
  }
  return stretches;
}

/** The direction in which the places spread most, and how many times further than across it. */
function directionOf(places: number[], map: TextMap): { angle: number; longness: number } {
  let [sumX, sumY] = [0, 0];
  for (const place of places) {
    const { x, y } = pixelOf(place, map);
    sumX += x;
    sumY += y;
  }
  const [middleX, middleY] = [sumX / places.length, sumY / places.length];
  let [xx, yy, xy] = [0, 0, 0];
  for (const place of places) {
    const { x, y } = pixelOf(place, map);
    xx += (x - middleX) ** 2;
    yy += (y - middleY) ** 2;
    xy += (x - middleX) * (y - middleY);
  }
  const apart = Math.hypot(xx - yy, 2 * xy);
  return {
    angle: 0.5 * Math.atan2(2 * xy, xx - yy),
    longness: Math.sqrt((xx + yy + apart) / Math.max(1e-6, xx + yy - apart)),
  };
}

function stripAround(places: number[], map: TextMap, angle: number): Strip {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const place of places) {
    const { x, y } = pixelOf(place, map);
    const [along, across] = [x * cos + y * sin, y * cos - x * sin];
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, across);
    bottom = Math.max(bottom, across);
  }
  const [width, height] = [right - left + map.pixelsAcross, bottom - top + map.pixelsDown];
  const rim = (growth * width * height) / (2 * (width + height));
  const [along, across] = [(left + right) / 2, (top + bottom) / 2];
  return {
    x: along * cos - across * sin,
    y: along * sin + across * cos,
    width: width + 2 * rim,
    height: height + 2 * rim,
    angle,
  };
}

const pixelOf = (place: number, { width, pixelsAcross, pixelsDown }: TextMap) => ({
  x: ((place % width) + 0.5) * pixelsAcross - 0.5,
  y: (Math.floor(place / width) + 0.5) * pixelsDown - 0.5,
});

const middleOf = (numbers: number[]): number =>
  numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
