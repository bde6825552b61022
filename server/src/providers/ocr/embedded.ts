import { oneAtATime } from './one-at-a-time.ts';
import { type OcrLine, type OcrProvider, OcrRefused } from './port.ts';
import { type Engine, type EnginePage, openEngine } from './tesseract-engine.ts';

export interface EmbeddedOcrOptions {
  /** Milliseconds for one picture; 60,000 unless told. */
  timeout?: number;
  /** Milliseconds after the last picture until the engine's 200 MB are given back; 20,000 unless told. */
  idle?: number;
  /** What is told when the engine starts and ends. */
  onEngine?: (state: 'started' | 'ended') => void;
}

/** Tesseract in a thread of this process, with Chinese and English data from packages; needs no network. */
export function embeddedOcr(options: EmbeddedOcrOptions = {}): OcrProvider {
  const inLine = oneAtATime();
  let engine: Engine | undefined;
  let idling: NodeJS.Timeout | undefined;
  const end = async (): Promise<void> => {
    clearTimeout(idling);
    const ending = engine;
    engine = undefined;
    if (!ending) return;
    await ending.end();
    options.onEngine?.('ended');
  };
  return {
    tallest: 50,
    recognise: (picture) =>
      inLine(async () => {
        clearTimeout(idling);
        if (!engine) {
          engine = await openEngine();
          options.onEngine?.('started');
        }
        try {
          const lines = await readOnce(engine, picture.bytes, options.timeout ?? 60_000);
          idling = setTimeout(() => void inLine(end), options.idle ?? 20_000);
          idling.unref();
          return lines;
        } catch (error) {
          // An engine that failed is in a state that nobody knows.
          await end();
          throw error;
        }
      }),
    close: () => inLine(end),
  };
}

/** Chinese first. A page without Chinese is read again by the English data alone, which knows its letters better. */
async function readOnce(engine: Engine, bytes: Uint8Array, timeout: number): Promise<OcrLine[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OcrRefused('timeout')), timeout);
  });
  try {
    const page = await Promise.race([engine.read(bytes, 'chi_sim+eng'), late]);
    if (!isLatin(page)) return linesOf(page);
    return linesOf(await Promise.race([engine.read(bytes, 'eng'), late]));
  } finally {
    clearTimeout(timer);
  }
}

function isLatin(page: EnginePage): boolean {
  const text = page.map((line) => line.text).join('');
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return chinese < 0.08 * (text.match(/\p{L}/gu)?.length ?? 0);
}

const linesOf = (page: EnginePage): OcrLine[] =>
  page.map(({ words, baseline }) => ({
    slope: (baseline.y1 - baseline.y0) / Math.max(1, baseline.x1 - baseline.x0),
    words: words.map(({ text, bbox, confidence }) => ({
      text,
      box: { x: bbox.x0, y: bbox.y0, width: bbox.x1 - bbox.x0, height: bbox.y1 - bbox.y0 },
      confidence: confidence / 100,
    })),
  }));
