import type { TextMap } from './text-map.ts';

/** A stretch of one line of text: its middle, its size along and across the line, and how it falls, in radians. */
export type Strip = { x: number; y: number; width: number; height: number; angle: number };

const MIN_TEXT = 0.3;
/** Mean over the stretch; less is dirt. */
const MIN_MEAN = 0.5;
const MIN_CELLS = 8;
/** The network draws lines thinner than they are; by its authors, a stretch grows by this times its area over its rim. */
const GROWTH = 1.6;

/** Lines of text: the connected cells of the map. Short ones lie as the page does, for they show no direction. */
export function stripsOf(map: TextMap): Strip[] {
  const stretches = connected(map).map((cells) => ({ cells, ...directionOf(cells, map) }));
  const tilt = middleOf(stretches.filter(({ longness }) => longness > 6).map(({ angle }) => angle));
  return stretches.map(({ cells, angle, longness }) =>
    stripAround(cells, map, longness > 4 && Math.abs(angle - tilt) < 0.1 ? angle : tilt),
  );
}

/** Print this many times higher than the usual line is large: names and titles. Parts of it look lower. */
const LARGE_RATIO = 1.5;
const PART_RATIO = 1.25;

/**
 * Lines of small print, with those of large print in place of the parts that were seen of them. What touches a line of
 * small print as well is no line of large print: from afar two lines look like one. From the top down: what is read when
 * the time runs out is the head of the page, with the name.
 */
export function withLargePrint(small: Strip[], large: Strip[]): Strip[] {
  const usual = middleOf(small.map(({ height }) => height));
  const partsOf = (title: Strip) => small.filter((strip) => touches(strip, title));
  const titles = large
    .filter(({ height }) => height > LARGE_RATIO * usual)
    .map((title) => ({ title, parts: partsOf(title) }))
    .filter(({ title, parts }) =>
      parts.every(({ height, width }) => height > PART_RATIO * usual && width < title.width),
    );
  const replaced = new Set(titles.flatMap(({ parts }) => parts));
  const lines = [...small.filter((strip) => !replaced.has(strip)), ...titles.map(({ title }) => title)];
  return lines.sort((one, other) => one.y - other.y);
}

/** Whether the middle of a line, anywhere along it, lies within the other one. */
function touches(line: Strip, { x, y, width, height, angle }: Strip): boolean {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const steps = Math.ceil(line.width / line.height);
  for (let step = 0; step <= steps; step++) {
    const along = (step / steps - 0.5) * line.width;
    const [right, down] = [line.x + along * Math.cos(line.angle) - x, line.y + along * Math.sin(line.angle) - y];
    if (Math.abs(right * cos + down * sin) < width / 2 && Math.abs(down * cos - right * sin) < height / 2) return true;
  }
  return false;
}

function connected({ data, width, height }: TextMap): number[][] {
  const seen = new Uint8Array(data.length);
  const stretches: number[][] = [];
  for (let start = 0; start < data.length; start++) {
    if (seen[start] || (data[start] ?? 0) < MIN_TEXT) continue;
    seen[start] = 1;
    const cells = [start];
    let sum = 0;
    // The list grows while it is walked.
    for (const cell of cells) {
      sum += data[cell] ?? 0;
      const [x, y] = [cell % width, Math.floor(cell / width)];
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
          const beside = row * width + column;
          if (seen[beside] || (data[beside] ?? 0) < MIN_TEXT) continue;
          seen[beside] = 1;
          cells.push(beside);
        }
      }
    }
    if (cells.length >= MIN_CELLS && sum / cells.length > MIN_MEAN) stretches.push(cells);
  }
  return stretches;
}

/** The direction in which the cells spread most, and how many times further than across it. */
function directionOf(cells: number[], map: TextMap): { angle: number; longness: number } {
  let [sumX, sumY] = [0, 0];
  for (const cell of cells) {
    const { x, y } = pixelOf(cell, map);
    sumX += x;
    sumY += y;
  }
  const [middleX, middleY] = [sumX / cells.length, sumY / cells.length];
  let [xx, yy, xy] = [0, 0, 0];
  for (const cell of cells) {
    const { x, y } = pixelOf(cell, map);
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

function stripAround(cells: number[], map: TextMap, angle: number): Strip {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const cell of cells) {
    const { x, y } = pixelOf(cell, map);
    const [along, across] = [x * cos + y * sin, y * cos - x * sin];
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, across);
    bottom = Math.max(bottom, across);
  }
  const [width, height] = [right - left + map.pixelsAcross, bottom - top + map.pixelsDown];
  const rim = (GROWTH * width * height) / (2 * (width + height));
  const [along, across] = [(left + right) / 2, (top + bottom) / 2];
  return {
    x: along * cos - across * sin,
    y: along * sin + across * cos,
    width: width + 2 * rim,
    height: height + 2 * rim,
    angle,
  };
}

const pixelOf = (cell: number, { width, pixelsAcross, pixelsDown }: TextMap) => ({
  x: ((cell % width) + 0.5) * pixelsAcross - 0.5,
  y: (Math.floor(cell / width) + 0.5) * pixelsDown - 0.5,
});

const middleOf = (numbers: number[]): number =>
  numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
