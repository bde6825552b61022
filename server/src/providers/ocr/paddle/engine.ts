import { type ChildProcess, fork } from 'node:child_process';
import { type OcrPage, OcrRefused } from '../port.ts';

export type EngineResult = { page: OcrPage } | { refused: string };

/** A picture, and the milliseconds for its lines. */
export type EngineRequest = { bytes: Uint8Array; milliseconds: number };

export interface Engine {
  /** What can be read in so many milliseconds. @throws OcrRefused for bytes that are no picture; any other error when the process itself has failed */
  read(bytes: Uint8Array, milliseconds: number): Promise<OcrPage>;
  end(): Promise<void>;
}

/**
 * Starts the reader in a process of its own: its native code blocks no request, a crash of it is not ours, and all of its
 * memory is given back when it ends.
 */
export function openEngine(): Engine {
  const child = fork(new URL('./process.ts', import.meta.url), {
    serialization: 'advanced',
    // Nothing of ours: neither secrets nor the flags of a debugger.
    env: {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    read: (bytes, milliseconds) => resultOf(child, { bytes, milliseconds }),
    async end() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function resultOf(child: ChildProcess, request: EngineRequest): Promise<OcrPage> {
  return new Promise((resolve, reject) => {
    const failed = () => reject(new Error(`the OCR process ended (${child.signalCode ?? child.exitCode})`));
    if (!child.connected) return failed();
    child.once('exit', failed);
    child.once('message', (result: EngineResult) => {
      child.off('exit', failed);
      if ('page' in result) resolve(result.page);
      else reject(new OcrRefused(result.refused));
    });
    child.send(request);
  });
}
