import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { cutOut, type GreyPicture } from './grey-picture.ts';

/** How sure the network is that a place of the picture holds text, 0 to 1; one number for several pixels. */
export type TextMap = { data: Float32Array; width: number; height: number; pixelsAcross: number; pixelsDown: number };

/**
 * How far a picture is shrunk. The small print of a page 2,000 pixels wide is 14 high in the first; large print needs the
 * second, since the network sees parts of it, or nothing, in the first.
 */
export const SCALES = { smallPrint: 0.45, largePrint: 0.225 } as const;
/** The network wants sides that 32 divides. */
const STRIDE = 32;
/** Long pictures go through it in bands, so that memory does not grow with them. */
const BAND_ROWS = 1280;
const BAND_OVERLAP = 64;
/** What the network was trained with: mean and spread of red, green and blue. */
const CHANNELS = [
  [0.485, 0.229],
  [0.456, 0.224],
  [0.406, 0.225],
] as const;

export async function textMap(network: InferenceSession, picture: GreyPicture, scale: number): Promise<TextMap> {
  const width = stepped(picture.width * scale);
  const height = stepped(picture.height * scale);
  const [pixelsAcross, pixelsDown] = [picture.width / width, picture.height / height];
  const data = new Float32Array(width * height);
  for (let top = 0; top === 0 || top + BAND_OVERLAP < height; top += BAND_ROWS - BAND_OVERLAP) {
    const rows = Math.min(BAND_ROWS, height - top);
    const band = cutOut(picture, {
      width,
      height: rows,
      origin: { x: pixelsAcross / 2 - 0.5, y: (top + 0.5) * pixelsDown - 0.5 },
      across: { x: pixelsAcross, y: 0 },
      down: { x: 0, y: pixelsDown },
    });
    const seen = await seenIn(network, band, { width, rows });
    // Of two bands that overlap, each is believed on its own side of the middle.
    const skipped = top === 0 ? 0 : BAND_OVERLAP / 2;
    data.set(seen.subarray(skipped * width), (top + skipped) * width);
  }
  return { data, width, height, pixelsAcross, pixelsDown };
}

async function seenIn(network: InferenceSession, band: Float32Array, { width, rows }: { width: number; rows: number }) {
  const input = new Float32Array(CHANNELS.length * band.length);
  for (const [channel, [mean, spread]] of CHANNELS.entries())
    for (let at = 0; at < band.length; at++)
      input[channel * band.length + at] = ((band[at] ?? 0) / 255 - mean) / spread;
  const [from = '', to = ''] = [network.inputNames[0], network.outputNames[0]];
  const outputs = await network.run({ [from]: new Tensor('float32', input, [1, CHANNELS.length, rows, width]) });
  return outputs[to]?.data as Float32Array;
}

const stepped = (length: number): number => Math.max(STRIDE, Math.round(length / STRIDE) * STRIDE);
