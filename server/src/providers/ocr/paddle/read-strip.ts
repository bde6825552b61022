import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { cutOut, type GreyPicture } from './grey-picture.ts';
import type { Strip } from './strips.ts';

/** A network that reads lines, and the characters that its numbers stand for. */
export type Reader = { network: InferenceSession; alphabet: string[] };

/** A line cut out, level: light and dark of each pixel, 0 to 255. */
export type LinePicture = {
  data: Float32Array;
  width: number;
  height: number;
  /** Pixels of the page that one of these is wide and high. */
  pixels: number;
};

/** `at`: where it was surest, in pixels of the line's picture. */
export type Character = { text: string; at: number; confidence: number };
export type ReadStrip = { strip: Strip; picture: LinePicture; characters: Character[] };

/** Lines are this high for the network, and at least so wide. */
const LINE_HEIGHT = 48;
const MIN_WIDTH = 48;

export async function readStrip(reader: Reader, page: GreyPicture, strip: Strip): Promise<ReadStrip> {
  const picture = linePicture(page, strip);
  const width = Math.max(MIN_WIDTH, picture.width);
  const plane = LINE_HEIGHT * width;
  const input = new Float32Array(3 * plane);
  for (let row = 0; row < LINE_HEIGHT; row++) {
    for (let column = 0; column < picture.width; column++) {
      const at = row * width + column;
      const value = (picture.data[row * picture.width + column] ?? 0) / 127.5 - 1;
      input[at] = value;
      input[plane + at] = value;
      input[2 * plane + at] = value;
    }
  }
  const [from = '', to = ''] = [reader.network.inputNames[0], reader.network.outputNames[0]];
  const outputs = await reader.network.run({ [from]: new Tensor('float32', input, [1, 3, LINE_HEIGHT, width]) });
  const output = outputs[to];
  const [, steps = 0, classes = 0] = output?.dims ?? [];
  const characters = charactersOf(output?.data as Float32Array, { steps, classes, alphabet: reader.alphabet });
  const stepWidth = width / steps;
  return { strip, picture, characters: characters.map((one) => ({ ...one, at: (one.at + 0.5) * stepWidth })) };
}

function linePicture(page: GreyPicture, { x, y, width: along, height: across, angle }: Strip): LinePicture {
  const pixels = across / LINE_HEIGHT;
  const width = Math.max(8, Math.round(along / pixels));
  const right = { x: Math.cos(angle) * pixels, y: Math.sin(angle) * pixels };
  const down = { x: -right.y, y: right.x };
  const origin = {
    x: x - (right.x * (width - 1) + down.x * (LINE_HEIGHT - 1)) / 2,
    y: y - (right.y * (width - 1) + down.y * (LINE_HEIGHT - 1)) / 2,
  };
  return {
    data: cutOut(page, { width, height: LINE_HEIGHT, origin, across: right, down }),
    width,
    height: LINE_HEIGHT,
    pixels,
  };
}

type Steps = { steps: number; classes: number; alphabet: string[] };

/**
 * The network names the likeliest character at each step along the line, and nothing (class 0) between two of them; the
 * same one at steps that follow each other is one character. Behind the alphabet comes the space.
 */
function charactersOf(data: Float32Array, { steps, classes, alphabet }: Steps): Character[] {
  const characters: Character[] = [];
  let last = 0;
  for (let step = 0; step < steps; step++) {
    const row = data.subarray(step * classes, (step + 1) * classes);
    let likeliest = 0;
    for (let one = 1; one < classes; one++) if ((row[one] ?? 0) > (row[likeliest] ?? 0)) likeliest = one;
    const confidence = row[likeliest] ?? 0;
    const seen = characters.at(-1);
    if (likeliest !== 0 && likeliest === last && seen) {
      if (confidence > seen.confidence) Object.assign(seen, { confidence, at: step });
    } else if (likeliest !== 0) characters.push({ text: alphabet[likeliest - 1] ?? ' ', at: step, confidence });
    last = likeliest;
  }
  return characters;
}

export const confidenceOf = ({ characters }: ReadStrip): number =>
  characters.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, characters.length);

export const textOf = ({ characters }: ReadStrip): string => characters.map(({ text }) => text).join('');
