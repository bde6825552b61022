import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Worker as Thread } from 'node:worker_threads';
import type Tesseract from 'tesseract.js';
import { OcrRefused } from './port.ts';

/** The second Chinese data is bad at pages and good at names, since it knows more characters. */
type Languages = 'chi_sim+eng' | 'eng' | 'chi_names';
type Shape = 'page' | 'line';
type Box = { x0: number; y0: number; x1: number; y1: number };
/** Lines as Tesseract tells them. */
export type EnginePage = {
  text: string;
  baseline: Box;
  words: { text: string; bbox: Box; confidence: number }[];
}[];

export interface Engine {
  /** @throws OcrRefused for bytes that are no picture; any other error when the thread itself has failed */
  read(bytes: Uint8Array, languages: Languages, shape?: Shape): Promise<EnginePage>;
  end(): Promise<void>;
}

const require = createRequire(import.meta.url);
/** Its complaints about a vertical-text model that the Chinese data names and we do not ship. */
const quiet = { debug_file: '/dev/null' } as Partial<Tesseract.InitOptions>;

/** Starts Tesseract in a thread; the library and its data are loaded only now. */
export async function openEngine(): Promise<Engine> {
  const { createWorker, OEM, PSM } = await import('tesseract.js');
  const folder = await languageFolder();
  const broken = Promise.withResolvers<never>();
  // Nobody may be waiting when it breaks; who waits next hears of it.
  broken.promise.catch(() => undefined);
  const fail = (error: unknown) => broken.reject(error instanceof Error ? error : new Error(String(error)));
  let loaded: Languages = 'chi_sim+eng';
  let shaped: Shape = 'page';
  const starting = createWorker(
    loaded,
    OEM.LSTM_ONLY,
    // Without a handler of errors the library throws them where nobody can catch them.
    { langPath: folder, cacheMethod: 'none', gzip: true, errorHandler: () => undefined },
    quiet,
  );
  const gone = () => rm(folder, { recursive: true, force: true });
  const worker = await Promise.race([starting, broken.promise]).catch(async (error) => {
    await gone();
    throw error;
  });
  const { worker: thread } = worker as Tesseract.Worker & { worker: Thread };
  thread.on('error', fail);
  thread.on('exit', () => fail(new Error('the OCR thread ended')));
  const prepare = () =>
    worker.setParameters({
      // Text wherever it stands: which lines belong together the reader of layouts knows better.
      tessedit_pageseg_mode: shaped === 'line' ? PSM.SINGLE_LINE : PSM.SPARSE_TEXT,
      preserve_interword_spaces: '1',
    });
  await prepare();
  const read = async (bytes: Uint8Array, languages: Languages, shape: Shape): Promise<EnginePage> => {
    if (languages !== loaded) await worker.reinitialize(languages, OEM.LSTM_ONLY, quiet);
    if (languages !== loaded || shape !== shaped) {
      [loaded, shaped] = [languages, shape];
      await prepare();
    }
    const { data } = await worker.recognize(Buffer.from(bytes), {}, { text: false, blocks: true }).catch((error) => {
      throw new OcrRefused(String(error).slice(0, 80));
    });
    return (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
  };
  return {
    read: (bytes, languages, shape = 'page') => Promise.race([read(bytes, languages, shape), broken.promise]),
    async end() {
      await thread.terminate();
      await gone();
    },
  };
}

const data = [
  { as: 'chi_sim', language: 'chi_sim', variant: '4.0.0_best_int' },
  { as: 'eng', language: 'eng', variant: '4.0.0_best_int' },
  { as: 'chi_names', language: 'chi_sim', variant: '4.0.0' },
];

/** The library wants the data of all languages in one folder, for as long as it runs; packages bring them in two. */
async function languageFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'qinghe-ocr-'));
  for (const { as, language, variant } of data) {
    const from = dirname(require.resolve(`@tesseract.js-data/${language}/package.json`));
    await copyFile(join(from, variant, `${language}.traineddata.gz`), join(folder, `${as}.traineddata.gz`));
  }
  return folder;
}
