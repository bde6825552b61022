import { limitConcurrency } from '../../tasks/limit-concurrency.ts';
import { type Engine, openEngine } from './paddle/engine.ts';
import { MAX_PAGE_MILLISECONDS, type OcrProvider, OcrRefused } from './port.ts';

export interface EmbeddedOcrOptions {
  /** Milliseconds beyond those of a picture until the engine counts as stuck; 10,000 unless told. */
  timeout?: number;
  /** Milliseconds after the last picture until the engine's memory is given back; 20,000 unless told. */
  idle?: number;
  /** What is told when the engine starts and ends. */
  onEngine?: (state: 'started' | 'ended') => void;
}

/** PP-OCR in a process beside this one, with its networks from packages; needs no network. */
export function embeddedOcr(options: EmbeddedOcrOptions = {}): OcrProvider {
  const inLine = limitConcurrency(1);
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
    recognise: ({ bytes }, milliseconds = MAX_PAGE_MILLISECONDS) =>
      inLine(async () => {
        clearTimeout(idling);
        if (!engine) {
          engine = openEngine();
          options.onEngine?.('started');
        }
        try {
          const page = await within(milliseconds + (options.timeout ?? 10_000), engine.read(bytes, milliseconds));
          idling = setTimeout(() => void inLine(end), options.idle ?? 20_000);
          idling.unref();
          return page;
        } catch (error) {
          // An engine that failed is in an unknown state.
          await end();
          throw error;
        }
      }),
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
