import type { Logger } from 'pino';

/** Undoes what was started, newest first; each step is run even where another fails. */
export class Shutdown {
  readonly #steps: { name: string; run: () => Promise<void> }[] = [];
  #done: Promise<void> | undefined;

  add(name: string, run: () => Promise<void>): void {
    this.#steps.unshift({ name, run });
  }

  run(log: Logger): Promise<void> {
    this.#done ??= (async () => {
      for (const { name, run } of this.#steps) {
        await run().catch((error: unknown) => log.error({ err: error, step: name }, 'stopping failed'));
      }
    })();
    return this.#done;
  }
}
