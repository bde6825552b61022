/** Red, green, blue and opacity of each pixel, row by row. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number };

const TILE = 40;
/** Runs of ink this long, and no thicker than this, are ruled lines and no strokes of letters. */
const LONG_RUN = 80;
const MAX_THICKNESS = 9;
const INK = 150;
/** Watermarks are lighter than this, and print is not. */
const FAINT = 175;

/** By white light all colours are ink; by red light seals and stamps are paper, by bright red light faint marks are, too. */
export type Light = 'white' | 'red' | 'bright-red';

/**
 * Makes a page ready for OCR, in place: grey, as light at its dark side as at its light one, without the ruled lines of
 * a table, which otherwise are read as letters or hide the words in their cells.
 */
export function cleanPage(pixels: Pixels, light: Light = 'white'): void {
  const grey = levelled(greyOf(pixels, light), pixels);
  if (light === 'bright-red') for (const [at, value] of grey.entries()) if (value > FAINT) grey[at] = 255;
  const ruled = new Uint8Array(grey.length);
  markRuns(grey, ruled, { lines: pixels.height, length: pixels.width, along: 1, across: pixels.width });
  markRuns(grey, ruled, { lines: pixels.width, length: pixels.height, along: pixels.width, across: 1 });
  const { data } = pixels;
  for (let at = 0; at < grey.length; at++) {
    const value = ruled[at] ? 255 : (grey[at] ?? 255);
    data[4 * at] = value;
    data[4 * at + 1] = value;
    data[4 * at + 2] = value;
  }
}

function greyOf({ data }: Pixels, light: Light): Uint8Array {
  const grey = new Uint8Array(data.length / 4);
  if (light !== 'white') return grey.map((_, at) => data[4 * at] ?? 0);
  for (let at = 0; at < grey.length; at++)
    grey[at] = 0.3 * (data[4 * at] ?? 0) + 0.59 * (data[4 * at + 1] ?? 0) + 0.11 * (data[4 * at + 2] ?? 0);
  return grey;
}

/** Each tile's paper becomes white: what is lighter than nine tenths of the tile counts as paper. */
function levelled(grey: Uint8Array, { width, height }: Pixels): Uint8Array {
  const across = Math.ceil(width / TILE);
  const down = Math.ceil(height / TILE);
  const paper = new Float32Array(across * down);
  const counts = new Uint32Array(256);
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      counts.fill(0);
      let seen = 0;
      for (let y = row * TILE; y < Math.min(height, (row + 1) * TILE); y += 2) {
        for (let x = column * TILE; x < Math.min(width, (column + 1) * TILE); x += 2) {
          const value = grey[y * width + x] ?? 0;
          counts[value] = (counts[value] ?? 0) + 1;
          seen += 1;
        }
      }
      let above = seen * 0.1;
      let value = 255;
      while (value > 0 && above > 0) above -= counts[value--] ?? 0;
      paper[row * across + column] = value + 1;
    }
  }
  // A shadow leaves more light than this; what is darker is a coloured bar, and white words on it are read as they are.
  const usual = paper.toSorted()[Math.floor(paper.length / 2)] ?? 255;
  for (const [at, value] of paper.entries()) if (value < 0.62 * usual) paper[at] = usual;
  const result = new Uint8Array(grey.length);
  for (let y = 0; y < height; y++) {
    const row = Math.min(down - 1, Math.floor(y / TILE));
    for (let x = 0; x < width; x++) {
      const white = paper[row * across + Math.min(across - 1, Math.floor(x / TILE))] ?? 255;
      result[y * width + x] = Math.min(255, ((grey[y * width + x] ?? 0) * 250) / white);
    }
  }
  return result;
}

type Direction = { lines: number; length: number; along: number; across: number };

function markRuns(grey: Uint8Array, ruled: Uint8Array, { lines, length, along, across }: Direction): void {
  for (let line = 0; line < lines; line++) {
    let from = 0;
    for (let at = 0; at <= length; at++) {
      if (at < length && (grey[line * across + at * along] ?? 255) < INK) continue;
      if (at - from >= LONG_RUN && isThin(grey, { line, from, to: at, along, across, lines })) {
        for (let inside = from; inside < at; inside++) {
          for (let beside = -1; beside <= 1; beside++) {
            if (line + beside >= 0 && line + beside < lines) ruled[(line + beside) * across + inside * along] = 1;
          }
        }
      }
      from = at + 1;
    }
  }
}

/** A bar behind a heading is as long as a line, but thick. */
function isThin(
  grey: Uint8Array,
  { line, from, to, along, across, lines }: { line: number; from: number; to: number } & Omit<Direction, 'length'>,
): boolean {
  let thin = 0;
  let looked = 0;
  for (let at = from; at < to; at += 8) {
    let thickness = 1;
    for (const step of [-1, 1]) {
      let beside = line + step;
      while (
        beside >= 0 &&
        beside < lines &&
        thickness <= MAX_THICKNESS &&
        (grey[beside * across + at * along] ?? 255) < INK
      ) {
        thickness += 1;
        beside += step;
      }
    }
    looked += 1;
    if (thickness <= MAX_THICKNESS) thin += 1;
  }
  return thin > 0.6 * looked;
}
