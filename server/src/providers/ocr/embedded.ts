import { oneAtATime } from './one-at-a-time.ts';
import {
  type OcrLine,
  type OcrPicture,
  type OcrProvider,
  type OcrReading,
  OcrRefused,
  type OcrScript,
} from './port.ts';
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
  const withEngine = <Result>(use: (running: Engine) => Promise<Result>): Promise<Result> =>
    inLine(async () => {
      clearTimeout(idling);
      if (!engine) {
        engine = await openEngine();
        options.onEngine?.('started');
      }
      try {
        const result = await within(options.timeout ?? 60_000, use(engine));
        idling = setTimeout(() => void inLine(end), options.idle ?? 20_000);
        idling.unref();
        return result;
      } catch (error) {
        // An engine that failed is in a state that nobody knows.
        await end();
        throw error;
      }
    });
  return {
    tallest: 50,
    recognise: (picture) => withEngine((running) => readPage(running, picture.bytes)),
    closer: {
      heights: [22, 25, 28, 33, 40],
      readLine: (pictures, script) => withEngine((running) => readLine(running, pictures, script)),
    },
    close: () => inLine(end),
  };
}

async function within<Result>(timeout: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OcrRefused('timeout')), timeout);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Chinese first. A page without Chinese is read again by the English data alone, which knows its letters better. */
async function readPage(engine: Engine, bytes: Uint8Array): Promise<OcrLine[]> {
  const page = await engine.read(bytes, 'chi_sim+eng');
  return linesOf(isLatin(page) ? await engine.read(bytes, 'eng') : page);
}

/** Of names the data of pages is surer than it is right. */
const trust = { 'chi_sim+eng': 0.6, chi_names: 1, eng: 1 };

/** Chinese by both sets of data: where they agree they are right, and each knows characters that the other does not. */
async function readLine(engine: Engine, pictures: OcrPicture[], script: OcrScript): Promise<OcrReading[]> {
  const readings: OcrReading[] = [];
  for (const languages of script === 'latin' ? (['eng'] as const) : (['chi_sim+eng', 'chi_names'] as const)) {
    for (const { bytes } of pictures) {
      const page = await engine.read(bytes, languages, 'line');
      readings.push(
        page.flatMap(({ words }) =>
          words.map(({ text, confidence }) => ({ text, confidence: (trust[languages] * confidence) / 100 })),
        ),
      );
    }
  }
  return readings;
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
