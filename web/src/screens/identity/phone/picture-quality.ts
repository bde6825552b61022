/** A frame of the camera: the guide with a margin around it, as `getImageData` gives it. */
export interface Frame {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

type Quarter = 'upperLeft' | 'upperRight' | 'lowerLeft' | 'lowerRight';

export interface Quality {
  /** Mean luminance, 0 to 255. */
  brightness: number;
  /** Variance of the Laplacian: edges make it large, blur takes them away. */
  sharpness: number;
  /** Share of saturated pixels in the quarter that has most of them, and which that is. */
  glare: number;
  glareAt: Quarter;
  /** How many of the four edges of a card lie where the guide asks for them. */
  edges: number;
}

export type Fault = 'dark' | 'glare' | 'partial' | 'blurred';

/** Share of the frame's width and height that lies outside the guide, at each side. */
export const MARGIN = 0.1;

/** Looks at one frame; a few milliseconds for 240 pixels of width. */
export function measure(frame: Frame): Quality {
  const light = luminanceOf(frame);
  return {
    brightness: mean(light),
    sharpness: sharpnessOf(light, frame),
    ...glareOf(frame),
    edges: edgesOf(light, frame),
  };
}

const DARK = 55;
const GLARE = 0.05;
const BLURRED = { card: 60, face: 15 };

/** What has to be mended first; undefined for a frame that can be taken. A face has no edges, and less contrast. */
export function faultOf(quality: Quality, subject: 'card' | 'face'): Fault | undefined {
  if (quality.brightness < DARK) return 'dark';
  if (subject === 'card' && quality.edges < 4) return 'partial';
  if (subject === 'card' && quality.glare > GLARE) return 'glare';
  return quality.sharpness < BLURRED[subject] ? 'blurred' : undefined;
}

/** Good frames in a row until the picture is taken by itself. */
export const GOOD_FRAMES = 5;

/** Counts good frames in a row: one that is not begins anew. */
export const countGood = (before: number, fault: Fault | undefined): number => (fault ? 0 : before + 1);

/** ITU-R BT.601. */
function luminanceOf({ data, width, height }: Frame): Float32Array {
  const light = new Float32Array(width * height);
  for (let i = 0; i < light.length; i += 1) {
    const at = i * 4;
    light[i] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  }
  return light;
}

const mean = (values: Float32Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Within the guide: what lies around a card may be as blurred as it likes. */
function sharpnessOf(light: Float32Array, { width, height }: Frame): number {
  const [left, top] = [Math.ceil(width * MARGIN) + 4, Math.ceil(height * MARGIN) + 4];
  let [n, sum, squares] = [0, 0, 0];
  for (let y = top; y < height - top; y += 1) {
    for (let x = left; x < width - left; x += 1) {
      const i = y * width + x;
      const around = (light[i - 1] ?? 0) + (light[i + 1] ?? 0) + (light[i - width] ?? 0) + (light[i + width] ?? 0);
      const value = around - 4 * (light[i] ?? 0);
      n += 1;
      sum += value;
      squares += value * value;
    }
  }
  return n === 0 ? 0 : squares / n - (sum / n) ** 2;
}

const SATURATED = 250;
const QUARTERS = ['upperLeft', 'upperRight', 'lowerLeft', 'lowerRight'] as const;

function glareOf({ data, width, height }: Frame): Pick<Quality, 'glare' | 'glareAt'> {
  const [left, top] = [Math.ceil(width * MARGIN), Math.ceil(height * MARGIN)];
  const saturated = [0, 0, 0, 0];
  let inQuarter = 0;
  for (let y = top; y < height - top; y += 1) {
    for (let x = left; x < width - left; x += 1) {
      const at = (y * width + x) * 4;
      inQuarter += 0.25;
      if (Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) < SATURATED) continue;
      const quarter = (y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1);
      saturated[quarter] = (saturated[quarter] ?? 0) + 1;
    }
  }
  const most = Math.max(...saturated);
  return { glare: inQuarter === 0 ? 0 : most / inQuarter, glareAt: QUARTERS[saturated.indexOf(most)] ?? 'upperLeft' };
}

const EDGE = 9;
const PARTS = 8;

/** Looks across each edge of the guide for a step in the light that goes along all of it, as print does not. */
function edgesOf(light: Float32Array, { width, height }: Frame): number {
  const hasEdge = (isColumn: boolean, atEnd: boolean): boolean => {
    const [size, along] = isColumn ? [width, height] : [height, width];
    const part = (along * 0.6) / PARTS;
    const meanOf = (line: number, index: number): number => {
      const from = Math.round(along * 0.2 + index * part);
      const to = Math.round(along * 0.2 + (index + 1) * part);
      let sum = 0;
      for (let at = from; at < to; at += 1) sum += light[isColumn ? at * width + line : line * width + at] ?? 0;
      return sum / (to - from);
    };
    const isStep = (line: number, before: number): boolean => {
      let [up, down] = [0, 0];
      for (let index = 0; index < PARTS; index += 1) {
        const step = meanOf(line, index) - meanOf(before, index);
        if (step > EDGE) up += 1;
        if (step < -EDGE) down += 1;
      }
      return Math.max(up, down) >= PARTS - 1;
    };
    const band = Math.round(size * MARGIN * 1.8);
    for (let i = 3; i < band; i += 1) if (atEnd ? isStep(size - 1 - i, size + 2 - i) : isStep(i, i - 3)) return true;
    return false;
  };
  return [hasEdge(true, false), hasEdge(true, true), hasEdge(false, false), hasEdge(false, true)].filter(Boolean)
    .length;
}
